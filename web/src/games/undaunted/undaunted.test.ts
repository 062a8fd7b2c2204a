/** The drawings of Undaunted: what they are made of, without a browser. */
import { describe, expect, test } from "vitest";
import type { LogLine } from "../contract";
import { offered } from "./text/describe";
import { type Effect, effectsOf } from "./board/effects";
import { progress } from "./score/goals";
import { boardSize, cardInUse, corners, counterPlaces, layOut, lettersWide, openSeats, roomOn, SOLDIER, VEHICLE, vehiclesInUse } from "./board/layout";
import { joined, openEdges, ports } from "./terrain/network";
import { type Face, tilePicture } from "./terrain/tile";
import { icon } from "../../art/icons";
import type { GameEvent, Scene, Tile, View } from "./types";

const NORMANDY =
  "haystacks|church|hill, trees|hedged double field|wood with pond|field, tractor|open wood|corn field|farm and field|hamlet|farmhouse and field|hedged fields|hamlet, track|village street|bare hill|open|hamlet, trees|crop field|farm, trees|open, bushes|village|river with islet|manor|river|farm, orchard|river, wooded bank|hedged field|wooded hill|river, footbridge|dense wood|river, stone bridge";
const DESERT =
  "plain|hill|oasis|broken ground|ruins|side road|fort|camp|rocks|scattered stones|hollow|runway|runway end|road end|road corner|town|road crossing|road straight|road, vegetation|houses|houses + trench";

function face(id: string, look: string, x = 0, y = 0, cover = 0, adjacent: string[] = []): Face {
  return { id, look, x, y, adjacent, covers: look.includes("hill") ? [cover, 1] : [cover] };
}

describe("tiles", () => {
  test.each([
    ["normandy", NORMANDY],
    ["north-africa", DESERT],
  ])("every look of %s is its own picture, light, and the same each time", (game, looks) => {
    const drawn = new Map<string, string>();
    for (const look of looks.split("|")) {
      const tile = face("9X", look);
      const picture = tilePicture(game, tile, [tile]);
      expect(tilePicture(game, tile, [tile])).toBe(picture);
      expect([...drawn].find(([, other]) => other === picture)?.[0], `${look} looks like another`).toBeUndefined();
      expect(picture.match(/<[a-z]/g)?.length, look).toBeLessThan(120);
      expect(picture, look).not.toMatch(/NaN|undefined|style=/);
      drawn.set(look, picture);
    }
  });

  test("an unknown look is drawn by its cover", () => {
    const bare = face("1", "", 0, 0, 0);
    const dense = face("1", "", 0, 0, 3);
    expect(tilePicture("normandy", dense, [dense])).not.toBe(tilePicture("normandy", bare, [bare]));
  });
});

describe("rivers and roads", () => {
  const row = [face("a", "river", 0, 0, 0, ["b", "c"]), face("b", "river", 2, 0, 0, ["a", "c"])];
  const below = face("c", "river", 1, 2, 0, ["a", "b"]);

  test("a way crosses an edge where the neighbour takes it on", () => {
    const [a, b] = row as [Face, Face];
    expect(ports(a, row)).toEqual([{ x: 200, y: 100, dx: 1, dy: 0, to: "b" }]);
    expect(ports(b, row)).toEqual([{ x: 0, y: 100, dx: -1, dy: 0, to: "a" }]);
    expect(ports(a, [...row, below]).at(-1)).toEqual({ x: 150, y: 200, dx: 0, dy: 1, to: "c" });
    expect(ports(below, [...row, below]).map((port) => port.x)).toEqual([50, 150]);
  });

  test("the board ends only where no tile lies", () => {
    const [a] = row as [Face, Face];
    const edges = openEdges(a, [...row, below]);
    expect(edges.some((port) => port.dx === 1)).toBe(false);
    expect(edges.some((port) => port.dy === 1 && port.x === 50)).toBe(true);
    expect(edges.some((port) => port.dy === 1 && port.x === 150)).toBe(false);
  });

  test("two ports in one edge meet in the middle", () => {
    const found = ports(below, [...row, below]);
    const centre = { x: 100, y: 110 };
    expect(joined(found, centre).points).toContainEqual(centre);
  });
});

function tile(id: string, x: number, y: number, more: Partial<Tile> = {}): Tile {
  return { id, name: id, x, y, covers: [1], rough: false, look: "open", look_name: "open", spawns: [], escape: false, tower: false, adjacent: [], ...more };
}

