// Who plays: presets, one row a seat, the number of players.
import { html } from "/web/vendor/preact.js";
import { me, saveMe } from "../../me.js";
import { useStore } from "../../store.js";
import { has, number, text } from "../../texts.js";
import { Choice, Segment, Switch } from "../../components/controls.js";
import { withRules } from "../../components/rule.js";
import { Avatar, botName, colourName } from "../../components/seat.js";
import { isFirstMe, preset, presetOf, seatsOf } from "./plan.js";

const PRESET_ICONS = { bots: "bot", friends: "link", screen: "people", solo: "star" };

export function Seats({ game, plan, change }) {
  const presets = ["bots", "friends", "screen", ...(game.solo ? ["solo"] : [])];
  return html`<div class="seating">
    <${Segment} label=${text("lobby-who")} name="who" value=${presetOf(plan)} onChange=${(name) => change(preset(game, plan, name))}
      options=${presets.map((name) => ({ value: name, label: text(`lobby-who-${name}`), icon: PRESET_ICONS[name] }))} />
    <fieldset><legend class="choice-label">${text("lobby-seats")}</legend>
      <ul class="rows">${seatsOf(plan).map((seat, at) => html`<${SeatRow} key=${game.seats[at]} game=${game} plan=${plan} at=${at} seat=${seat}
        change=${(next) => change({ ...plan, seats: plan.seats.map((other, index) => (index === at ? next : other)) })} />`)}</ul>
    </fieldset>
    ${plan.players === 1 && game.solo && html`<${Switch} label=${text("lobby-daily")} note=${text("lobby-daily-note", { day: new Date() })}
      checked=${plan.daily} onChange=${(daily) => change({ ...plan, daily })} />`}
  </div>`;
}

/** How many; some numbers are a variant, which is told. */
export function Players({ game, plan, change }) {
  const counts = game.players.filter((count) => count > 1);
  if (plan.players === 1) return null;
  return html`<div><${Segment} label=${text("lobby-players")} name="players" value=${plan.players} onChange=${(players) => change({ ...plan, players })}
      options=${counts.map((count) => ({ value: count, label: number(count) }))} />
    <${VariantNote} game=${game} plan=${plan} /></div>`;
}

function VariantNote({ game, plan }) {
  const variant = game.variants?.[plan.players];
  if (!variant) return null;
  const own = `variant-${variant}-players`;
  return html`<p class="hint">${withRules(has(own, game.name) ? text(own, {}, game.name) : text("lobby-variant-players", { players: plan.players }))}</p>`;
}

function SeatRow({ game, plan, at, seat, change }) {
  const mine = useStore(me);
  const word = game.seats[at];
  const colour = colourName(word, game.name);
  const agency = `agency-${word}`;
  const first = isFirstMe(plan, at);
  const choose = (value) => {
    const [kind, level] = value.split(":");
    change(kind === "bot" ? { kind, bot: level, name: "" } : { kind, name: seat.name ?? "" });
  };
  const value = seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
  const people = [{ value: "me", label: text(first || !seatsOf(plan).some((other) => other.kind === "me") ? "lobby-seat-me" : "lobby-seat-screen") },
                  { value: "open", label: text(plan.open ? "lobby-seat-anyone" : "lobby-seat-open") }];
  const bots = game.bots.map((level) => ({ value: `bot:${level}`, label: botName(level) }));
  return html`<li data-seat=${word}>
    <${Avatar} avatar=${first ? mine?.avatar : "hat"} colour=${word} kind=${seat.kind === "me" ? "person" : seat.kind} />
    <span class="nm">
      ${seat.kind === "me"
        ? html`<input class="seatname" aria-label=${text("lobby-seat-name", { colour })} placeholder=${first ? text("you-name-hint") : text("lobby-seat-name-hint")} maxlength="24"
            value=${first ? mine?.name ?? "" : seat.name} onChange=${(event) => nameIt(event.target.value.trim(), first, seat, change)} onKeyDown=${doneByEnter} />`
        : html`<b>${text(seat.kind === "bot" ? "seat-bot" : plan.open ? "lobby-seat-waiting-anyone" : "lobby-seat-waiting")}</b>`}
      <span class="muted">${has(agency, game.name) ? text("seat-of", { colour, agency: text(agency, {}, game.name) }) : colour}</span>
    </span>
    ${plan.players > 1 && html`<${Choice} label=${text("lobby-seat-who", { colour })} hideLabel value=${value} onChange=${choose} options=${[...people, ...bots]} />`}
  </li>`;
}

// Enter ends the name; it does not start the game, as others may still want theirs.
function doneByEnter(event) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.target.blur();
}

function nameIt(name, first, seat, change) {
  if (first) saveMe({ name });
  else change({ ...seat, name });
}
