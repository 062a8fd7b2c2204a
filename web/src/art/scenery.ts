/**
 * Trees, houses and other things that stand on ground, seen a little from above.
 *
 * Each is a symbol whose own point 0,0 is where it stands, so that things lower on the board are
 * drawn later and cover what is behind them.  Sizes are in board units (a square tile is 200).
 */
import { FINE, LINE, disc, line, paint, shape } from "./ink";

const LEAF = paint("leaf");
const DARK = paint("leaf-2");
const PALE = paint("leaf-3");

function shadow(rx: number, ry = rx * 0.4, x = 2, y = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--art-shade)"/>`;
}

function house(width: number, height: number, roof: string, dark: string, wall: string): string {
  const w = width / 2;
  const top = -height;
  const ridge = top - width * 0.42;
  const eave = w + 3;
  return (
    shadow(w + 8, 6, 5, 0) +
    shape(`M${-w} 0V${top}H${w}V0Z`, wall, LINE) +
    shape(`M${w * 0.2} 0V${top}H${w}V0Z`, paint("wall-2"), 0) +
    line(`M${-w} 0H${w}V${top}`) +
    shape(`M${-eave} ${top + 2}L${-w * 0.62} ${ridge}H${w * 0.7}L${eave} ${top + 2}Z`, roof, LINE) +
    shape(`M${w * 0.1} ${top + 2}L${w * 0.3} ${ridge}H${w * 0.7}L${eave} ${top + 2}Z`, dark, 0) +
    line(`M${-eave} ${top + 2}L${-w * 0.62} ${ridge}H${w * 0.7}L${eave} ${top + 2}Z`) +
    shape(`M${-w * 0.25} 0V${-height * 0.6}H${w * 0.08}V0Z`, paint("trunk"), FINE) +
    shape(`M${-w * 0.8} ${-height * 0.72}h${w * 0.34}v${height * 0.34}h${-w * 0.34}Z`, paint("slate-2"), FINE) +
    shape(`M${w * 0.44} ${-height * 0.72}h${w * 0.34}v${height * 0.34}h${-w * 0.34}Z`, paint("slate-2"), FINE) +
    shape(`M${w * 0.36} ${ridge + 5}v${-9}h5v9Z`, paint("stone-2"), FINE)
  );
}

/** A flat-roofed house of clay. */
function clay(width: number, height: number): string {
  const w = width / 2;
  const deep = width * 0.3;
  return (
    shadow(w + 7, 6, 6, 0) +
    shape(`M${-w} 0V${-height}H${w}V0Z`, paint("mud"), LINE) +
    shape(`M${w * 0.35} 0V${-height}H${w}V0Z`, paint("mud-2"), 0) +
    shape(`M${-w} ${-height}L${-w + deep * 0.5} ${-height - deep}H${w + deep * 0.1}L${w} ${-height}Z`, paint("sand-3"), LINE) +
    line(`M${-w} 0H${w}V${-height}`) +
    shape(`M${-w * 0.3} 0V${-height * 0.58}Q${-w * 0.1} ${-height * 0.78} ${w * 0.1} ${-height * 0.58}V0Z`, paint("trunk"), FINE) +
    shape(`M${-w * 0.78} ${-height * 0.74}h${w * 0.26}v${height * 0.28}h${-w * 0.26}Z`, paint("rock-2"), FINE) +
    shape(`M${w * 0.46} ${-height * 0.74}h${w * 0.26}v${height * 0.28}h${-w * 0.26}Z`, paint("rock-2"), FINE)
  );
}

