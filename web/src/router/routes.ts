/** All pages. Each is a chunk of its own. */
import type { Route } from "./router.svelte";

export const ROUTES: readonly Route[] = [
  { pattern: "/", title: "title-home", load: () => import("../pages/Home.svelte") },
  { pattern: "/new", title: "title-new", load: () => import("../pages/NewMatch.svelte") },
  { pattern: "/lobby", title: "title-lobby", load: () => import("../pages/Lobby.svelte") },
  { pattern: "/matches", title: "title-matches", load: () => import("../pages/Matches.svelte") },
  { pattern: "/match/:id", title: "title-match", load: () => import("../table/match/MatchPage.svelte"), wide: true },
  { pattern: "/seat", title: "title-seat", load: () => import("../pages/Seat.svelte") },
  { pattern: "/replay", title: "title-replay", load: () => import("../table/replay/ReplayPage.svelte") },
  { pattern: "/replay/:id", title: "title-replay", load: () => import("../table/replay/ReplayPage.svelte"), wide: true },
  { pattern: "/learn", title: "title-learn", load: () => import("../pages/Learn.svelte") },
  { pattern: "/learn/:game", title: "title-learn", load: () => import("../table/lesson/LessonPage.svelte"), wide: true },
  { pattern: "/rules", title: "title-rules", load: () => import("../pages/Rules.svelte") },
  { pattern: "/book", title: "title-book", load: () => import("../book/BookPage.svelte") },
  { pattern: "/book/:book/:chapter", title: "title-book", load: () => import("../book/BookPage.svelte") },
  { pattern: "/figure/:name", title: "title-figure", load: () => import("../book/FigurePage.svelte") },
  { pattern: "/verify/:id", title: "title-verify", load: () => import("../pages/Verify.svelte") },
  { pattern: "/seals", title: "title-seals", load: () => import("../pages/Seals.svelte") },
  { pattern: "/unsubscribe", title: "title-unsubscribe", load: () => import("../pages/Unsubscribe.svelte") },
  { pattern: "/account", title: "title-account", load: () => import("../pages/Account.svelte") },
  { pattern: "/settings", title: "title-settings", load: () => import("../pages/Settings.svelte") },
  { pattern: "/about", title: "title-about", load: () => import("../pages/About.svelte") },
];
