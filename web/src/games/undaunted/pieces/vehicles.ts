/** Vehicles seen from the side, facing right, on a field of 120 × 64 with the ground at 58. */
import { disc, line, paint, shape, symbol } from "../../../art/ink";

const BODY = paint("canvas");
const SHADE = paint("canvas-2");
const DARK = paint("metal");

function wheel(x: number, r = 9): string {
  return disc(x, 58 - r, r, DARK, 2) + disc(x, 58 - r, r * 0.46, SHADE, 1.2);
}

const GROUND = `<ellipse cx="60" cy="58" rx="54" ry="5" fill="var(--art-shade)"/>`;

/** An open desert lorry: bonnet, cab without a roof, bed with jerrycans. */
function lorry(): string {
  return (
    GROUND +
    shape("M6 44V28H60V20Q62 17 66 17H78L84 28H106Q112 29 112 36V46H6Z", BODY, 2.2) +
    shape("M6 44V36H112V46H6Z", SHADE, 0) +
    line("M6 28H60V45M84 28V45M60 36H84", paint("ink"), 1.5) +
    line("M66 17L72 28", paint("ink"), 1.6) +
    shape("M10 28V20H18V28ZM20 28V21H28V28Z", paint("palm"), 1.5) +
    shape("M90 22Q98 18 106 22V28H90Z", SHADE, 1.6) +
    disc(110, 35, 3.4, paint("paper"), 1.4) +
    wheel(26) + wheel(94)
  );
}

const DRAWINGS: Record<string, string> = {
  "patrol-truck":
    lorry() +
    line("M42 28V12", paint("ink"), 3) +
    line("M34 12H58", paint("ink"), 5) + line("M35 12H57", DARK, 2.6) +
    shape("M38 14H46V20H38Z", SHADE, 1.3),
  "gun-truck":
    lorry() +
    shape("M30 28L36 12H46L42 28Z", SHADE, 1.8) +
    line("M36 18H70", paint("ink"), 6) + line("M37 18H69", DARK, 3.4) +
    shape("M26 26L32 10L37 11L33 27Z", BODY, 1.6),
  "pilot-car":
    GROUND +
    shape("M10 44V32Q12 26 22 26H44L50 34H62L68 20H72L76 30H104Q110 31 110 38V46H10Z", BODY, 2.2) +
    shape("M10 44V38H110V46H10Z", SHADE, 0) +
    line("M44 26V44M62 34V45M76 30V45", paint("ink"), 1.5) +
    line("M68 20L64 34", paint("ink"), 1.8) +
    disc(18, 26, 8, DARK, 1.8) + disc(18, 26, 3.4, SHADE, 1) +
    disc(107, 37, 3.2, paint("paper"), 1.4) +
    wheel(28, 8.4) + wheel(92, 8.4),
  "medium-tank":
    `<ellipse cx="60" cy="58" rx="56" ry="5" fill="var(--art-shade)"/>` +
    shape("M10 38Q12 27 24 26L92 27Q104 30 112 40L108 48H14Z", BODY, 2.2) +
    shape("M36 27Q37 12 46 11H70Q80 12 82 27Z", BODY, 2.2) +
    shape("M62 11H70Q80 12 82 27H66Z", SHADE, 0) +
    line("M80 19H112", paint("ink"), 7) + line("M81 19H111", SHADE, 4) +
    shape("M48 11V7H62V11Z", SHADE, 1.6) +
    line("M96 33H110", paint("ink"), 4) +
    shape("M6 46Q6 40 14 40H104Q112 40 112 46Q112 58 100 58H18Q6 58 6 46Z", DARK, 2.2) +
    [20, 38, 56, 74, 92].map((x) => disc(x, 49, 6.6, SHADE, 1.6) + disc(x, 49, 2, DARK, 0)).join("") +
    line("M26 32H40M46 32H56", paint("ink"), 1.4),
  "scout-car":
    GROUND +
    shape("M8 44V30L18 24H52L56 32H66L72 18H75L80 30H104Q111 32 111 40V46H8Z", BODY, 2.2) +
    shape("M8 44V38H111V46H8Z", SHADE, 0) +
    line("M52 24V44M66 32V45M80 30V45", paint("ink"), 1.5) +
    line("M36 24V12", paint("ink"), 3) + line("M28 12H52", paint("ink"), 5) + line("M29 12H51", DARK, 2.6) +
    disc(107, 38, 3.2, paint("paper"), 1.4) +
    wheel(26) + wheel(93),
  "light-truck":
    GROUND +
    shape("M4 44V18Q6 10 14 10H52Q58 11 58 18V44Z", SHADE, 2.2) +
    line("M16 10V43M30 10V43M44 10V43", paint("ink-soft"), 1.6) +
    shape("M58 44V18H78L84 30H106Q112 31 112 38V46H4V40H58Z", BODY, 2.2) +
    shape("M62 22H76L80 30H62Z", paint("water"), 1.6) +
    line("M84 30V45", paint("ink"), 1.5) +
    disc(109, 37, 3.2, paint("paper"), 1.4) +
    wheel(24) + wheel(94),
};

export const VEHICLES = Object.keys(DRAWINGS);

export function vehicleId(title: string): string {
  return `vehicle-${title}`;
}

/** Symbols of vehicles; a scenario maker's own vehicle is drawn as a lorry. */
export function vehicleSymbols(titles: Iterable<string>): string {
  let text = "";
  for (const title of titles)
    text += symbol(vehicleId(title), 120, DRAWINGS[title] ?? lorry()).replace("0 0 120 120", "0 0 120 64");
  return text;
}

// -- structures: they stand at 0,0 like the scenery -----

