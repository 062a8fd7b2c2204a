/**
 * The service worker: keeps what lessons and rulebook need for when there is no network, and shows
 * what is pushed. The build fills in VERSION and FILES.
 *
 * Only answers that are the same for everybody are kept, by the list below; nothing about matches,
 * people or seats ever is.
 */
const VERSION = "__VERSION__";
/** @type {readonly string[]} */
const FILES = __FILES__;
const SHELL = `shell-${VERSION}`;
const READING = `reading-${VERSION}`;
const PUBLIC = /^\/api\/v1\/(games|lessons|rulebook|rules|figures)(\/|$)/;
const READ_LATER = ["/games", "/lessons", "/rulebook"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== READING).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/docs/") && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (PUBLIC.test(url.pathname)) event.respondWith(reading(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request, url.pathname));
});

/** @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
  }
}

/** What the build made has its hash in its name, except for a few that are asked for again. */
async function file(request, path) {
  const kept = await caches.match(path, { cacheName: SHELL });
  if (kept !== undefined && path.startsWith("/assets/")) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? Response.error();
  }
}

/** By address and language: the same page is asked for in several. */
const keyOf = (request) => {
  const key = new URL(request.url);
  key.searchParams.set("in", request.headers.get("accept-language") ?? "");
  return key.href;
};

/** @param {Request} request */
async function reading(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(READING)).put(keyOf(request), answer.clone());
    return answer;
  } catch {
    return (await caches.match(keyOf(request), { cacheName: READING })) ?? Response.error();
  }
}

/** The page says in which language lessons and books are to be kept, and whether with all figures. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(String(event.data.lang), event.data.figures === true));
});

/**
 * @param {string} lang
 * @param {boolean} withFigures
 */
async function keep(lang, withFigures) {
  const get = async (path) => {
    const request = new Request(`/api/v1${path}?lang=${lang}`, { headers: { accept: "application/json", "accept-language": lang } });
    const answer = (await caches.match(keyOf(request), { cacheName: READING })) ?? (await reading(request));
    return answer.ok ? answer.json() : null;
  };
  const [, lessons, books] = await Promise.all(READ_LATER.map(get));
  for (const { game } of lessons?.lessons ?? []) await get(`/lessons/${game}`);
  const figures = new Set();
  for (const book of books?.books ?? []) {
    for (const { chapter } of book.chapters) {
      const told = await get(`/rulebook/${book.book}/${chapter}`);
      for (const passage of told?.passages ?? []) for (const figure of passage.figures) figures.add(figure);
    }
  }
  if (withFigures) for (const figure of figures) await get(`/figures/${figure}`);
  for (const client of await self.clients.matchAll()) client.postMessage({ type: "kept", lang, figures: withFigures });
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const options = { body: told.body, tag: told.tag, data: { url: told.url ?? "/" }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(told.title ?? "Fieldcraft", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

/** The page, where one is open; else a new one. */
async function open(url) {
  const there = await self.clients.matchAll({ type: "window" });
  const same = there.find((client) => new URL(client.url).pathname === url.pathname);
  if (same !== undefined) await same.focus();
  else await self.clients.openWindow(url.href);
}
