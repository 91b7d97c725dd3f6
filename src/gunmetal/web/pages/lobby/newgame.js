// A new table, from the choice of the game to its first link.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { gameName, games, themeOf } from "../../games.js";
import { me } from "../../me.js";
import { api } from "../../net.js";
import { navigate } from "../../route.js";
import { loadNames, text } from "../../texts.js";
import { AskName } from "../../components/askname.js";
import { CopyField } from "../../components/controls.js";
import { Dialog } from "../../components/dialog.js";
import { Icon } from "../../components/icon.js";
import { Options } from "./options.js";
import { keep, lastGame, planFor, presetOf, seatsOf, tableOf } from "./plan.js";
import { Seats } from "./seats.js";

export function NewGame() {
  const [offered, setOffered] = useState(null);
  const [plan, setPlan] = useState(null);
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState(null);

  useEffect(() => {
    games().then(async (all) => {
      const first = all.find((one) => one.name === lastGame()) ?? all[0];
      await loadNames(first.name);
      setOffered(all);
      setPlan(planFor(first));
    }).catch(setProblem);
  }, []);

  if (!plan) return html`<section class="new sheet" aria-busy=${!problem}>${problem ? html`<p class="refused" role="alert">${problem.sentence}</p>` : null}</section>`;
  const game = offered.find((one) => one.name === plan.game);
  const change = (next) => {
    setPlan(next);
    setProblem(null);
    keep(next);
  };

  const choose = (one) => loadNames(one.name).then(() => change(planFor(one)), setProblem);

  const start = async (event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { table, invite } = await api("POST", "/api/tables", tableOf(game, plan, me.get()?.name ?? ""));
      if (invite && kindsOf(plan).includes("open")) setMade({ table, invite });
      else navigate(`/t/${table}`);
    } catch (refused) {
      setProblem(refused);
    }
    setBusy(false);
  };

  return html`<form class="new sheet" aria-labelledby="new-title" onSubmit=${start}>
    <div class="folder"><h2 id="new-title">${text("lobby-new")}</h2><p class="muted wide-only">${text("lobby-new-note")}</p></div>
    <fieldset><legend class="sr">${text("lobby-game")}</legend>
      <ul class="games">${offered.map((one) => html`<${GameCard} key=${one.name} game=${one} chosen=${one.name === plan.game} choose=${() => choose(one)} />`)}</ul>
    </fieldset>
    <div class="setup"><${Seats} game=${game} plan=${plan} change=${change} /><${Options} game=${game} plan=${plan} change=${change} /></div>
    ${kindsOf(plan).includes("open") && html`<div class="ask-line"><${AskName} /></div>`}
    <div class="go">
      <button class="btn primary big" data-game=${themeOf(game.name)} disabled=${busy} aria-busy=${busy}><${Icon} name="play" />${busy ? text("lobby-starting") : text("lobby-start", { game: gameName(game.name) })}</button>
      ${problem ? html`<p class="refused" role="alert"><${Icon} name="warn" />${problem.sentence}</p>` : html`<p class="muted">${whatHappens(plan)}</p>`}
    </div>
  </form>
  ${made && html`<${Created} ...${made} game=${gameName(game.name)} onClose=${() => navigate(`/t/${made.table}`)} />`}`;
}

const kindsOf = (plan) => seatsOf(plan).map((seat) => seat.kind);

function whatHappens(plan) {
  const kinds = kindsOf(plan);
  if (kinds.includes("open")) return text("lobby-go-open");
  if (presetOf(plan) === "solo") return text("lobby-go-solo");
  return text(kinds.filter((kind) => kind === "me").length > 1 ? "lobby-go-screen" : "lobby-go-bots");
}

function GameCard({ game, chosen, choose }) {
  const facts = [["people", text("lobby-players-range", { least: game.players[0], most: game.players.at(-1) })]];
  if (game.editions.length > 1) facts.push(["book", text("lobby-editions", { count: game.editions.length })]);
  if (game.solo) facts.push(["star", text("lobby-has-solo")]);
  return html`<li><label class="game" data-game=${themeOf(game.name)}>
    <input type="radio" name="game" value=${game.name} checked=${chosen} onChange=${choose} />
    <span class="pic"><img src="/web/art/scene-${game.name}.svg" alt="" width="400" height="210" /></span>
    <span class="txt"><span class="type">${gameName(game.name)}</span><span class="desc">${text(`about-${game.name}`)}</span>
      <span class="facts">${facts.map(([icon, words]) => html`<span key=${icon}><${Icon} name=${icon} />${words}</span>`)}</span></span>
    <span class="chosen" aria-hidden="true"><${Icon} name="check" />${text("lobby-chosen")}</span>
  </label></li>`;
}

function Created({ table, invite, game, onClose }) {
  const link = new URL(`/j/${invite}`, location.origin).href;
  const share = () => navigator.share({ title: "Gunmetal", text: text("lobby-share-text", { game }), url: link }).catch(() => {});
  return html`<${Dialog} title=${text("lobby-created")} onClose=${onClose} sheet>
    <div class="stack"><p>${text("lobby-created-note")}</p>
      <${CopyField} label=${text("lobby-invite-link")} value=${link} />
      <div class="acts"><a class="btn primary" href="/t/${table}">${text("lobby-to-table")}</a>
        ${navigator.share && html`<button type="button" class="btn" onClick=${share}><${Icon} name="send" />${text("lobby-share")}</button>`}</div></div>
  </${Dialog}>`;
}
