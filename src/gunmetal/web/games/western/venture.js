// An action in progress that is no fight: a gamble, a robbery, a capture, an explosion.
import { html } from "/web/vendor/preact.js";
import { Shape } from "/web/components/seat.js";
import { Mark, Symbol } from "./art.js";
import { Dice } from "./dice.js";
import { chosen, colourName, gearOf, isThere, playerAt, seatColour, seatName, together, withoutRules } from "./facts.js";
import { Gear, Head, Values } from "./fighter.js";
import { Outcomes, Rolls } from "./last.js";

/** Who is in it: one gunfighter if it is about one, else the gang with its Law and Outlaw. */
function Side({ props, seat, slot, isTarget }) {
  const { text, printed, snapshot: { view } } = props;
  const player = playerAt(view, seat);
  const colour = seatColour(props, seat);
  const { law, outlaw } = together(printed, view, player);
  return html`<div class=${`w-duellist ${isTarget ? "is-aimed-at" : ""}`} data-seat=${colour}>
    <p class="w-player"><${Shape} colour=${colour} label=${colourName(props, colour)} /><span>${seatName(props, seat)}</span></p>
    ${isThere(slot) && player.gang[slot] && html`<${Head} props=${props} fighter=${player.gang[slot]} style="w-head" />`}
    ${isThere(slot) && !isTarget
      ? html`<${Values} props=${props} fighter=${player.gang[slot]} gear=${gearOf(view, player, slot)} />`
      : html`<p class="w-test"><${Mark} id="trait-law" /><${Mark} id="trait-outlaw" /><span>${text("western-together", { law, outlaw })}</span></p>`}
    ${player.dynamite > 0 && html`<p class="w-test"><${Symbol} sheet="cards" id="card-dynamite" /><span>${text("western-dynamite", { dice: player.dynamite })}</span></p>`}
    ${chosen(player).length > 0 && html`<ul>${chosen(player).map((kind) => html`<${Gear} props=${props} kind=${kind} isChosen />`)}</ul>`}
  </div>`;
}

export function Venture({ props, action }) {
  const { text, printed, snapshot: { view } } = props;
  const { effect, slot, target, target_slot, stake } = view.action;
  const card = printed.find((one) => one.effect === effect);
  const rolls = action && !action.isOver ? action.rolls : [];
  return html`<section class="w-showdown" aria-labelledby="w-venture">
    <header>${card && html`<${Symbol} sheet="cards" id=${`card-${card.name}`} />`}<h2 id="w-venture">${text(`effect-${effect}`)}</h2>
      ${stake > 0 && html`<b class="w-stake"><${Mark} id="ui-dollar" />${text("western-stake", { dollars: stake })}</b>`}</header>
    <div class="w-duel of-2">
      <${Side} props=${props} seat=${view.active} slot=${slot} />
      ${isThere(target) ? html`<${Side} props=${props} seat=${target} slot=${target_slot} isTarget />` : html`<p class="w-about">${withoutRules(text(`effect-${effect}-about`)).sentence}</p>`}
    </div>
    ${view.dice.length > 0 && html`<div class="w-pool">
      <${Dice} key=${view.dice.join()} props=${props} faces=${view.dice} seat=${view.active} />
      <b class="w-trumps">${text("word-trumps", { trumps: view.action.trumps })}</b></div>`}
    ${rolls.length > 1 && html`<${Rolls} props=${props} rolls=${rolls.slice(0, -1)} />`}
    ${rolls.length > 0 && html`<${Outcomes} props=${props} outcomes=${action.outcomes} />`}
  </section>`;
}
