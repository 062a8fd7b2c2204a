/** A tile being drawn: 200 × 200 units, grounds first, then lines, then what stands on them. */
import { INK, line, paint, round, shape, use } from "../../../art/ink";
import { type Chance, type Point, between, chanceOf, scatter } from "../../../art/random";
import { thingId } from "../../../art/scenery";

export const TILE = 200;
/** Where a structure stands on its tile. */
const SITE = { x: 148, y: 66, r: 40 };

interface Standing extends Point {
  markup: string;
}

export class Ground {
  readonly chance: Chance;
  private layers = "";
  private standing: Standing[] = [];
  /** Where nothing may stand: roads, water, houses. */
  private taken: { x: number; y: number; r: number }[] = [];

  /** With `built`, something of the match stands at the upper right and needs room. */
  constructor(
    readonly seed: string,
    readonly built = false,
  ) {
    this.chance = chanceOf(seed);
    if (built) this.keep(SITE.x, SITE.y, SITE.r);
  }

  between(low: number, high: number): number {
    return between(this.chance, low, high);
  }

  add(markup: string): void {
    this.layers += markup;
  }

  /** Puts a thing with its foot at x, y. */
  stand(name: string, x: number, y: number, scale = 1): void {
    this.standing.push({ x, y, markup: use(thingId(name), x, y, scale) });
  }

  /** A thing that nothing else may cover. */
  build(name: string, x: number, y: number, scale: number, room: number): void {
    if (this.built && Math.hypot(SITE.x - x, SITE.y - y + room * 0.4) < SITE.r + room * 0.5) return;
    this.stand(name, x, y, scale);
    this.keep(x, y - room * 0.35, room);
  }

  keep(x: number, y: number, r: number): void {
    this.taken.push({ x, y, r });
  }

  keepAlong(points: readonly Point[], r: number): void {
    for (const point of points) this.keep(point.x, point.y, r);
  }

  isFree(point: Point, room = 0): boolean {
    return this.taken.every((one) => Math.hypot(one.x - point.x, one.y - point.y) > one.r + room);
  }

  /** Strews things where there is room. */
  strew(
    names: readonly string[],
    count: number,
    apart: number,
    options: {
      x?: number;
      y?: number;
      width?: number;
      height?: number;
      low?: number;
      high?: number;
      fits?: (point: Point) => boolean;
    } = {},
  ): void {
    const { x = 8, y = 26, width = 184, height = 168, low = 0.9, high = 1.2, fits } = options;
    const spots = scatter(this.chance, count, { x, y, width, height }, apart, (point) =>
      this.isFree(point) && (fits ? fits(point) : true),
    );
    for (const spot of spots) {
      const name = names[Math.floor(this.chance() * names.length)] as string;
      this.stand(name, spot.x, spot.y, this.between(low, high));
    }
  }

  /** Soft patches of another tone. */
  patches(colour: string, count: number, low = 24, high = 56): void {
    let d = "";
    for (let i = 0; i < count; i++) d += blob(this.chance, this.between(10, 190), this.between(10, 190), this.between(low, high));
    this.add(shape(d, paint(colour), 0, ` opacity=".55"`));
  }

  markup(): string {
    this.standing.sort((one, other) => one.y - other.y);
    return this.layers + this.standing.map((one) => one.markup).join("");
  }
}

/** A closed, slightly uneven round line. */
export function blob(chance: Chance, x: number, y: number, r: number, squeeze = 0.8, corners = 9): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = r * between(chance, 0.82, 1.14);
    points.push({ x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * squeeze });
  }
  return smooth(points, true);
}

/** A smooth line through points (quadratic through midpoints). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const say = (p: Point): string => `${round(p.x)} ${round(p.y)}`;
  if (closed) {
    let d = `M${say(middle(at(-1), at(0)))}`;
    for (let i = 0; i < points.length; i++) d += `Q${say(at(i))} ${say(middle(at(i), at(i + 1)))}`;
    return `${d}Z`;
  }
  let d = `M${say(at(0))}`;
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? at(i + 1) : middle(at(i), at(i + 1));
    d += `Q${say(at(i))} ${say(end)}`;
  }
  if (points.length === 2) d += `L${say(at(1))}`;
  return d;
}

/** A hedgerow: dense, leafy, with a tree here and there. */
export function hedge(ground: Ground, points: readonly Point[], trees = true): void {
  const d = points.map((p, i) => `${i ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");
  ground.add(
    line(d, paint("shade"), 15, ` transform="translate(2 3)"`) +
      line(d, INK, 13) +
      line(d, paint("hedge"), 10) +
      line(d, paint("leaf-3"), 3.4, ` stroke-dasharray="1 9" transform="translate(-1 -2)"`) +
      line(d, paint("leaf-2"), 3.4, ` stroke-dasharray="1 11" transform="translate(2 2)"`),
  );
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (let s = 0; s <= length; s += 12) {
      const x = a.x + ((b.x - a.x) * s) / length;
      const y = a.y + ((b.y - a.y) * s) / length;
      ground.keep(x, y, 9);
      if (trees && ground.chance() < 0.16) ground.stand("tree", x, y + 5, ground.between(0.7, 0.95));
    }
  }
}

/** A field with furrows in one of the patterns of the sprite. */
export function field(ground: Ground, corners: readonly Point[], fill: string, pattern: string, outline: string = paint("earth-2")): void {
  const d = `${corners.map((p, i) => `${i ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("")}Z`;
  ground.add(
    `<path d="${d}" fill="${paint(fill)}" stroke="${outline}" stroke-width="1.4" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="url(#${pattern})"/>`,
  );
}

/** A road or a lane. */
export function way(d: string, width: number, fill = "road", edge = "road-2"): string {
  return line(d, paint(edge), width + 3) + line(d, paint(fill), width);
}

/** A height seen from the side, lit from the left: `x` its middle, `base` its foot, `half` its reach. */
export function mound(ground: Ground, x: number, base: number, half: number, high: number, fill: string, shade: string, hachure: string): void {
  const at = (across: number, up: number): string => `${round(x + across * half)} ${round(base - up * high)}`;
  const lean = ground.between(-0.08, 0.08);
  const right = `Q${at(0.42, 0.98)} ${at(0.66, 0.62)}Q${at(0.84, 0.3)} ${at(1, 0)}`;
  const back = `M${at(-1, 0)}Q${at(-0.86, 0.3)} ${at(-0.66, 0.62)}Q${at(-0.42, 0.98)} ${at(lean, 1)}`;
  const foot = `Q${at(0, -0.1)} ${at(-1, 0)}Z`;
  let strokes = "";
  for (const [across, up] of [[0.2, 0.76], [0.36, 0.6], [0.3, 0.34], [0.52, 0.4], [0.62, 0.2], [0.42, 0.14], [0.8, 0.08], [-0.62, 0.36], [-0.78, 0.14], [-0.46, 0.2]] as const)
    strokes += `M${at(across, up)}l${round(across * 9 + 2)} ${round(9 + Math.abs(across) * 3)}`;
  ground.add(
    shape(back + right + foot, paint(fill), 0) +
      shape(`M${at(lean, 1)}${right}Q${at(0.6, -0.08)} ${at(0.22, -0.06)}Q${at(0.34, 0.14)} ${at(0.12, 0.3)}Q${at(0.28, 0.56)} ${at(lean + 0.06, 0.74)}Z`, paint(shade), 0, ` opacity=".75"`) +
      line(strokes, paint(hachure), 1.7, ` opacity=".7"`) +
      line(back + right),
  );
}
