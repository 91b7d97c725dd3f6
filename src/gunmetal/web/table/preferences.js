// What the settings of a table have beside those of every page: who plays the own seats, and the promise about chance.
import { html } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { CopyField } from "/web/components/controls.js";
import { Icon } from "/web/components/icon.js";
import { Shape, colourOf, isStoodInFor, seatName } from "/web/components/seat.js";
import { HowItIsProved } from "/web/replay/how.js";

function OwnSeat({ seat, snapshot, onSeat }) {
  const isBots = isStoodInFor(seat);
  return html`<li>${snapshot.mine.length > 1 && html`<${Shape} colour=${colourOf(seat, snapshot.view)} /><b>${seatName(seat, snapshot.game)}</b>`}
    <button type="button" class="btn" onClick=${() => onSeat(isBots ? "back" : "bot", seat)}><${Icon} name=${isBots ? "people" : "bot"} />${text(isBots ? "seat-take-back" : "seat-lend")}</button></li>`;
}

/** As long as the game runs, nobody can check more than that the commitment stays the same. */
const Promised = ({ commitment }) => html`<section class="promised stack"><h3>${text("promise-title")}</h3>
  <p class="muted">${text("promise-about")}</p>
  <${CopyField} label=${text("proof-commitment")} value=${commitment} />
  <${HowItIsProved} /></section>`;

export function TablePreferences({ snapshot, onSeat }) {
  const own = snapshot.status === "playing" ? snapshot.seats.filter((seat) => seat.mine) : [];
  return html`${own.length > 0 && html`<section class="stack"><h3>${text("seat-own-title")}</h3>
      <ul class="own-seats">${own.map((seat) => html`<${OwnSeat} key=${seat.seat} seat=${seat} snapshot=${snapshot} onSeat=${onSeat} />`)}</ul></section>`}
    ${snapshot.commitment && html`<${Promised} commitment=${snapshot.commitment} />`}`;
}
