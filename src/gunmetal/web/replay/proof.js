// The proof of chance, shown: one verdict, and every outcome with its mark. What is true is decided by verify.js.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { api } from "../net.js";
import { has, number, text } from "../texts.js";
import { verify } from "../verify.js";
import { CopyField } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { HowItIsProved } from "./how.js";
import { remembered } from "./remembered.js";

const PAGE = 200;                      // rows drawn at once
const FAMILIES = { start: ["colour"], town: ["location"], trump: ["suit"], die: ["suit"], draw: ["agent", "card"] };
const ICONS = { right: "check", wrong: "warn", taken: "swap" };

/** “draw saboteur” as a reader says it. A face of a plain die is its number. */
function chanceWords(words) {
  const [verb, ...rest] = words.split(" ");
  const thing = rest.join("-");
  const name = (FAMILIES[verb] ?? ["card"]).map((family) => `${family}-${thing}`).find((id) => has(id));
  return has(`chance-${verb}`) ? text(`chance-${verb}`, { thing: name ? text(name) : rest.join(" ") }) : words;
}

const odds = ({ weights, result }) =>
  text("proof-odds-of", { weight: number(weights[result] ?? 0), total: number(weights.reduce((sum, weight) => sum + weight, 0)) });

/** {proof, done, share, problem}: `share` of the work, `done` is what `verify` found. */
function useProof({ table, commitment: promised, origin }) {
  const [held, hold] = useState({ proof: null, done: null, share: 0, problem: null });
  useEffect(() => {
    const leaving = new AbortController();
    const become = (part) => leaving.signal.aborted || hold((old) => ({ ...old, ...part }));
    (async () => {
      const proof = await api("GET", `/api/tables/${encodeURIComponent(table)}/proof`);
      become({ proof });
      // Only what another game brought need not follow from the seed.
      const first_step = Math.min(proof.first_step ?? 0, origin?.number ?? 0);
      become({ done: await verify({ ...proof, first_step }, promised, { progress: (share) => become({ share }), signal: leaving.signal }) });
    })().catch((problem) => become({ problem }));
    return () => leaving.abort();
  }, [table, promised]);
  return held;
}

function Verdict({ done, proof, seen, promised }) {
  const wrong = done.outcomes.filter(({ state }) => state === "wrong").length;
  const isExchanged = seen && seen.commitment !== promised;
  const isRight = done.verdict === "right" && !isExchanged;
  const checked = done.outcomes.filter(({ state }) => state !== "taken").length;
  const id = isRight ? "proof-right" : isExchanged ? "proof-wrong-remembered" : `proof-wrong-${done.verdict}`;
  return html`<p class="proof-verdict ${isRight ? "is-right" : "is-wrong"}" role="status"><${Icon} name=${isRight ? "check" : "warn"} />
    <span>${text(id, { count: isRight ? checked : wrong, method: proof.method ?? "–" })}</span></p>
    ${isRight && html`<p class="muted">${seen ? text("proof-remembered", { steps: seen.version }) : text("proof-not-remembered")}</p>`}`;
}

function Outcomes({ outcomes, onJump }) {
  const [shown, show] = useState(PAGE);
  const left = Math.min(PAGE, outcomes.length - shown);
  return html`<div class="proof-outcomes" role="region" tabindex="0" aria-labelledby="proof-outcomes"><table>
      <caption id="proof-outcomes">${text("proof-table")}</caption>
      <thead><tr>${["step", "outcome", "odds", "state"].map((column) => html`<th key=${column} scope="col" class="proof-${column}">${text(`proof-${column}`)}</th>`)}</tr></thead>
      <tbody>${outcomes.slice(0, shown).map((outcome) => html`<tr key=${`${outcome.step}:${outcome.index}`} class="is-${outcome.state}">
        <td class="num proof-step">${onJump ? html`<button type="button" onClick=${() => onJump(outcome.step + 1)} aria-label=${text("replay-log-row", { number: outcome.step + 1 })}>${outcome.step + 1}</button>` : outcome.step + 1}</td>
        <td>${chanceWords(outcome.words)}</td><td class="num proof-odds">${odds(outcome)}</td>
        <td class="proof-state"><${Icon} name=${ICONS[outcome.state]} /><span class="sr">${text(`proof-state-${outcome.state}`)}</span></td></tr>`)}</tbody>
    </table>
    ${left > 0 && html`<button type="button" class="btn quiet" onClick=${() => show(shown + PAGE)}>${text("proof-more", { count: left })}</button>`}
  </div>`;
}

/** `snapshot` of a game that is over; `onJump(number)` shows the position after a step, where that can be done. */
export function ProofPanel({ snapshot, onJump }) {
  const seen = remembered(snapshot.table);
  const { proof, done, share, problem } = useProof(snapshot);
  const taken = done?.outcomes.filter(({ state }) => state === "taken").length ?? 0;
  return html`<div class="proof">
    <p>${text("proof-about")}</p>
    ${problem && html`<p class="proof-verdict is-wrong" role="alert"><${Icon} name="warn" /><span>${problem.sentence ?? text("replay-failed")}</span></p>`}
    ${!problem && !done && html`<p class="proof-verdict" aria-busy="true"><progress max="1" value=${share}></progress>
      <span>${proof ? text("proof-checking", { percent: Math.floor(share * 100) }) : text("proof-loading")}</span></p>`}
    ${done && html`<${Verdict} done=${done} proof=${proof} seen=${seen} promised=${snapshot.commitment} />`}
    ${taken > 0 && html`<p class="muted">${text("proof-taken", { count: taken })}</p>`}
    <${CopyField} label=${text("proof-commitment")} value=${snapshot.commitment ?? ""} />
    ${proof?.seed && html`<${CopyField} label=${text("proof-seed")} value=${proof.seed} />`}
    ${done?.outcomes.length > 0 && html`<${Outcomes} outcomes=${done.outcomes} onJump=${onJump} />`}
    <${HowItIsProved} />
  </div>`;
}

export function ProofWindow({ snapshot, onClose, onJump }) {
  const jump = onJump && ((number) => { onClose(); onJump(number); });
  return html`<${Dialog} title=${text("proof-title")} onClose=${onClose} sheet class="proof-window"><${ProofPanel} snapshot=${snapshot} onJump=${jump} /></${Dialog}>`;
}
