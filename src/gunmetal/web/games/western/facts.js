// What the boards read out of a view: seats and their colours, names, sums of printed numbers. Nothing here decides a rule.
import { colourOf } from "/web/components/seat.js";

export const TESTS = ["draw", "shoot", "brawl", "gamble", "law", "outlaw"];
export const FOE = 6;                          // bonuses to opponents' Draw, Shoot and Brawl follow those six
export const THREE = 4;                        // the seat of the three in a solo game (SM-37)
const KIND_BY_COLOUR = ["gun", "fist", "item"];
const KINDS = { gunfighter: "soul", "brawl-weapon": "fist", item: "item", action: "deed" };

export const isThere = (value) => value !== null && value !== undefined;

export const playerAt = (view, seat) => (seat === THREE ? view.the_three : view.players[seat]);

/** Every side of the table, the three of a solo game included. */
export const sides = (view) => [...view.players, view.the_three].filter(Boolean);

export const seatWord = ({ snapshot }, seat) => (seat === THREE ? "three" : snapshot.seats[seat].word);

export const seatOfWord = ({ snapshot }, word) => (word === "three" ? THREE : snapshot.seats.findIndex((one) => one.word === word));

export function seatName(props, seat) {
  return (seat !== THREE && props.snapshot.seats[seat].name) || props.text(`colour-${seatWord(props, seat)}`);
}

/** The colour and shape of a seat: Gunsmoke deals it with the trump card. */
export const seatColour = ({ snapshot }, seat) => (seat === THREE ? "black" : colourOf(snapshot.seats[seat], snapshot.view));

export const colourName = ({ text }, colour) => text(`western-shape-${colour}`);

export const cardName = ({ printed, text }, kind) => text(`card-${printed[kind].name}`);

/** The colour of a card: guns red, hand weapons brown, items blue, deeds black, gunfighters green. */
export const cardKind = (card) => (card.category === "weapon" ? KIND_BY_COLOUR[card.colour] : KINDS[card.category]);

/** What a gunfighter carries (Gunsmoke). */
export const carried = (fighter) => fighter.attached.filter(isThere);

/** What a player has chosen for the action in progress (Gunslingers). */
export const chosen = (player) => [player.item, ...player.weapons].filter(isThere);

/** The cards that count for a gunfighter now: those attached, and those chosen for whoever acts or fights. */
export function gearOf(view, player, slot) {
  return [...carried(player.gang[slot]), ...(actingSlot(view, player.seat) === slot ? chosen(player) : [])];
}

/** Who acts or fights for a seat in the action in progress. */
export function actingSlot(view, seat) {
  const duellist = view.fight?.duellists.find((one) => one.seat === seat);
  if (duellist) return duellist.slot;
  return view.action && view.active === seat ? view.action.slot : null;
}

/** The six values as printed, and with what is printed on the cards that count. */
export function values(printed, fighter, gear) {
  return TESTS.map((test, at) => {
    const own = printed[fighter.kind].bonus[at];
    return { test, own, sum: own + gear.reduce((sum, kind) => sum + printed[kind].bonus[at], 0) };
  });
}

/** Law and Outlaw of a gang together: all its gunfighters and their cards. */
export function together(printed, view, player) {
  const sum = (at) => player.gang.reduce((total, fighter, slot) => total + values(printed, fighter, gearOf(view, player, slot))[at].sum, 0);
  return { law: sum(4), outlaw: sum(5) };
}

/** The bonuses printed on a card: [{test, amount, foe}]. */
export function bonuses(card) {
  return card.bonus.map((amount, at) => ({ test: TESTS[at % FOE], amount, foe: at >= FOE })).filter(({ amount }) => amount !== 0);
}

export const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A sentence without the numbers of its rules at the end, and those numbers. */
export function withoutRules(sentence) {
  const found = sentence.match(/^(.*?)\s*\(((?:S[LM]-\d+(?:, )?)+)\)\.?$/s);
  return found ? { sentence: `${found[1].replace(/\.$/, "")}.`, rules: found[2].split(", ") } : { sentence, rules: [] };
}
