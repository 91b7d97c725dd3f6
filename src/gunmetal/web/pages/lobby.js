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

/** The games among the open tables that have more than one edition: there it is told. */
function useEditions(open) {
  const several = (useGames() ?? []).filter((game) => game.editions.length > 1).map((game) => game.name);
  return several.filter((game) => open.some((table) => table.game === game));
}

/** Loads the words of games of which more is told than their title. */
function useWords(games) {
  const wanted = [...new Set(games)].sort();
  useEffect(() => {
    for (const game of wanted) loadNames(game).catch(() => {});
  }, [wanted.join()]);
}

const isNameless = (seat) => seat.kind !== "open" && !seat.name;

export function LobbyPage() {
  useDress(null);
  const tables = useTables();
  const named = useEditions(tables?.open ?? []);
  const listed = tables ? [...tables.mine, ...tables.watch] : [];
  useWords([...named, ...listed.filter((table) => table.seats.some(isNameless)).map((table) => table.game)]);
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
