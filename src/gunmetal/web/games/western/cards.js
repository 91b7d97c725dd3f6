// The face of a card in the hand: what it is, what it costs, what it does and where.
import { html } from "/web/vendor/preact.js";
import { CardArt, Mark, Place } from "./art.js";
import { TESTS, cardKind, withoutRules } from "./facts.js";
import { Bonuses } from "./fighter.js";
import { handMarking } from "./marks.js";

/** The six values of a gunfighter who is not hired yet. */
function Printed({ props, card }) {
  return html`<span class="w-values printed">
    ${TESTS.map((test, at) => html`<span title=${props.text(`test-${test}`)}>
      <${Mark} id=${`trait-${test}`} class="" label=${props.text(`test-${test}`)} /><b>${card.bonus[at]}</b></span>`)}
  </span>`;
}

/** What a card does, in the words of the game. */
function Does({ props, card }) {
  const { text } = props;
  if (card.category === "gunfighter") {
    return html`<${Printed} props=${props} card=${card} />
      ${card.special !== "none" && html`<b class="special" title=${withoutRules(text(`special-${card.special}-about`)).sentence}>${text(`special-${card.special}`)}</b>`}
      <small>${text("western-life", { life: card.life })}</small>`;
  }
  return html`<${Bonuses} props=${props} card=${card} inWords />
    ${card.hands > 0 && html`<small>${text("western-hands", { hands: card.hands })}</small>`}
    ${card.use !== "none" && html`<span>${withoutRules(text(`use-${card.use}-about`)).sentence}</span>`}
    ${card.effect !== "none" && html`<span>${withoutRules(text(`effect-${card.effect}-about`)).sentence}</span>`}`;
}

/** A card in a line: for lists of what lies somewhere. */
export function Chip({ props, kind, children }) {
  const card = props.printed[kind];
  return html`<li class="w-gear" data-kind=${cardKind(card)}><span class="w-chip"><${CardArt} card=${card} /></span>
    <span class="name">${props.text(`card-${card.name}`)}</span>
    <span class="does">${card.category !== "gunfighter" && html`<${Bonuses} props=${props} card=${card} />`}${children}</span></li>`;
}

function Where({ props, card }) {
  const { text } = props;
  const anywhere = card.location === "anywhere";
  const word = card.category === "gunfighter" ? "hired" : card.category === "action" ? "played" : "bought";
  return html`<span class="where">
    <span class="sr">${text(`western-${word}-at`)}</span>
    ${anywhere ? html`<${Mark} id="ui-swap" class="" />` : html`<${Place} location=${card.location} class="" />`}
    <span>${anywhere ? text("western-anywhere") : text(`location-${card.location}`)}</span>
  </span>`;
}

export function Card({ props, kind, move, at }) {
  const { text, printed } = props;
  const card = printed[kind];
  return html`<li><div ...${handMarking(props, kind, "w-card", move)} data-kind=${cardKind(card)} data-move=${move} data-from="deck" style=${{ "--n": at }}>
    <span class="top"><span>${text(`western-kind-${cardKind(card)}`)}</span>${card.category !== "action" && html`<b class="cost">$${card.cost}</b>`}</span>
    <${CardArt} card=${card} class="art" />
    <span class="name">${text(`card-${card.name}`)}</span>
    <span class="text"><${Does} props=${props} card=${card} /></span>
    <${Where} props=${props} card=${card} />
  </div></li>`;
}
