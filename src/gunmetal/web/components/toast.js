// Short notes that come and go: what the server refused, what was copied.
import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { createStore, useStore } from "../store.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";

const notes = createStore([]);
let last = 0;
const drop = (id) => notes.set((all) => all.filter((note) => note.id !== id));

/** kind: "note", "good" or "bad". A bad one stays longer. */
export function toast(sentence, kind = "note") {
  const id = (last += 1);
  notes.set((all) => [...all.filter((note) => note.sentence !== sentence).slice(-2), { id, sentence, kind }]);
  setTimeout(() => drop(id), kind === "bad" ? 9000 : 4500);
}

/** The sentence of a problem that `api` threw; anything else is a defect of the page and goes to the console. */
export function complain(problem) {
  if (!problem?.sentence) console.error(problem);
  toast(problem?.sentence ?? text("shell-broken"), "bad");
}

const ICONS = { note: "hint", good: "check", bad: "warn" };

export function Toasts() {
  const shown = useStore(notes);
  const element = useRef(null);
  useEffect(() => {
    // Above an open window too: what was shown last in the top layer lies on top.
    if (!shown.length || !element.current.showPopover) return;
    if (element.current.matches(":popover-open")) element.current.hidePopover();
    element.current.showPopover();
  }, [shown]);
  return html`<p class="sr" role="status">${shown.at(-1)?.sentence ?? ""}</p>
  <div ref=${element} class="toasts" popover=${shown.length ? "manual" : null}>
    ${shown.map((note) => html`<div key=${note.id} class="toast is-${note.kind}"><${Icon} name=${ICONS[note.kind]} /><p>${note.sentence}</p>
      <button type="button" class="iconbtn" onClick=${() => drop(note.id)} aria-label=${text("shell-close")}><${Icon} name="close" /></button></div>`)}
  </div>`;
}
