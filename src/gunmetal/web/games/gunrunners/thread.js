// The red thread of the case board: from the chosen card of the hand to the chosen place, while the move is not yet made.
import { html, useEffect, useLayoutEffect, useRef } from "/web/vendor/preact.js";

const middle = (rect) => [rect.left + rect.width / 2, rect.top + 4];

function curve(from, to) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const sag = 26 + Math.abs(x2 - x1) * 0.08;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`;
}

export function Thread() {
  const path = useRef();
  const draw = () => {
    const from = document.querySelector(".gr-cards .is-chosen");
    const to = document.querySelector(".gr-locations .is-chosen");
    path.current?.setAttribute("d", from && to ? curve(from.getBoundingClientRect(), to.getBoundingClientRect()) : "");
  };
  // The hand is drawn after the board, and a chosen card rises a little.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(draw);
    const timer = setTimeout(draw, 220);
    return () => { cancelAnimationFrame(frame); clearTimeout(timer); };
  });
  useEffect(() => {
    addEventListener("scroll", draw, true);
    addEventListener("resize", draw);
    return () => { removeEventListener("scroll", draw, true); removeEventListener("resize", draw); };
  }, []);
  return html`<svg class="gr-thread" aria-hidden="true"><path ref=${path} /></svg>`;
}
