// The lobby: start a game, go on with one, join or watch another.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { api } from "../net.js";
import { GAMES, gameName, useDress, useGames } from "../games.js";
import { loadNames, text } from "../texts.js";
import { Icon } from "../components/icon.js";
import { TopBar } from "../components/topbar.js";
import { Mine, Open, Watch } from "./lobby/lists.js";
import { NewGame } from "./lobby/newgame.js";
import { You } from "./you.js";

const POLL = 4000;

/** The tables, asked again every few seconds while somebody looks. */
function useTables() {
  const [tables, setTables] = useState(null);
  useEffect(() => {
    let timer = null, left = false;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        const found = await api("GET", "/api/lobby").catch(() => null);
        if (!left) setTables((before) => found ?? before ?? { mine: [], open: [], watch: [] });
      }
      if (!left) timer = setTimeout(ask, POLL);
    };
    const woken = () => document.visibilityState === "visible" && ask();
    document.addEventListener("visibilitychange", woken);
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", woken);
    };
  }, []);
  return tables;
}

/** The games among these tables that have more than one edition, with their words loaded: there the edition is told. */
function useEditions(tables) {
  const several = (useGames() ?? []).filter((game) => game.editions.length > 1).map((game) => game.name);
  const named = several.filter((game) => tables.some((table) => table.game === game));
  useEffect(() => {
    for (const game of named) loadNames(game);
  }, [named.join()]);
  return named;
}

export function LobbyPage() {
  useDress(null);
  const tables = useTables();
  const named = useEditions(tables?.open ?? []);
  const turns = tables?.mine.filter((table) => table.your_turn).length ?? 0;
  useEffect(() => {
    document.title = turns ? text("lobby-your-turn-title", { count: turns }) : "Gunmetal";
  });
  return html`<${TopBar} crumb=${text("shell-tagline")}><${You} /></${TopBar}>
    <main class="lobby" id="main"><h1 class="sr">${text("lobby-title")}</h1>
      ${tables && html`<${Mine} tables=${tables.mine} /><${NewGame} />`}
      <div class="rail">
        ${tables && html`<${Open} tables=${tables.open} named=${named} /><${Watch} tables=${tables.watch} />`}
        <nav class="sheet learn" aria-label=${text("lobby-learn")}>
          ${GAMES.map((game) => html`<a key=${game} class="btn quiet" href="/rules/${game}"><${Icon} name="book" />${text("rules-of", { game: gameName(game) })}</a>`)}
        </nav>
      </div>
    </main>`;
}
