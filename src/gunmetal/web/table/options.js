// How a list of options is laid out: groups by the first word of the action, amounts as a slider, long lists with filters.
import { nameOfMark, verb } from "./marks.js";
import { say, text, has } from "/web/texts.js";

const AMOUNT_FROM = 5;                 // so many options that differ in one number are a slider
const SHORT_FROM = 6;                  // so many sentences that begin alike say the beginning once
const SHORT_REST = 26;                 // letters that may be left then
const FILTER_FROM = 9;                 // so many options get filters
const isAmount = (option) => /^\S+ \d+$/.test(option.action) && option.marks.length === 0;
export const amountOf = (option) => Number(option.action.split(" ")[1]);

/** [{verb, legend, options, kind: "amount" | "list", start}]; single options come together at the end, without a legend. */
export function groups(options) {
  const byVerb = new Map();
  for (const option of options) {
    const group = byVerb.get(verb(option)) ?? byVerb.set(verb(option), []).get(verb(option));
    group.push(option);
  }
  const single = [];
  const found = [];
  for (const [word, members] of byVerb) {
    if (members.length === 1) single.push(members[0]);
    else found.push({ verb: word, options: members, ...layout(word, members) });
  }
  if (single.length) found.push({ verb: "single", options: single, kind: "list", legend: found.length ? text("group-or") : null, start: "" });
  if (found.length === 1 && found[0].kind === "list" && !found[0].start) found[0].legend = null;
  return found;
}

function layout(word, members) {
  const legend = has(`group-${word}`) ? text(`group-${word}`) : null;
  if (members.length >= AMOUNT_FROM && members.every(isAmount)) return { kind: "amount", legend, start: "" };
  const start = members.length >= SHORT_FROM ? sharedStart(members.map((option) => say(option.words))) : "";
  return { kind: "list", legend: start ? `${start} …` : legend, start, letters: longest(members, start) };
}

/** Short options stand side by side only if each has room on one line. */
const longest = (members, start) => (start ? Math.max(...members.map((option) => shortened(say(option.words), start).length)) : undefined);

/** The words with which all sentences begin, if there are at least two and something short is left of each. */
function sharedStart(sentences) {
  const [first, ...others] = sentences.map((sentence) => sentence.split(" "));
  let length = 0;
  while (length < first.length - 1 && others.every((other) => length < other.length - 1 && other[length] === first[length])) length++;
  const start = first.slice(0, length).join(" ");
  const isShort = sentences.every((sentence) => sentence.length - start.length <= SHORT_REST);
  return length >= 2 && isShort ? start : "";
}

/** What is left of a sentence after the shared start. */
export const shortened = (sentence, start) => (start ? sentence.slice(start.length + 1) : sentence);

/** Filters of a long list: kinds of marks with several values, without those that follow from another kind (the owner from the place). */
export function filters(options, markText) {
  if (options.length < FILTER_FROM) return [];
  const kinds = new Map();
  for (const option of options)
    for (const mark of option.marks) {
      const kind = mark.split(":", 1)[0];
      if (kind === "place") continue;
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(mark));
    }
  const several = [...kinds].filter(([, marks]) => marks.size > 1);
  const kept = several.filter(([kind, marks]) => !several.some(([other, more]) => other !== kind && more.size > marks.size && follows(options, marks, more)));
  if (kept.length < 2) return [];
  return kept.map(([kind, marks]) => ({ kind, marks: inOrder([...marks]).map((mark) => ({ mark, name: nameOfMark(mark, markText) })) }));
}

/** Numbered places by their number, all else as the options have it. */
const numberOf = (mark) => Number(mark.split(":")[1]);
const inOrder = (marks) => (marks.some((mark) => Number.isNaN(numberOf(mark))) ? marks : marks.sort((one, other) => numberOf(one) - numberOf(other)));

/** Whether each of the marks `more` leaves one of the marks at most. */
const follows = (options, marks, more) => [...more].every((one) => {
  const beside = options.filter((option) => option.marks.includes(one)).map((option) => option.marks.find((mark) => marks.has(mark)));
  return new Set(beside).size === 1;
});
