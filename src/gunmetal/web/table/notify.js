// "Your turn": in the tab's title, as a sound and as a notification of the browser, by preference.
import { useEffect, useRef } from "/web/vendor/preact.js";
import { pref } from "/web/prefs.js";
import { text, say } from "/web/texts.js";
import { isStoodInFor } from "/web/components/seat.js";
import { sound, soundOfSteps } from "./sound.js";

/** Browsers know notifications only where the address is trusted: not over plain http to another machine. */
export const canNotify = () => "Notification" in window && isSecureContext;

function show(snapshot) {
  if (!canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(text("title-your-turn", { game: text("game-name") }), { body: say(snapshot.decision.prompt), tag: snapshot.table });
  note.onclick = () => { window.focus(); note.close(); };
}

export const isMyTurn = (snapshot) =>
  snapshot?.status === "playing" && snapshot.decision !== null && snapshot.mine.includes(snapshot.decision.seat) && !isStoodInFor(snapshot.seats[snapshot.decision.seat]);

function title(snapshot) {
  const game = text("game-name");
  if (snapshot.status === "over") return text("title-over", { game });
  if (isMyTurn(snapshot)) return text("title-your-turn", { game });
  return text("title-table", { game });
}

export function useNotices(snapshot, news, chat) {
  const turn = useRef(null);
  const status = useRef(null);
  useEffect(() => {
    if (!snapshot) return;
    document.title = title(snapshot);
    const now = isMyTurn(snapshot) ? `${snapshot.decision.seat}` : null;
    const before = turn.current;
    const ended = status.current === "playing" && snapshot.status === "over";
    turn.current = now;
    status.current = snapshot.status;
    if (ended) sound("over");
    if (now === null || now === before) return;
    sound("turn");
    if (pref("notifications") && document.visibilityState === "hidden") show(snapshot);
  });
  useEffect(() => { soundOfSteps(news.steps); }, [news]);
  const heard = useRef(null);
  useEffect(() => {
    const fresh = heard.current !== null && chat.length > heard.current && !snapshot?.mine.includes(chat.at(-1).seat);
    heard.current = snapshot ? chat.length : null;
    if (fresh) sound("chat");
  }, [chat.length, snapshot === null]);
}
