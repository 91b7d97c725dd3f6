// The commitments that this browser saw while games were being played. After the game it need not believe what the server says it
// showed before.
const KEPT = "gunmetal-commitments";
const MOST = 60;

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "{}");
  } catch {
    return {};
  }
}

/** To be called with every snapshot of a table; only the first one counts. */
export function remember({ table, commitment, status, version }) {
  const known = all();
  if (!commitment || status === "over" || known[table]) return;
  const kept = Object.entries({ ...known, [table]: { commitment, version } }).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch { /* a browser that keeps nothing has to believe */ }
}

/** {commitment, version} or null. */
export const remembered = (table) => all()[table] ?? null;
