// A new game against bots from a moment of an old one.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { api } from "../net.js";
import { navigate } from "../route.js";
import { text } from "../texts.js";
import { games } from "../games.js";
import { Choice } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { Avatar, botName, colourName, colourOf, seatName } from "../components/seat.js";
import { complain } from "../components/toast.js";

function SeatPlate({ seat, snapshot, isChosen, choose }) {
  return html`<label class="plate seat-plate"><input type="radio" name="continue-seat" value=${seat.seat} checked=${isChosen} onChange=${() => choose(seat.seat)} />
    <span><${Avatar} avatar=${seat.avatar} kind=${seat.kind} colour=${colourOf(seat, snapshot.view)} />
      <span class="names"><b>${seatName(seat, snapshot.game)}</b><small>${colourName(seat.word, snapshot.game)}</small></span></span></label>`;
}

/** The levels of the game's bots, the strongest last; empty while they are on the way. */
function useLevels(game) {
  const [levels, keep] = useState([]);
  useEffect(() => { games().then((all) => keep(all.find((one) => one.name === game)?.bots ?? []), complain); }, [game]);
  return levels;
}

/** `table` as it is now, `snapshot` as it was after `number` steps. */
export function Continue({ table, snapshot, number, onClose }) {
  const [own, choose] = useState(table.mine[0] ?? snapshot.decision?.seat ?? 0);
  const [bots, setBots] = useState({});
  const [isBusy, setBusy] = useState(false);
  const levels = useLevels(table.game);
  const others = table.seats.filter((seat) => seat.seat !== own);
  const levelOf = (seat) => bots[seat.seat] ?? (levels.includes(seat.bot) ? seat.bot : levels.at(-1));

  async function start(event) {
    event.preventDefault();
    setBusy(true);
    try {
      const wish = { number, seat: own, bots: levels.length ? table.seats.map(levelOf) : [], version: table.version };
      const answer = await api("POST", `/api/tables/${encodeURIComponent(table.table)}/continue`, wish);
      navigate(`/t/${answer.table}`);
    } catch (problem) {
      complain(problem);
      setBusy(false);
    }
  }

  return html`<${Dialog} title=${text("replay-continue-title", { number })} onClose=${onClose} sheet class="continue">
    <form onSubmit=${start}>
      <p>${text("replay-continue-about")}</p>
      <fieldset><legend class="label">${text("replay-continue-seat")}</legend>
        <div class="plates">${table.seats.map((seat) => html`<${SeatPlate} key=${seat.seat} seat=${seat} snapshot=${snapshot} isChosen=${seat.seat === own} choose=${choose} />`)}</div></fieldset>
      ${others.length > 0 && levels.length > 0 && html`<fieldset class="bots"><legend class="label">${text("replay-continue-bots")}</legend>
        ${others.map((seat) => html`<${Choice} key=${seat.seat} label=${colourName(seat.word, table.game)} value=${levelOf(seat)}
          onChange=${(level) => setBots({ ...bots, [seat.seat]: level })} options=${levels.map((level) => ({ value: level, label: botName(level) }))} />`)}</fieldset>`}
      <button class="btn primary big" aria-busy=${isBusy} disabled=${isBusy || (others.length > 0 && levels.length === 0)}>${text("replay-continue-start")}</button>
    </form>
  </${Dialog}>`;
}
