// Options that differ in one number only: a slider, with steps beside it, and one button that says what it means.
import { html, useState } from "/web/vendor/preact.js";
import { say, text } from "/web/texts.js";
import { Icon } from "/web/components/icon.js";
import { amountOf } from "./options.js";

export function Amount({ group, choices }) {
  const options = [...group.options].sort((one, other) => amountOf(one) - amountOf(other));
  const held = options.findIndex((option) => option.action === choices.chosen?.action);
  const [last, keep] = useState(0);
  const at = held >= 0 ? held : Math.min(last, options.length - 1);
  const sentence = say(options[at].words);
  const move = (to) => {
    const place = Math.min(Math.max(to, 0), options.length - 1);
    keep(place);
    choices.consider(options[place]);
  };
  const name = group.legend ?? text("amount-title");
  const step = (by, icon, label) => html`<button type="button" class="btn" disabled=${choices.busy || !options[at + by]} onClick=${() => move(at + by)} aria-label=${text(label)}><${Icon} name=${icon} /></button>`;
  return html`<fieldset class="optgroup amount">
    <legend>${name}</legend>
    <div class="amount-row">
      ${step(-1, "minus", "amount-less")}
      <input type="range" min="0" max=${options.length - 1} step="1" value=${at} aria-label=${name} aria-valuetext=${sentence} disabled=${choices.busy}
        onInput=${(event) => move(Number(event.target.value))} />
      ${step(1, "plus", "amount-more")}
      <output>${amountOf(options[at])}</output>
    </div>
    <button type="button" class="opt" data-option=${options[at].action} aria-pressed=${held >= 0 && choices.asks(options[at])} disabled=${choices.busy}
      onClick=${() => choices.take(options[at])}><span>${sentence}</span></button>
  </fieldset>`;
}
