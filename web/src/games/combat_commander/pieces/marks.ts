/** What is dug, laid or burning in a hex: drawn on the ground, so that it shows around counters. */
import { INK, disc, line, paint, shape } from "../../../art/ink";
import { HALF, SIZE, at, type Spot } from "../board/hexes";

function ring(scale: number): string {
  const spots: Spot[] = [[-0.5, -1], [0.5, -1], [1, 0], [0.5, 1], [-0.5, 1], [-1, 0]];
  return `M${spots.map(([x, y]) => `${at(x * SIZE * scale)} ${at(y * HALF * scale)}`).join("L")}Z`;
}

function around(radius: number, count: number): { x: number; y: number; turn: number }[] {
  return [...Array(count).keys()].map((index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    return { x: at(radius * SIZE * Math.cos(angle)), y: at(radius * HALF * Math.sin(angle)), turn: at((angle * 180) / Math.PI) };
  });
}

const PIT = shape("M-9 3Q-9-5 0-5T9 3Q9 7 0 7T-9 3Z", paint("earth-2"), 1.5) + shape("M-6 3Q-6-2 0-2T6 3Q5 5 0 5T-6 3Z", INK, 0);

/** Loops of wire along the sides of the hex. */
function coils(): string {
  const path = ring(0.8);
  return (
    line(path, INK, 1.4) +
    line(path, paint("metal"), 13, ' stroke-dasharray="1.8 6"').replace('stroke-linecap="round"', "") +
    line(path, paint("metal-2"), 7, ' stroke-dasharray="1.4 6.4"').replace('stroke-linecap="round"', "")
  );
}

const DRAWN: Readonly<Record<string, string>> = {
  foxholes: around(0.72, 6).map(({ x, y }) => `<g transform="translate(${x} ${y})">${PIT}</g>`).join(""),
  trench:
    line(ring(0.74), INK, 18) + line(ring(0.74), paint("earth"), 15) + line(ring(0.74), paint("earth-2"), 8) +
    line(ring(0.74), INK, 1.4, ' stroke-dasharray="7 6"'),
  bunker:
    shape("M-48-30L-38-38H38L48-30V32L38 40H-38L-48 32Z", paint("wood"), 2.6) +
    line("M-47-22H47M-47-10H47M-47 2H47M-47 14H47M-47 26H47", paint("trunk"), 1.8) +
    shape("M-54-8H-42V10H-54ZM42-8H54V10H42Z", paint("earth-2"), 2),
  pillbox:
    shape("M-50-16L-30-38H30L50-16V18L30 40H-30L-50 18Z", paint("stone"), 2.8) +
    shape("M-40-12L-24-30H24L40-12V14L24 32H-24L-40 14Z", paint("stone-2"), 1.4) +
    shape("M-50-6H-40V8H-50ZM40-6H50V8H40Z", INK, 0),
  mines: around(0.68, 7)
    .map(({ x, y }) => `<g transform="translate(${x} ${y})">${disc(0, 0, 6.4, paint("metal"), 1.5)}${disc(0, 0, 2.4, paint("fire"), 1)}</g>`)
    .join(""),
  wire: coils(),
};

/** The drawing of a fortification around a hex's centre. */
export function fortification(fort: string): string {
  return DRAWN[fort] ?? "";
}
