/** Undaunted's cards on their way: drawn, played, discarded, lost; and the bids turned over. */
import { t } from "../../../i18n";
import type { Flight, LogLine, Reveal, Zone } from "../../contract";
import { type GameEvent, type Scene, sideName, type View } from "../types";
import { firstInHand, soldierName } from "./soldiers";

type Lines = readonly LogLine<GameEvent>[];

const WAYS: Readonly<Record<string, readonly [Zone, Zone]>> = {
  "draws-card": ["deck", "hand"],
  discards: ["hand", "discard"],
  hunkers: ["hand", "supply"],
  bolsters: ["supply", "discard"],
  inspires: ["play", "hand"],
  draws: ["deck", "hand"],
  "ends-turn": ["hand", "discard"],
  "fog-taken": ["supply", "discard"],
};

export function flights(scene: Scene, view: View, viewpoint: string, lines: Lines): readonly Flight[] {
  // Whoever sees each card need not see their number too.
  const named = new Set(lines.flatMap(({ event }) => (event.event === "draws-card" || event.event === "discards" ? `${event.event.slice(0, 4)} ${event.side}` : [])));
  return lines.flatMap(({ event }): Flight[] => {
    switch (event.event) {
      case "plays":
      case "plays-seat": {
        const copy = (view.cards[event.side]?.lost[event.card] ?? 0) + Math.max(0, (view.cards[event.side]?.play.cards?.[event.card] ?? 1) - 1);
        return [{ side: event.side, card: event.card, copy, from: "hand", to: "play", isShown: event.side !== viewpoint }];
      }
      case "casualty": {
        const copy = Math.max(0, (view.cards[event.side]?.lost[event.card] ?? 1) - 1);
        const from = event.zone === "removed" ? "lost" : event.zone;
        return [{ side: event.side, card: event.card, copy, from, to: "lost", isShown: true, caption: soldierName(scene, event.side, event.card, copy) }];
      }
      case "draws-card":
      case "discards":
      case "hunkers":
      case "bolsters":
      case "inspires": {
        const [from, to] = WAYS[event.event] as [Zone, Zone];
        const isSeen = event.event !== "draws-card" || event.side === viewpoint;
        const copy = event.event === "draws-card" ? { copy: firstInHand(view, event.side, event.card) } : {};
        return [{ side: event.side, card: isSeen ? event.card : null, ...copy, from, to }];
      }
      case "draws":
      case "ends-turn":
      case "fog-taken": {
        const kind = event.event === "draws" ? "draw" : "disc";
        if (event.event !== "fog-taken" && named.has(`${kind} ${event.side}`)) return [];
        const [from, to] = WAYS[event.event] as [Zone, Zone];
        return Array.from({ length: Math.min(event.count, 4) }, () => ({ side: event.side, card: event.event === "fog-taken" ? "fog-of-war" : null, from, to }));
      }
      default:
        return [];
    }
  });
}

/** Both bids at once: U-307. */
export function reveal(scene: Scene, lines: Lines): Reveal | null {
  const bids = lines.flatMap(({ event }) => (event.event === "reveals-bid" ? [event] : []));
  if (bids.length < 2) return null;
  const holder = lines.flatMap(({ event }) => (event.event === "initiative" || event.event === "initiative-kept" ? event.side : [])).at(-1);
  return {
    cards: bids.map(({ side, card, value }) => ({ side, card, value: String(value), wins: side === holder })),
    text: holder === undefined ? "" : t("undaunted-has-initiative", { side: sideName(scene, holder) }),
  };
}
