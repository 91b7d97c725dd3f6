// The gangs of the others beside the town: everybody's for those who watch. The own one lies large before its player.
import { html, useState } from "/web/vendor/preact.js";
import { Shape } from "/web/components/seat.js";
import { Mark, Suit } from "./art.js";
import { THREE, actingSlot, chosen, colourName, gearOf, isThere, playerAt, seatColour, seatName, seatWord, sides, together } from "./facts.js";
import { Cell, Head, Stamp, Values } from "./fighter.js";
import { seatMarking } from "./marks.js";

const ROOM_FOR_VALUES = 5;             // gunfighters whose values fit beside the town without being asked for
const COLOURS = ["gun", "fist", "item"];

/** The trump suit of a side. */
export function Trump({ props, suit }) {
  if (!suit) return null;
  const label = props.text("western-trump", { suit: props.text(`suit-${suit}`) });
  return html`<span class=${`w-trump s-${suit}`}><${Suit} suit=${suit} label=${label} class="" /></span>`;
}

/** Captives lie with their captor: face-up in Gunslingers, face-down in Gunsmoke but for the captor. */
export function Captives({ props, player }) {
  const { text } = props;
  if (!player.captive_count) return null;
  const label = text("western-captives", { count: player.captive_count });
  return html`<div class="w-captives" title=${label}><${Mark} id="ui-bars" label=${label} />
    ${player.captives === null
      ? html`<b aria-hidden="true">${player.captive_count}</b>`
      : html`<ul>${player.captives.map((kind) => html`<${Cell} key=${kind} props=${props} kind=${kind} />`)}</ul>`}
  </div>`;
}

/** A key for each card of a seat that stays when the card goes from hand to gang: alike ones are counted. */
export function counter(seat) {
  const seen = new Map();
  return (name) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `card:${seat}:${name}:${seen.get(name)}`;
  };
}

function Mini({ props, player, slot, keyOf, withValues }) {
  const { printed, snapshot: { view, game } } = props;
  const fighter = player.gang[slot];
  const style = actingSlot(view, player.seat) === slot ? "w-mini is-fighting" : "w-mini";
  return html`<li class=${style} data-move=${`fighter:${printed[fighter.kind].name}`}>
    <${Head} props=${props} fighter=${fighter} style="w-head" />
    ${game === "gunsmoke" && html`<ul class="w-stamps">
      ${fighter.attached.map((kind, colour) => (isThere(kind)
        ? html`<${Stamp} props=${props} kind=${kind} seat=${player.seat} bearer=${fighter} move=${keyOf(printed[kind].name)} />`
        : html`<li><span class="w-stamp is-none" data-kind=${COLOURS[colour]} title=${props.text(`western-no-${COLOURS[colour]}`)}></span></li>`))}
    </ul>`}
    ${withValues && html`<${Values} props=${props} fighter=${fighter} gear=${gearOf(view, player, slot)} />`}
  </li>`;
}

/** The revealed cards of a posse (Gunslingers); those chosen for the action in progress are ticked. */
export function chosenOnce(player) {
  const left = chosen(player);
  return (kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}

function Gang({ props, seat, withValues }) {
  const { text, printed, snapshot: { view } } = props;
  const player = playerAt(view, seat);
  const colour = seatColour(props, seat);
  const keyOf = counter(seat);
  const isChosen = chosenOnce(player);
  const { law, outlaw } = together(printed, view, player);
  const style = `w-gang ${view.active === seat ? "is-active" : ""} ${player.is_in ? "" : "is-out"}`;
  return html`<section class=${style} data-seat=${colour} aria-label=${text("western-gang-of", { player: seatName(props, seat) })}>
    <div ...${seatMarking(props, seatWord(props, seat), "w-side")}>
      <${Shape} colour=${colour} label=${colourName(props, colour)} /><h3 title=${seatName(props, seat)}>${seatName(props, seat)}</h3>
      ${seat === THREE && html`<small class="w-purse" title=${text("western-account")}><${Mark} id="ui-bank" label=${text("western-account")} /><b>$${player.account}</b></small>`}
      ${!player.is_in && html`<small>${text("western-out")}</small>`}
      ${player.is_in && html`<small class="w-law" title=${text("western-together", { law, outlaw })}><span class="sr">${text("western-together", { law, outlaw })}</span>
        <${Mark} id="trait-law" /><b aria-hidden="true">${law}</b><${Mark} id="trait-outlaw" /><b aria-hidden="true">${outlaw}</b></small>`}
      <${Trump} props=${props} suit=${player.trump} />
    </div>
    ${player.owes && html`<p class="w-quiet">${text("western-owes", { location: text(`location-${player.owes}`) })}</p>`}
    <ul class="w-minis">${player.gang.map((fighter, slot) => html`<${Mini} key=${fighter.kind} props=${props} player=${player} slot=${slot} keyOf=${keyOf} withValues=${withValues} />`)}</ul>
    ${(player.revealed.length > 0 || player.captive_count > 0) && html`<div class="w-beside">
      ${player.revealed.length > 0 && html`<ul class="w-stamps" aria-label=${text("western-revealed")}>
        ${player.revealed.map((kind) => html`<${Stamp} props=${props} kind=${kind} seat=${seat} isChosen=${isChosen(kind)} move=${keyOf(printed[kind].name)} />`)}</ul>`}
      <${Captives} props=${props} player=${player} />
    </div>`}
  </section>`;
}

export function Gangs({ props }) {
  const { text, snapshot: { view } } = props;
  const others = sides(view).filter(({ seat }) => seat !== view.seat).map(({ seat }) => seat);
  const count = others.reduce((sum, seat) => sum + playerAt(view, seat).gang.length, 0);
  const [asked, ask] = useState(null);
  const withValues = asked ?? count <= ROOM_FOR_VALUES;
  return html`<div class="w-gangs">
    ${others.map((seat) => html`<${Gang} key=${seat} props=${props} seat=${seat} withValues=${withValues} />`)}
    ${count > 0 && html`<button type="button" class="w-more" aria-expanded=${withValues} onClick=${() => ask(!withValues)}>
      <span>${text(withValues ? "western-hide-values" : "western-show-values")}</span><${Mark} id="ui-chevron" /></button>`}
  </div>`;
}

