// Rule numbers, wherever they stand in a sentence, lead to their rule.
import { html } from "/web/vendor/preact.js";

export const OF_RULES = { GR: "gunrunners", SL: "gunslingers", SM: "gunsmoke" };

/** GR-10 → /rules/gunrunners#GR-10 */
export const ruleAddress = (rule) => `/rules/${OF_RULES[rule.slice(0, 2)]}#${rule}`;

export const RuleLink = ({ rule }) => html`<a class="rule" href=${ruleAddress(rule)}>${rule}</a>`;

/** A sentence with links in place of its rule numbers, to be put between tags. */
export const withRules = (sentence) => sentence.split(/\b((?:GR|SL|SM)-\d+)\b/).map((part, at) => (at % 2 ? html`<a class="rule-in" href=${ruleAddress(part)}>${part}</a>` : part));
