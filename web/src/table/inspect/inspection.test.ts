/** A line of sight is shown from somebody who has one, if anybody has. */
import { expect, it } from "vitest";
import type { Queries } from "./queries";
import { Inspection, type Looked } from "./inspection";
import type { Look } from "../match/protocol";

/** Looks from two places; only those named see anything. */
function pointed(seeing: readonly string[]): { asked: string[][]; looking: readonly string[] | undefined; sight: unknown } {
  const asked: string[][] = [];
  const asking = {
    look(_moment: string, things: readonly string[], told: (answer: Look | null) => void): void {
      asked.push([...things]);
      const [from = ""] = things;
      told({ title: "", where: "", lines: [], clauses: [], text: "", sight: { sight: seeing.includes(from) } } as unknown as Look);
    },
    stopLooking(): void {},
  } as unknown as Queries;
  const store: Looked = {
    state: { hovered: null, looking: null, sight: null, sightFrom: null, fan: null },
    set(patch): void {
      Object.assign(this.state, patch);
    },
  };
  new Inspection(store, asking, () => "now", () => ["hex:B8", "hex:F7"]).hover("hex:G7");
  return { asked, looking: store.state.looking?.refs, sight: store.state.sight };
}

it("goes on to the next who might see", () => {
  expect(pointed(["hex:F7"])).toMatchObject({ asked: [["hex:B8", "hex:G7"], ["hex:F7", "hex:G7"]], looking: ["hex:F7", "hex:G7"] });
  expect(pointed(["hex:B8"]).asked).toHaveLength(1);
});

it("says what is in the way of the first if nobody sees", () => {
  expect(pointed([])).toMatchObject({ looking: ["hex:B8", "hex:G7"], sight: { from: "hex:B8" } });
});

it("shows all that is in sight of a place until it is told otherwise", () => {
  const asked: string[][] = [];
  const queries = {
    look(_moment: string, things: readonly string[], told: (answer: Look | null) => void): void {
      asked.push([...things]);
      told({ what: "look", title: "", where: "", lines: [], clauses: [], text: "", fan: { "hex:B2": 1 } });
    },
    stopLooking(): void {},
  } as unknown as Queries;
  const store: Looked = {
    state: { hovered: null, looking: null, sight: null, sightFrom: null, fan: null },
    set(patch): void {
      Object.assign(this.state, patch);
    },
  };
  const inspection = new Inspection(store, queries, () => "now");
  inspection.lookFrom("hex:A1");
  expect(asked).toEqual([["hex:A1"]]);
  expect(store.state).toMatchObject({ sightFrom: "hex:A1", fan: { "hex:B2": 1 } });
  inspection.lookFrom("hex:A1");
  expect(store.state).toMatchObject({ sightFrom: null, fan: null });
});