const SHADOW = `<ellipse cx="4" cy="0" rx="36" ry="7" fill="var(--art-shade)"/>`;

const STRUCTURES: Record<string, string> = {
  aircraft:
    SHADOW +
    shape("M-34-8L-42-22Q-42-25-38-25L-30-23L-20-13Z", SHADE, 1.6) +
    shape("M-38-10Q-30-19-6-19L18-18Q32-17 35-10Q33-3 18-2L-10-3Q-32-4-38-10Z", BODY, 2) +
    shape("M-2-18Q2-26 10-26Q17-25 19-18Z", paint("water"), 1.5) +
    shape("M-14-9L-26 7Q-27 11-22 11L-12 10L10-7Z", SHADE, 1.8) +
    shape("M-4-18L6-36Q8-39 12-37L17-34L12-18Z", SHADE, 1.8) +
    disc(-16, 4, 3.4, paint("paper"), 1.2) +
    line("M36-20V0", paint("ink"), 2.4) +
    disc(10, 1, 4.4, DARK, 1.5) + line("M-36-4L-38 1", paint("ink"), 2),
  "fuel-tank":
    SHADOW +
    shape("M-24-4V-30Q-24-36 0-36T24-30V-4Q24 3 0 3T-24-4Z", paint("metal-2"), 2) +
    shape("M6-35Q24-34 24-30V-4Q23 1 6 2.6Z", DARK, 0, ` opacity=".35"`) +
    `<ellipse cx="0" cy="-31" rx="24" ry="6" fill="${paint("stone")}" stroke="${paint("ink")}" stroke-width="2"/>` +
    line("M-24-18Q0-10 24-18", paint("ink"), 1.2) +
    line("M-16 1V-28M-10 2V-27M-16-22H-10M-16-14H-10M-16-6H-10", paint("ink"), 1.2) +
    shape("M6-18Q1-11 6-8Q11-11 6-18Z", paint("fire"), 1.2),
  "motor-pool":
    SHADOW +
    shape("M-34 0V-22L-26-32H30L36-22V0Z", paint("mud"), 2) +
    shape("M-37-21L-28-33H31L39-21Z", paint("slate"), 2) +
    shape("M-28 0V-15H-6V0ZM2 0V-15H26V0Z", paint("trunk"), 1.5) +
    shape("M-26 0V-6L-22-11H-12L-9-6V0Z", BODY, 1.4) + disc(-22, -1, 3, DARK, 1.2) + disc(-12, -1, 3, DARK, 1.2) +
    shape("M6 0V-6L10-11H19L23-6V0Z", BODY, 1.4) + disc(10, -1, 3, DARK, 1.2) + disc(19, -1, 3, DARK, 1.2),
  "ammunition-store":
    SHADOW +
    shape("M-32 2Q-34-22 0-30Q34-22 34 2Z", paint("sand-2"), 2) +
    line("M-24-10Q-10-22 0-23M26-9Q18-18 10-21", paint("mud-2"), 1.6) +
    shape("M-11 2V-12Q0-22 11-12V2Z", paint("trunk"), 1.6) +
    shape("M-6-2V-9H0V-2Z", paint("wood"), 1.1) +
    shape("M15 3V-5H27V3ZM18-5V-12H26V-5Z", paint("wood"), 1.4) + line("M15 3L27-5M18-5L26-12", paint("ink"), 0.9),
  hangar:
    SHADOW +
    shape("M-38 2V-14Q-36-36 0-37Q36-36 38-14V2Z", paint("slate"), 2) +
    shape("M-28 2V-10Q-26-28 0-29Q26-28 28-10V2Z", paint("metal"), 1.6) +
    line("M-14 2V-26M14 2V-26", paint("ink-soft"), 1.4) +
    shape("M-18-2Q-16-8 0-8T18-2Q12 0 0 0T-18-2Z", BODY, 1.4) + line("M-22-6H22", BODY, 2.6) + disc(0, -4, 3, DARK, 1.2),
  "radio-mast":
    `<ellipse cx="3" cy="0" rx="22" ry="6" fill="var(--art-shade)"/>` +
    line("M-12 0L0-56L12 0M-9-14H9L-6-28H6L-3-42H3M9-14L-6-28M-9-14L6-28", paint("ink"), 2) +
    line("M-8-54Q-14-60-8-66M8-54Q14-60 8-66M-14-50Q-24-60-14-70M14-50Q24-60 14-70", paint("blood"), 2) +
    disc(0, -59, 3, paint("blood"), 1.4) +
    shape("M12 2V-13H30V2Z", paint("mud"), 1.8) + shape("M18 2V-7H24V2Z", paint("trunk"), 1.2),
};

export const STRUCTURE_NAMES = Object.keys(STRUCTURES);

const RUIN =
  SHADOW +
  shape("M-30 2L-28-10L-20-6L-16-18L-8-14L-4-6L4-9L8-20L16-12L22-6L30-8L32 2Z", paint("metal"), 2) +
  shape("M-12-6Q-18-18-8-24Q-8-18-3-18Q-4-28 4-34Q4-24 10-20Q16-14 8-4Z", paint("fire"), 1.6) +
  shape("M-4-6Q-8-12-2-16Q2-20 3-24Q6-14 4-6Z", paint("hay"), 0) +
  line("M10-34Q18-40 12-48T20-62M-8-32Q-14-40-6-46", paint("smoke"), 4);

export function structureId(name: string): string {
  return `structure-${name}`;
}

export function structureSymbols(names: Iterable<string>): string {
  let text = `<g id="structure-ruin">${RUIN}</g>`;
  for (const name of names) text += `<g id="${structureId(name)}">${STRUCTURES[name] ?? STRUCTURES["motor-pool"]}</g>`;
  return text;
}
