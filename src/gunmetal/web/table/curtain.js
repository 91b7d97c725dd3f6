// Between two players at one screen: nothing of the one may be seen when the other takes it.
import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { text } from "/web/texts.js";
import { Icon } from "/web/components/icon.js";
import { Avatar, colourName, colourOf, seatName } from "/web/components/seat.js";

export function Curtain({ snapshot, seat, onLift, onUndo }) {
  const button = useRef();
  useEffect(() => button.current.focus(), [seat.seat]);
  const colour = colourOf(seat, snapshot.view);
  const name = seatName(seat, snapshot.game);
  return html`<main class="curtain" id="main" data-seat=${colour}>
    <section class="sheet curtain-note" aria-labelledby="curtain-title">
      <${Avatar} avatar=${seat.avatar} colour=${colour} kind=${seat.kind} />
      <h1 id="curtain-title">${text("curtain-pass", { name })}</h1>
      <p class="muted">${text("curtain-why", { colour: colourName(seat.word, snapshot.game) })}</p>
      <button type="button" class="btn primary big" ref=${button} onClick=${onLift}>${text("curtain-lift", { name })}</button>
      ${onUndo && html`<button type="button" class="btn" onClick=${onUndo}><${Icon} name="undo" />${text("curtain-undo")}</button>`}
      <p><a href="/">${text("shell-to-lobby")}</a></p>
    </section>
  </main>`;
}
