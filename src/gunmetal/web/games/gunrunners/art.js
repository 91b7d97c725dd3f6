// The pictures of Gunrunners: symbols of the sprite, drawn in the colours around them.
import { html } from "/web/vendor/preact.js";

const SPRITE = "/web/art/gunrunners.svg";
const MAPS = ["middle-east", "north-africa", "central-america", "southeast-asia", "triple-frontier"];

export const picture = (id) => `${SPRITE}#${id}`;
export const mapOf = (number) => `map-${MAPS[number - 1]}`;

export const Picture = ({ id, class: style, ...rest }) => html`<svg class=${style} aria-hidden="true" ...${rest}><use href=${picture(id)} /></svg>`;
export const Shape = ({ colour }) => html`<${Picture} id=${`shape-${colour}`} class="gr-shape" data-seat=${colour} />`;

/** Own attributes and those of `marked`, whose class is added and whose other attributes win. */
export const joined = (own, marked = {}) => ({ ...own, ...marked, class: [own.class, marked.class].filter(Boolean).join(" ") });