describe("counters on a tile", () => {
  const rooms = [roomOn(tile("1A", 0, 0), false), roomOn(tile("1A", 0, 0, { escape: true }), true)];
  const soldiers = (count: number, side: string): { id: string; width: number; height: number }[] =>
    Array.from({ length: count }, (_, i) => ({ id: `${side}${i}`, width: SOLDIER, height: SOLDIER }));

  test.each([
    [1, 0],
    [2, 2],
    [4, 4],
    [8, 0],
    [11, 11],
  ])("%i and %i stand apart and inside", (own, other) => {
    for (const room of rooms) {
      const places = [...layOut([soldiers(own, "a"), soldiers(other, "b")], room).values()];
      expect(places).toHaveLength(own + other);
      for (const [i, one] of places.entries()) {
        const size = SOLDIER * one.scale;
        expect(one.x).toBeGreaterThanOrEqual(room.x - 0.01);
        expect(one.x + size).toBeLessThanOrEqual(room.x + room.width + 0.01);
        expect(one.y).toBeGreaterThanOrEqual(room.y - 0.01);
        expect(one.y + size).toBeLessThanOrEqual(room.y + room.height + 0.01);
        for (const next of places.slice(i + 1))
          expect(Math.abs(one.x - next.x) >= size || Math.abs(one.y - next.y) >= size).toBe(true);
      }
    }
  });

  test("eight are still large enough to be read", () => {
    const places = layOut([soldiers(8, "a")], rooms[0]!);
    expect([...places.values()][0]!.scale).toBeGreaterThan(0.6);
  });

  test("one of each side face each other, as large as one alone", () => {
    const [a, b] = [...layOut([soldiers(1, "a"), soldiers(1, "b")], rooms[0]!).values()] as [{ x: number; y: number; scale: number }, { x: number; y: number; scale: number }];
    expect([a.y, a.scale]).toEqual([b.y, b.scale]);
    expect(a.x + SOLDIER * a.scale).toBeLessThan(b.x);
    expect(a.scale).toBeGreaterThan(1.3);
  });

  test("a vehicle and soldiers share a tile", () => {
    const places = layOut([[{ id: "v", ...VEHICLE }, ...soldiers(2, "a")], []], rooms[0]!);
    expect(places.get("v")!.scale).toBeGreaterThan(0.7);
  });
});

const SCENE = {
  sides: [
    { side: "lrdg", name: "LRDG", goal: "", ways: [way({ points: 3 }), way({ escape: { soldiers: 2, vehicles: 1, counters: [] } })] },
    { side: "it", name: "Italy", goal: "", ways: [way({ neutralise: { soldiers: 1, vehicles: 0, counters: ["lrdg:scout"] } })] },
  ],
  tiles: [tile("1A", 0, 0), tile("2A", 1, 2)],
  counters: { "lrdg:scout": { side: "lrdg" }, "lrdg:truck": { side: "lrdg" }, "it:scout-a": { side: "it" }, "lrdg:sniper": { side: "lrdg" } },
  vehicles: { "lrdg:truck": {} },
} as unknown as Scene;

function way(more: object): object {
  const nobody = { soldiers: 0, vehicles: 0, counters: [] };
  return { points: 0, pin: false, hold: "", escape: nobody, neutralise: nobody, ...more };
}

const VIEW = {
  counters: {
    "lrdg:truck": { tile: "2A", face: "ready" },
    "lrdg:scout": { tile: "2A", face: "ready", vehicle: "lrdg:truck", seat: 2 },
    "it:scout-a": { tile: "1A", face: "ready" },
  },
  points: { lrdg: 1, it: 0 },
  progress: {
    lrdg: [{ points: { have: 1, need: 3 } }, { escaped: { have: 1, need: 3 } }],
    it: [{ neutralised: { have: 2, need: 2 } }],
  },
  cards: { lrdg: { lost: { scout: 2 } }, it: { lost: {} } },
  box: {
    vehicles: { "lrdg:truck": { owner: "lrdg", damage: 0, seats: [null, "lrdg:scout"] } },
    escaped: { lrdg: ["lrdg:sniper"], it: [] },
    neutralised: { lrdg: [], it: ["lrdg:scout"] },
    held: [],
  },
} as unknown as View;

test("tiles lie half a step apart, crews sit in their vehicle", () => {
  expect(boardSize(SCENE)).toEqual({ width: 328, height: 428 });
  expect(corners(SCENE).get("2A")).toEqual({ x: 114, y: 214 });
  const places = counterPlaces(SCENE, VIEW);
  const [truck, scout] = [places.get("lrdg:truck")!, places.get("lrdg:scout")!];
  expect(scout.x).toBeGreaterThan(truck.x);
  expect(scout.x).toBeLessThan(truck.x + VEHICLE.width * truck.scale);
});

test("each way to win is counted by itself", () => {
  const [lrdg, italy] = progress(SCENE, VIEW);
  expect(lrdg).toMatchObject({ points: 1, needed: 3, lost: 2 });
  expect(lrdg?.counts).toEqual([{ kind: "escaped", have: 1, need: 3, hold: "", held: false }]);
  expect(italy?.counts).toEqual([{ kind: "neutralised", have: 2, need: 2, hold: "", held: false }]);
});

