// Through whose eyes a game is seen: those of a seat, the public's, or everybody's at once.
import { html } from "/web/vendor/preact.js";
import { text } from "../texts.js";
import { Choice } from "../components/controls.js";
import { who } from "./standing.js";

export const PUBLIC = "public";
export const OPEN = "open";

/** What may be chosen: before the end only the own seats, and what everybody sees. */
export function eyes({ seats, mine, status }) {
  const isOver = status === "over";
  const words = seats.filter((seat) => isOver || mine.includes(seat.seat)).map((seat) => seat.word);
  return [...words, PUBLIC, ...(isOver ? [OPEN] : [])];
}

/** What was asked for, if it may be; else the own seat, else as much as there is to see. */
export function eyesFor(table, asked) {
  const may = eyes(table);
  if (may.includes(asked)) return asked;
  return table.mine.length ? table.seats[table.mine[0]].word : may.at(-1);
}

export function EyesChoice({ table, as, onChange }) {
  const label = (word) => {
    const seat = table.seats.find((one) => one.word === word);
    return seat ? who(table, seat.seat) : text(`replay-as-${word}`);
  };
  return html`<${Choice} label=${text("replay-as")} class="beside-label" value=${as} onChange=${onChange} options=${eyes(table).map((word) => ({ value: word, label: label(word) }))} />
    ${table.status !== "over" && html`<p class="muted note">${text("replay-as-later")}</p>`}`;
}

/** With everything open there is still room for one hand: that of `chosen`, or (null) of whoever decides. */
export function withHand(snapshot, as, chosen) {
  if (as !== OPEN) return snapshot;
  const seat = chosen ?? snapshot.decision?.seat ?? 0;
  return { ...snapshot, view: { ...snapshot.view, seat } };
}

export function HandChoice({ table, chosen, onChange }) {
  const options = [{ value: "", label: text("replay-hand-decider") }, ...table.seats.map(({ seat }) => ({ value: seat, label: who(table, seat) }))];
  return html`<${Choice} label=${text("replay-hand")} class="beside-label" value=${chosen ?? ""} options=${options} onChange=${(value) => onChange(value === "" ? null : Number(value))} />`;
}
