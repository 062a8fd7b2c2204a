/** Where the pieces are that are not on the map. */
import type { Option, Ref } from "../../contract";
import { factsOf } from "../text/names";
import type { Scene, View } from "../types";

export interface OffMap {
  /** Neither on the map nor on the track nor lost: in the set-up those still to be placed. */
  pool: string[];
  weapons: string[];
  waiting: string[];
  lost: string[];
}

/** A side's pieces off the map; out of the set-up those in no place at all only if they are lit. */
export function offMap(scene: Scene, view: View, side: string, lit: ReadonlyMap<Ref, readonly Option[]>): OffMap {
  const isSetUp = view.phase === "set-up";
  const nation = factsOf(scene, side).nation;
  const own = Object.entries(view.units).filter(([, unit]) => unit.side === side && !unit.hex);
  const words = (fits: (unit: View["units"][string], word: string) => boolean): string[] =>
    own.filter(([word, unit]) => fits(unit, word)).map(([word]) => word);
  return {
    pool: words((unit, word) => !unit.casualty && unit.space === null && (isSetUp || lit.has(`unit:${word}`))),
    weapons: Object.entries(view.weapons)
      .filter(([word, one]) => one.holder === null && (isSetUp ? one.nation === nation : one.nation === nation && lit.has(`weapon:${word}`)))
      .map(([word]) => word),
    waiting: words((unit) => unit.space !== null),
    lost: words((unit) => unit.casualty),
  };
}
