// The panel of choices: the prompt with its rule, every option as a real button, confirm and undo.
import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { say, text } from "/web/texts.js";
import { Icon } from "/web/components/icon.js";
import { Shape, isStoodInFor, seatName } from "/web/components/seat.js";
import { filters, groups, shortened } from "./options.js";
import { nameOfMark } from "./marks.js";
import { Amount } from "./amount.js";

export { useChoices } from "./marks.js";

/** On a phone the panel is docked at the bottom; what lies above must know how high it is. */
function useDock(box) {
  useEffect(() => {
    const root = document.documentElement;
    const watch = new ResizeObserver(() => root.style.setProperty("--dock", `${box.current?.offsetHeight ?? 0}px`));
    watch.observe(box.current);
    return () => { watch.disconnect(); root.style.removeProperty("--dock"); };
  }, []);
}

const FOLD_FROM = 5;                   // on a phone so many options are folded away

export const RuleLink = ({ game, rule }) => html`<a class="rule" href="/rules/${game}#${rule}" target="_blank" aria-label=${text("rule-link", { rule })}>${rule}</a>`;

/** The decision in one sentence, its rule, and on demand what it means. */
function Prompt({ snapshot, sentence, children }) {
  const [openAt, open] = useState(null);
  const { decision, game, version } = snapshot;
  const isOpen = openAt === version;
  return html`<h2 id="prompt">${sentence}</h2>
    ${decision && html`<div class="prompt-line"><${RuleLink} game=${game} rule=${decision.rule} />
        <button type="button" class="btn quiet small" aria-expanded=${isOpen} aria-controls="explain" onClick=${() => open(isOpen ? null : version)}>
          <${Icon} name="hint" />${text("show-explanation")}</button>${children}</div>
      <p id="explain" class="explain" hidden=${!isOpen}>${say(decision.explain)}</p>`}`;
}

function Option({ option, number, start, choices, seatColour }) {
  const sentence = say(option.words);
  const isChosen = choices.chosen?.action === option.action;
  const colour = option.marks.filter((mark) => mark.startsWith("seat:")).map((mark) => seatColour(mark.slice(5)))[0];
  const onKeyDown = (event) => {
    if (event.key !== "Enter" || !isChosen) return;
    event.preventDefault();
    event.stopPropagation();
    choices.confirm();
  };
  return html`<button type="button" class="opt" data-option=${option.action} aria-pressed=${isChosen} aria-label=${start ? sentence : undefined}
      disabled=${choices.busy} onClick=${() => choices.choose(option)} onKeyDown=${onKeyDown}>
    ${colour && html`<${Shape} colour=${colour} />`}
    <span>${shortened(sentence, start)}</span>
    ${number <= 99 && html`<kbd aria-hidden="true">${number}</kbd>`}
  </button>`;
}

function Group({ group, first, choices, seatColour }) {
  if (group.kind === "amount") return html`<${Amount} group=${group} choices=${choices} />`;
  return html`<fieldset class="optgroup ${group.start ? "is-short" : ""}">
    <legend class=${group.legend ? "" : "sr"}>${group.legend ?? text("choices-title")}</legend>
    <div class="opts-grid" style=${{ "--letters": group.letters }}>${group.options.map((option, place) =>
      html`<${Option} key=${option.action} option=${option} number=${first + place} start=${group.start} choices=${choices} seatColour=${seatColour} />`)}</div>
  </fieldset>`;
}

/** Marks that narrow a long list; pressed ones are picked, here or on the board. */
function Filters({ rows, choices }) {
  const isPicked = (mark) => choices.picks.some((pick) => pick.mark.split(" ").includes(mark));
  return html`<div class="filters">${rows.map((row) => html`<div key=${row.kind} class="filter" role="group" aria-label=${text(`filter-${row.kind}`)}>
    ${row.marks.map(({ mark, name }) => html`<button key=${mark} type="button" class="filter-chip" aria-pressed=${isPicked(mark)} onClick=${() => choices.pick(mark)}>${name}</button>`)}
  </div>`)}</div>`;
}

/** What has been picked on the board, each of it to be given up alone or all at once. */
function Picks({ choices, markText }) {
  const name = (pick) => pick.mark.split(" ").filter((mark) => !mark.startsWith("do:")).map((mark) => nameOfMark(mark, markText)).join(", ");
  return html`<div class="picked"><span class="picked-title" id="picked">${text("picks-title")}</span>
    <ul class="picks" aria-labelledby="picked">${choices.picks.map((pick) => html`<li key=${pick.mark}>
      <button type="button" class="filter-chip" aria-pressed="true" disabled=${choices.busy} onClick=${() => choices.pick(pick.mark, pick.of)} aria-label=${text("pick-drop", { thing: name(pick) })}>
        ${name(pick)}<${Icon} name="close" /></button></li>`)}</ul>
    <${Change} choices=${choices} /></div>`;
}

