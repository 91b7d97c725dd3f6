// A board for a game that nobody has drawn yet: everything that the seat sees, as a list.
import { html } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";

function Value({ value }) {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null)) return value.map((one) => one ?? "–").join(", ") || "–";
  return html`<dl class="plain">${Object.entries(value).map(([key, one]) => html`<div key=${key}><dt>${key}</dt><dd><${Value} value=${one} /></dd></div>`)}</dl>`;
}

export const Board = ({ snapshot }) => html`<div class="sheet plain-board"><${Value} value=${snapshot.view} /></div>`;
export const Hand = () => null;
export const seatFacts = () => [];
export const phases = () => [];
export const title = ({ snapshot }) => (snapshot.view?.round ? text("table-round", { round: snapshot.view.round }) : snapshot.view?.turn ? text("table-turn", { turn: snapshot.view.turn }) : "");
