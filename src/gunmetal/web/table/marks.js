// Where the table and the list of choices meet. An option carries marks ("location:3"), a thing on the board carries one or several;
// picking a thing leaves the options that speak of it. The page knows no rule: it only narrows what it was offered.
import { useState, useCallback, useRef } from "/web/vendor/preact.js";
import { text, has, say } from "/web/texts.js";

const NAME = { seat: "colour" };
const ANSWER_WAIT = 4000;

export const verb = (option) => option.action.split(" ", 1)[0];

/** "do:flip" is a mark of every option whose action begins with that word. */
export const speaksOf = (option, marks) =>
  marks.split(" ").every((mark) => option.marks.includes(mark) || mark === `do:${verb(option)}`);

export const narrow = (options, picks) => options.filter((option) => picks.every((pick) => speaksOf(option, pick.mark)));

/** The earlier picks that still leave an option beside the new one. */
const keepFitting = (options, picks, fresh) =>
  picks.reduceRight((kept, pick) => (narrow(options, [...kept, pick]).length ? [pick, ...kept] : kept), [fresh]);

export function nameOfMark(mark, markText) {
  const own = markText?.(mark);
  if (own) return own;
  const [kind, ...rest] = mark.split(":");
  if (kind === "place") return text("mark-place", { location: nameOfMark(`location:${rest[0]}`, markText), place: rest[1] });
  const word = rest.join("-");
  const id = [`${kind}-name-${word}`, `${NAME[kind] ?? kind}-${word}`].find((one) => has(one));
  return id ? text(id) : rest.join(" ");
}

const nameOfThing = (marks, markText) =>
  marks.split(" ").filter((mark) => !mark.startsWith("do:")).map((mark) => nameOfMark(mark, markText)).join(", ");

const fresh = (key) => ({ key, picks: [], chosen: null, busy: false, refusal: null });

/** `send(option)` posts a move and resolves, or rejects with an error that has a sentence. `confirm` is "always", "final" or "never". */
export function useChoices(snapshot, { confirm = "final", send, undo, markText } = {}) {
  const key = `${snapshot.table}/${snapshot.version}/${snapshot.as}`;
  const [held, hold] = useState(fresh(key));
  const state = held.key === key ? held : fresh(key);
  const change = (part) => hold((old) => ({ ...(old.key === key ? old : fresh(key)), ...part }));
  const options = snapshot.options ?? [];
  const left = narrow(options, state.picks);
  const asks = (option) => confirm === "always" || (confirm === "final" && option.final);
  const timer = useRef();

  const post = useCallback(async (act) => {
    change({ busy: true, refusal: null });
    clearTimeout(timer.current);
    try {
      await act();
      timer.current = setTimeout(() => hold((old) => (old.key === key ? { ...old, busy: false } : old)), ANSWER_WAIT);
    } catch (error) {
      change({ busy: false, refusal: error.sentence ?? text("shell-broken") });
    }
  }, [key]);

  const settle = (option, picks) => {
    change({ picks, chosen: option, refusal: null });
    if (option && send && !asks(option)) post(() => send(option));
  };

  const choices = {
    options, left, picks: state.picks, chosen: state.chosen, busy: state.busy, refusal: state.refusal,
    asks, needsConfirm: options.some(asks), mayUndo: Boolean(snapshot.may_undo && undo),
    // Choosing the chosen one again gives it up.
    choose(option) {
      if (state.busy) return;
      settle(state.chosen?.action === option.action ? null : option, state.picks);
    },
    take: (option) => state.busy || settle(option, state.picks),
    // Chosen, but never posted by that alone: for a slider that runs over many options.
    consider: (option) => change({ chosen: option, refusal: null }),
    pick(mark, of) {
      if (state.busy) return;
      const same = state.picks.find((pick) => pick.mark === mark && pick.of === of);
      const picks = same ? state.picks.filter((pick) => pick !== same) : keepFitting(options, state.picks.filter((pick) => pick.mark !== mark), { mark, of });
      const rest = narrow(options, picks);
      settle(!same && rest.length === 1 ? rest[0] : null, picks);
    },
    clear: () => change({ picks: [], chosen: null, refusal: null }),
    confirm: () => state.chosen && !state.busy && send && post(() => send(state.chosen)),
    undo: () => choices.mayUndo && !state.busy && post(undo),
    // What a thing on the board spreads on its element. `of` tells apart things with the same marks, such as two equal cards.
    marked(mark, of) {
      const mine = send ? options.filter((option) => speaksOf(option, mark)) : [];
      if (!mine.length) return { "data-mark": mark };
      const picked = state.picks.filter((pick) => pick.mark === mark);
      const isChosen = picked.length ? picked.some((pick) => pick.of === of) : Boolean(state.chosen && speaksOf(state.chosen, mark));
      const fits = narrow(mine, state.picks).length > 0;
      const act = (event) => { event.preventDefault(); event.stopPropagation(); choices.pick(mark, of); };
      return {
        "data-mark": mark,
        class: `${fits ? "can" : "may"}${isChosen ? " is-chosen" : ""}`,
        role: "button",
        tabIndex: 0,
        "aria-pressed": String(isChosen),
        "aria-label": mine.length === 1 ? say(mine[0].words) : text("mark-choices", { thing: nameOfThing(mark, markText), count: mine.length }),
        onClick: act,
        onKeyDown: (event) => { if (event.key === "Enter" || event.key === " ") act(event); },
      };
    },
  };
  return choices;
}
