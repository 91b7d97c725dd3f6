// A Spy's owner lays the Probationary Agents out anew: two taps exchange two of them, until the table is as it should be.
import { html, useState } from "/web/vendor/preact.js";

/** null, or {option: the arrangement on the table, from(at): where the card shown at `at` really lies, taps(at, from): attributes of that card}. */
export function useArranging({ snapshot, text }) {
  const { view, options = [], version } = snapshot;
  const [held, hold] = useState({ version: null });
  if (view.phase !== "arrange" || !options.length) return null;
  const places = view.locations.flatMap((one, at) => (one.probationary ? [at] : []));
  const { order, first } = held.version === version ? held : { order: places, first: null };

  const tap = (at) => {
    if (first === null || first === at) return hold({ version, order, first: first === at ? null : at });
    const next = [...order];
    const [one, other] = [places.indexOf(first), places.indexOf(at)];
    [next[one], next[other]] = [next[other], next[one]];
    hold({ version, order: next, first: null });
  };

  const action = `arrange ${order.map((from) => from + 1).join(" ")}`;
  return {
    option: options.find((one) => one.action === action),
    from: (at) => (places.includes(at) ? order[places.indexOf(at)] : at),
    taps: (at, from) => ({
      class: `can ${first === at ? "is-chosen" : ""}`, role: "button", tabIndex: 0, "aria-pressed": String(first === at),
      "aria-label": text(first === null ? "runners-exchange" : "runners-exchange-with", {
        agent: text(`agent-${view.locations[from].probationary.kind}`), location: text(`location-name-${at + 1}`) }),
      onClick: () => tap(at),
      onKeyDown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        tap(at);
      },
    }),
  };
}

export const ArrangingBar = ({ text, arranging, choose }) => html`<div class="gr-arranging">
  <p>${text("runners-arrange-how")}</p>
  <button type="button" class="btn primary small" onClick=${() => choose(arranging.option)}>${text("runners-arrange-so")}</button>
</div>`;
