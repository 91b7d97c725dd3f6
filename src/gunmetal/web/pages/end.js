// The result: who won, with what, what decided a tie; and where to go from here.
import { html, useState } from "/web/vendor/preact.js";
import { api } from "../net.js";
import { navigate } from "../route.js";
import { number, text } from "../texts.js";
import { themeOf } from "../games.js";
import { CopyField } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { Avatar, colourName, colourOf, seatName } from "../components/seat.js";
import { complain } from "../components/toast.js";
import { ProofWindow } from "../replay/proof.js";
import { ending, figureName, figures, headline, ranked, tieBreaks, verdict } from "../replay/standing.js";

const GROUP = 5;
const RULE = /\b(?:GR|SL|SM)-\d+\b/g;
// What the first figure counts, where there is a picture of it.
const PICTURES = { crates: () => "gunrunners.svg#crate-s", gunfighters: (colour) => `marks.svg#figure-${colour}` };

const tableAddress = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** A sentence whose rule numbers lead to the rules. */
function Ruled({ sentence, game }) {
  const numbers = sentence.match(RULE) ?? [];
  return sentence.split(RULE).map((part, place) => html`${part}${numbers[place] && html`<a class="rule-word" href="/rules/${game}#${numbers[place]}">${numbers[place]}</a>`}`);
}

/** So many of them, in groups that the eye can count; the number stands beside it. */
function Pile({ figure, count, colour }) {
  const picture = PICTURES[figure]?.(colour);
  if (!picture || count === 0) return null;
  const groups = Array.from({ length: Math.ceil(count / GROUP) }, (_, place) => Math.min(GROUP, count - place * GROUP));
  return html`<span class="pile" aria-hidden="true">${groups.map((size, place) => html`<span key=${place}>${Array.from({ length: size }, (_, one) =>
    html`<svg key=${one}><use href="/web/art/${picture}" /></svg>`)}</span>`)}</span>`;
}

function Row({ result, snapshot, columns }) {
  const seat = snapshot.seats[result.seat];
  const colour = colourOf(seat, snapshot.view);
  const isWinner = result.rank === 1;
  return html`<tr class=${isWinner ? "is-winner" : ""} data-seat=${colour}>
    ${!snapshot.outcome.solo && html`<td class="rank num">${result.rank}</td>`}
    <th scope="row"><span class="end-seat"><${Avatar} avatar=${seat.avatar} kind=${seat.kind} colour=${colour} />
      <span class="names"><b>${seatName(seat, snapshot.game)}</b>${isWinner && html` <span class="wins">${text("end-wins-mark")}</span>`}<small>${colourName(seat.word, snapshot.game)}</small></span></span></th>
    ${columns.map((figure, place) => html`<td key=${figure} class="figure ${place === 0 ? "is-first" : ""}"><span class="count">
      ${place === 0 && html`<${Pile} figure=${figure} count=${result.figures[figure]} colour=${colour} />`}<b class="num">${number(result.figures[figure])}</b></span></td>`)}
  </tr>`;
}

function Ranking({ snapshot }) {
  const columns = figures(snapshot.outcome);
  return html`<table class="ranking">
    <caption class="sr">${text("end-title")}</caption>
    <thead><tr>${!snapshot.outcome.solo && html`<th scope="col" class="rank"><span class="sr">${text("end-rank")}</span></th>`}<th scope="col"><span class="sr">${text("end-player")}</span></th>
      ${columns.map((figure, place) => html`<th key=${figure} scope="col" class="figure ${place === 0 ? "is-first" : ""}">${figureName(figure)}</th>`)}</tr></thead>
    <tbody>${ranked(snapshot.outcome).map((result) => html`<${Row} key=${result.seat} result=${result} snapshot=${snapshot} columns=${columns} />`)}</tbody>
  </table>`;
}

function Rematch({ snapshot }) {
  const [isBusy, setBusy] = useState(false);
  const sits = snapshot.mine.length > 0;
  if (snapshot.next) return html`<a class="btn primary" href="/t/${snapshot.next}"><${Icon} name="rematch" />${text(sits ? "end-rematch-there" : "end-rematch-watch")}</a>`;
  if (!sits) return null;
  const ask = async () => {
    setBusy(true);
    try {
      const { table } = await api("POST", `${tableAddress(snapshot.table)}/rematch`, { version: snapshot.version });
      navigate(`/t/${table}`);
    } catch (problem) {
      complain(problem);
      setBusy(false);
    }
  };
  return html`<button type="button" class="btn primary" aria-busy=${isBusy} disabled=${isBusy} onClick=${ask}><${Icon} name="rematch" />${text("end-rematch")}</button>`;
}

function Share({ snapshot, onClose }) {
  return html`<${Dialog} title=${text("end-share-title")} onClose=${onClose} sheet class="share-window">
    <p>${text("end-share-note")}</p>
    <${CopyField} label=${text("end-share-link")} value=${`${location.origin}/t/${snapshot.table}`} />
  </${Dialog}>`;
}

function Actions({ snapshot, open }) {
  return html`<div class="end-actions" role="group" aria-label=${text("end-actions")}>
    <${Rematch} snapshot=${snapshot} />
    <a class="btn" href="/t/${snapshot.table}?move=1"><${Icon} name="play" />${text("end-replay")}</a>
    <a class="btn" href="${tableAddress(snapshot.table)}/log" download=${`${snapshot.game}-${snapshot.table}.log`}><${Icon} name="download" />${text("end-download")}</a>
    <button type="button" class="btn" aria-haspopup="dialog" onClick=${() => open("share")}><${Icon} name="link" />${text("end-share")}</button>
    <button type="button" class="btn" aria-haspopup="dialog" onClick=${() => open("proof")}><${Icon} name="lock" />${text("end-proof")}</button>
  </div>`;
}

/** `snapshot` of a game that is over. */
export function EndPanel({ snapshot }) {
  const [window, open] = useState(null);
  if (!snapshot.outcome) return null;
  const { game, origin } = snapshot;
  const why = tieBreaks(snapshot);
  return html`<section class="end" aria-labelledby="end-headline">
    <div class="end-verdict">
      <p class="end-reason">${ending(snapshot.outcome)}</p>
      <h2 id="end-headline">${headline(snapshot)}</h2>
      <p class="lede"><${Ruled} sentence=${verdict(snapshot)} game=${game} /></p>
      <span class="stamp" aria-hidden="true">${text(`end-stamp-${themeOf(game)}`)}</span>
    </div>
    <${Actions} snapshot=${snapshot} open=${open} />
    <${Ranking} snapshot=${snapshot} />
    ${why.length > 0 && html`<div class="end-why"><h3>${text("end-why")}</h3><ul>${why.map((sentence) => html`<li key=${sentence}>${sentence}</li>`)}</ul></div>`}
    ${origin && html`<p class="end-origin muted">${text("end-origin", { number: origin.number })} <a href="/t/${origin.table}?move=${origin.number}">${text("end-origin-link")}</a></p>`}
    ${window === "share" && html`<${Share} snapshot=${snapshot} onClose=${() => open(null)} />`}
    ${window === "proof" && html`<${ProofWindow} snapshot=${snapshot} onClose=${() => open(null)} onJump=${(step) => navigate(`/t/${snapshot.table}?move=${step}`)} />`}
  </section>`;
}
