// Talk at the table.
import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { date, text } from "/web/texts.js";
import { api } from "/web/net.js";
import { Icon } from "/web/components/icon.js";
import { Shape, colourOf, seatName } from "/web/components/seat.js";
import { complain } from "/web/components/toast.js";
import { useStickToEnd } from "./scroll.js";

const LONGEST = 500;
const keptUnder = (table) => `gunmetal-chat-${table}`;

const lastRead = (table) => {
  try { return Number(sessionStorage.getItem(keptUnder(table))) || 0; } catch { return 0; }
};

/** How many messages of others came since the chat was last looked at. */
export function useUnread(snapshot, chat, isLooking) {
  const [read, setRead] = useState(() => lastRead(snapshot.table));
  const newest = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!isLooking || newest <= read) return;
    setRead(newest);
    try { sessionStorage.setItem(keptUnder(snapshot.table), newest); } catch { /* then it is unread again after a reload */ }
  }, [isLooking, newest]);
  return isLooking ? 0 : chat.filter((message) => message.number > read && !snapshot.mine.includes(message.seat)).length;
}

function Message({ message, snapshot }) {
  const seat = snapshot.seats.find((one) => one.seat === message.seat);
  return html`<li class="message-line">
    ${seat ? html`<${Shape} colour=${colourOf(seat, snapshot.view)} />` : html`<${Icon} name="eye" />`}
    <p><b>${message.name || (seat && seatName(seat, snapshot.game))}</b> <time datetime=${message.at}>${date(message.at, { timeStyle: "short" })}</time><br />${message.text}</p></li>`;
}

export function Chat({ snapshot, chat }) {
  const [words, write] = useState("");
  const [isSending, send] = useState(false);
  const box = useRef();
  const onScroll = useStickToEnd(box, chat.length);
  const onSubmit = async (event) => {
    event.preventDefault();
    if (!words.trim() || isSending) return;
    send(true);
    await api("POST", `/api/tables/${encodeURIComponent(snapshot.table)}/chat`, { text: words.trim() }).then(() => write(""), complain);
    send(false);
  };
  return html`<div class="pane chat-pane" ref=${box} onScroll=${onScroll} tabindex="0" role="group" aria-label=${text("chat-title")}>
      <ol class="messages" aria-live="polite">${chat.map((message) => html`<${Message} key=${message.number} message=${message} snapshot=${snapshot} />`)}</ol>
      ${chat.length === 0 && html`<p class="muted empty">${text("chat-empty")}</p>`}
    </div>
    <form class="say" onSubmit=${onSubmit}>
      <label class="sr" for="say">${text("chat-write")}</label>
      <input id="say" maxlength=${LONGEST} autocomplete="off" placeholder=${text("chat-write")} value=${words} onInput=${(event) => write(event.target.value)} />
      <button type="submit" class="btn" disabled=${isSending} aria-label=${text("chat-send")}><${Icon} name="send" /></button>
    </form>`;
}
