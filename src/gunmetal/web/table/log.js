// What happened, in plain sentences, by step. A sentence shows on the board what it speaks of.
import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { list, say, text } from "/web/texts.js";
import { Shape, colourOf, seatName } from "/web/components/seat.js";
import { useStickToEnd } from "./scroll.js";

const SHOWN = 40;                      // steps; earlier ones on demand
const MERGED = "die-rolled";

const isSameRoll = (event, before) => event.kind === MERGED && event.args.suit && before?.kind === MERGED && before.args.seat.name === event.args.seat.name;

/** What a seat was told in its own voice (“You drew a card”), told to everybody: the seat comes first. */
function toldOpenly(event, sentence) {
  const seat = event.id.startsWith("event-own-") && event.args.seat && text(event.args.seat.name);
  return seat && !sentence.includes(seat) ? text("log-told-to", { seat, sentence }) : sentence;
}

/** Events with their `sentence`; `openly`: what single seats were told is heard by all. Dice that one seat rolled at once are one (“North rolled hearts, clubs and a joker.”), and so is what is
 *  said several times in a row. */
export function sentences(events, openly = false) {
  const rolled = [];
  for (const event of events) {
    const suit = event.args?.suit && text(event.args.suit.name);
    if (isSameRoll(event, rolled.at(-1))) rolled.at(-1).suits.push(suit);
    else rolled.push({ ...event, suits: suit ? [suit] : [] });
  }
  const said = [];
  for (const event of rolled) {
    const own = event.suits.length > 1 ? text(event.id, { ...event.args, suit: list(event.suits) }) : say(event);
    const sentence = openly ? toldOpenly(event, own) : own;
    if (said.at(-1)?.sentence === sentence) said.at(-1).times += 1;
    else said.push({ ...event, sentence, times: 1 });
  }
  return said.map((event) => (event.times > 1 ? { ...event, sentence: text("log-times", { sentence: event.sentence, times: event.times }) } : event));
}

/** Shows the things that carry no other marks than these. Hands are private: only what the own seat did shows there. */
export function pointAt(marks, ownWord) {
  const root = document.querySelector(".table");
  for (const element of root?.querySelectorAll(".is-pointed") ?? []) element.classList.remove("is-pointed");
  if (!root || !marks?.length) return;
  const told = new Set(marks);
  for (const element of root.querySelectorAll("[data-mark]")) {
    const own = element.dataset.mark.split(" ").filter((mark) => !mark.startsWith("do:"));
    const isHidden = element.closest(".hand-frame") && !told.has(`seat:${ownWord}`);
    if (own.length && own.every((mark) => told.has(mark)) && !isHidden) element.classList.add("is-pointed");
  }
}

function Step({ step, snapshot, own }) {
  const seat = snapshot.seats.find((one) => one.seat === step.seat);
  const said = sentences(step.events);
  if (!said.length) return null;
  return html`<li class="step" data-step=${step.number}>
    ${seat ? html`<span class="step-who"><${Shape} colour=${colourOf(seat, snapshot.view)} /><b>${seatName(seat, snapshot.game)}</b></span>` : null}
    <ul>${said.map((event, place) => html`<li key=${place} class="entry" tabindex="-1" data-kind=${event.kind}
      onMouseEnter=${() => pointAt(event.marks, own)} onMouseLeave=${() => pointAt(null)} onFocus=${() => pointAt(event.marks, own)} onBlur=${() => pointAt(null)}>${event.sentence}</li>`)}</ul>
  </li>`;
}

function walk(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const entries = [...event.currentTarget.querySelectorAll(".entry")];
  const at = entries.indexOf(document.activeElement);
  const next = at < 0 ? entries.at(-1) : entries[at + by];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

export function Log({ snapshot, steps }) {
  const [more, showMore] = useState(0);
  const box = useRef();
  const own = snapshot.seats.find((seat) => seat.seat === snapshot.as)?.word;
  const first = Math.max(0, steps.length - SHOWN - more);
  const onScroll = useStickToEnd(box, steps);
  useEffect(() => () => pointAt(null), []);
  return html`<div class="pane log-pane" ref=${box} onScroll=${onScroll} onKeyDown=${walk} tabindex="0" role="group" aria-label=${text("log-title")}>
    ${first > 0 && html`<button type="button" class="btn quiet small" onClick=${() => showMore(more + 200)}>${text("log-earlier", { count: first })}</button>`}
    <ol class="steps-list">${steps.slice(first).map((step) => html`<${Step} key=${step.number} step=${step} snapshot=${snapshot} own=${own} />`)}</ol>
    ${steps.length === 0 && html`<p class="muted empty">${text("log-empty")}</p>`}
  </div>`;
}

/** Reads new sentences out, without the whole log being one region that speaks. */
export function LogVoice({ news }) {
  const said = news.steps.flatMap((step) => sentences(step.events).map((event) => event.sentence));
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${text("log-news")}>${said.map((sentence, place) => html`<p key=${`${news.count}-${place}`}>${sentence}</p>`)}</div>`;
}
