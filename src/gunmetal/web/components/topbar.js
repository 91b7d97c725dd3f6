// The bar at the top of the pages around the games, and the tools that every bar has.
import { html, useState } from "/web/vendor/preact.js";
import { isDark, setPref, usePref } from "../prefs.js";
import { chooseLanguage } from "../me.js";
import { LANGUAGES, language, text } from "../texts.js";
import { Settings } from "../pages/settings.js";
import { Icon, Mark } from "./icon.js";

function LanguageButtons() {
  return html`<div class="seg" role="group" aria-label=${text("prefs-language")}>
    ${LANGUAGES.map((lang) => html`<button key=${lang} type="button" lang=${lang} aria-pressed=${lang === language()} aria-label=${text(`language-${lang.toLowerCase()}`)}
      onClick=${() => chooseLanguage(lang)}><span aria-hidden="true">${lang.slice(0, 2).toUpperCase()}</span></button>`)}
  </div>`;
}

function ThemeButton() {
  usePref("theme");
  const night = isDark();
  return html`<button type="button" class="iconbtn wide-only" onClick=${() => setPref("theme", night ? "light" : "dark")}
    aria-label=${text(night ? "prefs-go-light" : "prefs-go-dark")} title=${text(night ? "prefs-go-light" : "prefs-go-dark")}><${Icon} name=${night ? "sun" : "theme"} /></button>`;
}

/** Language, theme, settings, rules. `help` is where the question mark leads; `settings(close)`: what the settings have on this page alone. */
export function Tools({ help = "/rules/gunrunners", settings, children }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return html`<div class="tools">
    ${children}<${LanguageButtons} />
    <${ThemeButton} />
    <button type="button" class="iconbtn" aria-haspopup="dialog" onClick=${() => setOpen(true)} aria-label=${text("prefs-title")} title=${text("prefs-title")}><${Icon} name="settings" /></button>
    <a class="iconbtn" href=${help} aria-label=${text("shell-rules")} title=${text("shell-rules")}><${Icon} name="help" /></a>
    ${open && html`<${Settings} onClose=${close}>${settings?.(close)}</${Settings}>`}
  </div>`;
}

/** The bar of a page that is not a table. */
export function TopBar({ crumb, help, children }) {
  return html`<header class="topbar">
    <a class="home" href="/" aria-label=${text("shell-home")}><${Mark} /><span class="brand" aria-hidden="true">Gunmetal</span></a>
    <p class="crumb wide-only">${crumb}</p>
    <${Tools} help=${help}>${children}</${Tools}>
  </header>`;
}
