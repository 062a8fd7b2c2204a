/** Undaunted: Normandy and North Africa, one system with two boxes. */
import type { Registration } from "../contract";

export default {
  games: ["normandy", "north-africa"],
  ui: async () => (await import("./ui")).default,
  covers: async () => (await import("./covers")).default,
  messages: import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
} satisfies Registration;
