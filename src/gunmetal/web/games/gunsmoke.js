// Gunsmoke: the four steps of a turn, and what is its own on the table.
import { phasesOf, seatFacts, turnTitle } from "./western/turn.js";

export { Board } from "./western/board.js";
export { Hand } from "./western/hand.js";
export { seatColour } from "./western/facts.js";
export { seatFacts };
export const theme = "western";

const OPENING = ["opening-account", "exchange"];
const TURN = ["investment", "move", "town", "discard"];
const BEFORE_TOWN = { move: 1, discard: 3 };       // whatever else there is to decide belongs to the third step

export function phases(props) {
  const { phase } = props.snapshot.view;
  if (OPENING.includes(phase)) return phasesOf(props, "opening", OPENING, OPENING.indexOf(phase));
  return phasesOf(props, "gunsmoke", TURN, phase === "over" || phase === "prepared" ? null : BEFORE_TOWN[phase] ?? 2);
}

export const title = (props) => turnTitle(props, props.snapshot.view.the_three ? "western-solo-turn" : "western-round");
