// Runs before the first paint, so that a chosen theme does not flash in the other one. prefs.js does the rest.
try {
  const kept = JSON.parse(localStorage.getItem("gunmetal-prefs") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch { /* a browser that keeps nothing gets the theme of the system */ }
