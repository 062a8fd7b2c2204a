/** The tiles of North Africa: sand, stones, roads, airfields, forts and towns. */
import { FINE, INK, LINE, line, paint, round, shape } from "../../../art/ink";
import type { Point } from "../../../art/random";
import { Ground, blob, way } from "./ground";
import { type Laid, type Port, joined, lead, openEdges, opposite, ports } from "./network";

const isRoad = (look: string): boolean => /road|town/.test(look);
const isRunway = (look: string): boolean => look.startsWith("runway");

const ROCKS = ["rock", "rock", "stone"] as const;

export function drawDesert(ground: Ground, tile: Laid, tiles: readonly Laid[], cover: number, hill: boolean): void {
  ground.patches("sand-3", 3, 30, 60);
  ground.patches("sand-2", 2, 20, 46);
  ripples(ground);
  const look = tile.look || (hill ? "hill" : (["plain", "scattered stones", "rocks", "hill"][cover] ?? "plain"));
  if (isRunway(look)) runway(ground, tile, tiles, look);
  else if (/fort/.test(look)) fort(ground);
  else if (/hill/.test(look)) hillside(ground);
  else if (/hollow/.test(look)) hollow(ground);
  else if (/oasis/.test(look)) oasis(ground);
  else if (/broken/.test(look)) broken(ground);
  else if (/rocks/.test(look)) {
    ground.strew(["crag", "crag", "rock"], 9, 42, { low: 1, high: 1.35, y: 46, height: 146 });
    ground.strew(ROCKS, 10, 24);
  } else if (/stones/.test(look)) {
    ground.strew(["rock", "stone", "stone"], 16, 26, { low: 0.85, high: 1.2 });
    ground.strew(["scrub"], 5, 40);
  } else if (/ruins/.test(look)) ruins(ground);
  else if (/camp/.test(look)) camp(ground);
  else if (isRoad(look)) road(ground, tile, tiles, look);
  else if (/houses/.test(look)) houses(ground, look);
  else {
    ground.strew(["scrub", "stone"], 6, 44, { low: 0.8, high: 1.1 });
    dunes(ground);
  }
}

