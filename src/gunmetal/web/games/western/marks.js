// Which choices a thing on these boards stands for. The same card may lie in the hand, with the own gang and with others, so a mark
// says which of them is meant: "do:sell card:shotgun card:doc-holliday".

const FROM_HAND = new Set(["attach", "buy", "hire", "play", "discard"]);
const OF_ANY_BEARER = new Set(["boots", "horse", "jail", "use"]);      // Gunsmoke: whoever bears the card (SM-11)

const verb = (option) => option.action.split(" ", 1)[0];
const optionsOf = ({ snapshot }) => snapshot.options ?? [];
const named = (props, kind) => `card:${props.printed[kind].name}`;

/** Attributes of a thing that a choice may speak of, together with its own class. `of` tells alike things apart. */
export function marking(props, mark, style, of) {
  const attributes = props.marked(mark, of);
  return { ...attributes, class: `${style} ${attributes.class ?? ""}` };
}

/** A thing that the log may point at, but that no choice stands for. */
const quiet = (mark, style) => ({ "data-mark": mark, class: style });

function cardMarking(props, kind, bearer, speaks, style, of) {
  const marks = [named(props, kind), ...(bearer ? [named(props, bearer.kind)] : [])];
  const option = optionsOf(props).find((one) => speaks(one) && marks.every((mark) => one.marks.includes(mark)));
  return option ? marking(props, [`do:${verb(option)}`, ...marks].join(" "), style, of) : null;
}

export function handMarking(props, kind, style, of) {
  return cardMarking(props, kind, null, (option) => FROM_HAND.has(verb(option)), style, of) ?? quiet(named(props, kind), style);
}

/** A card in use: `bearer` has it attached (Gunsmoke), or it is revealed beside the gang of a seat (Gunslingers). */
export function gearMarking(props, kind, seat, bearer, style, of) {
  const { view } = props.snapshot;
  const isOwn = seat === view.seat;
  const inUse = (option) => !FROM_HAND.has(verb(option));
  const found = bearer
    ? cardMarking(props, kind, bearer, inUse, style, of) ?? (isOwn ? cardMarking(props, kind, null, (option) => OF_ANY_BEARER.has(verb(option)), style, of) : null)
    : isOwn ? cardMarking(props, kind, null, inUse, style, of) : null;
  return found ?? quiet(named(props, kind), style);
}

/** A seat can be chosen where nothing but the seat is asked for. */
export function seatMarking(props, word, style) {
  const mark = `seat:${word}`;
  const isAsked = optionsOf(props).some(({ marks }) => marks.length > 0 && marks.every((one) => one === mark));
  return isAsked ? marking(props, mark, style) : quiet(mark, style);
}
