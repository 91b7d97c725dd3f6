// The Locations: on the left the Probationary Agent, then the map with the crates, then the field, which grows to the right.
import { html } from "/web/vendor/preact.js";
import { Picture, joined, mapOf } from "./art.js";
import { Back, Face, Slot, colourOf } from "./cards.js";
import { Crates } from "./crates.js";

const BUST_AT = 4;

const verbOf = (option) => option.action.split(" ", 1)[0];
const offers = (snapshot, verb, number) => (snapshot.options ?? []).some((option) => verbOf(option) === verb && option.marks.includes(`location:${number}`));

export const Locations = (props) => html`
  <ol class="gr-locations" data-count=${props.snapshot.view.locations.length}>
    ${props.snapshot.view.locations.map((_, at) => html`<${Location} key=${at} at=${at} ...${props} />`)}
  </ol>`;

function Location(props) {
  const { at, snapshot, text } = props;
  const here = snapshot.view.locations[at];
  const name = text(`location-name-${at + 1}`);
  const isDue = snapshot.view.to_bust.includes(at);
  return html`<li class=${`gr-location ${isDue ? "gr-due" : ""}`} data-mark=${`location:${at + 1}`}>
    <${Training} ...${props} name=${name} />
    <${Place} ...${props} name=${name} />
    <${Field} ...${props} name=${name} />
    <${Heat} text=${text} count=${here.row.filter((card) => card.face_up).length} isDue=${isDue} wasBusted=${snapshot.view.busted.includes(at)} />
  </li>`;
}

/** A card that is new here comes from its owner's strip. */
const Moving = ({ snapshot, card, id, children }) => html`
  <div class="gr-moves" data-move=${`card:${id}`} data-from=${`seat:${colourOf(snapshot, card.owner)}`}>${children}</div>`;

/** The Probationary Agent, or the place for one. While a Spy's owner lays them out anew, the cards are seen and can be exchanged. */
function Training(props) {
  const { at, snapshot, text, name, cards, arranging } = props;
  const from = arranging ? arranging.from(at) : at;
  const card = snapshot.view.locations[from].probationary;
  const label = text("runners-training-at", { location: name });
  return html`<div class="gr-training">
    <span class="gr-label gr-upright" aria-hidden="true">${text("word-training")}</span>
    ${card
      ? html`<${Moving} key=${cards.training[from].id} snapshot=${snapshot} card=${card} id=${cards.training[from].id}>${trainee(props, card, label, from)}<//>`
      : html`<${Slot} key="slot" text=${text} icon="i-train" says="runners-train-here" class=${slotVerb(snapshot, at) ? "" : "gr-idle"} marked=${emptyPlace(props)} />`}
  </div>`;
}

const slotVerb = (snapshot, at) => ["open", "train"].find((verb) => offers(snapshot, verb, at + 1));

function emptyPlace({ at, snapshot, marked, text, name }) {
  const verb = slotVerb(snapshot, at);
  return verb ? marked(`location:${at + 1} do:${verb}`) : { role: "img", "aria-label": text("runners-training-empty", { location: name }) };
}

function trainee(props, card, label, from) {
  const { at, snapshot, text, marked, notes, arranging } = props;
  const colour = colourOf(snapshot, card.owner);
  if (arranging && card.kind) return html`<${Face} ...${props} kind=${card.kind} colour=${colour} isSeen=${true} marked=${arranging.taps(at, from)} />`;
  const mixed = card.mixed ? snapshot.view.players[card.owner].in_mixed_set : null;
  return html`<${Back} snapshot=${snapshot} text=${text} colour=${colour} kind=${card.kind} mixed=${mixed} label=${label} notes=${notes}
    marked=${marked(`location:${at + 1} do:flip`)} />`;
}

function Place({ at, snapshot, text, marked, name, crates }) {
  const count = snapshot.view.locations[at].crates;
  const power = snapshot.view.power;
  const verb = ["take", "bust", power === "runner" ? "to" : null].find((one) => one && offers(snapshot, one, at + 1));
  const isSource = power === "runner" && snapshot.view.picked?.[0] === at;
  const own = { class: `gr-place ${isSource ? "gr-picked" : ""}` };
  return html`<div ...${joined(own, verb ? marked(`location:${at + 1} do:${verb}`) : {})}>
    <${Picture} id=${mapOf(at + 1)} class="gr-map" />
    <div class="gr-title"><span class="gr-no">${at + 1}</span><h2>${name}</h2></div>
    <div class="gr-tray"><${Crates} crates=${crates.locations[at]} label=${text("word-crates", { count })} /><b aria-hidden="true">${count}</b></div>
    ${verb && html`<${Picture} id="pin" class="gr-pin" />`}
  </div>`;
}

function Field(props) {
  const { at, snapshot, text, marked, name, cards } = props;
  const { row } = snapshot.view.locations[at];
  const verb = ["undercover", snapshot.view.power === "runner" ? null : "to"].find((one) => one && offers(snapshot, one, at + 1));
  return html`<ol class="gr-field" aria-label=${text("runners-field-of", { location: name })}>
    ${row.map((card, place) => {
      const { id } = cards.fields[at][place];
      return html`<li key=${id}><${Moving} snapshot=${snapshot} card=${card} id=${id}>${inField(props, card, place)}<//></li>`;
    })}
    ${verb && html`<li key="slot" class="gr-end-slot">
      <${Slot} text=${text} icon="i-under" says=${verb === "to" ? "runners-move-here" : "runners-undercover"} marked=${marked(`location:${at + 1} do:${verb}`)} />
    </li>`}
  </ol>`;
}

function inField(props, card, place) {
  const { at, snapshot, text, name, cards, notes } = props;
  const { picked, power } = snapshot.view;
  const isPicked = power !== "runner" && picked?.[0] === at && picked[1] === place;
  const shown = { snapshot, text, kind: card.kind, colour: colourOf(snapshot, card.owner), marked: pointedAt(props, card, place) };
  const style = `${isPicked ? "gr-picked" : ""} ${cards.fields[at][place].turned ? "gr-turned" : ""}`;
  const isSeen = isPicked && !card.face_up && Boolean(card.kind);
  if (card.face_up || isSeen) return html`<${Face} ...${shown} isSeen=${isSeen} class=${style} />`;
  return html`<${Back} ...${shown} notes=${notes} class=${style} label=${text("runners-undercover-at", { location: name })} />`;
}

/** A card that cannot be chosen is at least found by the sentences that speak of it. */
function pointedAt({ at, snapshot, marked }, card, place) {
  const found = marked(`place:${at + 1}:${place + 1}`);
  const told = [`location:${at + 1}`, `seat:${colourOf(snapshot, card.owner)}`, card.face_up && `agent:${card.kind}`].filter(Boolean).join(" ");
  return found.role ? found : { "data-mark": told };
}

function Heat({ text, count, isDue, wasBusted }) {
  return html`<div class=${`gr-heat ${count >= BUST_AT - 1 ? "gr-hot" : ""}`} role="img" aria-label=${text("runners-heat-spoken", { count })}>
    <span class="gr-boxes">${Array.from({ length: BUST_AT }, (_, box) => html`<i key=${box} class=${box < count ? "gr-on" : ""}></i>`)}</span>
    ${isDue || (wasBusted && !count) ? html`<b class="gr-word">${text("word-bust")}</b>` : html`<span class="gr-of">${text("runners-heat", { count })}</span>`}
  </div>`;
}