function ripples(ground: Ground): void {
  let d = "";
  for (let i = 0; i < 15; i++) {
    const x = ground.between(4, 150);
    const y = ground.between(14, 192);
    const w = ground.between(14, 30);
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} ${(-w / 4).toFixed(0)} ${w.toFixed(0)} 0`;
  }
  ground.add(line(d, paint("sand-2"), 1.8));
}

/** Crescents with a sharp crest, their lee in shadow. */
function dunes(ground: Ground): void {
  const spots: readonly (readonly [number, number, number])[] =
    ground.chance() < 0.5 ? [[58, 92, 1.15], [140, 124, 1.35], [66, 172, 1.2]] : [[136, 84, 1.2], [58, 126, 1.4], [142, 174, 1.15]];
  for (const [cx, cy, by] of spots) {
    const x = cx + ground.between(-10, 10);
    const y = cy + ground.between(-6, 6);
    const at = (across: number, up: number): string => `${round(x + across * by)} ${round(y - up * by)}`;
    const crest = `M${at(-44, 0)}Q${at(-18, 24)} ${at(6, 27)}Q${at(30, 22)} ${at(46, 2)}`;
    ground.add(
      `<ellipse cx="${round(x + 8)}" cy="${round(y + 2)}" rx="${round(46 * by)}" ry="${round(6 * by)}" fill="var(--art-shade)"/>` +
        shape(`${crest}Q${at(2, -7)} ${at(-44, 0)}Z`, paint("sand-3"), 0) +
        shape(`M${at(6, 27)}Q${at(30, 22)} ${at(46, 2)}Q${at(30, -3)} ${at(8, -3)}Q${at(18, 8)} ${at(6, 14)}Q${at(0, 20)} ${at(6, 27)}Z`, paint("sand-2"), 0) +
        line(`M${at(6, 27)}Q${at(0, 20)} ${at(6, 14)}Q${at(18, 8)} ${at(8, -3)}`, paint("mud-2"), 1.2) +
        line(`M${at(-30, 6)}q${round(9 * by)} ${round(-6 * by)} ${round(20 * by)} ${round(-7 * by)}M${at(-24, 1)}q${round(9 * by)} ${round(-5 * by)} ${round(22 * by)} ${round(-5 * by)}`, paint("sand-2"), 1.5) +
        line(crest, paint("mud-2"), 1.8),
    );
  }
}

/** A table of rock: a flat top, a broken wall of strata, scree at its foot. */
function hillside(ground: Ground): void {
  const steps = 9;
  const rim: Point[] = [];
  const foot: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const across = i / steps;
    const bow = Math.sin(across * Math.PI);
    rim.push({ x: 22 + across * 156, y: 92 + bow * 24 + ground.between(-4, 4) });
    foot.push({ x: 12 + across * 176, y: 122 + bow * 36 + ground.between(-3, 3) });
  }
  const say = (points: readonly Point[]): string => points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L");
  const [first, last] = [rim[0] as Point, rim[steps] as Point];
  const top = `M${say(rim)}L${round(last.x - 12)} ${round(last.y - 22)}L142 56L96 ${round(ground.between(46, 52))}L54 60L${round(first.x + 10)} ${round(first.y - 16)}Z`;
  const wall = `M${say(rim)}L${say([...foot].reverse())}Z`;
  let strata = "";
  for (let i = 0; i < steps; i++) {
    const [a, b] = [rim[i] as Point, foot[i] as Point];
    strata += `M${round(a.x + 5)} ${round(a.y + 7)}L${round(a.x + (b.x - a.x) * 0.7 + 4)} ${round(a.y + (b.y - a.y) * 0.7)}`;
  }
  const shadow = rim.slice(5);
  const under = foot.slice(5);
  ground.add(
    shape(`M2 ${round(foot[0]?.y ?? 130)}L${say(foot)}L198 ${round((foot[steps]?.y ?? 130) + 6)}Q176 190 104 194Q26 190 2 ${round(foot[0]?.y ?? 130)}Z`, paint("sand-2"), 0) +
      shape(wall, paint("rock-3"), LINE) +
      shape(`M${say(shadow)}L${say([...under].reverse())}Z`, paint("rock"), 0, ` opacity=".8"`) +
      line(strata, paint("rock-2"), 1.9) +
      line(`M${say(rim.map((p, i) => ({ x: p.x, y: p.y + 12 + Math.sin((i / steps) * Math.PI) * 4 })))}`, paint("rock-2"), 1.2, ` stroke-dasharray="14 9"`) +
      shape(top, paint("sand-3"), LINE) +
      line(`M58 76q14-6 28-2M104 68q16-5 30 2M70 94q20 6 40 2M128 90q12 0 20-5`, paint("sand-2"), 1.8),
  );
  ground.keep(100, 84, 40);
  ground.strew(["rock", "stone"], 10, 26, { low: 0.75, high: 1.15, x: 6, width: 188, y: 160, height: 34 });
  ground.strew(["scrub"], 3, 40, { x: 40, width: 120, y: 66, height: 30 });
}

function hollow(ground: Ground): void {
  [88, 66, 42].forEach((r, i) => {
    const d = blob(ground.chance, 102, 108 + i * 6, r, 0.8, 11);
    ground.add(shape(d, paint(["rock-3", "sand-2", "mud-2"][i] as string), 0, i === 2 ? ` opacity=".6"` : "") + line(d, paint("rock-2"), 1.6));
  });
  let inward = "";
  for (let angle = 0; angle < 6.2; angle += 0.28) {
    const cx = 102 + Math.cos(angle) * 84;
    const cy = 109 + Math.sin(angle) * 67;
    inward += `M${cx.toFixed(1)} ${cy.toFixed(1)}l${(-Math.cos(angle) * 10).toFixed(1)} ${(-Math.sin(angle) * 8).toFixed(1)}`;
  }
  ground.add(line(inward, paint("rock-2"), 1.6));
  ground.keep(102, 118, 46);
  ground.strew(["rock", "stone"], 12, 24, { low: 0.9, high: 1.2 });
  ground.stand("scrub", 96, 124, 1.1);
  ground.stand("scrub", 118, 130, 1);
}

function oasis(ground: Ground): void {
  ground.add(shape(blob(ground.chance, 104, 112, 78, 0.8, 11), paint("grass"), 0, ` opacity=".7"`));
  const d = blob(ground.chance, 106, 118, 42, 0.62);
  ground.add(line(d, paint("sand-2"), 7) + shape(d, paint("water"), LINE) + line("M88 114q7-4 14 0t14 0M98 127q6-3 12 0t12 0", paint("foam"), 1.8));
  ground.keep(106, 118, 40);
  ground.keep(106, 132, 34);
  ground.strew(["palm"], 9, 36, { low: 1.1, high: 1.4, x: 26, width: 154, y: 56, height: 130 });
  ground.strew(["scrub"], 12, 26);
}

/** Dry gullies that cut the plain, with worn banks. */
function broken(ground: Ground): void {
  for (let i = 0; i < 3; i++) {
    let x = ground.between(10, 34) + i * 58;
    let y = -8;
    const points: Point[] = [{ x, y }];
    while (y < 208) {
      y += ground.between(20, 32);
      x += ground.between(-20, 20);
      points.push({ x, y });
    }
    const edge = (wide: number): string => points.map((p, n) => `${round(p.x + wide * (n % 2 ? 0.7 : 1.2))} ${round(p.y)}`).join("L");
    const gully = `M${edge(-7)}L${edge(7).split("L").reverse().join("L")}Z`;
    const wall = `M${edge(-7)}L${edge(-1).split("L").reverse().join("L")}Z`;
    let banks = "";
    for (const [n, p] of points.entries()) banks += `M${round(p.x - 12)} ${round(p.y)}l-6 ${n % 2 ? 3 : -3}M${round(p.x + 12)} ${round(p.y + 6)}l6 ${n % 2 ? -3 : 3}`;
    ground.add(line(`M${edge(-9)}`, paint("sand-3"), 4) + shape(gully, paint("sand-2"), LINE) + shape(wall, paint("rock-2"), 0) + line(banks, paint("rock-2"), 1.6));
    ground.keepAlong(points, 12);
  }
  ground.strew(["rock", "stone", "crag"], 12, 28, { low: 0.8, high: 1.1 });
  ground.strew(["scrub"], 4, 40);
}

function ruins(ground: Ground): void {
  ground.add(shape("M34 76L150 66L172 164L46 176Z", paint("mud"), 0, ` opacity=".5"`) + line("M34 76L150 66M172 164L46 176", paint("mud-2"), 2, ` stroke-dasharray="14 9"`));
  ground.build("broken-wall", 66, 82, 1.3, 24);
  ground.build("broken-wall", 146, 116, 1.2, 24);
  ground.build("broken-wall", 76, 170, 1.35, 24);
  for (const [x, y] of [[110, 78], [128, 76], [36, 124], [168, 166]] as const) ground.stand("column", x, y, 1.15);
  ground.strew(["stone", "rock"], 12, 22, { low: 0.7, high: 1 });
  ground.strew(["scrub"], 4, 40);
}

function camp(ground: Ground): void {
  ground.add(shape(blob(ground.chance, 100, 116, 76, 0.72), paint("road"), 0, ` opacity=".6"`));
  const plan = ground.chance() < 0.5 ? [[50, 76], [112, 70], [160, 108], [58, 150]] : [[64, 70], [138, 78], [40, 126], [150, 164]];
  for (const [x, y] of plan) ground.build("tent", x as number, y as number, 1.4, 28);
  ground.build("crates", 112, 128, 1.2, 14);
  ground.build("drums", 104, 176, 1.2, 14);
  ground.stand("sandbags", 168, 186, 1.1);
  ground.stand("sandbags", 34, 190, 1);
  ground.strew(["scrub", "stone"], 8, 30);
}

function houses(ground: Ground, look: string): void {
  const plan = /trench/.test(look) ? [[46, 70], [108, 64], [162, 80]] : [[48, 78], [124, 68], [160, 128], [58, 152]];
  for (const [x, y] of plan) ground.build(ground.chance() < 0.5 ? "clay-3" : "clay", x as number, y as number, 1.25, 30);
  if (/trench/.test(look)) {
    const d = "M-6 128L30 142L58 124L92 144L124 126L156 146L206 132";
    ground.add(line(d, paint("sand-3"), 22) + line(d, INK, 13) + line(d, paint("mud-2"), 10) + line(d, paint("rock-2"), 3, ` stroke-dasharray="2 9"`));
    ground.keepAlong(Array.from({ length: 18 }, (_, i): Point => ({ x: i * 12, y: 135 })), 16);
    for (const [x, y] of [[58, 118], [122, 120]] as const) ground.stand("sandbags", x, y, 1);
  } else {
    ground.stand("palm", 98, 112, 1.2);
    ground.stand("well", 108, 138, 1);
  }
  ground.strew(["scrub", "palm"], 5, 40, { low: 0.9, high: 1.15 });
}

function fort(ground: Ground): void {
  ground.add(
    `<ellipse cx="106" cy="176" rx="86" ry="12" fill="var(--art-shade)"/>` +
      shape("M30 176V84H170V176Z", paint("mud"), LINE + 0.4) +
      shape("M44 150V96H156V150Z", paint("sand-3"), LINE) +
      shape("M44 96H156L150 104H50Z", paint("mud-2"), FINE) +
      shape("M30 84V74H40V80H50V74H60V80H70V74H80V80H90V74H100V80H110V74H120V80H130V74H140V80H150V74H160V80H170V96H30Z", paint("mud"), LINE) +
      shape("M30 176V150H170V176Z", paint("mud"), LINE) +
      shape("M88 176V158Q100 146 112 158V176Z", paint("trunk"), LINE) +
      line("M46 166h14M130 160h20M60 158h8", paint("mud-2"), 1.6),
  );
  for (const [x, y] of [[24, 92], [176, 92], [24, 182], [176, 182]] as const)
    ground.add(
      shape(`M${x - 16} ${y}V${y - 36}H${x + 16}V${y}Z`, paint("mud"), LINE) +
        shape(`M${x + 4} ${y}V${y - 36}H${x + 16}V${y}Z`, paint("mud-2"), 0) +
        shape(`M${x - 18} ${y - 34}V${y - 44}h8v5h6v-5h8v5h6v-5h8v10Z`, paint("mud"), LINE) +
        shape(`M${x - 3} ${y - 18}v-8h5v8Z`, INK, 0),
    );
  ground.stand("clay-2", 74, 132, 1.2);
  ground.stand("well", 122, 134, 1);
  ground.add(line("M100 74V48", INK, 2.4) + shape("M100 48Q110 44 116 48T130 48V60Q122 63 116 60T100 60Z", paint("roof"), LINE));
}

// -- roads and runways -----

function road(ground: Ground, tile: Laid, tiles: readonly Laid[], look: string): void {
  const kind = new Map(tiles.map((one) => [one.id, one.look]));
  const neighbours = ports(tile, tiles);
  const edges = openEdges(tile, tiles);
  let found = neighbours.filter((port) => isRoad(kind.get(port.to) ?? ""));
  const isEnd = /end|side/.test(look);
  const wanted = isEnd ? 1 : /crossing/.test(look) ? 4 : /town/.test(look) ? 1 : 2;
  // A road that no neighbour takes on leads off the board, or fades into the sand.
  while (found.length < wanted) {
    const from = found[0];
    const fits = (port: Port): boolean => !found.includes(port) && !(from && /corner/.test(look) && !port.dx === !from.dx);
    const rest = [...edges, ...neighbours].filter(fits);
    const next = from ? (opposite(from, edges.filter(fits)) ?? opposite(from, rest)) : (rest[0] ?? null);
    if (!next) break;
    found = [...found, next];
  }
  found = found.slice(0, 5);
  const centre = { x: 100, y: 112 };
  if (found.length) {
    const path = found.length === 1 ? lead(found[0] as Port, centre) : joined(found, centre);
    const width = /town/.test(look) ? 16 : 20;
    ground.add(way(path.d, width, "track", "track-2") + line(path.d, paint("sand-3"), 1.8, ` stroke-dasharray="10 8"`));
    ground.keepAlong(path.points, width * 0.75);
    if (isEnd) ground.add(shape(blob(ground.chance, centre.x, centre.y, 20, 0.75), paint("track"), 0));
  }
  if (/town/.test(look)) town(ground);
  else if (/vegetation/.test(look)) {
    ground.strew(["palm"], 5, 36, { low: 1.1, high: 1.35 });
    ground.strew(["scrub", "scrub", "bush"], 14, 22);
  } else {
    if (/side/.test(look)) {
      ground.build("clay", 46, 86, 1.3, 26);
      ground.build("palm", 78, 92, 1.2, 12);
    } else if (isEnd) ground.build("wreck", 150, 70, 1.1, 18);
    ground.strew(["scrub", "stone"], 9, 32);
  }
}

function town(ground: Ground): void {
  const plan = [[44, 62], [104, 58], [160, 66], [36, 124], [166, 126], [62, 182], [136, 184]] as const;
  const dome = Math.floor(ground.between(0, 3));
  plan.forEach(([x, y], i) => {
    if (!ground.isFree({ x, y: y - 6 }, 8)) return;
    if (i === dome) ground.build("dome", x, y, 1.1, 26);
    else ground.build(ground.chance() < 0.5 ? "clay" : ground.chance() < 0.5 ? "clay-2" : "clay-3", x + ground.between(-4, 4), y, 1.2 * ground.between(0.95, 1.1), 24);
  });
  ground.strew(["palm"], 4, 44, { low: 0.95, high: 1.2 });
}

function runway(ground: Ground, tile: Laid, tiles: readonly Laid[], look: string): void {
  const kind = new Map(tiles.map((one) => [one.id, one.look]));
  const sides = ports(tile, tiles).filter((port) => port.dx && isRunway(kind.get(port.to) ?? ""));
  const isEnd = /end/.test(look);
  const left = !isEnd || sides.some((port) => port.dx < 0) ? -10 : 30;
  const right = !isEnd || sides.some((port) => port.dx > 0) || !sides.length ? 210 : 170;
  ground.add(
    shape(`M${left} 72H${right}V150H${left}Z`, paint("runway"), 0) +
      line(`M${left} 72H${right}M${left} 150H${right}${left > 0 ? `M${left} 72V150` : ""}${right < 200 ? `M${right} 72V150` : ""}`, paint("road-2"), 2.4) +
      line(`M${left + 14} 111H${right - 8}`, paint("paper"), 4, ` stroke-dasharray="20 16"`) +
      line(`M${left + 6} 84H${right - 6}M${left + 6} 138H${right - 6}`, paint("sand-2"), 1.6, ` stroke-dasharray="30 14 8 20"`),
  );
  if (isEnd) ground.add(line(left > 0 ? "M40 84V138M48 84V138M56 84V138" : "M144 84V138M152 84V138M160 84V138", paint("paper"), 4));
  ground.keepAlong(Array.from({ length: 18 }, (_, i): Point => ({ x: i * 12, y: 111 })), 46);
  // Below the strip: above it lie the signs, and what may be blown up.
  if (isEnd) ground.stand("windsock", left > 0 ? 36 : 164, 194, 1.15);
  else ground.stand("drums", ground.between(30, 170), 180, 1.1);
  for (const x of [24, 74, 126, 176]) ground.add(shape(`M${x - 4} 66h8l-2-6h-4zM${x - 4} 162h8l-2-6h-4z`, paint("paper"), FINE));
  ground.strew(["scrub", "stone"], 7, 34);
}
