// The replay: a game step by step, through any pair of eyes, with a link to every moment.
import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { api } from "../net.js";
import { navigate } from "../route.js";
import { AFTERWARDS, text } from "../texts.js";
import { CopyField } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { TopBar } from "../components/topbar.js";
import { TableFrame } from "../table/frame.js";
import { useGame } from "../table/game.js";
import { useNarrow } from "../table/side.js";
import { Continue } from "../replay/continue.js";
import { Controls, TurnChoice } from "../replay/controls.js";
import { EyesChoice, HandChoice, OPEN, eyesFor, withHand } from "../replay/eyes.js";
import { Happened, StepList } from "../replay/history.js";
import { usePlaying, usePosition, useReplayKeys } from "../replay/playing.js";
import { ProofWindow } from "../replay/proof.js";
import { openReel } from "../replay/reel.js";

const ADDRESS_WAIT = 300;              // browsers refuse addresses that change too often
const addressOf = (table, number, as) => `/t/${table}?move=${number}&as=${as}`;

/** What `load` brings, again whenever `key` changes: {found, problem, again}. */
function useFetched(key, load) {
  const [held, hold] = useState({ key: null });
  const [tries, again] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    const keep = (part) => isWanted && hold({ key, ...part });
    hold({ key: null });
    load().then((found) => keep({ found }), (problem) => keep({ problem }));
    return () => { isWanted = false; };
  }, [key, tries]);
  const { found = null, problem = null } = held.key === key ? held : {};
  return { found, problem, again: () => again(tries + 1) };
}

/** The address bar follows, without filling the way back with every step. */
function useAddress(address) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", address), ADDRESS_WAIT);
    return () => clearTimeout(timer);
  }, [address]);
}

function Waiting({ problem, again }) {
  if (!problem) return html`<main class="waiting" id="main" aria-busy="true"><p class="muted">${text("shell-loading")}</p></main>`;
  return html`<${TopBar} /><main class="narrow" id="main"><section class="sheet message" role="alert"><h1>${text("replay-failed")}</h1><p>${problem.sentence}</p>
    <p><button type="button" class="btn primary" onClick=${again}>${text("replay-again")}</button></p></section></main>`;
}

/** `move`: how many steps have been played; `as`: the word of a seat, "public" or "open". */
export function ReplayPage({ table, move, as }) {
  const now = useFetched(table, () => api("GET", `/api/tables/${encodeURIComponent(table)}`));
  const [asked, lookAs] = useState(as);
  useEffect(() => lookAs(as), [as]);
  const eyes = now.found && eyesFor(now.found, asked);
  const reel = useFetched(eyes, () => openReel(table, eyes));
  const last = useRef(null);           // what other eyes saw stays until the new is there, so that the focus stays too
  if (reel.found) last.current = reel.found;
  const game = useGame(now.found?.game, table, AFTERWARDS);
  const [number, setNumber] = useState(move);
  useEffect(() => setNumber(move), [move]);
  const failed = [now, reel].find(({ problem }) => problem);
  const isEmpty = last.current?.count === 0;
  useEffect(() => { if (isEmpty) navigate(`/t/${table}`, { replace: true }); }, [isEmpty]);
  if (failed || isEmpty || !game || !last.current) return html`<${Waiting} ...${failed ?? {}} />`;
  return html`<${Replay} table=${now.found} reel=${last.current} game=${game} as=${eyes} lookAs=${lookAs}
    number=${Math.min(Math.max(number, 1), last.current.count)} setNumber=${setNumber} />`;
}

