// The controls of a replay: the scrubber, steps and turns, play and speed.
import { html } from "/web/vendor/preact.js";
import { number as written, text } from "../texts.js";
import { Choice } from "../components/controls.js";
import { SPEEDS, turnAt } from "./playing.js";

const DRAWN = {
  play: "M7 4.5v15l12.5-7.5Z",
  pause: "M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z",
  back: "M16 5v14L6 12Z",
  forward: "M8 5v14l10-7Z",
  "turn-back": "M5 5h2.5v14H5ZM19 5v14L9 12Z",
  "turn-forward": "M16.5 5H19v14h-2.5ZM5 5v14l10-7Z",
};

function Push({ icon, label, onClick, disabled, keys, class: extra = "" }) {
  return html`<button type="button" class="iconbtn push ${extra}" onClick=${onClick} disabled=${disabled} aria-label=${text(label)} title=${text(label)} aria-keyshortcuts=${keys}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d=${DRAWN[icon]} /></svg></button>`;
}

/** Marks under the scrubber where turns begin, as far as they can be told apart. */
function Ticks({ turns, count }) {
  if (count < 2 || turns.length > 80) return null;
  return html`<span class="ticks" aria-hidden="true">${turns.map((turn) => html`<i key=${turn.number} style=${`left:${(turn.number - 1) / (count - 1) * 100}%`}></i>`)}</span>`;
}

function Scrubber({ reel, number, go }) {
  const label = text("replay-step-of", { number, count: reel.count });
  return html`<div class="scrubber">
    <label class="sr" for="scrubber">${text("replay-step")}</label>
    <input id="scrubber" type="range" min="1" max=${reel.count} step="1" value=${number} aria-valuetext=${label}
      style=${`--done:${reel.count > 1 ? (number - 1) / (reel.count - 1) : 1}`} onInput=${(event) => go(Number(event.target.value))} />
    <${Ticks} turns=${reel.turns} count=${reel.count} />
    <output class="num" for="scrubber">${written(number)}<span class="muted"> / ${written(reel.count)}</span></output>
  </div>`;
}

/** Jumps to the beginning of a turn. */
export function TurnChoice({ reel, number, jump }) {
  const { place } = turnAt(reel.turns, number);
  const options = [{ value: 1, label: text("replay-before-turns") },
                   ...reel.turns.map((turn) => ({ value: turn.number, label: text("replay-turn-of", { turn: turn.turn, seat: turn.seat }) }))];
  return html`<${Choice} label=${text("replay-turn")} class="beside-label" value=${place < 0 ? 1 : reel.turns[place].number}
    options=${options} onChange=${(value) => jump(Number(value))} />`;
}

export function Controls({ reel, number, go, playing }) {
  const { before, after } = turnAt(reel.turns, number);
  const [isFirst, isLast] = [number <= 1, number >= reel.count];
  return html`<div class="replay-controls" role="group" aria-label=${text("replay-controls")}>
    <${Scrubber} reel=${reel} number=${number} go=${go} />
    <div class="pushes">
      <${Push} icon="turn-back" label="replay-turn-back" keys="PageUp" disabled=${isFirst} onClick=${() => go(before)} />
      <${Push} icon="back" label="replay-back" keys="ArrowLeft" disabled=${isFirst} onClick=${() => go(number - 1)} />
      <${Push} icon=${playing.isPlaying ? "pause" : "play"} label=${playing.isPlaying ? "replay-pause" : "replay-play"} keys="Space" class="main" onClick=${playing.toggle} />
      <${Push} icon="forward" label="replay-forward" keys="ArrowRight" disabled=${isLast} onClick=${() => go(number + 1)} />
      <${Push} icon="turn-forward" label="replay-turn-forward" keys="PageDown" disabled=${isLast} onClick=${() => go(after ?? reel.count)} />
    </div>
    <${Choice} label=${text("replay-speed")} hideLabel class="speed" value=${playing.speed} onChange=${(value) => playing.setSpeed(Number(value))}
      options=${SPEEDS.map((times) => ({ value: times, label: text("replay-speed-times", { times: written(times) }) }))} />
  </div>`;
}
