// Tables that are there already: mine, those one can join, those one can watch.
import { html, useState } from "/web/vendor/preact.js";
import { gameName, themeOf } from "../../games.js";
import { saved } from "../../me.js";
import { api } from "../../net.js";
import { navigate } from "../../route.js";
import { ago, has, list, text } from "../../texts.js";
import { Icon } from "../../components/icon.js";
import { AskName } from "../../components/askname.js";
import { paceText } from "../../components/pace.js";
import { Shape, seatName } from "../../components/seat.js";
import { complain } from "../../components/toast.js";

const AT_ONCE = 5;                     // of my games; the others are one click away
const title = (table) => (typeof table.turn === "number" && table.turn > 0 ? text("lobby-turn", { game: gameName(table.game), turn: table.turn }) : gameName(table.game));

function details(table, named) {
  const edition = `edition-${table.edition}`;
  const parts = [named.includes(table.game) && has(edition, table.game) ? text(edition, {}, table.game) : null, paceText(table.pace)];
  return parts.filter(Boolean).join(" · ");
}

const Shapes = ({ table }) => html`<span class="shapes" aria-hidden="true">${table.seats.map((seat) => html`<${Shape} key=${seat.seat} colour=${seat.word} />`)}</span>`;

/** People who have told no name are called by their colour, once the words of their game are there. */
const namesOf = (table, seats) => seats.map((seat) => (seat.name || has(`colour-${seat.word}`, table.game) ? seatName(seat, table.game) : text("seat-nameless")));

export function Mine({ tables }) {
  if (tables.length === 0) return null;
  const turns = tables.filter((table) => table.your_turn).length;
  const all = [...tables].sort((a, b) => b.your_turn - a.your_turn || (a.status === "over") - (b.status === "over") || (a.updated < b.updated ? 1 : -1));
  return html`<section class="sheet list my-games" aria-labelledby="mine-title">
    <div class="folder"><h2 id="mine-title">${text("lobby-mine")}</h2>${turns > 0 && html`<span class="badge" role="img" aria-label=${text("lobby-your-turns", { count: turns })}>${turns}</span>`}</div>
    <${MyTables} tables=${all.slice(0, AT_ONCE)} />
    ${all.length > AT_ONCE && html`<details class="more"><summary>${text("lobby-more", { count: all.length - AT_ONCE })}</summary><${MyTables} tables=${all.slice(AT_ONCE)} /></details>`}
  </section>`;
}

const MyTables = ({ tables }) => html`<ul class="rows mine">${tables.map((table) => html`<li key=${table.table} class=${table.your_turn ? "turn" : ""}><${MyTable} table=${table} /></li>`)}</ul>`;

function MyTable({ table }) {
  const others = namesOf(table, table.seats.filter((seat) => !seat.mine && seat.kind !== "open"));
  const state = table.status === "waiting" ? text("lobby-waiting") : table.status === "over" ? text("lobby-over") : text("lobby-running");
  return html`<a href="/t/${table.table}"><${Shapes} table=${table} />
    <span class="nm"><b class="gamename" data-game=${themeOf(table.game)}>${title(table)}</b>
      <span class="muted">${others.length ? text("lobby-with", { names: list(others) }) : text(table.seats.length > 1 ? "lobby-waiting" : "lobby-alone")}</span></span>
    ${table.your_turn ? html`<span class="stamp">${text("lobby-your-turn")}</span>`
      : html`<span class="state muted">${state}${table.updated && html`<small>${ago(table.updated)}</small>`}</span>`}</a>`;
}

/** `named`: the games whose edition is told. */
export function Open({ tables, named }) {
  return html`<section class="sheet list" aria-labelledby="open-title"><div class="folder"><h2 id="open-title">${text("lobby-open-tables")}</h2></div>
    ${tables.length > 0 && html`<div class="ask-line"><${AskName} /></div>`}
    ${tables.length ? html`<ul class="rows open">${tables.map((table) => html`<${OpenTable} key=${table.table} table=${table} about=${details(table, named)} />`)}</ul>`
      : html`<p class="none muted">${text("lobby-none-open")}</p>`}</section>`;
}

function OpenTable({ table, about }) {
  const [busy, setBusy] = useState(false);
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const join = async () => {
    setBusy(true);
    try {
      await saved();
      const { version } = await api("GET", `/api/tables/${table.table}`);
      await api("POST", `/api/tables/${table.table}/join`, { version });
      navigate(`/t/${table.table}`);
    } catch (problem) {
      complain(problem);
      setBusy(false);
    }
  };
  return html`<li><span class="nm"><b class="gamename" data-game=${themeOf(table.game)}>${gameName(table.game)}</b><span class="muted">${about}</span></span>
    <span class="pips" role="img" aria-label=${text("lobby-taken", { taken, seats: table.seats.length })}>${table.seats.map((seat) => html`<i key=${seat.seat} class=${seat.kind === "open" ? "" : "on"}></i>`)}</span>
    <button type="button" class="btn small" disabled=${busy} onClick=${join} aria-label=${text("lobby-join-what", { game: gameName(table.game), details: about })}>${text("lobby-join")}</button></li>`;
}

export function Watch({ tables }) {
  if (tables.length === 0) return null;
  const names = (table) => list(namesOf(table, table.seats));
  return html`<section class="sheet list" aria-labelledby="watch-title"><div class="folder"><h2 id="watch-title">${text("lobby-watch-tables")}</h2></div>
    <ul class="rows open">${tables.map((table) => html`<li key=${table.table}>
      <span class="nm"><b class="gamename" data-game=${themeOf(table.game)}>${title(table)}</b><span class="muted">${names(table)}</span></span>
      <${Shapes} table=${table} />
      <a class="btn small" href="/t/${table.table}" aria-label=${text("lobby-watch-what", { game: gameName(table.game), names: names(table) })}><${Icon} name="eye" />${text("lobby-watch")}</a></li>`)}</ul></section>`;
}
