// The rules of a game, each with its number as an anchor: /rules/gunrunners#GR-10.
import { html, useEffect, useMemo, useState } from "/web/vendor/preact.js";
import { GAMES, gameName, themeOf, useDress } from "../games.js";
import { Problem } from "../net.js";
import { language, loadNames, text } from "../texts.js";
import { Icon } from "../components/icon.js";
import { Block, anchor, blocks } from "../components/markdown.js";
import { TopBar } from "../components/topbar.js";

async function fetched(game, lang) {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);
  if (!answer.ok) throw new Problem(answer.status, { sentence: text("shell-failed", { status: answer.status }), ...(await answer.json().catch(() => ({}))) });
  return { source: await answer.text(), lang: answer.headers.get("Content-Language") ?? "en" };
}

export function RulesPage({ game }) {
  const lang = language();
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  const [wanted, setWanted] = useState("");
  useDress(game);
  useEffect(() => {
    setWanted("");
    setProblem(null);
    if (GAMES.includes(game)) loadNames(game);
    fetched(game, lang).then(setFound, setProblem);
  }, [game, lang]);
  useEffect(() => {
    document.title = `${text("rules-of", { game: gameName(game) })} · Gunmetal`;
    if (found) show();
  }, [found]);
  useEffect(() => {
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);

  const all = useMemo(() => blocks(found?.source ?? ""), [found]);
  const shown = useMemo(() => matching(all.slice(all[0]?.level === 1 ? 1 : 0), wanted), [all, wanted]);
  const sections = all.filter((block) => block.kind === "heading" && block.level === 2);
  return html`<${TopBar} crumb=${text("rules-of", { game: gameName(game) })} />
    <main class="rules" id="main">
      <div class="rules-side">
        <nav class="sheet rules-games" aria-label=${text("rules-games")}>${GAMES.map((one) => html`<a key=${one} data-game=${themeOf(one)} href="/rules/${one}" aria-current=${one === game ? "page" : null}>
          <span class="type">${gameName(one)}</span></a>`)}</nav>
        ${sections.length > 0 && html`<nav class="sheet rules-contents wide-only" aria-labelledby="contents-title"><h2 id="contents-title">${text("rules-contents")}</h2>
          <ul>${sections.map((one) => html`<li key=${one.words}><a href="#${anchor(one.words)}">${one.words}</a></li>`)}</ul></nav>`}
      </div>
      <article class="sheet rules-text">
        <header><h1>${text("rules-of", { game: gameName(game) })}</h1>
          <label class="rules-search"><span class="sr">${text("rules-search")}</span><${Icon} name="search" /><input type="search" placeholder=${text("rules-search")} value=${wanted} onInput=${(event) => setWanted(event.target.value)} /></label>
          <p class="muted" role="status">${wanted ? text("rules-found", { count: shown.filter((block) => block.kind === "rule").length }) : ""}</p></header>
        ${problem && html`<p class="refused" role="alert"><${Icon} name="warn" />${problem.sentence}</p>`}
        ${found && found.lang.slice(0, 2) !== lang.slice(0, 2) && html`<p class="hint">${text("rules-english")}</p>`}
        <div lang=${found?.lang}>${shown.map((block, at) => html`<${Block} key=${block.rule ?? at} block=${block} />`)}</div>
      </article>
    </main>`;
}

/** Brings the rule in the address into view: it came after the page was there. */
function show() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (const before of document.querySelectorAll(".is-target")) before.classList.remove("is-target");
  target.classList.add("is-target");
  target.scrollIntoView({ block: "center" });
}

/** Only rules that hold the words, under their headings. */
function matching(all, wanted) {
  const words = wanted.trim().toLowerCase();
  if (!words) return all;
  const kept = [];
  let heading = null;
  for (const block of all) {
    if (block.kind === "heading") heading = block;
    else if (block.kind === "rule" && `${block.rule} ${block.words}`.toLowerCase().includes(words)) {
      if (heading) kept.push(heading);
      heading = null;
      kept.push(block);
    }
  }
  return kept;
}
