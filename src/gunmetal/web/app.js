// Which page stands at which address. A page is loaded when it is first opened.
import { html, render, useEffect, useErrorBoundary, useState } from "/web/vendor/preact.js";
import { startTexts, text, useTexts } from "./texts.js";
import { navigate, place } from "./route.js";
import { meet } from "./me.js";
import { useStore } from "./store.js";
import { pageStyles } from "./styles.js";
import { Toasts } from "./components/toast.js";
import { TopBar } from "./components/topbar.js";

/** The file of the page, its name there, the style sheets it needs, and its props; pages with the same key stay the same. */
function pageAt() {
  const [, first, second] = location.pathname.split("/").map(decodeURIComponent);
  const query = new URLSearchParams(location.search);
  if (first === "t" && second && query.has("move")) {
    const props = { table: second, move: Number(query.get("move")) || 0, as: query.get("as") };
    return { file: "replay", name: "ReplayPage", styles: ["table", "replay"], key: `replay/${second}`, props };
  }
  if (first === "t" && second) return { file: "table", name: "TablePage", styles: ["table"], key: `table/${second}`, props: { table: second, query } };
  if (first === "j" && second) return { file: "join", name: "JoinPage", styles: ["lobby"], key: `join/${second}`, props: { code: second } };
  if (first === "carry" && second) return { file: "join", name: "CarryPage", styles: ["lobby"], key: `carry/${second}`, props: { code: second } };
  if (first === "rules") return { file: "rules", name: "RulesPage", styles: ["lobby"], key: "rules", props: { game: second || "gunrunners" } };
  if (first === "") return { file: "lobby", name: "LobbyPage", styles: ["lobby"], key: "lobby", props: {} };
  return { key: "nowhere" };
}

let hasArrived = false;                // at a first page, where the browser itself sets the focus

/** `props` change while the page stays: another move of the same replay. */
function Lazy({ file, name, styles, props }) {
  const [page, setPage] = useState(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import(`./pages/${file}.js`), pageStyles(styles)]).then(([module]) => setPage(() => module[name]), (problem) => {
      console.error(problem);
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    if (page && hasArrived) toMain();
    hasArrived ||= page !== null;
  }, [page]);
  if (failed) return html`<${Broken} />`;
  return page ? html`<${page} ...${props} />` : html`<main class="waiting" aria-busy="true"><p class="muted sr">${text("shell-loading")}</p></main>`;
}

function Broken() {
  return html`<${TopBar} /><main class="narrow"><section class="sheet message"><h1>${text("shell-broken-title")}</h1><p>${text("shell-broken")}</p>
    <p><button type="button" class="btn primary" onClick=${() => location.reload()}>${text("shell-reload")}</button></p></section></main>`;
}

function Nowhere() {
  return html`<${TopBar} /><main class="narrow"><section class="sheet message"><h1>${text("shell-nowhere-title")}</h1><p>${text("shell-nowhere")}</p>
    <p><a class="btn primary" href="/">${text("shell-to-lobby")}</a></p></section></main>`;
}

function Page() {
  const [problem] = useErrorBoundary((error) => console.error(error));
  if (problem) return html`<${Broken} />`;
  const page = pageAt();
  return page.file ? html`<${Lazy} ...${page} />` : html`<${Nowhere} />`;
}

function App() {
  useTexts();
  useStore(place);
  const { key } = pageAt();
  return html`<a class="skip" href="#main">${text("shell-skip")}</a><${Page} key=${key} /><${Toasts} />`;
}

// Who cannot see that the page has changed hears it by the focus.
function toMain() {
  const main = document.querySelector("main");
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

// Links between our own pages change the page in place; everything else is left to the browser.
function followed(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  const isOurs = to.origin === location.origin && !/^\/(api|web|locales)\//.test(to.pathname);
  if (!isOurs || (to.pathname === location.pathname && to.search === location.search && to.hash)) return;
  event.preventDefault();
  navigate(to.pathname + to.search + to.hash);
}

async function start() {
  await startTexts();
  document.addEventListener("click", followed);
  render(html`<${App} />`, document.getElementById("app"));
  meet();
}

start();
