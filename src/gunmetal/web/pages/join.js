// Where invitations and one-time links lead.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { gameName, useDress } from "../games.js";
import { me, meet, saved } from "../me.js";
import { api } from "../net.js";
import { navigate } from "../route.js";
import { loadNames, text } from "../texts.js";
import { Icon } from "../components/icon.js";
import { Avatar, botName, colourName, seatName } from "../components/seat.js";
import { toast } from "../components/toast.js";
import { TopBar } from "../components/topbar.js";
import { Portrait } from "./you.js";

function Frame({ children, game = null }) {
  useDress(game);
  return html`<${TopBar} crumb=${text("shell-tagline")} /><main id="main" class="narrow">${children}</main>`;
}

const Failed = ({ title, problem }) => html`<${Frame}><section class="sheet message"><h1>${title}</h1><p role="alert">${problem.sentence}</p>
  <p><a class="btn primary" href="/">${text("shell-to-lobby")}</a></p></section></${Frame}>`;

/** An invitation: who asks, to which game, and which seats are free. */
export function JoinPage({ code }) {
  const address = `/api/invitations/${encodeURIComponent(code)}`;
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  const [seat, setSeat] = useState(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api("GET", address).then(async (invitation) => {
      await loadNames(invitation.game);
      setFound(invitation);
    }).catch(setProblem);
  }, [code]);
  if (!found) return problem ? html`<${Failed} title=${text("join-failed")} problem=${problem} />` : html`<${Frame} />`;

  const free = found.seats.filter((one) => one.free);         // also where a bot only stands in
  const sitting = found.seats.some((one) => one.mine);
  const take = async (event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await saved();
      const chosen = seat === null ? {} : { seat };
      const name = me.get()?.name ? { name: me.get().name } : {};
      await api("POST", address, { ...chosen, ...name });
      navigate(`/t/${found.table}`, { replace: true });
    } catch (refused) {
      setProblem(refused);
      setBusy(false);
    }
  };
  return html`<${Frame} game=${found.game}><form class="sheet invitation" onSubmit=${take}>
    <img class="banner" src="/web/art/scene-${found.game}.svg" alt="" width="400" height="210" />
    <div class="stack"><h1>${text("join-title", { host: found.host || "none", game: gameName(found.game) })}</h1>
      <p class="muted">${text(`about-${found.game}`)}</p>
      ${sitting ? html`<p>${text("join-sitting")}</p>` : free.length === 0 ? html`<p>${text("join-full")}</p>` : null}
      <fieldset><legend class="choice-label">${text("join-seat")}</legend>
        <ul class="rows">${found.seats.map((one) => html`<${Place} key=${one.seat} game=${found.game} seat=${one} chosen=${(seat ?? free[0]?.seat) === one.seat} mayChoose=${!sitting} choose=${() => setSeat(one.seat)} />`)}</ul></fieldset>
      ${!sitting && free.length > 0 && html`<${Portrait} />`}
      ${problem && html`<p class="refused" role="alert"><${Icon} name="warn" />${problem.sentence}</p>`}
      <div class="acts">
        ${sitting ? html`<a class="btn primary big" href="/t/${found.table}">${text("join-to-table")}</a>`
          : html`${free.length > 0 && html`<button class="btn primary big" disabled=${busy}><${Icon} name="play" />${text("join-now")}</button>`}
              <a class="btn big" href="/t/${found.table}"><${Icon} name="eye" />${text("join-watch")}</a>`}
      </div></div>
  </form></${Frame}>`;
}

function Place({ game, seat, chosen, mayChoose, choose }) {
  const colour = colourName(seat.word, game);
  const words = html`<${Avatar} avatar=${seat.avatar} colour=${seat.word} kind=${seat.kind} /><span class="nm"><b>${seatName(seat, game)}</b><span class="muted">${[seatName(seat, game) === colour ? null : colour, seat.kind === "bot" && botName(seat.bot)].filter(Boolean).join(" · ")}</span></span>`;
  if (!seat.free || !mayChoose) return html`<li data-seat=${seat.word}>${words}</li>`;
  return html`<li data-seat=${seat.word}><label class="place">${words}<input type="radio" name="seat" checked=${chosen} onChange=${choose} /></label></li>`;
}

/** A one-time link: opening it alone must not use it up, as some programs open links to preview them. */
export function CarryPage({ code }) {
  const [problem, setProblem] = useState(null);
  const take = async () => {
    try {
      await api("POST", `/api/carry/${encodeURIComponent(code)}`);
      await meet();
      toast(text("carry-done"), "good");
      navigate("/", { replace: true });
    } catch (refused) {
      setProblem(refused);
    }
  };
  if (problem) return html`<${Failed} title=${text("carry-failed")} problem=${problem} />`;
  return html`<${Frame}><section class="sheet message"><h1>${text("carry-title")}</h1><p>${text("carry-note")}</p>
    <p><button type="button" class="btn primary big" onClick=${take}><${Icon} name="device" />${text("carry-now")}</button></p></section></${Frame}>`;
}
