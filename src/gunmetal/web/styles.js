// Style sheets that only some pages need, each loaded once.
const OF_PAGES = ["lobby", "table", "replay"];         // they use the same plain names, so only those of the page in view apply
const links = new Map();
const loading = new Map();

/** loadStyle("table") → /web/css/table.css; resolves also if it cannot be had, as a page without style is better than none. */
export function loadStyle(name) {
  if (!loading.has(name)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/web/css/${name}.css`;
    links.set(name, link);
    loading.set(name, new Promise((done) => {
      link.onload = done;
      link.onerror = done;
    }));
    document.head.append(link);
  }
  return loading.get(name).then(() => apply(name, true));
}

function apply(name, on) {
  const sheet = links.get(name)?.sheet;
  if (sheet) sheet.disabled = !on;
}

/** The sheets of a page, and no more those of the page before. */
export async function pageStyles(names) {
  await Promise.all(names.map(loadStyle));
  for (const other of OF_PAGES) if (!names.includes(other)) apply(other, false);
}
