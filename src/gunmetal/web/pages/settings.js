// What a person can set for this browser: a window that every page opens.
import { html } from "/web/vendor/preact.js";
import { chooseLanguage } from "../me.js";
import { motion, prefs, setPref } from "../prefs.js";
import { useStore } from "../store.js";
import { LANGUAGES, language, text, useTexts } from "../texts.js";
import { Segment, Switch } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { toast } from "../components/toast.js";

const options = (names, label, icons = {}) => names.map((value) => ({ value, label: label(value), icon: icons[value] }));

async function setNotifications(on) {
  if (on && !("Notification" in window)) return toast(text("prefs-notifications-missing"));
  if (on && Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted") return toast(text("prefs-notifications-denied"));
  setPref("notifications", on);
}

/** `children`: settings of one page alone, such as those of a table. */
export function Settings({ onClose, children }) {
  useTexts();
  const now = useStore(prefs);
  return html`<${Dialog} title=${text("prefs-title")} onClose=${onClose} sheet class="settings">
    <${Segment} label=${text("prefs-language")} name="pref-language" value=${language()} onChange=${chooseLanguage}
      options=${LANGUAGES.map((lang) => ({ value: lang, label: text(`language-${lang.toLowerCase()}`) }))} />
    <${Segment} label=${text("prefs-theme")} name="pref-theme" value=${now.theme} onChange=${(value) => setPref("theme", value)}
      options=${options(["auto", "light", "dark"], (value) => text(`prefs-theme-${value}`), { auto: "auto", light: "sun", dark: "theme" })} />
    <${Segment} label=${text("prefs-motion")} name="pref-motion" value=${motion()} onChange=${(value) => setPref("motion", value)}
      options=${options(["full", "short", "off"], (value) => text(`prefs-motion-${value}`))} />
    <${Segment} label=${text("prefs-confirm")} name="pref-confirm" value=${now.confirm} onChange=${(value) => setPref("confirm", value)}
      options=${options(["always", "final", "never"], (value) => text(`prefs-confirm-${value}`))} />
    <div class="settings-switches">
      <${Switch} label=${text("prefs-sound")} checked=${now.sound} onChange=${(on) => setPref("sound", on)} />
      <${Switch} label=${text("prefs-notifications")} note=${text("prefs-notifications-note")} checked=${now.notifications} onChange=${setNotifications} />
      <${Switch} label=${text("prefs-notes")} note=${text("prefs-notes-note")} checked=${now.notes} onChange=${(on) => setPref("notes", on)} />
    </div>
    ${children}
  </${Dialog}>`;
}
