// Where we are, and how to go elsewhere without loading everything again.
import { createStore } from "./store.js";

const here = () => location.pathname + location.search;
export const place = createStore(here());

export function navigate(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place.set(here());
  if (!location.hash) scrollTo(0, 0);
}

addEventListener("popstate", () => place.set(here()));
