// The town: location cards as they lie, the figures that stand there, the jail and the dead. A gap shows deck, discards and reserve.
import { html } from "/web/vendor/preact.js";
import { Figure, Mark, Place, Symbol } from "./art.js";
import { seatColour, seatName, seatWord, withoutRules } from "./facts.js";
import { Cell } from "./fighter.js";
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
    ${view.jail.map((kind) => html`<${Cell} key=${kind} props=${props} kind=${kind} />`)}
  </ul>`;
}

function Tag({ icon, count, label }) {
  return count > 0 && html`<span class="w-tag" title=${label}><${Mark} id=${icon} label=${label} /><b aria-hidden="true">${count}</b></span>`;
}

/** How many dead lie here, and how many cards of the own hand name the place. */
function Tags({ props: { text, snapshot }, location, cards }) {
  const dead = GRAVEYARDS.has(location) ? snapshot.view.dead_count : 0;
  return html`<span class="w-tags">
    <${Tag} icon="ui-dead" count=${dead} label=${text("western-dead", { count: dead })} />
    <${Tag} icon="ui-cards" count=${cards.length} label=${text("western-in-hand-here", { count: cards.length })} />
  </span>`;
}

function offerOf({ text, snapshot: { view, game } }, place, isFight) {
  if (!place.is_in_play) return text("western-out-of-play");
  if (isFight) return text("western-fight-here", { effect: text(`effect-${view.fight.effect}`) });
  return text(`western-offer-${game}-${place.location}`);
}

function Tile({ props, place, cards, onLook }) {
  const { text, snapshot: { view } } = props;
  const { location } = place;
  const isFight = view.fight && view.players[view.fight.initiator].place === location;
  const isHere = view.players[view.seat]?.place === location;
  const style = `w-town ${place.is_in_play ? "" : "is-gone"} ${isFight ? "is-fight" : ""} ${isHere ? "is-here" : ""}`;
  const marks = marking(props, `location:${location}`, style);
  const look = () => onLook(location);
  return html`<div ...${marks} onPointerEnter=${look} onFocus=${look} onClick=${(event) => { look(); marks.onClick?.(event); }}>
    <${Place} location=${location} class="emblem" />
    ${!place.is_in_play && html`<${Symbol} sheet="cards" id="card-explosion" class="blast" />`}
    <span class="name">${text(`location-${location}`)}</span>
    <span class="offer">${offerOf(props, place, isFight)}</span>
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
