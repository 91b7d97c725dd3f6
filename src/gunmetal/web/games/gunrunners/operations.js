// The strip above the Locations: the die, the Warehouse, the bust track and the supply.
import { html } from "/web/vendor/preact.js";
import { Picture } from "./art.js";
import { Crate, Heap } from "./crates.js";
import { lastRoll } from "./rolls.js";
import { FilesButton } from "./files.js";

const FACES = [1, 2, 3, 4, 5, 6];
const BAYS = 5;
const SPACES = [0, 1, 2, 3, 4, 5, 6, 7];
const LAST = 7;

const startOfTrack = (view) => (view.players.length === 2 ? 3 : 0);        // GR-4

export function Operations(props) {
  const { text, snapshot, steps } = props;
  return html`<div class="gr-ops">
    <${Die} roll=${lastRoll(steps)} text=${text} />
    <${Warehouse} ...${props} />
    <${Track} text=${text} view=${snapshot.view} />
    <${Supply} ...${props} />
    <${FilesButton} ...${props} />
  </div>`;
}

function Die({ roll, text }) {
  const spoken = roll ? text("runners-rolled", { die: roll.die }) : text("runners-not-rolled");
  return html`<div class="gr-dice">
    <div class="gr-die" role="img" aria-label=${spoken} data-face=${roll?.die ?? 1} data-blank=${roll ? null : ""} style=${`--spin:${(roll?.count ?? 0) * 360}deg`}>
      <div class="gr-cube">${FACES.map((face) => html`<${Picture} id=${`die-${face}`} key=${face} />`)}</div>
    </div>
    <p>${roll && html`<b aria-hidden="true">${spoken}</b><span>${outcome(roll, text)}</span>`}</p>
  </div>`;
}

function outcome(roll, text) {
  if (roll.against) return text(roll.hit ? "runners-roll-hit" : "runners-roll-missed", { agent: text(roll.against) });
  if (!roll.to) return "";
  return text("runners-roll-to", { place: text(roll.to === "warehouse" ? roll.to : roll.to.replace("location-", "location-name-")) });
}

const Supply = ({ text, snapshot, crates }) => html`<div class="gr-supply" data-mark="supply">
  <b><${Heap} crates=${crates.supply} />${snapshot.view.supply}</b>
  <p class="gr-label">${text("supply")}</p></div>`;

function Warehouse({ text, crates }) {
  const here = crates.warehouse;
  const spoken = text("runners-warehouse", { count: here.length, bays: BAYS });
  return html`<div class="gr-warehouse" role="img" aria-label=${spoken} data-full=${here.length >= BAYS ? "" : null}>
    <${Picture} id="warehouse" class="gr-roof" preserveAspectRatio="none" />
    <div class="gr-bays">${Array.from({ length: Math.max(BAYS, here.length) }, (_, bay) => html`<span key=${bay}>
      ${here[bay] ? html`<${Crate} crate=${here[bay]} id="crate" />` : html`<${Picture} id="crate-slot" />`}</span>`)}</div>
    <p class="gr-label" aria-hidden="true">${spoken}</p>
  </div>`;
}

function Track({ text, view }) {
  const at = Math.min(view.busts, LAST);
  const start = startOfTrack(view);
  const left = Math.max(0, LAST - view.busts);
  const isBusted = (space) => space > start && space < at;
  return html`<div class="gr-bust">
    <div class="gr-track" role="img" aria-label=${text("runners-track", { busts: view.busts, left })}>
      ${SPACES.map((space) => html`<span key=${space} class=${space === at ? "gr-here" : isBusted(space) ? "gr-busted" : space < start ? "gr-unused" : space === LAST ? "gr-end" : ""}>
        ${space === at ? html`<${Picture} id="crate" class="gr-marker" data-move="bust-marker" />` : space}
        ${isBusted(space) && html`<${Picture} id="stamp-bust" class="gr-stamp" />`}
      </span>`)}
    </div>
    <p class="gr-label gr-ends" aria-hidden="true"><span>${text("bust-track")}</span><span>${text("runners-busts-left", { left })}</span></p>
  </div>`;
}