const THINGS: Record<string, string> = {
  tree:
    shadow(12) +
    shape("M-2 0L-1.4-8H1.6L2.4 0Z", paint("trunk"), FINE) +
    shape("M-12-12Q-15-21-7-24Q-5-33 3-31Q12-31 12-22Q17-15 10-10Q2-5-6-8Q-11-8-12-12Z", LEAF) +
    shape("M2-8Q10-8 12-14Q12-20 8-24Q9-14-2-8.4Z", DARK, 0) +
    line("M-7-19q3-4 6-3M-1-26q3-2 5 0", PALE, 1.8),
  tree2:
    shadow(10) +
    shape("M-2 0L-1.4-7H1.6L2.2 0Z", paint("trunk"), FINE) +
    shape("M-10-10Q-13-17-7-20Q-6-27 1-27T9-20Q14-14 8-8Q0-4-7-6Q-10-7-10-10Z", PALE) +
    shape("M0-6Q9-6 10-13Q9-18 6-20Q7-11-2-6.4Z", LEAF, 0),
  poplar:
    shadow(7) +
    shape("M-1.6 0V-8H1.6V0Z", paint("trunk"), FINE) +
    shape("M-6-8Q-9-24 0-42Q9-24 6-8Q0-3-6-8Z", LEAF) +
    line("M1-34Q4-20 1-9", DARK, 1.8),
  fir:
    shadow(10) +
    shape("M-1.6 0V-6H1.6V0Z", paint("trunk"), FINE) +
    shape("M-11-5L-5-13H-9L-3-21H-6L0-33L6-21H3L9-13H5L11-5Q0-1-11-5Z", DARK) +
    line("M0-27L-3-21M1-18L-4-12", PALE, 1.6),
  "fruit-tree":
    shadow(7) +
    shape("M-1.2 0V-6H1.4V0Z", paint("trunk"), FINE) +
    disc(0, -11, 8, PALE, LINE) +
    `<g fill="var(--art-roof)">${disc(-3, -12, 1.3, paint("roof"), 0)}${disc(2, -14, 1.3, paint("roof"), 0)}${disc(3, -8, 1.3, paint("roof"), 0)}</g>`,
  bush: shadow(9, 3) + shape("M-9-1Q-12-7-6-9Q-2-14 3-10Q10-11 10-4Q11 0 5 0H-5Q-8 0-9-1Z", LEAF) + line("M-5-5q2-3 5-3", PALE, 1.6),
  palm:
    shadow(11, 4) +
    line("M0 0Q-3-14 2-28", paint("ink"), 5.4) +
    line("M0 0Q-3-14 2-28", paint("mud-2"), 3) +
    shape("M2-28Q-8-36-17-27Q-8-29 2-28Q-12-30-14-18Q-7-27 2-28Q0-20 4-14Q7-21 2-28Q10-28 16-19Q15-29 2-28Q10-36 19-29Q10-39 2-28Q2-38-6-40Q-4-32 2-28Z", paint("palm"), 1.4),
  scrub: line("M-6 0Q-5-5-8-8M-3 0Q-2-7-3-10M0 0V-8M3 0Q3-6 6-9M6 0Q6-3 10-6", paint("palm"), 1.9),
  tuft: line("M-4 0L-6-5M-1 0V-7M2 0L4-6", paint("grass-2"), 1.7),
  stone: shadow(6, 2) + shape("M-6 0L-5-5L0-8L5-5L6 0Z", paint("rock")) + line("M-3-4L1-5.4L3-1", paint("rock-2"), 1.2),
  rock:
    shadow(14, 5) +
    shape("M-14 0L-12-10L-5-17L4-16L12-9L14 0Z", paint("rock")) +
    shape("M4-16L12-9L14 0H2L5-8Z", paint("rock-2"), 0) +
    shape("M-12-10L-5-17L4-16L0-10L-7-8Z", paint("rock-3"), 0) +
    line("M-14 0L-12-10L-5-17L4-16L12-9L14 0ZM0-10L5-8L2 0"),
  crag:
    shadow(21, 7) +
    shape("M-20 0L-17-16L-8-27L3-31L12-22L17-12L20 0Z", paint("rock")) +
    shape("M3-31L12-22L17-12L20 0H4L7-14Z", paint("rock-2"), 0) +
    shape("M-17-16L-8-27L3-31L0-20L-9-13Z", paint("rock-3"), 0) +
    line("M-20 0L-17-16L-8-27L3-31L12-22L17-12L20 0ZM0-20L7-14L4 0M-9-13L-6-2"),
  house: house(30, 15, paint("roof"), paint("roof-2"), paint("wall")),
  "house-2": house(26, 14, paint("slate"), paint("slate-2"), paint("wall")),
  cottage: house(22, 12, paint("roof"), paint("roof-2"), paint("stone")),
  barn: house(38, 16, paint("roof-2"), paint("roof-2"), paint("trunk")),
  manor:
    shadow(38, 8, 6, 0) +
    shape("M-34 0V-20H34V0Z", paint("wall"), LINE) +
    shape("M14 0V-20H34V0Z", paint("wall-2"), LINE) +
    shape("M-37-18L-28-36H28L37-18Z", paint("slate"), LINE) +
    shape("M10-18L14-36H28L37-18Z", paint("slate-2"), 0) +
    shape("M-8 0V-24L0-33L8-24V0Z", paint("wall"), LINE) +
    line("M-37-18L-28-36H28L37-18") +
    shape("M-3.4 0V-9Q0-13 3.4-9V0Z", paint("trunk"), FINE) +
    shape("M-28-14h6v7h-6ZM-18-14h6v7h-6ZM16-14h6v7h-6ZM26-14h5v7h-5ZM-3-22h6v6h-6Z", paint("slate-2"), FINE) +
    shape("M-22-36v-8h6v8ZM18-36v-8h6v8Z", paint("stone-2"), FINE),
  church:
    shadow(34, 8, 6, 0) +
    shape("M-10 0V-18H34V0Z", paint("stone"), LINE) +
    shape("M-12-16L-6-34H30L37-16Z", paint("slate"), LINE) +
    shape("M10-16L14-34H30L37-16Z", paint("slate-2"), 0) +
    line("M-12-16L-6-34H30L37-16Z") +
    shape("M-2 0V-10Q1-14 4-10V0ZM10 0M12-3V-10Q15-14 18-10V-3ZM25-3V-10Q28-14 31-10V-3Z", paint("slate-2"), FINE) +
    shape("M-30 0V-46H-10V0Z", paint("stone"), LINE) +
    shape("M-17 0V-46H-10V0Z", paint("stone-2"), 0) +
    shape("M-33-44L-20-72L-7-44Z", paint("slate"), LINE) +
    shape("M-18-44L-20-72L-7-44Z", paint("slate-2"), 0) +
    line("M-30 0V-46M-10-46V0M-33-44L-20-72L-7-44Z") +
    line("M-20-72V-84M-24-79H-16", paint("ink"), 2) +
    shape("M-24-34Q-20-41-16-34V-27H-24Z", paint("slate-2"), FINE) +
    shape("M-24 0V-9Q-20-14-16-9V0Z", paint("trunk"), FINE),
  haystack:
    shadow(12, 4) +
    shape("M-12 0Q-14-12-6-18Q0-23 6-18Q14-12 12 0Q0 4-12 0Z", paint("hay")) +
    line("M-6-15q-2 7-2 14M0-19q1 9 0 20M6-15q3 6 2 14", paint("corn-2"), 1.5),
  tractor:
    shadow(20, 6) +
    shape("M-4-6V-18H8L12-12H22V-4H-4Z", paint("roof")) +
    line("M16-12V-20", paint("ink"), 2.4) +
    disc(-4, -6, 9, paint("metal"), LINE) + disc(-4, -6, 3.4, paint("hay"), FINE) +
    disc(18, -4, 5.4, paint("metal"), LINE) + disc(18, -4, 2, paint("hay"), FINE) +
    line("M-8-16H-2", paint("ink"), 3),
  well:
    shadow(8, 3) +
    shape("M-8 0V-7H8V0Q0 4-8 0Z", paint("stone")) + shape("M-8-7Q0-11 8-7Q0-3-8-7Z", paint("water-2"), FINE) +
    line("M-7-7V-19M7-7V-19") + shape("M-11-17L0-25L11-17Z", paint("roof-2")),
  cart: shadow(13, 4) + shape("M-13-6H11V-13H-13Z", paint("wood")) + line("M11-9L22-4", paint("ink"), 2) + disc(-3, -4, 5.6, paint("wall-2"), LINE) + line("M-3-9V1M-8-4H2", paint("ink"), 1),
  clay: clay(30, 17),
  "clay-2": clay(22, 14),
  "clay-3": clay(38, 22),
  dome:
    shadow(20, 6) + shape("M-16 0V-18H16V0Z", paint("sand-3")) + shape("M-14-18Q-14-34 0-36Q14-34 14-18Z", paint("paper")) +
    shape("M4-18Q12-24 8-33Q14-28 14-18Z", paint("mud"), 0) + line("M0-36V-42") + shape("M-4 0V-10Q0-15 4-10V0Z", paint("trunk"), FINE) +
    shape("M20 0V-44Q23-49 26-44V0Z", paint("sand-3")) + line("M18-38H28", paint("ink"), 2) + line("M23-47V-53"),
  tent:
    shadow(19, 5) + shape("M-18 0L-8-19H10L20 0Z", paint("canvas")) + shape("M-18 0L-8-19L1 0Z", paint("canvas-2")) +
    shape("M-11 0L-8-13L-4 0Z", paint("trunk"), FINE) + line("M-18 0L-23 2M20 0L24 2M10-19L13 0", paint("ink"), 1),
  crates: shadow(10, 3) + shape("M-9 0V-9H1V0Z", paint("wood")) + shape("M1 0V-7H10V0Z", paint("wood")) + shape("M-6-9V-16H3V-9Z", paint("wood")) + line("M-9 0L1-9M1 0L10-7", paint("ink"), 0.9),
  drums: shadow(10, 3) + shape("M-10-1V-11Q-6-13.4-2-11V-1Q-6 1.4-10-1Z", paint("metal-2")) + shape("M0 1V-9Q4-11.4 8-9V1Q4 3.4 0 1Z", paint("roof")) + line("M-10-6Q-6-3.6-2-6M0-4Q4-1.6 8-4", paint("ink"), 0.9),
  sandbags: shadow(16, 3) + shape("M-16 0Q-17-6-11-6H-3Q1-6 0 0ZM0 0Q0-6 5-6H12Q17-6 16 0Z", paint("canvas")) + shape("M-9-6Q-9-12-4-12H4Q9-12 9-6Z", paint("canvas")),
  windsock: line("M0 0V-30", paint("ink"), 2.2) + shape("M0-30L20-27V-21L0-20Z", paint("paper"), 1.2) + shape("M6-29L11-28.4V-20.6L6-20.3Z", paint("roof"), 0),
  wreck: shadow(15, 5) + shape("M-15-2L-12-10H-4L-1-16H7L9-8L15-7L14-1Z", paint("rock-2")) + disc(-8, -2, 4.4, paint("metal"), LINE) + disc(9, -1, 4.4, paint("metal"), LINE),
  column: shadow(6, 2) + shape("M-4 0V-20H4V0Z", paint("sand-3")) + shape("M-6-19H6V-23H-6Z", paint("sand-3")) + line("M-1-2V-18M2-2V-18", paint("mud-2"), 1),
  "broken-wall": shadow(20, 4) + shape("M-20 0V-16L-14-18L-12-11L-5-12L-3-20L4-21L6-8L14-7L20-9V0Z", paint("mud")) + line("M-20-6H-8M2-6H12M-12-1H0", paint("mud-2"), 1.3),
};

export function thingId(name: string): string {
  return `thing-${name}`;
}

/** Symbols of things, for the page's `<defs>`; all of them unless some are named. */
export function thingSymbols(names: Iterable<string> = Object.keys(THINGS)): string {
  let text = "";
  for (const name of names) text += `<g id="${thingId(name)}">${THINGS[name] ?? ""}</g>`;
  return text;
}
