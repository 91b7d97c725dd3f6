// Crates that can be counted: piles of five, three below and two above. Every crate has a name of its own, so that it can be seen to move.
import { html } from "/web/vendor/preact.js";
import { Picture } from "./art.js";

const PILE = 5;
const MANY_PILES = 4;
const TOPMOST = 8;

export const Crate = ({ crate, id = "crate-s", from = "supply" }) => html`<${Picture} id=${id} class="gr-crate" data-move=${`crate:${crate}`} data-from=${from} />`;

export function Crates({ crates, label }) {
  const piles = Array.from({ length: Math.ceil(crates.length / PILE) }, (_, pile) => crates.slice(pile * PILE, pile * PILE + PILE));
  return html`<span class=${`gr-crates ${piles.length > MANY_PILES ? "gr-many" : ""}`} role="img" aria-label=${label}>
    ${piles.map((pile, number) => html`<span class="gr-pile" key=${number}>${pile.map((crate) => html`<${Crate} key=${crate} crate=${crate} />`)}</span>`)}
  </span>`;
}

/** A heap shows only its topmost crates, one on the other: those that came last and leave next. */
export const Heap = ({ crates }) => html`<span class="gr-heap" aria-hidden="true">
  ${crates.length === 0 && html`<${Picture} id="crate" />`}
  ${crates.slice(-TOPMOST).map((crate) => html`<${Crate} key=${crate} crate=${crate} id="crate" from=${null} />`)}
</span>`;
