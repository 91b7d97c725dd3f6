// The little Markdown that the rules are written in: headings, paragraphs, lists, tables, bold, italics, code, links. Never raw HTML.
import { html } from "/web/vendor/preact.js";
import { OF_RULES, ruleAddress } from "./rule.js";

const RULE = /\b(?:GR|SL|SM)-\d+\b/;
const PIECE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\b((?:GR|SL|SM)-\d+)\b/g;

function inline(words) {
  const out = [];
  let from = 0;
  for (const found of words.matchAll(PIECE)) {
    const [all, bold, italic, code, label, address, rule] = found;
    out.push(words.slice(from, found.index));
    if (bold) out.push(html`<b>${inline(bold)}</b>`);
    else if (italic) out.push(html`<em>${inline(italic)}</em>`);
    else if (code) out.push(html`<code>${code}</code>`);
    else if (rule) out.push(html`<a class="rule-in" href=${ruleAddress(rule)}>${rule}</a>`);
    else out.push(linked(label, address));
    from = found.index + all.length;
  }
  out.push(words.slice(from));
  return out;
}

// The files link to one another; those that have no page here are only named.
function linked(label, address) {
  const page = /^(\w+)\.md(#.*)?$/.exec(address);
  if (page && Object.values(OF_RULES).includes(page[1])) return html`<a href="/rules/${page[1]}${page[2] ?? ""}">${label}</a>`;
  return /^https?:/.test(address) ? html`<a href=${address} rel="noopener" target="_blank">${label}</a>` : label;
}

/** [{kind: "heading", level, words} | {kind: "text", words} | {kind: "rule", rule, words} | {kind: "item", words} | {kind: "table", rows}] */
export function blocks(source) {
  const found = [];
  let open = null;
  const begin = (block) => found.push((open = block));
  for (const line of source.split("\n")) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const rule = new RegExp(`^- \\*\\*(${RULE.source})\\*\\*\\s*(.*)$`).exec(line);
    const item = /^[-*] (.*)$/.exec(line);
    if (line.trim() === "") open = null;
    else if (heading) [found.push({ kind: "heading", level: heading[1].length, words: heading[2] }), (open = null)];
    else if (rule) begin({ kind: "rule", rule: rule[1], words: rule[2] });
    else if (item) begin({ kind: "item", words: item[1] });
    else if (line.startsWith("|")) row(line, open, begin);
    else if (open && open.kind !== "table") open.words += ` ${line.trim()}`;
    else begin({ kind: "text", words: line.trim() });
  }
  return found;
}

function row(line, open, begin) {
  if (/^\|[\s:|-]+\|$/.test(line)) return;
  const cells = line.split("|").slice(1, -1).map((cell) => cell.trim());
  if (open?.kind === "table") open.rows.push(cells);
  else begin({ kind: "table", rows: [cells] });
}

/** One block drawn; a rule gets its number as its anchor. */
export function Block({ block }) {
  if (block.kind === "rule") {
    return html`<div class="ruling" id=${block.rule}><a class="rule" href="#${block.rule}">${block.rule}</a><p>${inline(block.words)}</p></div>`;
  }
  if (block.kind === "heading") return block.level < 3 ? html`<h2 id=${anchor(block.words)}>${inline(block.words)}</h2>` : html`<h3>${inline(block.words)}</h3>`;
  if (block.kind === "item") return html`<p class="bullet">${inline(block.words)}</p>`;
  if (block.kind === "table") {
    const [head, ...rows] = block.rows;
    return html`<div class="scroller" tabindex="0"><table><thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
      <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
  }
  return html`<p>${inline(block.words)}</p>`;
}

export const anchor = (words) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
