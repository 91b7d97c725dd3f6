// Windows over the page. The browser keeps the focus inside a modal <dialog>, closes it by Escape, and gives the focus back.
import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";

let count = 0;

/** `sheet`: on a phone it rises from the bottom edge. `closable={false}`: it can only be left by what it asks (a curtain). */
export function Dialog({ title, onClose, children, sheet = false, closable = true, class: extra = "" }) {
  const element = useRef(null);
  const id = useRef(`dialog-${(count += 1)}`).current;
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      (opener?.isConnected && opener !== document.body ? opener : document.querySelector("#choices, main"))?.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event) => {
    event.preventDefault();
    if (closable) onClose?.();
  };
  const onBackdrop = (event) => closable && event.target === element.current && onClose?.();
  return html`<dialog ref=${element} class="window ${sheet ? "is-sheet" : ""} ${extra}" aria-labelledby=${id} onCancel=${onCancel} onClick=${onBackdrop}>
    <div class="window-page">
      <div class="window-head"><h2 id=${id}>${title}</h2>
        ${closable && html`<button type="button" class="iconbtn" onClick=${onClose} aria-label=${text("shell-close")}><${Icon} name="close" /></button>`}
      </div>
      <div class="window-body">${children}</div>
    </div>
  </dialog>`;
}
