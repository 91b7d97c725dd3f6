// Who sits where: never a colour without its shape.
import { html } from "/web/vendor/preact.js";
import { has, text } from "../texts.js";

export const AVATARS = ["hat", "key", "glasses", "phone", "case", "star", "horseshoe", "lamp", "cactus", "boot", "cards", "mask"];
const MARKERS = ["red", "blue", "green", "yellow"];     // Gunsmoke: the colours by the number that views give

/** The colour of a seat: its own word, but in Gunsmoke that of its marker, once the trumps have been dealt. */
export function colourOf(seat, view = null) {
  const marker = view?.players?.find((player) => player.seat === seat.seat)?.marker;
  return typeof marker === "number" ? MARKERS[marker] : seat.word;
}

/** red ●, blue ▲, yellow ◆, green ■, black ✚; seats without a colour yet point to their side of the table. */
export function Shape({ colour, label, class: extra = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="shape ${extra}" data-seat=${colour} ...${spoken}><use href="/web/art/ui.svg#shape-${colour}" /></svg>`;
}

/** A face in the colour of its seat, with the shape at its foot. */
export function Avatar({ avatar, colour, kind = "person", class: extra = "" }) {
  const face = kind === "bot" ? "bot" : kind === "open" ? null : AVATARS.includes(avatar) ? avatar : "hat";
  return html`<span class="avatar ${kind === "open" ? "is-empty" : ""} ${extra}" data-seat=${colour ?? "none"} aria-hidden="true">
    ${face && html`<svg><use href="/web/art/ui.svg#av-${face}" /></svg>`}
    ${colour && html`<${Shape} colour=${colour} />`}
  </span>`;
}

export const colourName = (word, game) => text(`colour-${word}`, {}, game);

export const botName = (level) => (has(`bot-level-${level}`) ? text(`bot-level-${level}`) : text("bot-level-other", { level }));

/** What to call whoever sits there; who has told no name is called by the colour. */
export const seatName = (seat, game) => (seat.kind === "open" ? text("seat-open") : seat.name || colourName(seat.word, game));

/** A bot plays for the one who looks. */
export const isStoodInFor = (seat) => Boolean(seat?.mine && seat.kind === "bot");
