// What stands at the top of the table and in the strips of the seats.
import { isThere } from "./facts.js";

/** The steps of a turn, with those before `now` done and those after it to come. */
export function phasesOf({ text }, game, steps, now) {
  return steps.map((step, at) => ({
    label: text(`western-step-${game}-${step}`),
    state: !isThere(now) || at > now ? "next" : at < now ? "done" : "now",
  }));
}

export function turnTitle({ text, snapshot: { view } }, id) {
  if (view.round === 0) return text("western-opening");
  const limit = view.round_limit;
  return text(limit ? `${id}-of` : id, { round: limit ? Math.min(view.round, limit) : view.round, limit, turn: view.turn });
}

/** Trumps, money, cards and captives of a seat. */
export function seatFacts({ text, snapshot: { view } }, seat) {
  const player = view.players[seat];
  const facts = [
    ...(player.trump ? [{ icon: `marks#suit-${player.trump}`, value: "", label: text("western-trump", { suit: text(`suit-${player.trump}`) }) }] : []),
    { icon: "marks#ui-cash", value: `$${player.dollars}`, label: text("western-cash") },
    { icon: "marks#ui-bank", value: `$${player.account}`, label: text("western-account") },
    { icon: "marks#ui-cards", value: player.hand_size, label: text("western-hand-size") },
  ];
  if (player.captive_count) facts.push({ icon: "marks#ui-bars", value: player.captive_count, label: text("western-captives-word") });
  return facts;
}
