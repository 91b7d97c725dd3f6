// The pictures of the western games: symbols of the sprites, drawn in the colours around them.
import { html } from "/web/vendor/preact.js";
import { recipeOf } from "./portraits.js";

const PLACE_OF = { bank: "town-bank" };        // the Bank of Gunslingers looks like the Town Bank of Gunsmoke
const FACE_OF = { joker2: "joker" };           // two faces of a die are jokers and look alike

/** A symbol. With a label it is a picture with a name, without one it is decoration. */
export function Symbol({ sheet, id, label, class: style = "i", ...rest }) {
  const told = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${style} ...${told} ...${rest}>${label && html`<title>${label}</title>`}<use href=${`/web/art/${sheet}.svg#${id}`} /></svg>`;
}

export const Mark = ({ id, ...rest }) => html`<${Symbol} sheet="marks" id=${id} ...${rest} />`;
export const Place = ({ location, ...rest }) => html`<${Symbol} sheet="places" id=${`place-${PLACE_OF[location] ?? location}`} ...${rest} />`;
export const Suit = ({ suit, ...rest }) => html`<${Mark} id=${`suit-${FACE_OF[suit] ?? suit}`} ...${rest} />`;
export const Figure = ({ colour, ...rest }) => html`<${Mark} id=${`figure-${colour}`} ...${rest} />`;

/** What a card shows: a gunfighter's portrait, or the thing or the deed. */
export function CardArt({ card, class: style = "i", ...rest }) {
  if (card.category === "gunfighter") return html`<${Portrait} name=${card.name} class=${`w-portrait ${style}`} ...${rest} />`;
  return html`<${Symbol} sheet="cards" id=${`card-${card.name}`} class=${style} ...${rest} />`;
}

/** A portrait is put together from parts, from the coat at the back to the badge in front. */
export function Portrait({ name, class: style = "w-portrait", label, ...rest }) {
  const { parts, colours } = recipeOf(name);
  const told = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${style} viewBox="0 0 64 64" style=${colours} ...${told} ...${rest}>
    ${parts.map((part) => html`<use href=${`/web/art/portraits.svg#p-${part}`} />`)}
  </svg>`;
}
