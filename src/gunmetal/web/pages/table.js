// The table: from the stream to the frame, and from a choice back to the server.
import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { api } from "/web/net.js";
import { usePref } from "/web/prefs.js";
import { Icon } from "/web/components/icon.js";
import { complain } from "/web/components/toast.js";
import { isStoodInFor } from "/web/components/seat.js";
import { TopBar } from "/web/components/topbar.js";
import { Choices, numbered, useChoices } from "../table/choices.js";
import { Curtain } from "../table/curtain.js";
import { TableFrame, propsOf, seatColours } from "../table/frame.js";
import { GiveToBot } from "../table/givebot.js";
import { groups } from "../table/options.js";
import { Help } from "../table/help.js";
import { LogVoice } from "../table/log.js";
import { Over } from "../table/over.js";
import { TablePreferences } from "../table/preferences.js";
import { reseat } from "../table/seating.js";
import { Side, SideButton, useNarrow } from "../table/side.js";
import { WaitingRoom } from "../table/waiting.js";
import { useGame } from "../table/game.js";
import { useKeys } from "../table/keys.js";
import { useNotices } from "../table/notify.js";
import { useTable } from "../table/live.js";
import { useUnread } from "../table/chat.js";
import { remember } from "../replay/remembered.js";

const path = (table, what) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** With several own seats at one screen, the one who must decide next looks through the curtain first. */
const nextAtScreen = ({ status, decision, mine, as, seats }) =>
  status === "playing" && mine.length > 1 && decision && mine.includes(decision.seat) && decision.seat !== as && !isStoodInFor(seats[decision.seat]) ? decision.seat : null;

function Problem({ problem }) {
  return html`<${TopBar} /><main class="narrow" id="main"><section class="sheet message"><h1>${text("shell-nowhere-title")}</h1><p>${problem.sentence}</p>
    <p><a class="btn primary" href="/">${text("shell-to-lobby")}</a></p></section></main>`;
}

export function TablePage({ table }) {
  const [as, lookAs] = useState(null);
  const live = useTable(table, as);
  const known = useRef(null);
  if (live.snapshot) known.current = live.snapshot.game;
  const game = useGame(known.current, table);
  if (live.problem) return html`<${Problem} problem=${live.problem} />`;
  if (!live.snapshot || !game) return html`<main class="waiting" id="main" aria-busy="true"><p class="muted" role="status">${text(live.connection === "reconnecting" ? "shell-offline" : "shell-loading")}</p></main>`;
  const next = nextAtScreen(live.snapshot);
  if (next !== null) return html`<${Handover} snapshot=${live.snapshot} next=${next} lookAs=${lookAs} />`;
  return html`<${LiveTable} key=${`${table}/${as}`} live=${live} game=${game} lookAs=${lookAs} />`;
}

function Handover({ snapshot, next, lookAs }) {
  const { table, version, as, seats } = snapshot;
  const undo = () => api("POST", path(table, "undo"), { seat: as, version }).catch(complain);
  return html`<${Curtain} snapshot=${snapshot} seat=${seats.find((seat) => seat.seat === next)} onLift=${() => lookAs(next)} onUndo=${snapshot.may_undo && as !== null ? undo : null} />`;
}

