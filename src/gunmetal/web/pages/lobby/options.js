// How it is played: how many, edition, time to think, who may come, variants.
import { html } from "/web/vendor/preact.js";
import { has, text } from "../../texts.js";
import { Choice, Segment } from "../../components/controls.js";
import { Icon } from "../../components/icon.js";
import { paceText } from "../../components/pace.js";
import { RuleLink } from "../../components/rule.js";
import { seatsOf } from "./plan.js";
import { Players } from "./seats.js";

const SECONDS = [30, 60, 120, 300];
const DAYS = [1, 2, 3, 7];
const BOTS = { quick: 0, steady: 700, slow: 2500 };    // milliseconds that they take at least

const speedOf = (plan) => Object.keys(BOTS).find((name) => BOTS[name] === plan.bots) ?? "steady";

const paceValue = (pace) => (pace.kind === "live" ? `live:${pace.seconds}` : pace.kind === "days" ? `days:${pace.days}` : "none");

function paceFrom(value) {
  const [kind, amount] = value.split(":");
  return kind === "live" ? { kind, seconds: Number(amount) } : kind === "days" ? { kind, days: Number(amount) } : { kind };
}

export function Options({ game, plan, change }) {
  const paces = [{ value: "none", label: text("lobby-pace-none") },
    { group: text("lobby-pace-live"), options: SECONDS.map((seconds) => ({ value: `live:${seconds}`, label: paceText({ kind: "live", seconds }) })) },
    { group: text("lobby-pace-days"), options: DAYS.map((days) => ({ value: `days:${days}`, label: paceText({ kind: "days", days }) })) }];
  const edition = (name) => text(`edition-${name}`, {}, game.name);
  return html`<div class="opts">
    <${Players} game=${game} plan=${plan} change=${change} />
    ${game.editions.length > 1
      ? html`<${Choice} label=${text("lobby-edition")} value=${plan.edition} onChange=${(name) => change({ ...plan, edition: name })}
          options=${game.editions.map((name) => ({ value: name, label: edition(name) }))} />`
      : html`<p class="fact"><span class="choice-label">${text("lobby-edition")}</span><span>${edition(game.editions[0])}</span></p>`}
    <${Choice} label=${text("lobby-pace")} value=${paceValue(plan.pace)} onChange=${(value) => change({ ...plan, pace: paceFrom(value) })} options=${paces} />
    ${seatsOf(plan).some((seat) => seat.kind === "bot") && html`<${Choice} label=${text("lobby-bots-move")} value=${speedOf(plan)}
      onChange=${(name) => change({ ...plan, bots: BOTS[name] })} options=${Object.keys(BOTS).map((name) => ({ value: name, label: text(`lobby-bots-${name}`) }))} />`}
    <div><${Segment} label=${text("lobby-open")} name="open" value=${plan.open ? "yes" : "no"} onChange=${(value) => change({ ...plan, open: value === "yes" })}
      options=${[{ value: "no", label: text("lobby-open-no"), icon: "lock" }, { value: "yes", label: text("lobby-open-yes"), icon: "people" }]} />
      <p class="hint">${text(plan.open ? "lobby-open-yes-note" : "lobby-open-no-note")}</p></div>
    <${Variants} game=${game} plan=${plan} change=${change} />
  </div>`;
}

function Variants({ game, plan, change }) {
  const names = Object.keys(game.settings ?? {});
  if (names.length === 0) return null;
  const changed = names.filter((name) => name in plan.settings).length;
  const set = (name, value) => {
    const settings = { ...plan.settings };
    if (value === game.settings[name].default || Number.isNaN(value)) delete settings[name];
    else settings[name] = value;
    change({ ...plan, settings });
  };
  return html`<details class="variants" open=${changed > 0}><summary><span class="choice-label">${text("lobby-variants")}</span>
      <span class="muted">${changed ? text("lobby-variants-changed", { count: changed }) : text("lobby-variants-none")}</span><${Icon} name="chevron" /></summary>
    ${names.map((name) => html`<${Setting} key=${name} name=${name} setting=${game.settings[name]}
      value=${plan.settings[name] ?? game.settings[name].default} onChange=${(value) => set(name, value)} />`)}
  </details>`;
}

/** Any setting the server offers: one without words of its own is called by its name and its rule. */
function Setting({ name, setting, value, onChange }) {
  const id = `lobby-setting-${name.replaceAll("_", "-")}`;
  const label = has(id) ? text(id) : text("lobby-setting-other", { setting: name });
  const allowed = setting.allowed;
  return html`<div class="setting"><label><span>${label}</span>
    ${Array.isArray(allowed)
      ? html`<select value=${value} onChange=${(event) => onChange(Number(event.target.value))}>${allowed.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${one}</option>`)}</select>`
      : html`<input type="number" inputmode="numeric" min=${allowed.least} max=${allowed.most} value=${value}
          onChange=${(event) => onChange(Math.min(allowed.most, Math.max(allowed.least, parseInt(event.target.value, 10))))} />`}</label>
    <${RuleLink} rule=${setting.rule} /></div>`;
}
