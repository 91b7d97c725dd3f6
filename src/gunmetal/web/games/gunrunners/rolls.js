// The last roll of the die, told from the events: {die, count, location | agent | null, warehouse}.
const ROLLS = new Set(["die-rolled", "agent-sabotaged", "sabotage-failed"]);

const nameIn = (event, key) => event.args[key]?.name ?? null;

/** `count` is how many rolls there were, so that the same number twice still rolls. */
export function lastRoll(steps) {
  let roll = null;
  let count = 0;
  for (const event of (steps ?? []).flatMap((step) => step.events)) {
    if (ROLLS.has(event.kind)) roll = { die: event.args.die, count: ++count, against: nameIn(event, "agent"), hit: event.kind === "agent-sabotaged" };
    else if (roll && event.kind === "crates-delivered") roll.to = nameIn(event, "location");
    else if (roll && event.kind === "crates-stored") roll.to = "warehouse";
  }
  return roll;
}
