// What lies in a gap of the map: the deck, the open piles, which everybody may look through, and the reserve of money.
import { html, useState } from "/web/vendor/preact.js";
import { Dialog } from "/web/components/dialog.js";
import { Mark } from "./art.js";
import { Chip } from "./cards.js";

/** The cards of an open pile, alike ones counted. */
function OpenPile({ props, pile, onClose }) {
  const counts = new Map();
  for (const kind of pile.kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return html`<${Dialog} title=${pile.label} onClose=${onClose} sheet>
    <ul class="western w-pile">
      ${[...counts].map(([kind, count]) => html`<${Chip} key=${kind} props=${props} kind=${kind}>${count > 1 && html`<b>× ${count}</b>`}</${Chip}>`)}
    </ul>
  </${Dialog}>`;
}

function Fact({ props, fact, onOpen }) {
  const look = fact.kinds?.length > 0 && props.text("western-look-through", { pile: fact.label, count: fact.value });
  if (!fact.icon) return html`<div class="note" title=${fact.about}><dt>${fact.label}</dt><dd class="sr">${fact.about}</dd></div>`;
  return html`<div data-mark=${fact.mark}><dt title=${fact.label}><${Mark} id=${fact.icon} /><span>${fact.label}</span></dt>
    <dd>${look ? html`<button type="button" aria-label=${look} title=${look} onClick=${onOpen}>${fact.value}</button>` : fact.value}</dd></div>`;
}

export function pilesOf({ text, snapshot: { view } }) {
  return [
    { icon: "ui-deck", label: text("western-deck"), value: view.deck_size, mark: "deck" },
    { icon: "ui-discard", label: text("western-discards"), value: view.discards.length, kinds: view.discards },
    { icon: "ui-cash", label: text("western-reserve"), value: `$${view.reserve}` },
    view.gone.length > 0 && { icon: "ui-dead", label: text("western-gone"), value: view.gone.length, kinds: view.gone },
    !view.fighting_allowed && view.round > 0 && { label: text("western-no-fights"), about: text("western-no-fights-about") },
    view.has_ride && { label: text("western-ride-waits"), about: "" },
  ].filter(Boolean);
}

export function Square({ props, facts }) {
  const [opened, open] = useState(null);
  const pile = facts.find((fact) => fact.label === opened);
  return html`<dl class="w-square">${facts.map((fact) => html`<${Fact} key=${fact.label} props=${props} fact=${fact} onOpen=${() => open(fact.label)} />`)}</dl>
    ${pile && html`<${OpenPile} props=${props} pile=${pile} onClose=${() => open(null)} />`}`;
}
