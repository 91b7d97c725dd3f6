// The board of a western game: the gangs of the others, the town, and below it what is going on.
import { html, useMemo, useState } from "/web/vendor/preact.js";
import { Gangs } from "./gangs.js";
import { LastAction } from "./last.js";
import { PlaceSheet } from "./place.js";
import { lastAction } from "./rolls.js";
import { Showdown } from "./showdown.js";
import { Town } from "./town.js";
import { Venture } from "./venture.js";

const isPressed = (props, location) => String(props.marked(`location:${location}`)["aria-pressed"]) === "true";

/** The place to tell of: chosen for a move, looked at, or stood on. */
function placeInSight(props, looked) {
  const { view } = props.snapshot;
  const places = view.town.filter(Boolean).map(({ location }) => location);
  const standing = view.players[view.seat]?.place ?? view.players[view.active]?.place;
  return places.find((location) => isPressed(props, location)) ?? looked ?? standing ?? places[0];
}

export function Board(props) {
  const { view } = props.snapshot;
  const { steps } = props;
  const [looked, look] = useState(null);
  const action = useMemo(() => lastAction(steps), [steps]);
  const location = placeInSight(props, looked);
  const idle = !view.fight && !view.action;
  return html`<div class="western w-board" onPointerLeave=${() => look(null)}>
    <${Gangs} props=${props} />
    <div class="w-middle">
      <${Town} props=${props} onLook=${look} />
      <div class=${`w-below ${idle ? "is-idle" : ""}`}>
        ${view.fight ? html`<${Showdown} props=${props} action=${action} />` : view.action ? html`<${Venture} props=${props} action=${action} />` : null}
        ${idle && location && html`<${PlaceSheet} props=${props} location=${location} />`}
        ${idle && html`<${LastAction} props=${props} action=${action} />`}
      </div>
    </div>
  </div>`;
}
