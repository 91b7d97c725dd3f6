// A seat whose player has gone, or wants to, is given to a bot; it can be taken back.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { games } from "/web/games.js";
import { Dialog } from "/web/components/dialog.js";
import { botName, seatName } from "/web/components/seat.js";

export function GiveToBot({ snapshot, seat, onChoose, onClose }) {
  const [levels, found] = useState([]);
  useEffect(() => {
    games().then((all) => found(all.find((one) => one.name === snapshot.game)?.bots ?? []), () => {});
  }, []);
  return html`<${Dialog} title=${seat.mine && snapshot.mine.length === 1 ? text("seat-lend") : text("give-title", { name: seatName(seat, snapshot.game) })} onClose=${onClose} sheet>
    <p>${text(seat.mine ? "give-own-note" : "give-note")}</p>
    <ul class="levels">${levels.map((level) => html`<li key=${level}><button type="button" class="btn" onClick=${() => onChoose(level)}>${botName(level)}</button></li>`)}</ul>
  </${Dialog}>`;
}
