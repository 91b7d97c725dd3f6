// What a player may know but cannot see on the table: discarded cards of every colour, and what must be in the own draw pile.
import { html, useState } from "/web/vendor/preact.js";
import { Dialog } from "/web/components/dialog.js";
import { Switch } from "/web/components/controls.js";
import { usePref, setPref } from "/web/prefs.js";
import { Picture, Shape } from "./art.js";
import { Face } from "./cards.js";
import { inOrder } from "./agents.js";

/** Notes on face-down cards (GR-14): on, unless the player would rather remember. */
export const useNotes = () => usePref("notes");

export const NotesSwitch = ({ text }) => html`<${Switch} label=${text("prefs-notes")} checked=${useNotes()} onChange=${(on) => setPref("notes", on)} />`;

export function FilesButton(props) {
  const [isOpen, open] = useState(false);
  const { text, class: style = "gr-files-button", children } = props;
  const label = text("runners-files");
  return html`<button type="button" class=${style} aria-haspopup="dialog" title=${label} onClick=${() => open(true)}>
      ${children ?? html`<${Picture} id="i-files" class="gr-icon" /><span class="gr-label">${text("runners-files-short")}</span>`}
    </button>
    ${isOpen && html`<${Dialog} title=${label} sheet=${true} onClose=${() => open(false)}><${Files} ...${props} /><//>`}`;
}

function Files(props) {
  const { snapshot, text } = props;
  const { view } = snapshot;
  const own = view.players[view.seat];
  return html`<div class="gr-files">
    ${own && html`<section><h3>${text("runners-pile-holds", { count: own.deck_size })}</h3><${Row} ...${props} seat=${view.seat} kinds=${own.deck} /></section>
      <${NotesSwitch} text=${text} />`}
    ${snapshot.seats.map(({ seat, word, name }) => {
      const { discarded } = view.players[seat];
      return html`<section key=${seat}>
        <h3><${Shape} colour=${word} />${text("runners-discarded-of", { name: name || text(`colour-${word}`), count: discarded.length })}</h3>
        <${Row} ...${props} seat=${seat} kinds=${discarded} />
      </section>`;
    })}
  </div>`;
}

function Row({ snapshot, text, seat, kinds }) {
  if (!kinds.length) return null;
  const colour = snapshot.seats[seat].word;
  return html`<ul class="gr-row">${inOrder(kinds).map((kind, index) => html`<li key=${index}><${Face} snapshot=${snapshot} text=${text} kind=${kind} colour=${colour} /></li>`)}</ul>`;
}