function Replay({ table, reel, game, as, lookAs, number, setNumber }) {
  const [window, open] = useState(null);         // "side", "share", "proof", "continue"
  const [hand, showHand] = useState(null);
  const isNarrow = useNarrow();
  const go = (to) => setNumber(Math.min(Math.max(to, 1), reel.count));
  const { shown, at, problem } = usePosition(reel, number);
  const playing = usePlaying(reel, number, go, at);
  const jump = (to) => { playing.pause(); go(to); };
  useReplayKeys(reel, number, jump, playing.toggle);
  useAddress(addressOf(table.table, number, as));
  useEffect(() => { document.title = `${text("replay-of", { game: text("game-name") })} · Gunmetal`; });
  useEffect(() => { document.body.classList.add("at-table"); return () => document.body.classList.remove("at-table"); }, []);
  if (!shown) return html`<${Waiting} problem=${problem} again=${() => go(number)} />`;

  const close = () => open(null);
  const side = html`<${SidePanel} table=${table} reel=${reel} number=${at} snapshot=${shown} as=${as} lookAs=${lookAs} jump=${jump} open=${open}>
    ${as === OPEN && table.seats.length > 1 && html`<${HandChoice} table=${table} chosen=${hand} onChange=${showHand} />`}</${SidePanel}>`;
  const tools = html`<a class="btn small to-table" href="/t/${table.table}" aria-label=${text("replay-to-table")}><${Icon} name="back" /><span class="wide-only">${text("replay-to-table")}</span></a>
    ${isNarrow && html`<button type="button" class="iconbtn" aria-haspopup="dialog" onClick=${() => open("side")} aria-label=${text("replay-log")} title=${text("replay-log")}><${Icon} name="log" /></button>`}`;
  return html`<div class="replay"><${TableFrame} snapshot=${withHand(shown, as, hand)} game=${game} steps=${reel.steps.slice(0, at)} news=${reel.steps.slice(at - 1, at)} tools=${tools} notice=${isNarrow ? null : text("replay-title")}>
    <section class="choices sheet replay-dock" id="choices" tabindex="-1" aria-label=${text("replay-title")}>
      <${Controls} reel=${reel} number=${number} go=${jump} playing=${playing} />
      <${Happened} reel=${reel} number=${at} snapshot=${shown} />
    </section>
    ${!isNarrow && html`<aside class="side sheet replay-side" aria-label=${text("replay-log")}>${side}</aside>`}
    ${isNarrow && window === "side" && html`<${Dialog} title=${text("replay-log")} onClose=${close} sheet class="replay-sheet">${side}</${Dialog}>`}
    ${window === "share" && html`<${Dialog} title=${text("replay-share")} onClose=${close} sheet class="share-window">
      <${CopyField} label=${text("replay-step-of", { number: at, count: reel.count })} value=${location.origin + addressOf(table.table, at, as)} /></${Dialog}>`}
    ${window === "proof" && html`<${ProofWindow} snapshot=${table} onClose=${close} onJump=${jump} />`}
    ${window === "continue" && html`<${Continue} table=${table} snapshot=${shown} number=${at} onClose=${close} />`}
  </${TableFrame}></div>`;
}

function Act({ icon, label, onClick }) {
  return html`<button type="button" class="btn small" aria-haspopup="dialog" onClick=${onClick} aria-label=${text(label)} title=${text(label)}><${Icon} name=${icon} /></button>`;
}

function SidePanel({ table, reel, number, snapshot, as, lookAs, jump, open, children }) {
  const isOver = table.status === "over";
  const isLast = number >= reel.count;
  return html`<div class="replay-panel">
    <${EyesChoice} table=${table} as=${as} onChange=${lookAs} />
    ${children}
    <${TurnChoice} reel=${reel} number=${number} jump=${jump} />
    <div class="replay-actions">
      ${isOver && html`<button type="button" class="btn small" aria-haspopup="dialog" disabled=${isLast} title=${isLast ? text("replay-continue-over") : undefined}
        onClick=${() => open("continue")}><${Icon} name="play" />${text("replay-continue")}</button>`}
      <${Act} icon="link" label="replay-share" onClick=${() => open("share")} />
      ${isOver && html`<a class="btn small" href="/api/tables/${encodeURIComponent(table.table)}/log" download=${`${table.game}-${table.table}.log`}
          aria-label=${text("replay-download")} title=${text("replay-download")}><${Icon} name="download" /></a>
        <${Act} icon="lock" label="replay-proof" onClick=${() => open("proof")} />`}
    </div>
    <${StepList} reel=${reel} number=${number} snapshot=${snapshot} jump=${jump} />
    <p class="muted note keys-note">${text("replay-keys")}</p>
  </div>`;
}
