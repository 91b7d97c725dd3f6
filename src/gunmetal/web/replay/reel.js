// A played game as one pair of eyes saw it: its steps, and the table after each of them, fetched once and kept for a while.
import { api } from "../net.js";

const KEPT = 120;                      // positions; a game has up to a few hundred
const AHEAD = 3;                       // positions fetched in the direction of travel
const BEHIND = 1;

/** `as`: the word of a seat, "public" or "open". */
export async function openReel(table, as) {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const query = `?as=${encodeURIComponent(as)}`;
  const { steps } = await api("GET", `${path}/steps${query}`);
  const count = steps.length;
  const positions = new Map();         // number → promise of a snapshot, the oldest first
  const ready = new Set();

  async function fetched(number) {
    const snapshot = await api("GET", `${path}/at/${number}${query}`);
    ready.add(number);
    return then(snapshot, number, count);
  }

  function at(number) {
    const known = positions.get(number) ?? fetched(number);
    positions.delete(number);
    positions.set(number, known);
    known.catch(() => positions.delete(number));
    if (positions.size > KEPT) forget(positions.keys().next().value);
    return known;
  }

  function forget(number) {
    positions.delete(number);
    ready.delete(number);
  }

  return {
    table, as, steps, count, turns: turnsOf(steps), at,
    isReady: (number) => ready.has(number),
    /** Fetches the neighbours, more of them where the reader is going. A failure shows when the position itself is asked for. */
    prefetch(number, direction = 1) {
      for (let away = 1; away <= AHEAD; away += 1) {
        for (const next of [number + away * direction, ...(away <= BEHIND ? [number - away * direction] : [])])
          if (next >= 1 && next <= count && !positions.has(next)) at(next).catch(() => {});
      }
    },
  };
}

/** The table as it was: the server tells it together with how it is now. */
function then(snapshot, number, count) {
  const isLast = number === count;
  return { ...snapshot, revision: number, version: number, options: [], may_undo: false, deadline: null,
           status: isLast ? snapshot.status : "playing", outcome: isLast ? snapshot.outcome : null,
           decision: snapshot.decision ?? null, seats: snapshot.seats.map((seat) => ({ ...seat, present: true, bot_from: null })) };
}

/** Where each turn begins: [{number, turn, seat: {name: "colour-red"}}]; `number` is how many steps have been played by then. */
function turnsOf(steps) {
  return steps.flatMap((step, place) => step.events.filter(({ kind }) => kind === "turn-began")
    .map(({ args }) => ({ number: place + 1, turn: args.turn, seat: args.seat })));
}
