// Who sits at the table: a strip for each, with colour and shape, what is public of them, and whose turn it is.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { has, text } from "/web/texts.js";
import { Icon } from "/web/components/icon.js";
import { Avatar, botName, colourName, colourOf, isStoodInFor, seatName } from "/web/components/seat.js";
import { Clock } from "./clock.js";
import { guarded } from "./guard.js";

/** An icon is a drawing of its own, or the name of a symbol: "gunrunners#crate". */
function FactIcon({ icon }) {
  if (typeof icon !== "string") return icon ?? null;
  const [sprite, id] = icon.includes("#") ? icon.split("#") : ["ui", icon];
  return html`<svg class="icon" aria-hidden="true"><use href="/web/art/${sprite}.svg#${id}" /></svg>`;
}

const Fact = ({ icon, value, label }) => html`<li class="fact" title=${label}>
  <b><${FactIcon} icon=${icon} />${value}</b><span class="fact-label">${label}</span></li>`;

const Thinking = () => html`<span class="thinking"><span class="sr">${text("seat-thinking")}</span><i></i><i></i><i></i></span>`;

/** “Blue, United States · Bot, steady” */
function about(seat, game) {
  const agency = `agency-${seat.word}`;
  const colour = seatName(seat, game) === colourName(seat.word, game) ? null : colourName(seat.word, game);
  const who = [colour, has(agency) && text(agency)].filter(Boolean).join(", ");
  const kind = seat.kind === "bot" ? botName(seat.bot) : null;
  const away = seat.kind === "person" && !seat.mine && !seat.present ? text("seat-away") : null;
  return [who, kind, away].filter(Boolean).join(" · ");
}

/** An option that speaks of nothing but a seat can be chosen on its strip. */
const isTarget = (options, word) => options?.some((option) => option.marks.length > 0 && option.marks.every((mark) => mark === `seat:${word}`));

function SeatButtons({ seat, snapshot, onSeat }) {
  if (!onSeat || snapshot.status !== "playing" || !snapshot.mine.length) return null;
  if (isStoodInFor(seat)) return html`<button type="button" class="btn small" onClick=${() => onSeat("back", seat)}>${text("seat-take-back")}</button>`;
  if (seat.mine) return html`<button type="button" class="iconbtn lend" onClick=${() => onSeat("bot", seat)} aria-haspopup="dialog" aria-label=${text("seat-lend")} title=${text("seat-lend")}><${Icon} name="bot" /></button>`;
  if (seat.bot_from) return html`<${GiveAway} key=${seat.bot_from} from=${seat.bot_from} onClick=${() => onSeat("bot", seat)} />`;
  return null;
}

/** Somebody has left: after a while the others may let a bot play on. */
function GiveAway({ from, onClick }) {
  const [isTime, setTime] = useState(Date.parse(from) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), Math.max(0, Date.parse(from) - Date.now()));
    return () => clearTimeout(timer);
  }, [from]);
  return isTime && html`<button type="button" class="btn small" onClick=${onClick}><${Icon} name="bot" />${text("seat-give-to-bot")}</button>`;
}

function Seat({ seat, props, module, onSeat }) {
  const { snapshot } = props;
  const colour = colourOf(seat, snapshot.view);
  const decides = snapshot.status === "playing" && snapshot.decision?.seat === seat.seat;
  const isMe = snapshot.as === seat.seat;
  const more = about(seat, snapshot.game);
  const facts = snapshot.view ? guarded(() => module.seatFacts(props, seat.seat), []) : [];
  const target = isTarget(snapshot.options, seat.word) ? props.marked(`seat:${seat.word}`) : { "data-mark": `seat:${seat.word}` };
  return html`<li class="seat ${decides ? "is-active" : ""} ${isMe ? "is-me" : ""} ${seat.kind === "person" && !seat.present && !seat.mine ? "is-away" : ""}"
      data-seat=${colour} data-seat-word=${seat.word} aria-current=${decides ? "true" : undefined}>
    <div ...${target} class="seat-who ${target.class ?? ""}">
      <${Avatar} avatar=${seat.avatar} colour=${colour} kind=${seat.kind} />
      <p class="seat-names"><b class="who">${seatName(seat, snapshot.game)}</b> <span class="agency">${isMe && html`<span class="seat-me">${text("seat-you")}</span>`}${isMe && more !== "" && " · "}${more}</span></p>
    </div>
    <div class="seat-state">
      ${decides && isMe && html`<span class="stamp">${text("seat-your-turn")}</span>`}
      ${decides && !isMe && html`<${Thinking} />`}
      ${decides && snapshot.deadline && html`<${Clock} deadline=${snapshot.deadline} />`}
      <${SeatButtons} seat=${seat} snapshot=${snapshot} onSeat=${onSeat} />
    </div>
    <ul class="facts">${facts.map((fact) => html`<${Fact} key=${fact.label} ...${fact} />`)}</ul>
  </li>`;
}

export function Seats({ props, module, onSeat }) {
  return html`<section class="seats-frame" aria-label=${text("seats-title")}><ol class="seats">
    ${props.snapshot.seats.map((seat) => html`<${Seat} key=${seat.seat} seat=${seat} props=${props} module=${module} onSeat=${onSeat} />`)}
  </ol></section>`;
}
