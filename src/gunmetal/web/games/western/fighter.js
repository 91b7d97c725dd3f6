// A gunfighter: portrait, wounds and life, the six values, and what belongs to it.
import { html } from "/web/vendor/preact.js";
import { CardArt, Mark, Portrait } from "./art.js";
import { bonuses, cardKind, cardName, signed, values, withoutRules } from "./facts.js";
import { gearMarking, marking } from "./marks.js";

/** A bullet hole for each wound, a ring for each point of life that is left. */
export function Lives({ props, fighter }) {
  const { text } = props;
  const label = text("western-lives", { wounds: fighter.wounds, life: fighter.life });
  return html`<span class="w-lives" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(fighter.life, fighter.wounds) }, (_, at) =>
      html`<${Mark} key=${at < fighter.wounds ? `w${at}` : `l${at}`} id=${at < fighter.wounds ? "wound" : "life"} class=${at < fighter.wounds ? "wound" : ""} />`)}
  </span>`;
}

export function Values({ props, fighter, gear }) {
  const { text, printed } = props;
  return html`<ul class="w-values" aria-label=${text("western-values")}>
    ${values(printed, fighter, gear).map(({ test, own, sum }) => {
      const label = sum === own ? text("western-value", { test: text(`test-${test}`), sum }) : text("western-value-changed", { test: text(`test-${test}`), sum, own });
      const change = sum > own ? "up" : sum < own ? "down" : sum === 0 ? "zero" : "";
      return html`<li class=${change} title=${label}><span class="sr">${label}</span><${Mark} id=${`trait-${test}`} class="" /><b aria-hidden="true">${sum}</b></li>`;
    })}
  </ul>`;
}

const bonusText = (props, { test, amount, foe }) =>
  props.text(foe ? "western-bonus-foe" : "western-bonus", { test: props.text(`test-${test}`), amount: signed(amount) });

/** The numbers of a card, as signs or as words. A star says that they count for opponents. */
export function Bonuses({ props, card, inWords = false }) {
  return bonuses(card).map((bonus) => {
    const label = bonusText(props, bonus);
    const sign = html`<span class="sr">${label}</span><span aria-hidden="true">${signed(bonus.amount)}${bonus.foe ? "*" : ""}</span>`;
    return html`<span class=${`w-bonus ${bonus.foe ? "foe" : ""}`} title=${label}><${Mark} id=${`trait-${bonus.test}`} class="" />${inWords ? html`<span>${label}</span>` : sign}</span>`;
  });
}

const about = (props, card) => (card.use === "none" ? "" : withoutRules(props.text(`use-${card.use}-about`)).sentence);

function Hands({ props, card }) {
  if (!card.hands) return null;
  const label = props.text("western-hands", { hands: card.hands });
  return html`<span class="w-hands" role="img" aria-label=${label} title=${label}>${Array.from({ length: card.hands }, () => html`<${Mark} id="ui-hand1" class="" />`)}</span>`;
}

/** A card beside a gunfighter or a gang: in use, face-up, with its colour, picture and numbers. */
export function Gear({ props, kind, seat, bearer, move, isChosen = false }) {
  const card = props.printed[kind];
  return html`<li><div ...${gearMarking(props, kind, seat, bearer, `w-gear ${isChosen ? "is-used" : ""}`, move)} data-kind=${cardKind(card)} data-move=${move} title=${about(props, card)}>
    <span class="w-chip"><${CardArt} card=${card} /></span><span class="name">${cardName(props, kind)}</span>
    <span class="does"><${Bonuses} props=${props} card=${card} />
      ${card.use !== "none" && html`<small>${props.text(`western-use-${card.use}`)}</small>`}
      <${Hands} props=${props} card=${card} /></span>
    ${isChosen && html`<${Mark} id="ui-check" label=${props.text("western-chosen")} />`}
  </div></li>`;
}

/** The same in a seat's list, as small as a stamp. */
export function Stamp({ props, kind, seat, bearer, move, isChosen = false }) {
  const card = props.printed[kind];
  const printed = bonuses(card).map((bonus) => bonusText(props, bonus));
  const label = [cardName(props, kind), ...printed, about(props, card)].filter(Boolean).join(", ");
  return html`<li><span data-kind=${cardKind(card)} title=${label} ...${gearMarking(props, kind, seat, bearer, `w-stamp ${isChosen ? "is-used" : ""}`, move)} data-move=${move}>
    <${CardArt} card=${card} label=${label} /></span></li>`;
}

/** Portrait, name, special rule and lives: the part of a gunfighter that can be chosen. */
export function Head({ props, fighter, style, children }) {
  const card = props.printed[fighter.kind];
  return html`<div ...${marking(props, `card:${card.name}`, style)}>
    <${Portrait} name=${card.name} />
    <span class="name">${props.text(`card-${card.name}`)}</span>
    ${card.special !== "none" && html`<span class="special" title=${props.text(`special-${card.special}-about`)}>${props.text(`special-${card.special}`)}</span>`}
    <${Lives} props=${props} fighter=${fighter} />
    ${children}
  </div>`;
}

/** A gunfighter behind bars: in jail, or captive with a gang. */
export function Cell({ props, kind }) {
  const { name } = props.printed[kind];
  const label = cardName(props, kind);
  return html`<li><span ...${marking(props, `card:${name}`, "w-cell")} data-move=${`fighter:${name}`} title=${label}><${Portrait} name=${name} label=${label} /></span></li>`;
}
