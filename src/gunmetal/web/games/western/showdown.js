// A fight: who takes part, in which order they shoot, whom they aim at, their dice and the wounds that are to land.
import { html } from "/web/vendor/preact.js";
import { Shape } from "/web/components/seat.js";
import { CardArt, Mark, Place } from "./art.js";
import { Dice, Roll } from "./dice.js";
import { cardName, colourName, gearOf, isThere, playerAt, seatColour, seatName, seatWord, values } from "./facts.js";
import { Gear, Head } from "./fighter.js";
import { Outcomes } from "./last.js";
import { rollOf } from "./rolls.js";

const TEST_OF = { shootout: "shoot", brawl: "brawl", bushwhack: "shoot" };
const AT = { draw: 0, shoot: 1, brawl: 2 };

/** A test of a duellist: the dice if they have been rolled, else the value and the cards that give it. */
function Test({ props, duellist, test, roll }) {
  const { printed, text, snapshot: { view } } = props;
  const player = playerAt(view, duellist.seat);
  const gear = gearOf(view, player, duellist.slot);
  const { sum } = values(printed, player.gang[duellist.slot], gear)[AT[test]];
  return html`<p class="w-test"><${Mark} id=${`trait-${test}`} label=${text(`test-${test}`)} /><span class="word" aria-hidden="true">${text(`test-${test}`)}</span>
    ${roll ? html`<${Roll} key=${roll.faces.join()} props=${props} roll=${roll} small />` : html`
      ${gear.filter((kind) => printed[kind].bonus[AT[test]] !== 0).map((kind) => html`<${CardArt} card=${printed[kind]} label=${cardName(props, kind)} />`)}
      <b class="w-sum">${sum}</b>`}
  </p>`;
}

function Aim({ props, duellist }) {
  const { text, snapshot: { view } } = props;
  if (!isThere(duellist.target)) return null;
  const foe = view.fight.duellists.find((one) => one.seat === duellist.target);
  const fighter = isThere(foe?.slot) && playerAt(view, foe.seat).gang[foe.slot];
  return html`<p class="w-aim"><${Mark} id="ui-target" label=${text("western-aims-at")} /><${Shape} colour=${seatColour(props, foe.seat)} />
    <span>${fighter ? cardName(props, fighter.kind) : seatName(props, foe.seat)}</span></p>`;
}

function state(props, duellist) {
  const { text, snapshot: { view } } = props;
  if (!isThere(duellist.slot)) return view.action?.chooser === duellist.seat ? text("western-choosing") : "";
  if (duellist.has_fired) return text("western-has-fired");
  if (duellist.is_firing) return text(view.fight.effect === "brawl" ? "western-strikes-now" : "western-shoots-now");
  return "";
}

function Duellist({ props, duellist, action }) {
  const { text, snapshot: { view } } = props;
  const { fight } = view;
  const player = playerAt(view, duellist.seat);
  const colour = seatColour(props, duellist.seat);
  const word = seatWord(props, duellist.seat);
  const fighter = isThere(duellist.slot) ? player.gang[duellist.slot] : null;
  const test = TEST_OF[fight.effect];
  const aimedAt = fight.duellists.some((one) => one.is_firing && one.target === duellist.seat);
  const roll = (name) => rollOf(action, word, name);
  return html`<li class=${`w-duellist ${duellist.is_firing ? "is-firing" : ""} ${aimedAt ? "is-aimed-at" : ""}`} data-seat=${colour}>
    <p class="w-player"><${Shape} colour=${colour} label=${colourName(props, colour)} /><span>${seatName(props, duellist.seat)}</span><small>${state(props, duellist)}</small></p>
    ${fighter ? html`<${Head} props=${props} fighter=${fighter} style="w-head" />` : html`<p class="w-quiet">${text("western-nobody-chosen")}</p>`}
    ${fighter && fight.effect === "shootout" && html`<${Test} props=${props} duellist=${duellist} test="draw" roll=${roll("draw")} />`}
    ${fighter && html`<${Test} props=${props} duellist=${duellist} test=${test} roll=${roll(test)} />`}
    <${Aim} props=${props} duellist=${duellist} />
    ${duellist.wounds > 0 && html`<p class="w-landing">${text("western-wounds-to-land", { wounds: duellist.wounds })}</p>`}
  </li>`;
}

/** The order of the shots, as the quick draw gave it. */
function Order({ props, fight }) {
  if (fight.duellists.some((one) => !isThere(one.speed))) return null;
  const order = [...fight.duellists].sort((one, other) => other.speed - one.speed);
  return html`<ol class="w-order" aria-label=${props.text("western-order")}>
    ${order.map((one) => html`<li class=${one.has_fired ? "done" : ""} aria-current=${one.is_firing && !one.has_fired ? "step" : null}>
      <${Shape} colour=${seatColour(props, one.seat)} /><span>${seatName(props, one.seat)}</span><b title=${props.text("word-trumps", { trumps: one.speed })}>${one.speed}</b>
      ${one.has_fired && html`<${Mark} id="ui-check" label=${props.text("western-has-fired")} />`}</li>`)}
  </ol>`;
}

export function Showdown({ props, action }) {
  const { text, snapshot: { view } } = props;
  const { fight } = view;
  const last = action?.rolls.at(-1);
  return html`<section class="w-showdown" aria-labelledby="w-fight">
    <header><${Place} location=${playerAt(view, fight.initiator).place} /><h2 id="w-fight">${text(`effect-${fight.effect}`)}</h2>
      <${Order} props=${props} fight=${fight} /></header>
    <ul class=${`w-duel of-${fight.duellists.length}`}>
      ${fight.duellists.map((one) => html`<${Duellist} key=${one.seat} props=${props} duellist=${one} action=${action} />`)}
    </ul>
    ${isThere(view.stolen) && html`<div class="w-pool"><span>${text("western-stolen")}</span><ul><${Gear} props=${props} kind=${view.stolen} move="stolen" /></ul></div>`}
    ${view.dice.length > 0 && last && html`<${Pool} props=${props} roll=${last} count=${action.rolls.length} action=${action} />`}
  </section>`;
}

/** The dice that lie on the table now, large. */
function Pool({ props, roll, count, action }) {
  const { text, snapshot } = props;
  const seat = snapshot.view.fight.duellists.find((one) => seatWord(props, one.seat) === roll.seat)?.seat;
  if (!isThere(seat)) return null;
  return html`<div class="w-pool">
    <p class="w-pool-who"><${Shape} colour=${seatColour(props, seat)} /><b>${seatName(props, seat)}</b>
      <small>${text(`test-${roll.test}`)}${roll.aim && ` → ${text(`card-${roll.aim.card}`)}`}</small></p>
    <${Dice} key=${count} props=${props} faces=${snapshot.view.dice} seat=${seat} />
    <b class="w-trumps">${text("word-trumps", { trumps: roll.trumps })}</b>
    <${Outcomes} props=${props} outcomes=${action.outcomes.slice(-1)} />
  </div>`;
}
