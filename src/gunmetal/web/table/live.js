// A table as the stream tells it: the last snapshot, all steps so far, the chat, and whether the line is up.
import { useEffect, useRef, useState } from "/web/vendor/preact.js";
import { openStream } from "/web/net.js";

const empty = (key) => ({ key, snapshot: null, steps: [], news: { steps: [], count: 0 }, chat: [], connection: "connecting", problem: null });

/** Puts what a `table` event brings to the steps we have; null if something between is missing. */
export function joinSteps(have, { from, steps }) {
  if (from > have.length) return null;
  return [...have.slice(0, from), ...(steps ?? [])];
}

function withPresence(snapshot, seats) {
  if (!snapshot) return snapshot;
  const news = new Map(seats.map((seat) => [seat.seat, seat]));
  return { ...snapshot, seats: snapshot.seats.map((seat) => ({ ...seat, ...news.get(seat.seat) })) };
}

/** `as`: the seat through whose eyes; null: the public, or the only own seat. What another seat saw is never shown meanwhile. */
export function useTable(table, as) {
  const key = `${table}/${as}`;
  const [held, hold] = useState(empty(key));
  const stream = useRef(null);

  useEffect(() => {
    let now = empty(key);
    const become = (part) => hold((now = { ...now, ...part }));
    become({});
    stream.current = openStream(table, as, {
      onTable({ steps, from = 0, ...snapshot }) {
        const joined = joinSteps(now.steps, { from, steps });
        if (!joined) return stream.current.reconnect();
        const known = now.snapshot ? Math.min(from || now.steps.length, joined.length) : joined.length;
        become({ snapshot, steps: joined, news: { steps: joined.slice(known), count: now.news.count + 1 }, problem: null });
      },
      onChat: (message) => now.chat.some((old) => old.number === message.number) || become({ chat: [...now.chat, message] }),
      onPresence: (seats) => become({ snapshot: withPresence(now.snapshot, seats) }),
      onState: (connection) => become({ connection }),
      onProblem: (problem) => become({ problem }),
    });
    return () => stream.current.close();
  }, [key]);

  return held.key === key ? held : empty(key);
}
