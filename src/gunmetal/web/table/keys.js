// Everything by keyboard: single keys, unless somebody is writing.
import { useEffect, useRef } from "/web/vendor/preact.js";

const DIGIT_WAIT = 600;
const isWriting = (target) => target.closest?.("input, textarea, select, [contenteditable]") && target.type !== "range";

/** `keys`: {"u": act, "?": act, …}; `digits(number)` is called with 1, 2, … 12; `count` says how far they go. */
export function useKeys(keys, digits, count) {
  const latest = useRef();
  latest.current = { keys, digits, count };
  useEffect(() => {
    let typed = "", timer = 0;
    const choose = () => {
      const number = Number(typed);
      typed = "";
      if (number >= 1 && number <= latest.current.count) latest.current.digits(number);
    };
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target)) return;
      const isInDialog = document.querySelector("dialog[open]");
      if (/^[0-9]$/.test(event.key) && event.target.type !== "range" && !isInDialog) {
        clearTimeout(timer);
        typed += event.key;
        if (Number(typed) * 10 > latest.current.count) choose();
        else timer = setTimeout(choose, DIGIT_WAIT);
        return;
      }
      const act = !isInDialog && latest.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act && act(event) !== false) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => { document.removeEventListener("keydown", press); clearTimeout(timer); };
  }, []);
}
