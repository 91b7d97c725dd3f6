// A value that many parts of the page look at: set it, and everybody who looks is drawn again.
import { useEffect, useReducer } from "/web/vendor/preact.js";

export function createStore(value) {
  const watchers = new Set();
  return {
    get: () => value,
    set(next) {
      const before = value;
      value = typeof next === "function" ? next(value) : next;
      if (value !== before) for (const watcher of [...watchers]) watcher(value);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export function useStore(store, select = (value) => value) {
  const [, draw] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    let shown = select(store.get());
    return store.watch((value) => {
      const now = select(value);
      if (now !== shown) {
        shown = now;
        draw();
      }
    });
  }, [store]);
  return select(store.get());
}
