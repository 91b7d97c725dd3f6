// Gunslingers: the six steps of a turn, and what is its own on the table.
import { phasesOf, seatFacts, turnTitle } from "./western/turn.js";

export { Board } from "./western/board.js";
export { Hand } from "./western/hand.js";
export { seatColour } from "./western/facts.js";
export { seatFacts };
export const theme = "western";

const TURN = ["banking", "move", "hire", "trade", "act", "draw"];
const BEFORE_TOWN = { rest: 0, miss: 0, move: 1, discard: 5 };

/** In town the view says which step it is, counted from one (SL-11 to SL-13). */
export function phases(props) {
  const { phase, step } = props.snapshot.view;
  const now = phase === "over" || phase === "prepared" ? null : BEFORE_TOWN[phase] ?? step - 1;
  return phasesOf(props, "gunslingers", TURN, now);
}

export const title = (props) => turnTitle(props, "western-round");
