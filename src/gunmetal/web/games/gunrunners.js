// The board of Gunrunners: a case file on a desk.
import { html } from "/web/vendor/preact.js";
import { ArrangingBar, useArranging } from "./gunrunners/arrange.js";
import { Heap } from "./gunrunners/crates.js";
import { useNotes } from "./gunrunners/files.js";
import { Locations } from "./gunrunners/locations.js";
import { Operations } from "./gunrunners/operations.js";
import { Thread } from "./gunrunners/thread.js";
import { tracked } from "./gunrunners/tracking.js";

export { Hand } from "./gunrunners/hand.js";
export const theme = "gunrunners";

const PHASES = ["deliver", "deploy", "operate", "bust"];
const PHASE_OF = { deploy: "deploy", train: "deploy", operate: "operate", move: "operate", arrange: "operate", bust: "bust" };

export function Board(props) {
  const things = tracked(props.snapshot);
  const arranging = useArranging(props);
  const shown = { ...props, cards: things, crates: things.crates, notes: useNotes(), arranging };
  return html`<div class="gr-board">
    <${Operations} ...${shown} />
    ${arranging && html`<${ArrangingBar} ...${shown} />`}
    <${Locations} ...${shown} />
  </div>
  <${Thread} />`;
}

/** What everybody knows of a seat: crates, cards in hand and draw pile, and whether its Manager allows more Undercover Agents. */
export function seatFacts({ snapshot, text }, seat) {
  const player = snapshot.view.players[seat];
  if (!player) return [];
  const facts = [
    { icon: html`<${Heap} crates=${tracked(snapshot).crates.players[seat]} />`, value: player.crates, label: text("runners-fact-crates") },
    { icon: "i-hand", value: player.hand_size, label: text("runners-fact-hand") },
    { icon: "i-deck", value: player.deck_size, label: text("runners-fact-pile") },
  ];
  return player.undercover_limit > 1 ? [...facts, { icon: "i-under", value: player.undercover_limit, label: text("word-manager-in-force") }] : facts;
}

/** The card goes into training after the operation in one edition and before it in the other (GR-12). */
const isOperationOver = ({ edition, view }) => edition === "en" && view.phase === "train";

export function phases({ snapshot, text }) {
  const { phase } = snapshot.view;
  const now = PHASES.indexOf(PHASE_OF[phase] ?? "");
  const isDone = (name, index) => phase === "over" || index < now || (name === "operate" && isOperationOver(snapshot));
  return PHASES.map((name, index) => ({ label: text(`runners-phase-${name}`), state: isDone(name, index) ? "done" : index === now ? "now" : "next" }));
}

export function title({ snapshot, text }) {
  const { phase, turn } = snapshot.view;
  return phase === "prepared" || phase === "opening" ? text("runners-opening") : text("runners-turn", { turn });
}
