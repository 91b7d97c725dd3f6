// Talking to the server: questions and moves by `api`, news of a table by `openStream`.
import { language, text } from "./texts.js";

/** What the server refused, with its sentence in the reader's language. Status 0: no answer at all. */
export class Problem extends Error {
  constructor(status, answer) {
    super(answer.sentence);
    Object.assign(this, { status, error: answer.error ?? "unknown", sentence: answer.sentence, rule: answer.rule ?? null });
  }
}

export async function api(method, path, body) {
  const asked = { method, headers: { "Accept": "application/json", "Accept-Language": language() }, credentials: "same-origin" };
  if (method !== "GET") {
    asked.headers["Content-Type"] = "application/json";
    asked.body = JSON.stringify(body ?? {});
  }
  let answer;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Problem(0, { error: "offline", sentence: text("shell-offline") });
  }
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  const found = isJson ? await answer.json().catch(() => ({})) : await answer.text();
  if (answer.ok) return found;
  throw new Problem(answer.status, { ...(isJson ? found : {}), sentence: (isJson && found.sentence) || text("shell-failed", { status: answer.status }) });
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** The news of a table as a seat hears it (`as` null: the public, or the only own seat). Reconnects for ever, until `close`.
 *  handlers: onTable(snapshot), onChat(message), onPresence(seats), onState("live" | "reconnecting"), onProblem(problem): it gave up. */
export function openStream(table, as, handlers) {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const address = `${path}/stream${as === null || as === undefined ? "" : `?as=${as}`}`;
  let source = null, timer = null, pause = FIRST_PAUSE, closed = false, state = null;

  function become(next) {
    if (next !== state) handlers.onState?.((state = next));
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(address);
    source.addEventListener("open", () => {
      pause = FIRST_PAUSE;
      become("live");
    });
    source.addEventListener("table", (event) => handlers.onTable?.(JSON.parse(event.data)));
    source.addEventListener("chat", (event) => handlers.onChat?.(JSON.parse(event.data)));
    source.addEventListener("presence", (event) => handlers.onPresence?.(JSON.parse(event.data).seats));
    source.addEventListener("error", lost);
  }

  function lost() {
    if (closed) return;
    become("reconnecting");
    // While CONNECTING the browser tries again by itself; CLOSED means it gave up.
    if (source.readyState === EventSource.CLOSED) timer = setTimeout(again, (pause = Math.min(pause * 2, LONGEST_PAUSE)));
  }

  async function again() {
    try {
      await api("GET", as === null || as === undefined ? path : `${path}?as=${as}`);
    } catch (problem) {
      if (closed) return;
      if (problem.status >= 400 && problem.status < 500 && problem.status !== 429) return handlers.onProblem?.(problem);
      timer = setTimeout(again, (pause = Math.min(pause * 2, LONGEST_PAUSE)));
      return;
    }
    if (!closed) connect();
  }

  // A phone that slept, or a network that came back: no need to wait for the pause.
  const wake = () => !closed && state !== "live" && document.visibilityState === "visible" && connect();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connect();

  return {
    reconnect: connect,
    close() {
      closed = true;
      clearTimeout(timer);
      source.close();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    },
  };
}
