// A figure of the page as an SVG that stands alone: only the part shown, only the rules it needs.
(figure) => {
  const part = figure.querySelector(".part");
  const frame = part.getBoundingClientRect();
  const round = (value) => Math.round(value * 10) / 10;

  const outside = (element) => {
    const box = element.getBoundingClientRect();
    return box.width + box.height > 0 && (box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom);
  };
  const copied = (original) => {
    const copy = original.cloneNode(false);
    if (copy.nodeType === Node.COMMENT_NODE) return null;
    if (copy instanceof Element) {
      for (const { name } of [...copy.attributes]) if (/^(role|tabindex|aria-|data-ref$|data-on$|data-svelte|on)/.test(name)) copy.removeAttribute(name);
    }
    for (const child of original.childNodes) {
      if (child instanceof SVGElement && !(child instanceof SVGSVGElement) && child.closest("defs, symbol, clipPath") === null && outside(child)) continue;
      const kept = copied(child);
      if (kept !== null) copy.append(kept);
    }
    return copy;
  };
  const drawn = copied(part);
  drawn.removeAttribute("style");

  // What is referred to by name lies elsewhere in the page.
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const inside = (id) => drawn.querySelector(`#${CSS.escape(id)}`) !== null;
  const known = new Set();
  const originals = [part];
  const fetch = (text) => {
    for (const [, id] of text.matchAll(/(?:href="#|url\(["']?#)([\w-]+)/g)) {
      if (known.has(id)) continue;
      known.add(id);
      const found = document.getElementById(id);
      if (found === null || inside(id)) continue;
      const copy = found.cloneNode(true);
      defs.append(copy);
      originals.push(found);
      fetch(copy.outerHTML);
    }
  };

  const elements = () => originals.flatMap((one) => [one, ...one.querySelectorAll("*")]);
  const plain = (selector) => selector.replace(/::?(hover|focus-visible|focus-within|focus|active|before|after)\b(\([^)]*\))?/g, "");
  const applies = (selector, all) => {
    if (/:(hover|focus|active)/.test(selector) || /:root/.test(selector)) return false;
    try {
      const asked = plain(selector);
      return asked.trim() !== "" && all.some((one) => one.matches(asked));
    } catch {
      return false;
    }
  };
  const variables = { light: new Map(), dark: new Map() };
  const walk = (rules, visit) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) visit(rule);
      else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) walk(rule.cssRules, visit);
    }
  };
  const sheets = [...document.styleSheets];
  const each = (visit) => sheets.forEach((sheet) => walk(sheet.cssRules, visit));
  each((rule) => {
    if (!rule.selectorText.includes(":root")) return;
    const into = rule.selectorText.includes("dark") ? variables.dark : variables.light;
    for (const name of rule.style) if (name.startsWith("--")) into.set(name, rule.style.getPropertyValue(name).trim());
  });

  fetch(drawn.outerHTML);
  const all = elements();
  const kept = [];
  each((rule) => {
    const fitting = rule.selectorText.split(/,(?![^(]*\))/).filter((one) => applies(one, all));
    if (fitting.length > 0) kept.push(`${fitting.join(",").trim()}{${rule.style.cssText}}`);
  });
  fetch(kept.join("\n"));

  const used = new Set();
  const need = (text) => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const theme of [variables.light, variables.dark]) need(theme.get(name) ?? "");
    }
  };
  need(kept.join("\n") + drawn.outerHTML + defs.outerHTML);
  const told = (theme) => [...used].filter((name) => theme.has(name)).map((name) => `${name}:${theme.get(name)}`).join(";");
  const style =
    `:root{color-scheme:light dark;font-family:${getComputedStyle(document.body).fontFamily};${told(variables.light)}}` +
    `@media (prefers-color-scheme: dark){:root{${told(variables.dark)}}}` +
    `.part{position:relative;overflow:hidden;width:${round(frame.width)}px;height:${round(frame.height)}px}` +
    kept.join("");

  const made = new XMLSerializer();
  const [width, height] = [round(frame.width), round(frame.height)];
  const escaped = style.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${escaped}</style>${made.serializeToString(defs)}` +
    `<foreignObject width="${width}" height="${height}">${made.serializeToString(drawn)}</foreignObject></svg>`;
  return { svg: svg.replace(/ class=""/g, "").replace(/(\d\.\d\d)\d{3,}/g, "$1"), width, height };
}
