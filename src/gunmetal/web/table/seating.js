// A seat goes to a bot, or comes back to its person.
import { api } from "/web/net.js";

const TRIES = 5;

/** `what`: "bot" or "back". Bots may play on meanwhile; then it is asked again of the table as it is now. */
export async function reseat({ table, version }, seat, what, body = {}) {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  for (let tries = 1; ; tries += 1) {
    try {
      return await api("POST", `${path}/seats/${seat.seat}/${what}`, { ...body, version });
    } catch (problem) {
      if (problem.error !== "table-moved-on" || tries === TRIES) throw problem;
    }
    ({ version } = await api("GET", path));
  }
}
