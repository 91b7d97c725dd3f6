// The town: location cards as they lie, the figures that stand there, the jail and the dead. A gap shows deck, discards and reserve.
import { html } from "/web/vendor/preact.js";
import { Figure, Mark, Place, Portrait, Symbol } from "./art.js";
import { cardName, seatColour, seatName, seatWord, withoutRules } from "./facts.js";
import { marking, seatMarking } from "./marks.js";
import { Square, pilesOf } from "./piles.js";

const GRAVEYARDS = new Set(["undertakers", "boot-hill"]);
const JAIL = "sheriffs-office";
const PILES = 2;                       // deck and discards lie in the first of several gaps, the money in the second

/** The seats that stand on a place: colour, shape, and a frame for those who take part in a fight. */
function Figures({ props, seats }) {
  const { view } = props.snapshot;
  const fighting = new Set(view.fight?.duellists.map((one) => one.seat));
  return html`<ul class=${`w-figures of-${seats.length}`}>
    ${seats.map((seat) => {
      const label = props.text("western-figure", { player: seatName(props, seat), shape: props.text(`western-shape-${seatColour(props, seat)}`) });
      const style = `w-figure ${fighting.has(seat) ? "is-fighting" : ""} ${view.active === seat ? "is-active" : ""}`;
      return html`<li key=${seat}><span role="img" aria-label=${label} title=${label} ...${seatMarking(props, seatWord(props, seat), style)} data-move=${`figure:${seat}`}>
        <${Figure} colour=${seatColour(props, seat)} class="" /></span></li>`;
    })}
  </ul>`;
}

/** Whoever is in jail can be seen and be chosen there. */
function Jail({ props }) {
  const { view } = props.snapshot;
  return html`<ul class="w-jail" aria-label=${props.text("western-jail", { count: view.jail.length })}>
    ${view.jail.map((kind) => html`<li key=${kind}><span ...${marking(props, `card:${props.printed[kind].name}`, "w-cell")} data-move=${`fighter:${props.printed[kind].name}`} title=${cardName(props, kind)}>
      <${Portrait} name=${props.printed[kind].name} label=${cardName(props, kind)} /></span></li>`)}
  </ul>`;
}

function Tags({ props, location, cards }) {
  const { view } = props.snapshot;
  const dead = GRAVEYARDS.has(location) ? view.dead_count : 0;
  const inHand = cards.length ? props.text("western-in-hand-here", { count: cards.length }) : "";
  return html`<span class="w-tags">
    ${dead > 0 && html`<span class="w-tag" title=${props.text("western-dead", { count: dead })}><${Mark} id="ui-dead" label=${props.text("western-dead", { count: dead })} /><b aria-hidden="true">${dead}</b></span>`}
    ${cards.length > 0 && html`<span class="w-tag" title=${inHand}><${Mark} id="ui-cards" label=${inHand} /><b aria-hidden="true">${cards.length}</b></span>`}
  </span>`;
}

function Tile({ props, place, cards, onLook }) {
  const { text, snapshot } = props;
  const { view, game } = snapshot;
  const { location } = place;
  const fight = view.fight && view.players[view.fight.initiator].place === location;
  const style = `w-town ${place.is_in_play ? "" : "is-gone"} ${fight ? "is-fight" : ""} ${view.players[view.seat]?.place === location ? "is-here" : ""}`;
  const offer = !place.is_in_play ? text("western-out-of-play") : fight ? text("western-fight-here", { effect: text(`effect-${view.fight.effect}`) }) : text(`western-offer-${game}-${location}`);
  const marks = marking(props, `location:${location}`, style);
  const look = () => onLook(location);
  return html`<div ...${marks} onPointerEnter=${look} onFocus=${look} onClick=${(event) => { look(); marks.onClick?.(event); }}>
    <${Place} location=${location} class="emblem" />
    ${!place.is_in_play && html`<${Symbol} sheet="cards" id="card-explosion" class="blast" />`}
    <span class="name">${text(`location-${location}`)}</span>
    <span class="offer">${offer}</span>
    <span class="sr">${withoutRules(text(`location-${location}-about`)).sentence}</span>
    <${Tags} props=${props} location=${location} cards=${cards} />
  </div>`;
}

export function Town({ props, onLook }) {
  const { text, printed, snapshot: { view } } = props;
  const hand = view.players[view.seat]?.hand ?? [];
  const facts = pilesOf(props);
  const gaps = view.town.flatMap((place, at) => (place ? [] : [at]));
  const inGap = (at) => (gaps.length === 1 ? facts : at === gaps[0] ? facts.slice(0, PILES) : at === gaps[1] ? facts.slice(PILES) : []);
  if (!view.town.length) return html`<p class="w-note">${text("prompt-prepared")}</p>`;
  return html`<section class="w-map" aria-label=${text("western-town")}>
    <ol style=${{ "--columns": view.width }}>
      ${view.town.map((place, at) => html`<li key=${place?.location ?? `gap${at}`} class=${place ? "" : "gap"}>
        ${!place ? html`<${Square} props=${props} facts=${inGap(at)} />` : html`
          <${Tile} props=${props} place=${place} onLook=${onLook} cards=${hand.filter((kind) => printed[kind].location === place.location)} />
          <${Figures} props=${props} seats=${place.figures} />
          ${place.location === JAIL && view.jail.length > 0 && html`<${Jail} props=${props} />`}`}
      </li>`)}
    </ol>
    ${gaps.length === 0 && html`<${Square} props=${props} facts=${facts} />`}
  </section>`;
}
