// What a place of the town offers, in full: the one looked at, the one chosen, or the one where the player stands.
import { html } from "/web/vendor/preact.js";
import { Place, Portrait } from "./art.js";
import { Chip } from "./cards.js";
import { cardName, withoutRules } from "./facts.js";

const OVER = 2;                        // `location_used`: what the place offers has been used
const GRAVEYARDS = new Set(["undertakers", "boot-hill"]);

function Faces({ props, label, kinds }) {
  return html`<div class="w-faces"><h4>${label}</h4>
    <ul>${kinds.map((kind) => html`<li key=${kind}><${Portrait} name=${props.printed[kind].name} /><span>${cardName(props, kind)}</span></li>`)}</ul></div>`;
}

/** The cards of the own hand that name this place. */
function FromHand({ props, kinds }) {
  const cost = ({ category, cost }) => category !== "action" && html`<b>$${cost}</b>`;
  return html`<div class="w-from-hand"><h4>${props.text("western-for-here")}</h4>
    <ul>${kinds.map((kind) => html`<${Chip} props=${props} kind=${kind}>${cost(props.printed[kind])}</${Chip}>`)}</ul></div>`;
}

/** What the turn has seen already. */
function usedIn(view) {
  return [view.has_hired && "western-used-hire", view.card_played && "western-used-card", view.location_used === OVER && "western-used-place"].filter(Boolean);
}

export function PlaceSheet({ props, location }) {
  const { text, printed, snapshot: { view, game } } = props;
  const place = view.town.find((one) => one?.location === location);
  const { sentence, rules } = withoutRules(text(`location-${location}-about`));
  const hand = (view.players[view.seat]?.hand ?? []).filter((kind) => printed[kind].location === location);
  const used = view.players[view.active]?.place === location && view.phase === "town" ? usedIn(view) : [];
  return html`<section class="w-place" aria-labelledby="w-place">
    <${Place} location=${location} class="emblem" />
    <div>
      <h3 id="w-place">${text(`location-${location}`)}</h3>
      <p>${sentence} ${rules.map((rule) => html`<a class="rule" href=${`/rules/${game}#${rule}`}>${rule}</a> `)}</p>
      ${used.length > 0 && html`<p class="w-quiet">${used.map((id) => text(id)).join(" · ")}</p>`}
      ${!place.is_in_play && html`<p class="w-warning">${text("western-out-of-play-about")}</p>`}
    </div>
    ${hand.length > 0 && html`<${FromHand} props=${props} kinds=${hand} />`}
    ${GRAVEYARDS.has(location) && view.dead?.length > 0 && html`<${Faces} props=${props} label=${text("western-dead", { count: view.dead_count })} kinds=${view.dead} />`}
    ${location === "sheriffs-office" && view.jail.length > 0 && html`<${Faces} props=${props} label=${text("western-jail", { count: view.jail.length })} kinds=${view.jail} />`}
  </section>`;
}
