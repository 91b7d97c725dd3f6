// Log and chat as two tabs: beside the board, or on a phone as a sheet over it.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { Icon } from "/web/components/icon.js";
import { Dialog } from "/web/components/dialog.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";

const narrow = matchMedia("(max-width: 1023px)");

export function useNarrow() {
  const [is, set] = useState(narrow.matches);
  useEffect(() => {
    const changed = () => set(narrow.matches);
    narrow.addEventListener("change", changed);
    return () => narrow.removeEventListener("change", changed);
  }, []);
  return is;
}

function Tab({ name, icon, tab, show, count }) {
  const isShown = tab === name;
  const onKeyDown = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    show(name === "log" ? "chat" : "log");
    document.getElementById(name === "log" ? "tab-chat" : "tab-log")?.focus();
  };
  return html`<button type="button" role="tab" id="tab-${name}" aria-selected=${isShown} aria-controls="panel-${name}" tabindex=${isShown ? 0 : -1} onClick=${() => show(name)} onKeyDown=${onKeyDown}>
    <${Icon} name=${icon} />${text(`tab-${name}`)}${count > 0 && html`<span class="badge" aria-label=${text("chat-unread", { count })}>${count}</span>`}</button>`;
}

function Panels({ snapshot, steps, chat, tab, show, unread, onHelp }) {
  return html`<div class="tab-row"><div class="tabs" role="tablist" aria-label=${text("side-title")}>
      <${Tab} name="log" icon="log" tab=${tab} show=${show} /><${Tab} name="chat" icon="chat" tab=${tab} show=${show} count=${unread} />
    </div>
    ${onHelp && html`<button type="button" class="btn quiet small keys-button" onClick=${onHelp}>${text("keys-button")}</button>`}</div>
    <div class="panel" role="tabpanel" id="panel-log" aria-labelledby="tab-log" hidden=${tab !== "log"}>${tab === "log" && html`<${Log} snapshot=${snapshot} steps=${steps} />`}</div>
    <div class="panel" role="tabpanel" id="panel-chat" aria-labelledby="tab-chat" hidden=${tab !== "chat"}>${tab === "chat" && html`<${Chat} snapshot=${snapshot} chat=${chat} />`}</div>`;
}

/** `sheet`: whether the sheet is open; only a narrow screen asks. */
export function Side({ snapshot, steps, chat, unread, tab, show, isNarrow, sheet, onClose, onHelp, children }) {
  const panels = html`<${Panels} snapshot=${snapshot} steps=${steps} chat=${chat} tab=${tab} show=${show} unread=${unread} onHelp=${isNarrow ? null : onHelp} />`;
  if (!isNarrow) return html`<aside class="side sheet" aria-label=${text("side-title")}>${panels}${children}</aside>`;
  return sheet ? html`<${Dialog} title=${text("side-title")} onClose=${onClose} sheet class="side-sheet">${panels}</${Dialog}>` : null;
}

/** The button that opens the sheet, with the number of unread messages. */
export function SideButton({ unread, onOpen }) {
  return html`<button type="button" class="iconbtn side-button" onClick=${onOpen} aria-haspopup="dialog" aria-label=${text("side-open", { count: unread })} title=${text("side-title")}>
    <${Icon} name="log" />${unread > 0 && html`<span class="badge" aria-hidden="true">${unread}</span>`}</button>`;
}
