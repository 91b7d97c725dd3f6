// Agent cards: faces, and backs with what this seat knows of them noted on top.
import { html } from "/web/vendor/preact.js";
import { Picture, joined } from "./art.js";
import { effectOf, isPlain, powerOf, spokenOf, titleOf, valueOf } from "./agents.js";

const LONG = 9;                        // letters; a longer name is set smaller

export const colourOf = (snapshot, seat) => snapshot.seats[seat].word;

/** A face. `large` cards of the hand tell their effect too; one that `isSeen` lies face-down for everybody else. */
export function Face({ snapshot, text, kind, colour, large = false, isSeen = false, marked, label, class: style = "" }) {
  const { view } = snapshot;
  const name = titleOf(text, kind);
  const spoken = label ?? text("runners-card-face", { agent: spokenOf(text, view, kind), colour: text(`colour-${colour}`) });
  const own = {
    class: `gr-card gr-face ${isPlain(kind) ? "" : "gr-special"} ${style}`,
    "data-seat": colour, role: "img", "aria-label": spoken, title: large ? powerOf(text, kind) : spoken,
  };
  return html`<div ...${joined(own, marked)}>
    <span class="gr-art" aria-hidden="true">
      <${Picture} id=${`agent-${kind}`} class="gr-figure" />
      <${Picture} id=${`num-${valueOf(view, kind)}`} class="gr-digit" />
      ${!isPlain(kind) && html`<${Picture} id=${`em-${kind}`} class="gr-emblem" />`}
    </span>
    <span class="gr-band" aria-hidden="true">
      <${Picture} id=${`shape-${colour}`} class="gr-band-shape" /><span class=${`gr-name ${name.length > LONG ? "gr-long" : ""}`}>${name}</span>
      ${large && html`<span class="gr-effect">${effectOf(text, kind)}</span>`}
    </span>
    ${isSeen && html`<${Picture} id="em-informer" class="gr-eye" />`}
    <${Picture} id="pin" class="gr-pin" />
  </div>`;
}

/** A back. `kind` is noted on it if the seat knows it; `mixed` tells the kinds of a set that a Spy mixed. */
export function Back({ snapshot, text, colour, kind = null, mixed = null, marked, label, notes = true, class: style = "" }) {
  const spoken = text("runners-card-back", { label, colour: text(`colour-${colour}`), known: notes ? knownText(snapshot.view, text, kind, mixed) : "" });
  const own = { class: `gr-card gr-back ${style}`, "data-seat": colour, role: "img", "aria-label": spoken, title: spoken };
  return html`<div ...${joined(own, marked)}>
    <${Picture} id=${`back-${colour}`} class="gr-cover" />
    ${notes && kind && html`<span class="gr-note" aria-hidden="true"><b>${valueOf(snapshot.view, kind)}</b><span>${titleOf(text, kind)}</span></span>`}
    ${notes && !kind && mixed && html`<span class="gr-note" aria-hidden="true"><${Picture} id="i-mix" /><b>${mixed.map((one) => valueOf(snapshot.view, one)).join(" ")}</b></span>`}
    <${Picture} id="pin" class="gr-pin" />
  </div>`;
}

function knownText(view, text, kind, mixed) {
  if (kind) return text("runners-known", { agent: spokenOf(text, view, kind) });
  if (!mixed) return "";
  return mixed.length ? text("runners-mixed-of", { agents: mixed.map((one) => spokenOf(text, view, one)).join(", ") }) : text("runners-mixed");
}

/** A place where a card may go. */
export const Slot = ({ text, icon, says, marked, class: style = "" }) => html`
  <div ...${joined({ class: `gr-slot ${style}` }, marked)}><${Picture} id=${icon} class="gr-icon" /><span aria-hidden="true">${text(says)}</span></div>`;
