// Which card and which crate is the same as before. Views tell only where things lie; to show that something moved, the page follows
// each thing from one view to the next, knowing no more than the view. A guess may be wrong only where nobody could tell the difference.

// Where the crates come from that a place gains, the likeliest first. Players are served first, the supply last.
const SOURCES = {
  players: ["locations", "supply", "warehouse", "players"],
  locations: ["warehouse", "locations", "supply", "players"],
  warehouse: ["supply", "locations", "players", "warehouse"],
  supply: ["locations", "warehouse", "players", "supply"],
};

let memory = { of: null, snapshot: null, cards: [], crates: null, found: null };
let nextId = 1;

/** {training: [card|null], fields: [[card]], hand: [card], deck: [card], crates: {warehouse, supply, locations, players}}; a card is {id, turned}, a crate its name. */
export function tracked(snapshot) {
  if (memory.snapshot === snapshot) return memory.found;
  const of = `${snapshot.table}/${snapshot.as}`;
  const before = memory.of === of ? memory : { cards: [], crates: null };
  const cards = followCards(before.cards, cardsOf(snapshot.view));
  const crates = followCrates(before.crates, snapshot.view);
  const found = { ...byPlace(cards, snapshot.view), crates: { ...crates, warehouse: crates.warehouse[0], supply: crates.supply[0] } };
  memory = { of, snapshot, cards, crates, found };
  return found;
}

function cardsOf(view) {
  const cards = [];
  const add = (place, owner, kind, up) => cards.push({ place, owner, kind, up });
  view.locations.forEach(({ probationary, row }, at) => {
    if (probationary) add(`training:${at}`, probationary.owner, probationary.kind, false);
    for (const card of row) add(`field:${at}`, card.owner, card.kind, card.face_up);
  });
  const own = view.players[view.seat];
  for (const kind of own?.hand ?? []) add("hand", view.seat, kind, true);
  for (let left = own?.deck_size ?? 0; left > 0; left--) add("deck", view.seat, null, false);
  return cards;
}

function followCards(before, after) {
  const left = [...before];
  const take = (card, fits) => {
    const index = left.findIndex((old) => old.owner === card.owner && fits(old));
    if (index < 0) return;
    const [old] = left.splice(index, 1);
    card.id = old.id;
    card.turned = card.up && !old.up && old.place !== "deck";
  };
  const mayBe = (card, old) => card.kind === old.kind || card.kind === null || old.kind === null;
  const passes = [
    (card) => (old) => old.place === card.place && old.up === card.up && mayBe(card, old),
    (card) => (old) => card.kind !== null && old.kind === card.kind,
    (card) => (old) => old.place.split(":")[1] === card.place.split(":")[1] && mayBe(card, old),
    (card) => (old) => mayBe(card, old),
  ];
  for (const fits of passes) for (const card of after) if (!card.id) take(card, fits(card));
  for (const card of after) card.id ??= nextId++;
  return after;
}

function byPlace(cards, view) {
  const at = (place) => cards.filter((card) => card.place === place);
  return {
    training: view.locations.map((_, location) => at(`training:${location}`)[0] ?? null),
    fields: view.locations.map((_, location) => at(`field:${location}`)),
    hand: at("hand"),
    deck: at("deck"),
  };
}

const countsOf = (view) => ({
  warehouse: [view.warehouse], supply: [view.supply], locations: view.locations.map((one) => one.crates), players: view.players.map((one) => one.crates),
});

function followCrates(before, view) {
  const counts = countsOf(view);
  const [kept, loose] = [{}, {}];
  for (const [kind, wanted] of Object.entries(counts)) {
    const old = wanted.map((_, index) => before?.[kind][index] ?? []);
    kept[kind] = wanted.map((count, index) => old[index].slice(0, count));
    loose[kind] = wanted.flatMap((count, index) => old[index].slice(count));
  }
  for (const kind of Object.keys(SOURCES))
    counts[kind].forEach((count, index) => {
      while (kept[kind][index].length < count) {
        const from = SOURCES[kind].find((one) => loose[one].length);
        kept[kind][index].push(from ? loose[from].pop() : nextId++);
      }
    });
  return kept;
}
