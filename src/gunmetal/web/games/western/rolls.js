// The dice of the last action, told from the events: who rolled what, for which test, and what came of it.

const OPENS = new Set(["action-played", "free-fight"]);
const CLOSES = new Set(["turn-began", "moved", "stayed", "rode", "card-used-to-move"]);
const OUTCOMES = new Set([
  "wounded", "wounds-cancelled", "killed", "captured", "capture-failed", "shot-lost", "stake-won", "stake-lost", "robbery-succeeded", "robbery-failed",
  "account-robbed", "dollars-earned", "gold-mined", "blown-up", "rebuilt", "released", "escaped", "nothing-came-of-it", "card-stolen", "player-out",
]);

const marksOf = (event, thing) => event.marks.filter((mark) => mark.startsWith(`${thing}:`)).map((mark) => mark.slice(thing.length + 1));

function opened(event, opening) {
  return { opening, seat: marksOf(event, "seat")[0], rolls: [], pending: [], aims: {}, outcomes: [] };
}

/** Adds an event to the action it belongs to; answers that action. */
function told(action, event) {
  const [seat, owner] = marksOf(event, "seat");
  const [suit] = marksOf(event, "suit");
  if (event.kind === "die-rolled") action.pending.push(suit);
  else if (event.kind === "die-rolled-again") Object.assign(action.rolls.at(-1), { again: suit, trumps: null });   // how many they are now is not told
  else if (event.kind === "test-made") {
    const [test] = marksOf(event, "test");
    action.rolls.push({ seat, test, faces: action.pending, trumps: event.args.trumps, aim: test === "draw" ? null : action.aims[seat] });
    action.pending = [];
  } else if (event.kind === "target-declared") action.aims[seat] = { owner, card: marksOf(event, "card")[1] };
  else if (OUTCOMES.has(event.kind)) action.outcomes.push(event);
  return action;
}

/** The last action in which something happened, or null: {opening, seat, rolls, outcomes, isOver}. */
export function lastAction(steps) {
  let action = null;
  let last = null;
  for (const event of steps.flatMap((step) => step.events)) {
    if (OPENS.has(event.kind)) action = opened(event, event);
    else if (CLOSES.has(event.kind)) action = null;
    else if (action) told(action, event);
    else if (event.kind === "die-rolled") action = told(opened(event, null), event);
    if (action && (action.rolls.length || action.outcomes.length || action.opening)) last = action;
  }
  return last && { ...last, isOver: last !== action };
}

/** The latest roll of a seat for a test in that action. */
export const rollOf = (action, seat, test) => action?.rolls.findLast((roll) => roll.seat === seat && roll.test === test) ?? null;
