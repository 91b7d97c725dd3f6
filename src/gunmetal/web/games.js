// What the page knows of the games before their tables are opened: which world they belong to, and what the server offers.
import { useEffect, useState } from "/web/vendor/preact.js";
import { api } from "./net.js";
import { has, text } from "./texts.js";

export const GAMES = ["gunrunners", "gunslingers", "gunsmoke"];
const THEMES = { gunrunners: "gunrunners", gunslingers: "western", gunsmoke: "western" };
export const themeOf = (game) => THEMES[game] ?? "none";

/** Its title; the same in every language, so it can be told before its texts are there. */
export const gameName = (game) => (has("game-name", game) ? text("game-name", {}, game) : game[0].toUpperCase() + game.slice(1));

/** The theme of the whole page; `null` is the steel of the lobby. */
export function dress(game) {
  if (game) document.body.dataset.game = themeOf(game);
  else delete document.body.dataset.game;
}
export const useDress = (game) => useEffect(() => dress(game), [game]);

let asked = null;
/** What can be played here: the answer of /api/games, asked once. */
export function games() {
  asked ??= api("GET", "/api/games");
  asked.catch(() => (asked = null));
  return asked;
}

/** The same for a component; null until the server has answered. */
export function useGames() {
  const [found, setFound] = useState(null);
  useEffect(() => {
    games().then(setFound, () => {});
  }, []);
  return found;
}
