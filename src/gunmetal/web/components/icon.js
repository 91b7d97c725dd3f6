// Drawings from the sprites under /web/art.
import { html } from "/web/vendor/preact.js";

/** <Icon name="help"/>; `label` makes it speak to screen readers. Other sprites: <Icon sprite="marks" name="ui-cash"/>. */
export function Icon({ name, sprite = "ui", label, class: extra = "" }) {
  const id = sprite === "ui" ? `i-${name}` : name;
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="icon ${extra}" ...${spoken}><use href="/web/art/${sprite}.svg#${id}" /></svg>`;
}

/** The mark of Gunmetal: a cylinder with one chamber loaded. */
export const Mark = () => html`<svg class="icon mark" aria-hidden="true"><use href="/web/art/ui.svg#mark" /></svg>`;
