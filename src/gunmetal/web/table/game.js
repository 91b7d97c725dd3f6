// What a table needs of its game: the module that draws it, its words, its style and what is printed on its cards.
import { useEffect, useState } from "/web/vendor/preact.js";
import { api } from "/web/net.js";
import { dress, themeOf } from "/web/games.js";
import { loadGame } from "/web/texts.js";
import { loadStyle } from "/web/styles.js";
import * as plain from "./plain.js";

const MODULES = {
  gunrunners: () => import("/web/games/gunrunners.js"),
  gunslingers: () => import("/web/games/gunslingers.js"),
  gunsmoke: () => import("/web/games/gunsmoke.js"),
};

async function moduleOf(game) {
  try {
    return { ...plain, ...(await MODULES[game]()) };
  } catch (problem) {
    console.error(problem);
    return plain;
  }
}

/** {module, printed}, or null while they are on the way. `texts`: files of words beside those of the table. */
export function useGame(game, table, texts = []) {
  const [found, keep] = useState(null);
  useEffect(() => {
    if (!game) return;
    let isWanted = true;
    dress(game);
    const printed = api("GET", `/api/tables/${encodeURIComponent(table)}/printed`).catch(() => null);
    Promise.all([moduleOf(game), printed, loadGame(game, texts), loadStyle(themeOf(game))])
      .then(([module, cards]) => isWanted && keep({ game, module, printed: cards }));
    return () => { isWanted = false; };
  }, [game, table]);
  return found?.game === game ? found : null;
}
