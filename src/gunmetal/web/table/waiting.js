// Before the game: who is there, who is still missing, and the link that brings them.
import { html, useState } from "/web/vendor/preact.js";
import { has, text } from "/web/texts.js";
import { api } from "/web/net.js";
import { Icon, Mark } from "/web/components/icon.js";
import { CopyField } from "/web/components/controls.js";
import { Avatar, botName, colourName, seatName } from "/web/components/seat.js";
import { Tools } from "/web/components/topbar.js";
import { complain } from "/web/components/toast.js";

const about = (seat) => {
  if (seat.kind === "open") return text("waiting-free");
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.mine ? text("seat-you") : seat.present ? text("waiting-here") : text("seat-away");
};

function Places({ snapshot, isBusy, join }) {
  const mayJoin = snapshot.open && snapshot.mine.length === 0;
  return html`<ul class="places">${snapshot.seats.map((seat) => html`<li key=${seat.seat}>
    <${Avatar} avatar=${seat.avatar} colour=${seat.word} kind=${seat.kind} />
    <p><b>${seatName(seat, snapshot.game)}</b><br /><span class="muted">${colourName(seat.word, snapshot.game)} · ${about(seat)}</span></p>
    ${seat.kind === "open" && mayJoin && html`<button type="button" class="btn" disabled=${isBusy} onClick=${() => join(seat.seat)}>${text("waiting-join")}</button>`}
  </li>`)}</ul>`;
}

const MINUTES_FROM = 120;

function time({ kind, seconds, days }) {
  if (kind === "days") return text("lobby-pace-day-count", { days });
  if (kind === "none") return text("lobby-pace-none");
  return seconds < MINUTES_FROM || seconds % 60 ? text("lobby-pace-seconds", { seconds }) : text("lobby-pace-minutes", { minutes: seconds / 60 });
}

const terms = ({ edition, pace }) => [has(`edition-${edition}`) && text(`edition-${edition}`), time(pace)].filter(Boolean).join(" · ");

export function WaitingRoom({ snapshot, notice, tools, onJoined, children }) {
  const [isBusy, busy] = useState(false);
  const { table, version, seats } = snapshot;
  const free = seats.filter((seat) => seat.kind === "open");
  const post = async (what, body) => {
    busy(true);
    const answer = await api("POST", `/api/tables/${encodeURIComponent(table)}/${what}`, { version, ...body }).catch(complain);
    busy(false);
    return answer;
  };
  // The stream was opened by a stranger; the seat has one of its own.
  const join = async (seat) => {
    const answer = await post("join", { seat });
    if (answer) onJoined(answer.seat ?? seat);
  };
  return html`<header class="topbar table-bar"><a class="home" href="/" aria-label=${text("shell-home")}><${Mark} /></a><h1>${text("game-name")}</h1>
      ${notice && html`<p class="notice" role="status">${notice}</p>`}<div class="table-tools">${tools}<${Tools} help=${`/rules/${snapshot.game}`} /></div></header>
    <main class="waiting-room" id="main">
      <section class="sheet" aria-labelledby="waiting-title">
        <header class="folder"><h2 id="waiting-title" aria-live="polite">${text("waiting-title", { count: free.length })}</h2></header>
        <div class="waiting-body">
          <p class="muted">${terms(snapshot)}</p>
          <${Places} snapshot=${snapshot} isBusy=${isBusy} join=${join} />
          ${snapshot.invite && html`<${CopyField} label=${text("waiting-invite")} value=${`${location.origin}/j/${snapshot.invite}`} />
            <p class="muted">${text("waiting-invite-note")}</p>`}
          ${snapshot.host && html`<button type="button" class="btn primary big" disabled=${isBusy} onClick=${() => post("start")}>
            <${Icon} name="bot" />${text("waiting-start", { count: free.length })}</button>`}
          ${!snapshot.host && html`<p>${text(snapshot.mine.length ? "waiting-for-others" : "waiting-watch")}</p>`}
        </div>
      </section>
      ${children}
    </main>`;
}
