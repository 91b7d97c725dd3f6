// The plan of a new table: what is chosen for each game, kept in this browser, and what is sent to the server.
const KEPT = "gunmetal-plans";
const USUAL_PLAYERS = { gunrunners: 4, gunslingers: 3, gunsmoke: 3 };

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "{}");
  } catch {
    return {};
  }
}

export const lastGame = () => kept().game;

export function keep(plan) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), game: plan.game, [plan.game]: plan }));
  } catch { /* the next visit starts from the usual plan */ }
}

/** The level that bots have unless somebody chooses another: the second, as the first is for the very first game. */
const usualBot = (game) => game.bots[1] ?? game.bots[0];
const bot = (game, level) => ({ kind: "bot", bot: game.bots.includes(level) ? level : usualBot(game), name: "" });

function usualPlan(game) {
  const players = game.players.includes(USUAL_PLAYERS[game.name]) ? USUAL_PLAYERS[game.name] : game.players.find((count) => count > 1) ?? game.players[0];
  return {
    game: game.name, players, edition: game.editions[0], settings: {}, pace: { kind: "none" }, open: false, daily: false,
    seats: game.seats.map((_, number) => (number === 0 ? { kind: "me", name: "" } : bot(game))),
  };
}

/** The plan of the last visit as far as the server still offers it, or the usual one: one click starts it. */
export function planFor(game) {
  const usual = usualPlan(game);
  const last = kept()[game.name];
  if (!last) return usual;
  const seats = usual.seats.map((seat, number) => {
    const before = last.seats?.[number];
    return !before ? seat : before.kind === "bot" ? bot(game, before.bot) : before;
  });
  const settings = Object.fromEntries(Object.entries(last.settings ?? {}).filter(([name]) => name in game.settings));
  return {
    ...usual, ...last, seats, settings, daily: false,
    players: game.players.includes(last.players) ? last.players : usual.players,
    edition: game.editions.includes(last.edition) ? last.edition : usual.edition,
  };
}

export const seatsOf = (plan) => plan.seats.slice(0, plan.players);
export const isFirstMe = (plan, number) => seatsOf(plan).findIndex((seat) => seat.kind === "me") === number;

const PRESETS = {
  bots: (game, _, before) => bot(game, before.bot),
  friends: () => ({ kind: "open", name: "" }),
  screen: (_, __, before) => ({ kind: "me", name: before.name ?? "" }),
};

/** Fills all seats but the first; the rest of the plan stays. */
export function preset(game, plan, name) {
  if (name === "solo") return { ...plan, players: 1, seats: plan.seats.map((seat, number) => (number ? seat : { kind: "me", name: "" })) };
  const players = plan.players > 1 ? plan.players : usualPlan(game).players;
  const seats = plan.seats.map((seat, number) => (number === 0 ? { kind: "me", name: "" } : PRESETS[name](game, number, seat)));
  return { ...plan, players, seats };
}

/** Which preset the seats agree with; null: a mixture. */
export function presetOf(plan) {
  const [first, ...others] = seatsOf(plan);
  if (first.kind !== "me") return null;
  if (others.length === 0) return "solo";
  const kinds = new Set(others.map((seat) => seat.kind));
  return kinds.size === 1 ? { bot: "bots", open: "friends", me: "screen" }[others[0].kind] : null;
}

/** The clock of people, and the pace of bots where somebody chose it. */
const paceOf = (plan) => (plan.bots === undefined ? plan.pace : { ...plan.pace, bots: plan.bots });

/** What is sent to the server. The first seat of mine has my own name; the others at this screen have theirs. */
export function tableOf(game, plan, myName) {
  const seats = seatsOf(plan).map((seat, number) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    if (seat.kind === "open") return { kind: "open" };
    const name = isFirstMe(plan, number) ? myName : seat.name;
    return name ? { kind: "me", name } : { kind: "me" };
  });
  const table = { game: plan.game, edition: plan.edition, settings: plan.settings, seats, pace: paceOf(plan), open: plan.open };
  return plan.players === 1 && plan.daily && game.solo ? { ...table, daily: true } : table;
}
