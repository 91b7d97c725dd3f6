// A list that grows at its end stays at its end, unless somebody scrolled up to read.
import { useEffect, useLayoutEffect, useRef } from "/web/vendor/preact.js";

const NEAR = 40;

/** Returns what the scrolling element listens with. `stamp` changes with the list; a window that opens changes the size. */
export function useStickToEnd(box, stamp) {
  const sticks = useRef(true);
  const last = useRef(0);
  const stick = () => { if (sticks.current && box.current) box.current.scrollTop = box.current.scrollHeight; };
  useLayoutEffect(stick, [stamp]);
  useEffect(() => {
    const watch = new ResizeObserver(stick);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  // Only people scroll up. A list that grows, or a box that shrinks, is far from its end for a moment as well.
  return () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    if (scrollHeight - scrollTop - clientHeight < NEAR) sticks.current = true;
    else if (scrollTop < last.current) sticks.current = false;
    last.current = scrollTop;
  };
}
