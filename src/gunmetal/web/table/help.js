// Which keys do what, and the way to the rules.
import { html } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { Dialog } from "/web/components/dialog.js";

const KEYS = [["1 … 9", "digits"], ["↑ ↓", "arrows"], ["Enter", "enter"], ["U", "undo"], ["Esc", "escape"], ["L", "log"], ["C", "chat"], ["?", "help"]];

export function Help({ game, onClose }) {
  return html`<${Dialog} title=${text("keys-title")} onClose=${onClose} sheet>
    <dl class="keys">${KEYS.map(([key, id]) => html`<div key=${id}><dt><kbd>${key}</kbd></dt><dd>${text(`keys-${id}`)}</dd></div>`)}</dl>
    <p>${text("keys-board")}</p>
    <p><a href="/rules/${game}" target="_blank">${text("shell-rules")}</a></p>
  </${Dialog}>`;
}
