/** Combat Commander: Europe. */
import type { Registration } from "../contract";

export default {
  games: ["combat-commander"],
  ui: async () => (await import("./ui")).default,
  covers: async () => (await import("./covers")).default,
  messages: import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
} satisfies Registration;
