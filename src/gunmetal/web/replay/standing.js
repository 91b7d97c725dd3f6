// Who came where, and why: an outcome in sentences. The sentence about the winner belongs to the game; those about the others compare
// the figures that the game gave.
import { has, list, text } from "../texts.js";
import { colourName, seatName } from "../components/seat.js";

const hyphened = (word) => word.replaceAll("_", "-");

/** “Ana (Red)”: bots of one level are called alike. */
export function who(snapshot, number) {
  const seat = snapshot.seats[number];
  const [name, colour] = [seatName(seat, snapshot.game), colourName(seat.word, snapshot.game)];
  return name === colour ? colour : text("end-who", { name, colour });
}

export const ranked = (outcome) => [...outcome.results].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
export const winners = (outcome) => outcome.results.filter((result) => result.rank === 1);

/** The names of the figures, the one that counts first in front. */
export const figures = (outcome) => Object.keys(outcome.results[0].figures);

export function figureName(figure) {
  const id = `terminal-figure-${hyphened(figure)}`;
  return text(has(id) ? id : `end-figure-${hyphened(figure)}`);
}

export function headline(snapshot) {
  const { outcome, mine, seats } = snapshot;
  const won = winners(outcome);
  const own = mine.length === 1 ? mine[0] : null;          // who holds several seats is not one of the players
  if (won.length > 1) return text("end-won-together", { winners: list(won.map(({ seat }) => seatName(seats[seat], snapshot.game))) });
  if (won.length === 0) return own === null ? text("end-lost", { loser: seatName(seats[0], snapshot.game) }) : text("end-you-lost");
  return own === won[0].seat ? text("end-you-won") : text("end-won", { winner: seatName(seats[won[0].seat], snapshot.game) });
}

/** Why it ended, as the log says it. */
export const ending = ({ reason }) => text("event-game-ended", { reason: text(`reason-${hyphened(reason)}`) });

/** The first figure that tells the winner from the next best, or that none does; who plays alone has won or lost. */
export function verdict(snapshot) {
  const { outcome } = snapshot;
  const won = winners(outcome);
  const [best] = ranked(outcome);
  const told = { ...best.figures, seat: who(snapshot, best.seat) };
  if (outcome.solo) return text(won.length ? "solo-won" : "solo-lost", told);
  if (won.length > 1) return text("tie-break-shared", { ...told, seats: list(won.map(({ seat }) => who(snapshot, seat))) });
  return text(`tie-break-${decisive(best, outcome).replace("remaining_", "")}`, told);
}

function decisive(winner, outcome) {
  let rivals = outcome.results.filter(({ rank }) => rank !== 1);
  return figures(outcome).find((figure) => {
    rivals = rivals.filter((rival) => rival.figures[figure] === winner.figures[figure]);
    return rivals.length === 0;
  });
}

/** How equal first figures were told apart all the way down, and who shares a place. */
export function tieBreaks(snapshot) {
  const all = ranked(snapshot.outcome);
  const found = [];
  for (const [place, behind] of all.entries()) {
    const ahead = all[place - 1];
    if (ahead && ahead.rank < behind.rank) found.push(before(snapshot, ahead, behind));
    const level = all.filter(({ rank }) => rank === behind.rank);
    if (behind.rank > 1 && level.length > 1 && level[0] === behind)
      found.push(text("end-same-place", { rank: behind.rank, seats: list(level.map(({ seat }) => who(snapshot, seat))) }));
  }
  return found.filter(Boolean);
}

function before(snapshot, ahead, behind) {
  const [first, ...rest] = figures(snapshot.outcome);
  const areOut = first === "gunfighters" && ahead.figures[first] === 0;        // between those, no figure decides
  if (areOut || ahead.figures[first] !== behind.figures[first]) return null;
  const figure = rest.find((one) => ahead.figures[one] !== behind.figures[one]);
  const id = `end-before-${hyphened(figure ?? "")}`;
  if (!has(id)) return null;
  return text(id, { ...ahead.figures, ahead: who(snapshot, ahead.seat), behind: who(snapshot, behind.seat),
                    more: ahead.figures[figure], less: behind.figures[figure] });
}
