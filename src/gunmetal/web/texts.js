// All that people read: Fluent messages from /locales, the same files that the terminal uses.
import { FluentBundle, FluentResource } from "/web/vendor/fluent/index.js";
import { pref, setPref } from "./prefs.js";
import { createStore, useStore } from "./store.js";

export const LANGUAGES = ["en", "pt-BR"];
const SHELL = ["web"];
// The games' own texts; later files override.
const RULES = {
  gunrunners: ["gunmetal", "gunrunners"],
  gunslingers: ["gunmetal", "western", "gunslingers"],
  gunsmoke: ["gunmetal", "western", "gunsmoke"],
};
const TABLE = {
  gunrunners: ["web-table", "web-gunrunners"],
  gunslingers: ["web-table", "web-western"],
  gunsmoke: ["web-table", "web-western"],
};

const resources = new Map();           // "en/web" → promise of a FluentResource or null
const bundles = new Map();             // "en/gunsmoke" → FluentBundle
const wanted = new Map([[null, SHELL]]);       // game → its files; null: the pages of no game
let current = null;                    // the game whose words come first
let shown = pref("language") ?? asTheBrowserAsks();

const changes = createStore(0);
const told = () => changes.set((count) => count + 1);

function asTheBrowserAsks() {
  const asked = navigator.languages ?? [navigator.language ?? "en"];
  const found = asked.map((one) => LANGUAGES.find((ours) => ours.slice(0, 2) === one.slice(0, 2))).find(Boolean);
  return found ?? LANGUAGES[0];
}

async function fetched(address) {
  const answer = await fetch(address);
  return answer.ok ? new FluentResource(await answer.text()) : null;
}

function resource(lang, file) {
  const key = `${lang}/${file}`;
  if (!resources.has(key)) {
    const loading = fetched(`/locales/${key}.ftl`);
    resources.set(key, loading);
    loading.catch(() => resources.delete(key));
  }
  return resources.get(key);
}

async function build(lang, game) {
  const files = wanted.get(game);
  const found = await Promise.all(files.map((file) => resource(lang, file)));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const one of found) if (one) bundle.addResource(one, { allowOverrides: true });
  bundles.set(`${lang}/${game}`, bundle);
}

async function want(game, files) {
  const before = wanted.get(game) ?? [];
  const missing = files.filter((file) => !before.includes(file));
  if (missing.length === 0 && bundles.has(`${shown}/${game}`)) return;
  wanted.set(game, [...before, ...missing]);
  await build(shown, game);
}

/** The shell's own words: wait for it before the first page is drawn. */
export async function startTexts() {
  document.documentElement.lang = shown;
  await build(shown, null);
}

/** The names and sentences of a game, without those of its table: enough for the lobby. */
export async function loadNames(game) {
  await want(game, [...RULES[game], ...SHELL]);
  told();
}

/** What is said only when a game is over. */
export const AFTERWARDS = ["web-replay"];

/** Everything a table of this game says, and `more` files; from then on its words come first. */
export async function loadGame(game, more = []) {
  await want(game, [...RULES[game], ...TABLE[game], ...more, ...SHELL]);
  current = game;
  told();
}

export const language = () => shown;

/** Changes everything at once, when all files of the new language are there. */
export async function setLanguage(lang) {
  if (!LANGUAGES.includes(lang)) return;
  await Promise.all([...wanted.keys()].map((game) => build(lang, game)));
  shown = lang;
  document.documentElement.lang = lang;
  setPref("language", lang);
  told();
}

function found(id, game) {
  for (const one of [game ?? current, null]) {
    const bundle = bundles.get(`${shown}/${one}`);
    const message = bundle?.getMessage(id);
    if (message?.value) return [bundle, message.value];
  }
  return null;
}

export const has = (id, game) => found(id, game) !== null;

/** A message written out. `game` asks the words of that game first, where another one is open. */
export function text(id, args = {}, game = undefined) {
  const known = found(id, game);
  if (!known) return id;
  const [bundle, pattern] = known;
  return bundle.formatPattern(pattern, written(args, game), []);
}

function written(args, game) {
  const out = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === undefined) out[key] = "";
    else if (typeof value === "object" && "name" in value) out[key] = text(value.name, {}, game);
    else if (typeof value === "boolean") out[key] = String(value);
    else out[key] = value;
  }
  return out;
}

/** A sentence of the server: `{id, args}`. */
export const say = (sentence, game = undefined) => (sentence ? text(sentence.id, sentence.args ?? {}, game) : "");

/** Draws the component again when the language or the game's words change. */
export const useTexts = () => useStore(changes);

export const number = (value, options) => new Intl.NumberFormat(shown, options).format(value);
export const date = (value, options = { dateStyle: "medium", timeStyle: "short" }) => new Intl.DateTimeFormat(shown, options).format(new Date(value));
export const list = (names, type = "conjunction") => new Intl.ListFormat(shown, { type }).format(names);

/** “5 minutes ago”, “in 2 days”. */
export function ago(value) {
  const seconds = (new Date(value) - Date.now()) / 1000;
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const amount = Math.round(seconds / size);
  return new Intl.RelativeTimeFormat(shown, { numeric: "auto" }).format(unit === "second" ? 0 : amount, unit);
}
