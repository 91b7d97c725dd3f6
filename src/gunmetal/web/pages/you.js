// Name, picture, and the link that takes the seats to another device.
import { html, useState } from "/web/vendor/preact.js";
import { me, saveMe } from "../me.js";
import { api } from "../net.js";
import { useStore } from "../store.js";
import { date, text } from "../texts.js";
import { CopyField } from "../components/controls.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { AVATARS, Avatar } from "../components/seat.js";
import { complain } from "../components/toast.js";

/** The button in the bar, and the window it opens. */
export function You() {
  const mine = useStore(me);
  const [open, setOpen] = useState(false);
  if (!mine) return null;
  return html`<button type="button" class="you" onClick=${() => setOpen(true)} aria-label=${text("you-open", { name: mine.name || "none" })}>
      <${Avatar} avatar=${mine.avatar} /><span class="wide-only" aria-hidden="true">${mine.name || text("you-title")}</span></button>
    ${open && html`<${Dialog} title=${text("you-title")} onClose=${() => setOpen(false)} sheet><div class="stack"><${Portrait} /><${Carry} /></div></${Dialog}>`}`;
}

/** Name and picture; an invitation asks for them too. */
export function Portrait() {
  const mine = useStore(me) ?? { name: "", avatar: "hat" };
  return html`<label class="choice"><span class="choice-label">${text("you-name")}</span>
      <input value=${mine.name} maxlength="24" autocomplete="nickname" placeholder=${text("you-name-hint")} onChange=${(event) => saveMe({ name: event.target.value.trim() })} /></label>
    <fieldset><legend class="choice-label">${text("you-avatar")}</legend><div class="faces">
      ${AVATARS.map((name) => html`<label key=${name} class="face"><input type="radio" name="avatar" value=${name} checked=${mine.avatar === name} onChange=${() => saveMe({ avatar: name })} />
        <${Avatar} avatar=${name} /><span class="sr">${text(`avatar-${name}`)}</span></label>`)}</div></fieldset>`;
}

function Carry() {
  const [made, setMade] = useState(null);
  const make = () => api("POST", "/api/me/carry").then(setMade, complain);
  return html`<section class="stack"><h3>${text("you-carry-title")}</h3><p class="muted">${text("you-carry")}</p>
    ${made
      ? html`<${CopyField} label=${text("you-carry-link")} value=${new URL(made.link, location.origin).href} />
          ${made.expires && html`<p class="muted">${text("you-carry-until", { time: date(made.expires) })}</p>`}`
      : html`<p><button type="button" class="btn" onClick=${make}><${Icon} name="device" />${text("you-carry-make")}</button></p>`}</section>`;
}
