// Before the game: who is there, who is still missing, and the link that brings them.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { has, text } from "/web/texts.js";
import { games } from "/web/games.js";
import { saved } from "/web/me.js";
import { api } from "/web/net.js";
import { AskName } from "/web/components/askname.js";
import { paceText } from "/web/components/pace.js";
import { Icon, Mark } from "/web/components/icon.js";
import { Choice, CopyField } from "/web/components/controls.js";
import { Avatar, botName, colourName, seatName } from "/web/components/seat.js";
import { Tools } from "/web/components/topbar.js";
import { complain } from "/web/components/toast.js";

/** What is said of a seat beside its name. */
const about = (seat) => {
  if (seat.kind === "open") return text("waiting-free");
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.mine ? text("seat-you") : seat.present ? text("waiting-here") : text("seat-away");
};

function Places({ snapshot, isBusy, join }) {
  const mayJoin = snapshot.open && snapshot.mine.length === 0;
  return html`<ul class="places">${snapshot.seats.map((seat) => html`<li key=${seat.seat}>
    <${Avatar} avatar=${seat.avatar} colour=${seat.word} kind=${seat.kind} />
    <p><b>${seatName(seat, snapshot.game)}</b><br /><span class="muted">${[seatName(seat, snapshot.game), colourName(seat.word, snapshot.game), about(seat)].filter((word, at, all) => at > 0 && word !== all[0]).join(" · ")}</span></p>
    ${seat.kind === "open" && mayJoin && html`<button type="button" class="btn" disabled=${isBusy} onClick=${() => join(seat.seat)}>${text("waiting-join")}</button>`}
  </li>`)}</ul>`;
}

const terms = ({ edition, pace, open }) =>
  [has(`edition-${edition}`) && text(`edition-${edition}`), paceText(pace), text(open ? "lobby-open-yes" : "lobby-open-no")].filter(Boolean).join(" · ");

/** The host need not wait: bots take the free seats. */
function StartNow({ snapshot, free, isBusy, start }) {
  const [levels, found] = useState([]);
  const [level, choose] = useState(null);
  useEffect(() => {
    games().then((all) => found(all.find((one) => one.name === snapshot.game)?.bots ?? []), complain);
  }, []);
  const bot = level ?? levels.at(-1);
  return html`<div class="start-now">
    ${free > 0 && levels.length > 1 && html`<${Choice} label=${text("waiting-level")} value=${bot} onChange=${choose} options=${levels.map((one) => ({ value: one, label: botName(one) }))} />`}
    <button type="button" class="btn primary big" disabled=${isBusy} onClick=${() => start(bot ? { bot } : {})}><${Icon} name="bot" />${text("waiting-start", { count: free })}</button>
  </div>`;
}

export function WaitingRoom({ snapshot, notice, tools, settings, onJoined, children }) {
  const [isBusy, busy] = useState(false);
  const { table, version, seats } = snapshot;
  const free = seats.filter((seat) => seat.kind === "open");
  const post = async (what, body) => {
    busy(true);
    await saved();
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
      ${notice && html`<p class="notice" role="status">${notice}</p>`}<div class="table-tools">${tools}<${Tools} help=${`/rules/${snapshot.game}`} settings=${settings} /></div></header>
    <main class="waiting-room" id="main">
      <section class="sheet" aria-labelledby="waiting-title">
        <header class="folder"><h2 id="waiting-title" aria-live="polite">${text("waiting-title", { count: free.length })}</h2></header>
        <div class="waiting-body">
          <p class="muted">${terms(snapshot)}</p>
          ${snapshot.mine.length === 0 && snapshot.open && free.length > 0 && html`<${AskName} />`}
          <${Places} snapshot=${snapshot} isBusy=${isBusy} join=${join} />
          ${snapshot.invite && html`<${CopyField} label=${text("waiting-invite")} value=${`${location.origin}/j/${snapshot.invite}`} />
            <p class="muted">${text("waiting-invite-note")}</p>`}
          ${snapshot.host && html`<${StartNow} snapshot=${snapshot} free=${free.length} isBusy=${isBusy} start=${(body) => post("start", body)} />`}
          ${!snapshot.host && html`<p>${text(snapshot.mine.length ? "waiting-for-others" : snapshot.open ? "waiting-open" : "waiting-watch")}</p>`}
        </div>
      </section>
      ${children}
    </main>`;
}
