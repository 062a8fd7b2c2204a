/** Addresses to pages, over the browser's own history. Plain `<a href="/…">` links are enough. */
import type { Component } from "svelte";

export interface Place {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

// Every page is given the `place` it was reached by; `any`, as many pages do not want it.
export type PageLoader = () => Promise<{ default: Component<any> }>;

export interface Route {
  pattern: string;
  /** Message id of the page's title. */
  title: string;
  load: PageLoader;
  /** A page that needs the whole screen hides the footer. */
  wide?: boolean;
}

/** Match a path against a pattern such as `/match/:id`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route that fits a path. */
export function find(routes: readonly Route[], path: string): { route: Route; params: Record<string, string> } | null {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return null;
}

function read(): { path: string; search: string; hash: string } {
  return { path: location.pathname, search: location.search, hash: location.hash };
}

let here = $state.raw(typeof location === "undefined" ? { path: "/", search: "", hash: "" } : read());

/** Where we are; reactive. */
export function current(): { path: string; search: string; hash: string } {
  return here;
}

/** Go to an address of ours without reloading the page. */
export function navigate(to: string, { replace = false, keepScroll = false } = {}): void {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  const moved = url.pathname !== location.pathname;
  if (replace) history.replaceState(null, "", url);
  else if (url.href !== location.href) history.pushState(null, "", url);
  here = read();
  if (moved && !keepScroll) scrollTo(0, 0);
}

/** Whether the browser should handle this click itself. */
function isForBrowser(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ||
    anchor.target !== "" || anchor.hasAttribute("download") || anchor.origin !== location.origin ||
    /^\/(api|docs)\//.test(anchor.pathname) || anchor.getAttribute("href")?.startsWith("#") === true
  );
}

/** Listen to links and to the back button. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(anchor instanceof HTMLAnchorElement) || !anchor.hasAttribute("href") || isForBrowser(event, anchor)) return;
    event.preventDefault();
    navigate(anchor.href);
  };
  const onMove = () => (here = read());
  document.addEventListener("click", onClick);
  addEventListener("popstate", onMove);
  addEventListener("hashchange", onMove);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", onMove);
    removeEventListener("hashchange", onMove);
  };
}
