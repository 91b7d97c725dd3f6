// Things that changed their place glide there: rects before and after a drawing, by the key in `data-move`.
import { useLayoutEffect, useRef } from "/web/vendor/preact.js";
import { motion } from "/web/prefs.js";

const DURATION = { full: 420, short: 170, off: 0 };
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const center = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];

function measure(root) {
  const rects = new Map();
  for (const element of root.querySelectorAll("[data-move]")) rects.set(element.dataset.move, element.getBoundingClientRect());
  return rects;
}

/** Where a thing comes from that was not there before: `data-from` names a mark, such as the seat that played it. */
function origin(root, element) {
  const mark = element.dataset.from;
  const source = mark && root.querySelector(`[data-mark~="${CSS.escape(mark)}"]`);
  return source?.getBoundingClientRect();
}

function glide(element, from, to, duration) {
  const [x0, y0] = center(from);
  const [x1, y1] = center(to);
  const scale = to.width ? from.width / to.width : 1;
  const stays = Math.abs(x0 - x1) < 2 && Math.abs(y0 - y1) < 2 && Math.abs(scale - 1) < 0.04;
  if (stays) return;
  element.animate(
    [{ transform: `translate(${x0 - x1}px, ${y0 - y1}px) scale(${Math.min(Math.max(scale, 0.3), 3)})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration, easing: EASE },
  );
}

function play(root, before, duration) {
  for (const element of root.querySelectorAll("[data-move]")) {
    const to = element.getBoundingClientRect();
    const from = before.get(element.dataset.move) ?? origin(root, element);
    if (from) glide(element, from, to, duration);
    else element.animate([{ opacity: 0, transform: "scale(.85)" }, { opacity: 1, transform: "none" }], { duration: duration * 0.6, easing: EASE });
  }
}

/** Animates what moves inside `root` whenever `stamp` changes. The body of a component runs before its children are redrawn. */
export function useMotion(root, stamp) {
  const shown = useRef(stamp);
  const before = useRef(null);
  const moves = root.current && shown.current !== stamp && motion() !== "off" && document.visibilityState === "visible";
  if (moves) before.current = measure(root.current);
  useLayoutEffect(() => {
    shown.current = stamp;
    if (before.current?.size) play(root.current, before.current, DURATION[motion()]);
    before.current = null;
  }, [stamp]);
}
