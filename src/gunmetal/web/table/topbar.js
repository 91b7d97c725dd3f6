// The bar of a table: which game, which edition, how far; language, theme, settings and rules.
import { html } from "/web/vendor/preact.js";
import { has, text } from "/web/texts.js";
import { Mark } from "/web/components/icon.js";
import { Tools } from "/web/components/topbar.js";
import { guarded } from "./guard.js";

function edition({ edition, variant }) {
  const names = [`edition-${edition}`, variant && `variant-${variant}`].filter((id) => id && has(id));
  return names.map((id) => text(id)).join(" · ");
}

export function TableBar({ props, module, tools, settings, notice }) {
  const { snapshot } = props;
  const phases = snapshot.view ? guarded(() => module.phases(props), []) : [];
  const title = snapshot.view ? guarded(() => module.title(props), "") : "";
  return html`<header class="topbar table-bar">
    <a class="home" href="/" aria-label=${text("shell-home")}><${Mark} /></a>
    <h1>${text("game-name")}</h1>
    <p class="crumb"><span class="edition">${edition(snapshot)}</span><b>${title}</b></p>
    ${phases.length > 0 && html`<ol class="phases" aria-label=${text("phases-title")}>${phases.map((phase, place) =>
      html`<li key=${place} data-state=${phase.state} aria-current=${phase.state === "now" ? "step" : undefined}>${phase.label}</li>`)}</ol>`}
    ${notice && html`<p class="notice" role="status">${notice}</p>`}
    <div class="table-tools">${tools}<${Tools} help=${`/rules/${snapshot.game}`} settings=${settings} /></div>
  </header>`;
}
