// Who sits before this screen, as the server knows them.
import { api } from "./net.js";
import { createStore } from "./store.js";
import { language, setLanguage } from "./texts.js";
import { complain } from "./components/toast.js";

/** {name, avatar, lang}; null until the server has answered. */
export const me = createStore(null);

export async function meet() {
  try {
    me.set(await api("GET", "/api/me"));
    if (me.get().lang !== language()) me.set(await api("POST", "/api/me", { lang: language() }));
  } catch (problem) {
    complain(problem);
    me.set({ name: "", avatar: "hat", lang: language() });
  }
}

let saving = Promise.resolve();
/** When the server knows what was said last: who sits down is then called by the new name. */
export const saved = () => saving;

export function saveMe(changed) {
  const before = me.get();
  me.set({ ...before, ...changed });
  saving = api("POST", "/api/me", changed).catch((problem) => {
    me.set(before);
    complain(problem);
  });
  return saving;
}

export const chooseLanguage = (lang) => setLanguage(lang).then(() => saveMe({ lang }), complain);