const Change = ({ choices }) => html`<button type="button" class="btn small change" disabled=${choices.busy} onClick=${choices.clear} aria-keyshortcuts="Escape"><${Icon} name="undo" />${text("choices-change")}</button>`;

/** The numbers on the buttons run through all groups; a slider has none. */
export const numbered = (list) => list.filter((group) => group.kind === "list").flatMap((group) => group.options);

function Options({ choices, markText, seatColour }) {
  const rows = filters(choices.options, markText);
  const list = groups(choices.left);
  let first = 1;
  return html`<div class="options">
    ${rows.length > 0 && html`<${Filters} rows=${rows} choices=${choices} />`}
    ${list.map((group) => {
      const start = first;
      if (group.kind === "list") first += group.options.length;
      return html`<${Group} key=${group.verb} group=${group} first=${start} choices=${choices} seatColour=${seatColour} />`;
    })}
  </div>`;
}

function Actions({ choices }) {
  const { chosen } = choices;
  const shows = choices.options.length > 0 && (choices.needsConfirm || (chosen && !choices.busy));
  if (!shows && !choices.mayUndo) return null;
  return html`<div class="actions">
    <button type="button" class="btn undo" disabled=${!choices.mayUndo || choices.busy} onClick=${choices.undo} aria-keyshortcuts="u"><${Icon} name="undo" />${text("undo")}</button>
    ${shows && html`<button type="button" class="btn primary confirm" disabled=${!chosen || choices.busy} onClick=${choices.confirm} aria-describedby="chosen">
      <${Icon} name="check" />${text("confirm")}</button>`}
  </div>`;
}

/** What is said to those who have nothing to decide. */
function waitingSentence({ decision, status, seats, mine, game }) {
  if (status === "over") return text("choices-over");
  if (!decision) return text("choices-wait");
  const seat = seats.find((one) => one.seat === decision.seat);
  const name = seat ? seatName(seat, game) : text("colour-three");
  if (isStoodInFor(seat)) return text("choices-wait-own-bot");
  if (!mine.length) return text("choices-watch", { name });
  return text(seat?.kind === "bot" ? "choices-wait-bot" : "choices-wait-for", { name });
}

export function Choices({ snapshot, choices, markText, seatColour, children }) {
  const isMine = choices.options.length > 0;
  const [unfoldedAt, unfold] = useState(null);
  const isUnfolded = unfoldedAt === snapshot.version;
  const box = useRef();
  useDock(box);
  const foldable = choices.options.length >= FOLD_FROM;
  const isFolded = foldable && !isUnfolded;
  const awaits = choices.chosen && choices.asks(choices.chosen);       // to be confirmed
  const state = !isMine ? "is-waiting" : isFolded ? "is-folded" : "";
  return html`<section class="choices sheet ${state}" id="choices" ref=${box} tabindex="-1" aria-labelledby="prompt" aria-busy=${choices.busy}>
    <${Prompt} snapshot=${snapshot} sentence=${isMine ? say(snapshot.decision.prompt) : waitingSentence(snapshot)}>
      ${isMine && foldable && choices.left.length > 1 && html`<button type="button" class="btn quiet small unfold" aria-expanded=${isUnfolded} aria-controls="options" onClick=${() => unfold(isUnfolded ? null : snapshot.version)}>
        ${text(isUnfolded ? "choices-fold" : "choices-unfold", { count: choices.left.length })}</button>`}
    </${Prompt}>
    <p class="sr" role="status">${isMine ? text("choices-your-turn", { prompt: say(snapshot.decision.prompt) }) : snapshot.status === "over" ? text("choices-over") : ""}</p>
    ${choices.refusal && html`<p class="refusal" role="alert"><${Icon} name="warn" />${choices.refusal}</p>`}
    ${choices.picks.length > 0 && html`<${Picks} choices=${choices} markText=${markText} />`}
    <div id="options" class="options-box">${isMine && html`<${Options} choices=${choices} markText=${markText} seatColour=${seatColour} />`}</div>
    <div class="chosen-line"><p id="chosen" class="chosen" aria-live="polite">${awaits && html`<${Icon} name="check" /><span>${say(choices.chosen.words)}</span>`}</p>
      ${awaits && choices.picks.length === 0 && html`<${Change} choices=${choices} />`}</div>
    <${Actions} choices=${choices} />
    ${children}
  </section>`;
}
