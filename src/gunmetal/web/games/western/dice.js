// Suit dice. A trump stands higher and is printed dark, so that it is told without colour.
import { html } from "/web/vendor/preact.js";
import { Suit } from "./art.js";
import { playerAt, seatOfWord } from "./facts.js";
import { marking } from "./marks.js";

const isTrump = (face, trump) => face === trump || face.startsWith("joker");

function Die({ props, face, trump, at, small, isAgain }) {
  const { text } = props;
  const hit = isTrump(face, trump);
  const label = text(hit ? "western-face-trump" : "western-face", { face: text(`suit-${face}`) });
  const own = `w-die rolling ${hit ? "is-trump" : ""} ${small ? "small" : ""} ${isAgain ? "again" : ""}`;
  const marks = small ? { class: own } : marking(props, `suit:${face.replace("joker2", "joker")}`, own);
  return html`<span role="img" aria-label=${label} title=${label} ...${marks} style=${{ "--n": at }}><${Suit} suit=${face} class="" /></span>`;
}

/** Dice as a seat rolled them; `key` of the caller changes with every roll, so that new dice tumble in. */
export function Dice({ props, faces, seat, small = false, again = null }) {
  const { trump } = playerAt(props.snapshot.view, seat);
  if (!faces.length) return html`<span class="w-quiet">${props.text("western-no-dice")}</span>`;
  return html`<span class="w-dice" role="group" aria-label=${props.text("western-dice")}>
    ${faces.map((face, at) => html`<${Die} props=${props} face=${face} trump=${trump} at=${at} small=${small} />`)}
    ${again && html`<${Die} props=${props} face=${again} trump=${trump} at=${faces.length} small=${small} isAgain />`}
  </span>`;
}

/** A roll told from events: its dice and how many trumps they were. */
export function Roll({ props, roll, small = false }) {
  const seat = seatOfWord(props, roll.seat);
  return html`<${Dice} props=${props} faces=${roll.faces} seat=${seat} small=${small} again=${roll.again} />
    ${roll.trumps !== null && html`<b class="w-sum" title=${props.text("word-trumps", { trumps: roll.trumps })}>${roll.trumps}</b>`}`;
}