test("a shot flies from who fires to the target, and a hit follows it", () => {
  const said: GameEvent[] = [
    { event: "attacks", counter: "us:a", target: "de:b", action: "attack" },
    { event: "rolls", dice: [3], count: 1 },
    { event: "hits", target: "de:b" },
    { event: "counter-removed", counter: "de:b" },
  ];
  const lines = said.map((event, n): LogLine<GameEvent> => ({ n, entry: n, parts: [], event, roll: null, mark: null }));
  const spots: Record<string, { x: number; y: number }> = { "us:a": { x: 1, y: 2 } };
  const made = effectsOf(lines, { now: (thing) => spots[thing] ?? null, before: (id) => (id === "de:b" ? { x: 9, y: 9 } : null) });
  expect(made.map((one) => one.kind)).toEqual(["shot", "hit", "gone"]);
  expect(made[0]).toMatchObject({ from: { x: 1, y: 2 }, to: { x: 9, y: 9 } });
  expect((made[1] as Effect).delay).toBeGreaterThan(0);
});

test("Bolster and Inspire lay their cards out; a hand is played from the hand", () => {
  const option = (choice: string): object => ({ choice, label: "", refs: [], role: "main", warning: null, confirm: false, idle: null });
  const turn = (...choices: string[]): never => ({ decision: 1, question: "take", options: choices.map(option) }) as never;
  const view = { side: "us" } as unknown as View;
  const scene = { cards: { us: { "fog-of-war": { initiative: 1 }, "scout-a": { initiative: 6 } } } } as unknown as Scene;
  expect(offered(scene, view, turn("take scout-a", "stop"))).toEqual([{ choice: "take scout-a", side: "us", card: "scout-a" }]);
  expect(offered(scene, view, turn("take fog-of-war", "take scout-a", "stop"))?.map((one) => one.card)).toEqual(["scout-a", "fog-of-war"]);
  expect(offered(scene, view, turn("play scout-a", "end"))).toBeNull();
});

test("every action has its sign", () => {
  const actions =
    "move scout stalk guide bolster command conceal control inspire recon target attack suppress blast drive navigate survey repair strafe anti-tank demolition hunker rally";
  for (const action of actions.split(" ")) expect(icon(action), action).not.toBe("");
});

describe("what can be clicked of vehicles", () => {
  const seats = { owner: "it", damage: 0 };
  const scene = { cards: { it: { "scout-a": { unit: "scout-a" } } }, counters: {}, vehicles: {}, sides: [] } as unknown as Scene;
  const view = {
    active: "it",
    flow: [{ frame: "play" }, { frame: "use", side: "it", card: "scout-a" }],
    counters: { "it:scout-a": { tile: "1A", vehicle: "it:scout-car", seat: 1 }, "it:scout-car": { tile: "1A" }, "it:light-truck": { tile: "1A" } },
    box: { vehicles: { "it:scout-car": { ...seats, seats: ["it:scout-a", null] }, "it:light-truck": { ...seats, seats: [null, null] } } },
  } as unknown as View;
  const place = { x: 0, y: 0, scale: 1 };
  const places = new Map([["it:scout-car", place], ["it:light-truck", place]]);
  const lit = (...refs: string[]): ReadonlyMap<string, unknown> => new Map(refs.map((ref) => [ref, []]));

  test("a free seat of one's own vehicle has a number, one of another names it", () => {
    const open = openSeats(scene, view, places, lit("seat:2", "seat:it:light-truck/1", "seat:drive"));
    expect(open.map((one) => [one.vehicle, one.seat])).toEqual([["it:scout-car", 2], ["it:light-truck", 1]]);
    expect(openSeats(scene, view, places, lit())).toEqual([]);
  });

  test("the card in use and the vehicles it could use lie together, for who is asked", () => {
    expect(cardInUse(view, "it")).toBe("scout-a");
    expect(cardInUse(view, "lrdg")).toBeNull();
    expect(vehiclesInUse(scene, view, lit("seat:drive"))).toEqual(["it:scout-car"]);
    expect(vehiclesInUse(scene, view, lit("seat:it:light-truck/1"))).toEqual(["it:scout-car", "it:light-truck"]);
    expect(vehiclesInUse(scene, view, lit())).toEqual([]);
  });
});

test("the letters on a counter's tab fit it", () => {
  expect(lettersWide("MG", 17)).toBeGreaterThan(lettersWide("Sc", 17));
  expect(lettersWide("Sni", 17)).toBeLessThan(lettersWide("Eng", 17));
});
