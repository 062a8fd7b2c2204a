/** What a match's menu offers: acts of the table, one's seat, the table itself, other pages. */
import { t } from "../../i18n";
import { motion, settings } from "../../stores/settings.svelte";
import { otherSide } from "../players/sides";
import { mayAlert } from "./alerts";
import type { MatchDialog } from "./MatchDialogs.svelte";
import type { MenuItem } from "./MatchMenu.svelte";
import type { Act, ActDetails, MatchShown, Status } from "./protocol";

interface Wish {
  match: MatchShown;
  status: Status | null;
  viewpoint: string;
  isPlayer: boolean;
  /** The other side's time is up. */
  fallen: boolean;
  act(name: Act, more?: ActDetails): void;
  ask(dialog: MatchDialog): void;
  seatLink(side: string): void;
  watchLink(): void;
  rematch(): void;
  result(): void;
  /** Something of the table itself: its keys, the line to type in. */
  open(what: "help" | "line"): void;
}

export function menuOf(wish: Wish): MenuItem[][] {
  const { match, status, viewpoint, isPlayer } = wish;
  const isOver = status?.state === "over";
  const other = otherSide(status?.players ?? match.seats, viewpoint);
  const running = status?.state === "running";
  const tableGroup: MenuItem[] = [
    { id: "sheet", text: t("table-sheet"), act: () => wish.ask("sheet") },
    { id: "line", text: t("line-open"), act: () => wish.open("line") },
    { id: "keys", text: t("table-keys"), act: () => wish.open("help") },
    { id: "sounds", text: t("settings-sounds"), pressed: settings.sounds, act: () => (settings.sounds = !settings.sounds) },
    { id: "motion", text: t("settings-motion"), pressed: motion(), act: () => (settings.motion = motion() ? "off" : "normal") },
    { id: "alerts", text: t("table-alerts"), pressed: settings.alerts, act: () => void alerts() },
    { id: "replay", text: t("title-replay"), href: `/replay/${match.match}${isPlayer && !isOver ? `?as=${viewpoint}` : ""}` },
  ];
  const around: MenuItem[] = [
    { id: "home", text: t("title-home"), href: "/" },
    { id: "matches", text: t("title-matches"), href: "/matches" },
    { id: "settings", text: t("title-settings"), href: "/settings" },
  ];
  if (!isPlayer) {
    const mine = match.mine.length > 0 ? [{ id: "sit", text: t("table-sit"), href: `/match/${match.match}` }] : [];
    return [tableGroup, [{ id: "verify", text: t("table-verify"), href: `/verify/${match.match}` }, ...mine], around];
  }
  const chair: MenuItem[] = [
    { id: "standing", text: t("table-standing"), act: () => wish.ask("standing"), disabled: !running },
    { id: "link", text: t("table-link-own"), act: () => wish.ask("own-link") },
    ...(status?.players[other]?.kind === "open" ? [{ id: "invite", text: t("table-link-make"), act: () => wish.seatLink(other) }] : []),
    match.watching === "nobody"
      ? { id: "watch", text: t("watching-told-nobody"), act: wish.watchLink, disabled: true }
      : { id: "watch", text: t("table-link-watch"), act: wish.watchLink },
    { id: "verify", text: t("table-verify"), href: `/verify/${match.match}` },
    { id: "report", text: t("table-report"), act: () => wish.ask("report") },
  ];
  const acts: MenuItem[] = isOver
    ? [
        { id: "rematch", text: t("table-rematch"), act: () => wish.rematch() },
        { id: "ended", text: t("table-result"), act: () => wish.result() },
      ]
    : [
        { id: "takeback", text: t("table-takeback"), act: () => wish.act("offer-takeback", { count: 1 }), disabled: !running },
        ...(status?.clocks
          ? [{ id: "flag", text: t("table-claim-flag"), act: () => wish.act("claim-flag"), disabled: !wish.fallen }]
          : []),
        { id: "draw", text: t("table-draw"), act: () => wish.ask("draw"), disabled: !running },
        { id: "abandon", text: t("table-abandon"), act: () => wish.ask("abandon"), danger: true },
        { id: "resign", text: t("table-resign"), act: () => wish.ask("resign"), danger: true, disabled: !running },
      ];
  return [acts, chair, tableGroup, around];
}

async function alerts(): Promise<void> {
  settings.alerts = !settings.alerts && (await mayAlert());
}
