// The hand: large cards that tell what they do, and the draw pile beside them.
import { html } from "/web/vendor/preact.js";
import { Picture } from "./art.js";
import { Face } from "./cards.js";
import { FilesButton, NotesSwitch } from "./files.js";
import { powerOf, spokenOf } from "./agents.js";
import { tracked } from "./tracking.js";

const PLAYED_IN = new Set(["deploy", "train"]);        // in other phases an option that names an agent speaks of a card on the table

export function Hand(props) {
  const { snapshot, text, marked } = props;
  const { view } = snapshot;
  const own = view.players[view.seat];
  if (!own?.hand) return null;
  const colour = snapshot.seats[view.seat].word;
  const { hand, deck } = tracked(snapshot);
  return html`<div class="gr-hand">
    <div class="gr-side">
      ${snapshot.as === null && html`<h2 class="gr-whose">${text("hand-title")}</h2>`}
      <${FilesButton} ...${props} class="gr-pile-button"><${DrawPile} text=${text} colour=${colour} size=${own.deck_size} top=${deck.at(0)} /><//>
      <${NotesSwitch} text=${text} />
    </div>
    ${own.hand.length === 0 && html`<p class="muted gr-no-cards">${text(own.deck_size ? "runners-hand-not-dealt" : "runners-hand-empty")}</p>`}
    <ol class="gr-cards">
      ${own.hand.map((kind, place) => html`<li key=${hand[place].id}><div class="gr-moves" data-move=${`card:${hand[place].id}`}>
        <${Face} snapshot=${snapshot} text=${text} kind=${kind} colour=${colour} large=${true}
          label=${text("runners-card-hand", { agent: spokenOf(text, view, kind), power: powerOf(text, kind) })}
          marked=${PLAYED_IN.has(view.phase) ? marked(`agent:${kind}`, place) : {}} />
      </div></li>`)}
    </ol>
  </div>`;
}

const DrawPile = ({ text, colour, size, top }) => html`
  <span class="gr-draw" data-size=${Math.min(size, 3)}>
    ${size > 0
      ? html`<span class="gr-card gr-back" data-seat=${colour} data-move=${`card:${top.id}`}><${Picture} id=${`back-${colour}`} class="gr-cover" /></span>`
      : html`<span class="gr-slot gr-idle"></span>`}
  </span>
  <span class="gr-draw-text"><b>${size}</b> ${text("runners-in-pile", { count: size })}</span>`;
