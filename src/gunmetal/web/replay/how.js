// How chance is bound by a promise, in three sentences; for the proof and for the table.
import { html } from "/web/vendor/preact.js";
import { text } from "../texts.js";

export function HowItIsProved() {
  return html`<details class="proof-how"><summary>${text("proof-how")}</summary>
    <p>${text("proof-how-commitment")}</p><p>${text("proof-how-outcome")}</p><p>${text("proof-how-command")} <code>gunmetal verify LOG</code></p></details>`;
}
