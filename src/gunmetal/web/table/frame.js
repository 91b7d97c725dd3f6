// The table of any game, drawn from a snapshot: top bar, seats, board, hand, and room for choices and log. It needs no stream, so a
// replay draws with it as well.
import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { has, say, text } from "/web/texts.js";
import { colourOf, seatName } from "/web/components/seat.js";
import * as plain from "./plain.js";
import { Part } from "./guard.js";
import { useMotion } from "./motion.js";
import { Seats } from "./seats.js";
import { TableBar } from "./topbar.js";

const untouched = (mark) => ({ "data-mark": mark });

/** The words for a hand that lies open: what is said to its owner (“Your hand”) has a twin ending in -of (“Hand of Blue”). */
function wordsFor({ as, view, seats, game }) {
  const owner = as === null && seats[view?.seat];
  if (!owner) return text;
  const player = seatName(owner, game);
  return (id, args) => (has(`${id}-of`) ? text(`${id}-of`, { ...args, player }) : text(id, args));
}

/** What the modules of the games are given. `choices` is missing where nothing can be chosen. */
export function propsOf(snapshot, game, { choices, steps = [], news = [] } = {}) {
  return {
    snapshot, steps, news, say, text: wordsFor(snapshot), printed: game.printed,
    marked: choices?.marked ?? untouched,
    choose: choices?.take ?? (() => {}),
    chosen: choices?.chosen ?? null,
  };
}

/** The colour of a seat by its word ("red", "north"). */
export const seatColours = (snapshot) => (word) => {
  const seat = snapshot.seats.find((one) => one.word === word);
  return seat ? colourOf(seat, snapshot.view) : "black";
};

/** How high bar and seats are: the panel beside the board fills the rest of the screen. */
function useHead(root) {
  useEffect(() => {
    const seats = root.current.querySelector(".seats");
    const watch = new ResizeObserver(() => root.current?.style.setProperty("--head", `${seats.offsetTop + seats.offsetHeight + 18}px`));
    watch.observe(seats);
    return () => watch.disconnect();
  }, []);
}

/** The first drawing of a table is a mark among the browser's own timings. */
const useDrawnMark = () => useEffect(() => { requestAnimationFrame(() => performance.mark("table-drawn")); }, []);

/** `tools`: more for the top bar · `settings(close)`: more for the settings · `onSeat(action, seat)`: seats can be given away and taken back · `children`: choices, log, windows. */
export function TableFrame({ snapshot, game, steps, news, choices, tools, settings, notice, onSeat, children }) {
  const root = useRef();
  useMotion(root, snapshot.view);
  useHead(root);
  useDrawnMark();
  const { module } = game;
  const props = propsOf(snapshot, game, { choices, steps, news });
  const name = game.game;
  return html`<div class="table" ref=${root} data-table-game=${name} data-seats=${snapshot.seats.length}>
    <a class="skip" href="#choices">${text("table-skip")}</a>
    <${TableBar} props=${props} module=${module} tools=${tools} settings=${settings} notice=${notice} />
    <${Seats} props=${props} module=${module} onSeat=${onSeat} />
    <main class="board" id="main" tabindex="-1" aria-labelledby="board-title"><h2 class="sr" id="board-title">${text("board-title")}</h2><${Part} key=${`board-${name}`} draw=${module.Board} plain=${plain.Board} props=${props} /></main>
    <section class="hand-frame" aria-label=${text("hand-title")}><${Part} key=${`hand-${name}`} draw=${module.Hand} plain=${plain.Hand} props=${props} /></section>
    <div class="beside">${children}</div>
  </div>`;
}
