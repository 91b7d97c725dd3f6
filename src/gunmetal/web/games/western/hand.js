// Before the player: the own gang, large, and the hand.
import { html } from "/web/vendor/preact.js";
import { Card } from "./cards.js";
import { actingSlot, cardName, gearOf, isThere, together } from "./facts.js";
import { Gear, Head, Values } from "./fighter.js";
import { Captives, Trump, chosenOnce, counter } from "./gangs.js";

const COLOURS = ["gun", "fist", "item"];
const INJURIES = { 1: "western-injured", 2: "western-seriously-injured" };

function OwnFighter({ props, player, slot, keyOf }) {
  const { text, printed, snapshot: { view, game } } = props;
  const fighter = player.gang[slot];
  const injury = game === "gunslingers" && INJURIES[fighter.wounds];
  return html`<li class=${`w-fighter ${actingSlot(view, player.seat) === slot ? "is-fighting" : ""}`} data-move=${`fighter:${printed[fighter.kind].name}`}>
    <${Head} props=${props} fighter=${fighter} style="w-head" />
    <${Values} props=${props} fighter=${fighter} gear=${gearOf(view, player, slot)} />
    ${game === "gunsmoke" && html`<ul class="w-gears">
      ${fighter.attached.map((kind, colour) => (isThere(kind)
        ? html`<${Gear} props=${props} kind=${kind} seat=${player.seat} bearer=${fighter} move=${keyOf(printed[kind].name)} />`
        : html`<li class="w-gear is-none">${text(`western-no-${COLOURS[colour]}`)}</li>`))}
    </ul>`}
    ${injury && html`<p class="w-injury">${text(injury)}</p>`}
  </li>`;
}

function Revealed({ props, player, keyOf }) {
  const isChosen = chosenOnce(player);
  return html`<li class="w-fighter w-revealed"><h3>${props.text("western-revealed")}</h3>
    ${player.revealed.length === 0 && html`<p class="w-quiet">${props.text("western-nothing-revealed")}</p>`}
    <ul class="w-gears">${player.revealed.map((kind) => html`<${Gear} props=${props} kind=${kind} seat=${player.seat} isChosen=${isChosen(kind)} move=${keyOf(props.printed[kind].name)} />`)}</ul>
  </li>`;
}

function OwnGang({ props, player, keyOf }) {
  const { text, printed, snapshot: { view, game } } = props;
  return html`<section class="w-own-gang" aria-labelledby="w-own-gang">
    <div class="w-heading"><${Trump} props=${props} suit=${player.trump} /><h2 id="w-own-gang">${text(`western-own-${game}`)}</h2>
      <${Captives} props=${props} player=${player} /><small>${text("western-together", together(printed, view, player))}</small></div>
    <ul class=${`w-fighters ${game}`} style=${{ "--fighters": player.gang.length }}>
      ${player.gang.map((fighter, slot) => html`<${OwnFighter} key=${fighter.kind} props=${props} player=${player} slot=${slot} keyOf=${keyOf} />`)}
      ${game === "gunslingers" && html`<${Revealed} props=${props} player=${player} keyOf=${keyOf} />`}
    </ul>
  </section>`;
}

export function Hand(props) {
  const { text, printed, snapshot: { view } } = props;
  const player = view.players[view.seat];
  if (!player?.hand) return null;
  const keyOf = counter(player.seat);
  return html`<div class="western w-own">
    <${OwnGang} props=${props} player=${player} keyOf=${keyOf} />
    <section class="w-own-hand" aria-labelledby="w-own-hand" style=${{ "--cards": player.hand.length }}>
      <div class="w-heading"><h2 id="w-own-hand">${text("western-own-hand")}</h2><small>${text("western-cards", { count: player.hand.length })}</small></div>
      ${view.returned?.length > 0 && html`<p class="w-quiet">${text("western-returned", { cards: view.returned.map((kind) => cardName(props, kind)).join(", ") })}</p>`}
      <ul class="w-strip" tabindex="0" aria-labelledby="w-own-hand">
        ${player.hand.map((kind, at) => {
          const move = keyOf(printed[kind].name);
          return html`<${Card} key=${move} props=${props} kind=${kind} at=${at} move=${move} />`;
        })}
      </ul>
    </section>
  </div>`;
}
