// Runs before the first paint, so that a chosen theme or language never flashes into place.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem("fieldcraft") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
    if (kept.lang) document.documentElement.lang = kept.lang;
  } catch (problem) {
    // Storage may be closed to us; the defaults serve.
  }
})();
