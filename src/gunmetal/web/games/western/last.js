// The last action after it is over: its dice stay on the table until the next one.
import { html } from "/web/vendor/preact.js";
import { Shape } from "/web/components/seat.js";
import { Mark } from "./art.js";
import { Roll } from "./dice.js";
import { colourName, seatColour, seatName, seatOfWord } from "./facts.js";

/** What came of it, in the words of the log. */
export function Outcomes({ props, outcomes }) {
  if (!outcomes.length) return null;
  return html`<ul class="w-outcomes">${outcomes.map((event) => html`<li>${props.say(event)}</li>`)}</ul>`;
}

/** Every roll of an action, one a line. */
export function Rolls({ props, rolls }) {
  const { text } = props;
  return html`<ol class="w-rolls">
    ${rolls.map((roll, at) => {
      const seat = seatOfWord(props, roll.seat);
      const colour = seatColour(props, seat);
      return html`<li key=${`${at}${roll.faces.join()}`}>
        <${Shape} colour=${colour} label=${colourName(props, colour)} />
        <span class="w-player">${seatName(props, seat)} <small>${text(`test-${roll.test}`)}${roll.aim && ` → ${text(`card-${roll.aim.card}`)}`}</small></span>
        <${Roll} props=${props} roll=${roll} small />
      </li>`;
    })}
  </ol>`;
}

export function LastAction({ props, action }) {
  const { text, say } = props;
  if (!action || !(action.rolls.length || action.outcomes.length)) return null;
  return html`<section class="w-last" aria-labelledby="w-last" tabindex="0">
    <h3 id="w-last"><${Mark} id="ui-play" />${action.opening ? say(action.opening) : text("western-last-dice")}</h3>
    <${Rolls} props=${props} rolls=${action.rolls} />
    <${Outcomes} props=${props} outcomes=${action.outcomes} />
  </section>`;
}
