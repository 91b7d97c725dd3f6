// All steps of a game: what happened in the one that is shown, and the list in which a click jumps to another.
import { html, useEffect, useMemo, useRef } from "/web/vendor/preact.js";
import { language, text } from "../texts.js";
import { Shape, colourOf, seatName } from "../components/seat.js";
import { pointAt, sentences } from "../table/log.js";
import { OPEN } from "./eyes.js";

const actor = (snapshot, step) => snapshot.seats.find((seat) => seat.seat === step.seat) ?? null;

function Who({ seat, snapshot }) {
  if (!seat) return html`<b>${text("replay-dealt")}</b>`;
  return html`<${Shape} colour=${colourOf(seat, snapshot.view)} /><b>${seatName(seat, snapshot.game)}</b>`;
}

/** The sentences of the step that was played last, read out as they change. The board shows what the first one speaks of, which is
 *  what the player did; the others when they are pointed at. */
export function Happened({ reel, number, snapshot }) {
  const step = reel.steps[number - 1];
  const own = snapshot.seats.find((seat) => seat.seat === snapshot.as)?.word;
  const said = sentences(step.events, reel.as === OPEN);
  const point = () => pointAt(step.seat === null ? null : said[0]?.marks, own);
  useEffect(() => {
    point();
    return () => pointAt(null);
  }, [step, snapshot]);
  return html`<section class="happened" aria-labelledby="happened" tabindex="0">
    <h2 id="happened" class="sr">${text("replay-happened")}</h2>
    <div aria-live="polite" aria-atomic="true">
      <p class="step-who"><span class="muted num">${text("replay-step-of", { number, count: reel.count })}</span><${Who} seat=${actor(snapshot, step)} snapshot=${snapshot} /></p>
      <ul class="said">${said.map((event, place) => html`<li key=${place} onMouseEnter=${() => pointAt(event.marks, own)} onMouseLeave=${point}>${event.sentence}</li>`)}</ul>
      ${said.length === 0 && html`<p class="muted">${text("replay-nothing-heard")}</p>`}
    </div>
  </section>`;
}

function Row({ number, said, seat, snapshot, isNow, jump }) {
  return html`<li><button type="button" class="step-row" aria-current=${isNow ? "step" : undefined} data-number=${number} onClick=${() => jump(number)}>
    <span class="row-who"><span class="sr">${text("replay-log-row", { number })}</span><span class="num muted" aria-hidden="true">${number}</span><${Who} seat=${seat} snapshot=${snapshot} /></span>
    ${said.map((event, place) => html`<span key=${place} class="row-said" data-kind=${event.kind}>${event.sentence}</span>`)}
    ${said.length === 0 && html`<span class="row-said muted">${text("replay-nothing-heard")}</span>`}
  </button></li>`;
}

export function StepList({ reel, number, snapshot, jump }) {
  const box = useRef(null);
  const rows = useMemo(() => reel.steps.map((step) => sentences(step.events, reel.as === OPEN)), [reel, language()]);
  useEffect(() => {
    // In a window that is only now being opened, nothing has a place yet.
    const timer = setTimeout(() => {
      const row = box.current?.querySelector(`[data-number="${number}"]`);
      if (row) box.current.scrollTop = row.offsetTop - Math.max((box.current.clientHeight - row.offsetHeight) / 2, 0);
    });
    return () => clearTimeout(timer);
  }, [reel, number]);
  return html`<div class="step-list" ref=${box}>
    <ol aria-label=${text("replay-log")}>${reel.steps.map((step, place) => html`<${Row} key=${place} number=${place + 1} said=${rows[place]}
      seat=${actor(snapshot, step)} snapshot=${snapshot} isNow=${place + 1 === number} jump=${jump} />`)}</ol>
  </div>`;
}