function LiveTable({ live, game, lookAs }) {
  const { snapshot, steps, news, chat, connection } = live;
  const [asked, show] = useState(null);
  const tab = asked ?? (snapshot.status === "waiting" ? "chat" : "log");
  const [window, open] = useState(null);          // "help", "side", {seat}
  const isNarrow = useNarrow();
  const unread = useUnread(snapshot, chat, tab === "chat" && (!isNarrow || window === "side"));
  const confirm = usePref("confirm");
  const { table, version } = snapshot;
  const markText = game.module.markText;
  useEffect(() => remember(snapshot), [snapshot.table, snapshot.status]);
  const botPlays = isStoodInFor(snapshot.seats[snapshot.as]);
  const choices = useChoices(snapshot, {
    confirm, markText,
    send: (option) => api("POST", path(table, "move"), { seat: snapshot.decision.seat, version, action: option.action }),
    undo: botPlays ? null : () => api("POST", path(table, "undo"), { seat: snapshot.as, version }),
  });
  useNotices(snapshot, news, chat);
  useTableKeys({ choices, open, show, isNarrow });
  useEffect(() => { document.body.classList.add("at-table"); return () => document.body.classList.remove("at-table"); }, []);

  const close = () => open(null);
  const onSeat = (what, seat) => (what === "bot" ? open({ seat }) : reseat(snapshot, seat, "back").catch(complain));
  const notice = connection === "live" ? null : text("table-reconnecting");
  const side = html`<${Side} snapshot=${snapshot} steps=${steps} chat=${chat} unread=${unread} tab=${tab} show=${show} isNarrow=${isNarrow}
    sheet=${window === "side"} onClose=${close} onHelp=${() => open("help")} />`;
  const tools = isNarrow && html`<${SideButton} unread=${unread} onOpen=${() => open("side")} />`;
  const settings = (done) => html`<${TablePreferences} snapshot=${snapshot} onSeat=${(what, seat) => { done(); onSeat(what, seat); }} />`;
  if (snapshot.status === "waiting") return html`<${WaitingRoom} snapshot=${snapshot} notice=${notice} tools=${tools} settings=${settings} onJoined=${lookAs}>${side}</${WaitingRoom}>`;

  const give = (bot) => {
    close();
    reseat(snapshot, window.seat, "bot", { bot }).catch(complain);
  };
  return html`<${TableFrame} snapshot=${snapshot} game=${game} steps=${steps} news=${news.steps} choices=${choices} tools=${tools} settings=${settings} notice=${notice} onSeat=${onSeat}>
    <${Choices} snapshot=${snapshot} choices=${choices} markText=${markText} seatColour=${seatColours(snapshot)}>
      ${botPlays && snapshot.status === "playing" && html`<${StandIn} onBack=${() => { toChoices(); onSeat("back", snapshot.seats[snapshot.as]); }} />`}
      ${snapshot.status === "over" && html`<${Over} snapshot=${snapshot} props=${propsOf(snapshot, game, { steps })} />`}
    </${Choices}>
    ${side}
    <${LogVoice} news=${news} />
    ${window === "help" && html`<${Help} game=${snapshot.game} onClose=${close} />`}
    ${window?.seat && html`<${GiveToBot} snapshot=${snapshot} seat=${window.seat} onChoose=${give} onClose=${close} />`}
  </${TableFrame}>`;
}

// The button that was pressed goes away.
const toChoices = () => document.getElementById("choices")?.focus({ preventScroll: true });

/** Said to those for whom a bot plays. */
const StandIn = ({ onBack }) => html`<div class="stand-in"><p role="status"><${Icon} name="bot" />${text("choices-stand-in")}</p>
  <button type="button" class="btn primary" onClick=${onBack}>${text("seat-take-back")}</button></div>`;

/** Moves the focus through the options, from the first or the last if it was elsewhere. */
function walkOptions(by) {
  const buttons = [...document.querySelectorAll(".choices .opt:not(:disabled)")].filter((button) => button.offsetParent);
  const at = buttons.indexOf(document.activeElement);
  const next = at < 0 ? buttons.at(by > 0 ? 0 : -1) : buttons[(at + by + buttons.length) % buttons.length];
  next?.focus();
}

const isFree = (target) => target === document.body || target.closest(".choices") !== null;

function useTableKeys({ choices, open, show, isNarrow }) {
  const list = numbered(groups(choices.left));
  const toSide = (tab, focus) => {
    show(tab);
    if (isNarrow) open("side");
    setTimeout(() => document.querySelector(focus)?.focus(), 50);
  };
  useKeys({
    "u": () => choices.undo(),
    "l": () => toSide("log", ".log-pane"),
    "c": () => toSide("chat", "#say"),
    "?": () => open("help"),
    "Escape": () => choices.clear(),
    "Enter": ({ target }) => (target.closest("button, a, summary, [role=button]") ? false : choices.confirm()),
    "ArrowDown": ({ target }) => isFree(target) && target.type !== "range" && choices.options.length ? walkOptions(1) : false,
    "ArrowUp": ({ target }) => isFree(target) && target.type !== "range" && choices.options.length ? walkOptions(-1) : false,
  }, (number) => choices.choose(list[number - 1]), list.length);
}
