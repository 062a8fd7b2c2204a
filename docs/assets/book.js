// Where these pages are shown by a table's own server, a figure can be played there.
if (location.pathname.startsWith("/docs/")) {
  for (const link of document.querySelectorAll("figure.drill .play")) link.hidden = false;
}
