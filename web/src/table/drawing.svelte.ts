/**
 * What the drawings are given of the table's state.
 *
 * Each by itself: what reads one of them is not bothered when another changes.
 */
import type { AnyScene, AnyView, Ref, SceneProps } from "../games/contract";
import { motion } from "../stores/settings.svelte";
import type { Driver } from "./driver";
import type { TableState } from "./state";

interface Drawn {
  driver: Driver;
  face: TableState;
  scene: AnyScene;
  /** Something pointed out by a lesson. */
  pointed: Ref | null;
  focused: Ref | null;
}

export class Drawing {
  constructor(readonly of: () => Drawn) {}

  readonly version = $derived.by(() => this.of().face.table?.version);
  readonly scene = $derived.by(() => this.of().scene);
  readonly focused = $derived.by(() => this.of().focused);
  readonly view = $derived.by(() => this.of().face.table?.view ?? null);
  readonly lit = $derived.by(() => this.of().face.lit);
  readonly odds = $derived.by(() => this.of().face.odds);
  /** Picked so far; else who takes part in the attack that is pointed at, or in any. */
  readonly chosen = $derived.by(() => {
    const { picks, plans, without } = this.of().face;
    if (picks.length > 0) return new Set(picks.flatMap((pick) => pick.refs));
    const meant = this.planned?.pieces ?? plans.flatMap((plan) => plan.pieces ?? []);
    return new Set(meant.filter((ref) => !without.has(ref)));
  });
  readonly planned = $derived.by(() => {
    const { plans, hovered } = this.of().face;
    return hovered === null ? undefined : plans.find((plan) => plan.refs.includes(hovered));
  });
  readonly way = $derived.by(() => new Set(this.planned?.path ?? []));
  readonly happened = $derived.by(() => this.of().face.happened);
  readonly menu = $derived.by(() => this.of().face.menu);
  readonly motion = $derived(motion());
  readonly viewpoint = $derived.by(() => (void this.version, this.of().driver.viewpoint));
  readonly selected = $derived.by(() => this.menu?.ref ?? (this.of().face.confirming?.refs.at(-1) || null));
  readonly hovered = $derived.by(() => {
    const { face, pointed } = this.of();
    return face.hovered ?? pointed ?? advised(face);
  });
  /** Whose cards are shown below: one's own; all of them to who may see everything. */
  readonly hands = $derived.by(() => {
    if (this.viewpoint === "spectator") return [];
    return this.viewpoint === "all" ? Object.keys(this.of().face.status?.players ?? {}) : [this.viewpoint];
  });

  readonly props = propsOf(this);
}

function propsOf(drawing: Drawing): SceneProps<AnyScene, AnyView | null> {
  return {
    get scene() {
      return drawing.scene;
    },
    get view() {
      return drawing.view;
    },
    get viewpoint() {
      return drawing.viewpoint;
    },
    get lit() {
      return drawing.lit;
    },
    get selected() {
      return drawing.selected;
    },
    get chosen() {
      return drawing.chosen;
    },
    get way() {
      return drawing.way;
    },
    get hovered() {
      return drawing.hovered;
    },
    get focused() {
      return drawing.focused;
    },
    get odds() {
      return drawing.odds;
    },
    get happened() {
      return drawing.happened;
    },
    get motion() {
      return drawing.motion;
    },
    onpick: (ref) => drawing.of().driver.pick([ref]),
    onhover: (ref) => drawing.of().driver.inspection.hover(ref),
  };
}

/** What a hint speaks of is ringed where it lies. */
function advised({ hint, turn }: TableState): Ref | null {
  if (hint === null || hint === "asked") return null;
  return turn?.options.find((option) => option.choice === hint.choice)?.refs.at(-1) ?? null;
}
