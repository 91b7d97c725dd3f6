// The name, asked for in passing.
import { html, useRef } from "/web/vendor/preact.js";
import { me, saveMe } from "../me.js";
import { useStore } from "../store.js";
import { text } from "../texts.js";

/** For those who have not told one; they may go on without. */
export function AskName() {
  const mine = useStore(me);
  const asks = useRef(null);           // not taken away while somebody writes
  if (mine) asks.current ??= mine.name === "";
  if (!asks.current) return null;
  return html`<label class="choice ask-name"><span class="choice-label">${text("you-ask-name")}</span>
    <input value=${mine.name} maxlength="24" autocomplete="nickname" placeholder=${text("you-ask-hint")} onChange=${(event) => saveMe({ name: event.target.value.trim() })} /></label>`;
}
