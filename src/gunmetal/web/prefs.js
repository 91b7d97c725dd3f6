// What a person prefers, kept in this browser. The language is also told to the server, whose sentences follow it.
import { createStore, useStore } from "./store.js";

const KEPT = "gunmetal-prefs";
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

const DEFAULTS = {
  language: null,                      // null: as the browser asks
  theme: "auto",                       // auto, light, dark
  motion: null,                        // full, short, off; null: full, or off where the system asks for less motion
  sound: false,
  confirm: "final",                    // always, final (what cannot be taken back), never
  notifications: false,
  notes: true,                         // on face-down cards whose kind the player knows
};

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "{}");
  } catch {
    return {};
  }
}

export const prefs = createStore({ ...DEFAULTS, ...kept() });

export const pref = (name) => prefs.get()[name];
export const usePref = (name) => useStore(prefs, (all) => all[name]);

export function setPref(name, value) {
  prefs.set((all) => ({ ...all, [name]: value }));
  try {
    localStorage.setItem(KEPT, JSON.stringify(prefs.get()));
  } catch { /* it holds until the page is closed */ }
}

export const motion = () => pref("motion") ?? (reduced.matches ? "off" : "full");
export const isDark = () => (pref("theme") === "auto" ? dark.matches : pref("theme") === "dark");

function apply() {
  const root = document.documentElement;
  if (pref("theme") === "auto") delete root.dataset.theme;
  else root.dataset.theme = pref("theme");
  root.dataset.motion = motion();
}

prefs.watch(apply);
reduced.addEventListener("change", apply);
// Another tab changed them.
addEventListener("storage", (event) => event.key === KEPT && prefs.set({ ...DEFAULTS, ...kept() }));
apply();
