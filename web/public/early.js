// Runs before the first paint, so that a chosen theme or language never flashes into place.
(function () {
  var theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    var kept = JSON.parse(localStorage.getItem("fieldcraft") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") theme = kept.theme;
    if (kept.lang) document.documentElement.lang = kept.lang;
  } catch (problem) {
    // Storage may be closed to us; the defaults serve.
  }
  document.documentElement.dataset.theme = theme;
})();
