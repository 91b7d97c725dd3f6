// Small controls that every page uses.
import { html, useRef, useState } from "/web/vendor/preact.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";
import { toast } from "./toast.js";

/** One of a few: real radio buttons, drawn as a row of plates. options: [{value, label, icon?}] */
export function Segment({ label, name, options, value, onChange, hideLabel = false }) {
  return html`<fieldset class="segment"><legend class=${hideLabel ? "sr" : "choice-label"}>${label}</legend>
    <div class="plates">${options.map((one) => html`<label key=${one.value} class="plate">
      <input type="radio" name=${name} value=${one.value} checked=${one.value === value} onChange=${() => onChange(one.value)} />
      <span>${one.icon && html`<${Icon} name=${one.icon} />`}${one.label}</span></label>`)}</div></fieldset>`;
}

export function Switch({ label, note, checked, onChange }) {
  return html`<label class="switch"><input type="checkbox" role="switch" checked=${checked} onChange=${(event) => onChange(event.target.checked)} />
    <span class="switch-track" aria-hidden="true"></span><span class="switch-text">${label}${note && html`<small>${note}</small>`}</span></label>`;
}

/** A labelled select. options: [{value, label}] or [{group, options}] */
export function Choice({ label, hideLabel = false, value, options, onChange, class: extra = "", ...rest }) {
  const one = (option) => html`<option key=${option.value} value=${option.value} selected=${String(option.value) === String(value)}>${option.label}</option>`;
  return html`<label class="choice ${extra}"><span class=${hideLabel ? "sr" : "choice-label"}>${label}</span>
    <select value=${value} onChange=${(event) => onChange(event.target.value)} ...${rest}>
      ${options.map((option) => (option.options ? html`<optgroup key=${option.group} label=${option.group}>${option.options.map(one)}</optgroup>` : one(option)))}
    </select></label>`;
}

async function copied(value, field) {
  // The clipboard is not there over plain http; selecting and copying the field is.
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

/** A link to hand on, with a button that copies it. */
export function CopyField({ label, value }) {
  const field = useRef(null);
  const [done, setDone] = useState(false);
  const copy = async () => {
    const worked = await copied(value, field.current).catch(() => false);
    toast(text(worked ? "shell-copied" : "shell-copy-by-hand"), worked ? "good" : "note");
    setDone(worked);
  };
  return html`<div class="copyfield"><label><span class="choice-label">${label}</span>
      <input ref=${field} readonly value=${value} onFocus=${(event) => event.target.select()} /></label>
    <button type="button" class="btn" onClick=${copy}><${Icon} name=${done ? "check" : "copy"} />${text("shell-copy")}</button>
    <span class="sr" role="status">${done ? text("shell-copied") : ""}</span></div>`;
}
