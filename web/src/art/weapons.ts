/** Weapons and things held: drawn around the hand that grips them, pointing right. */
import { INK, disc, line, paint, shape } from "./ink";
import type { Nation } from "./nations";

export type Weapon =
  | "rifle"
  | "smg"
  | "machine-gun"
  | "sniper-rifle"
  | "anti-tank-rifle"
  | "mortar"
  | "bomb"
  | "pistol"
  | "binoculars"
  | "map"
  | "compass"
  | "charge"
  | "knife"
  | "wrench"
  | "toolbox"
  | "shell"
  | "lever"
  | "flamethrower"
  | "radio";

const METAL = paint("metal");
const WOOD = paint("wood");

/** A line of colour on a line of ink. */
function rod(d: string, colour: string, width: number): string {
  return line(d, INK, width + 2.4) + line(d, colour, width);
}

const SMG_STOCK: Record<Nation, string> = { us: WOOD, de: METAL, lrdg: WOOD, it: WOOD, ru: WOOD };

export function weapon(kind: Weapon, nation: Nation): string {
  switch (kind) {
    case "rifle":
      return (
        rod("M10-1L36-1", METAL, 1.8) +
        shape("M-24 7L-25-1Q-12-3-6-2.6L22-3V1.6L-4 2.6Q-12 3-24 7Z", WOOD, 1.4) +
        line("M-2-4H4", INK, 2)
      );
    case "smg":
      return (
        rod("M6-1H22", METAL, 2.4) +
        shape("M-20 5L-20-2L-8-2V3Z", SMG_STOCK[nation], 1.4) +
        shape("M-9-3.6H8V2.6H-9Z", METAL, 1.4) +
        (nation === "ru"
          ? disc(5, 5.4, 4.6, METAL, 1.4)
          : nation === "it" || nation === "lrdg"
            ? shape("M3 2L5.6 14H1.4L-1 2Z", METAL, 1.3)
            : shape("M3 2V14H7V2Z", METAL, 1.3))
      );
    case "machine-gun":
      return (
        rod("M18 4L4 36M18 4L22 37M18 4L38 36", METAL, 2) +
        shape("M-6-3.6H20V4.4H-6Z", METAL, 1.6) +
        rod("M20 0H44", METAL, 3.6) +
        line("M24-1.4H40", paint("metal-2"), 1.2) +
        shape("M2 4.4H14V14H2Z", paint("canvas-2"), 1.5) +
        line("M5 4.4q2-6 8-7.6", paint("brass"), 2)
      );
    case "sniper-rifle":
      return (
        rod("M12-1L40-1", METAL, 1.8) +
        shape("M-24 7L-25-1Q-12-3-6-2.6L26-3V1.6L-4 2.6Q-12 3-24 7Z", WOOD, 1.4) +
        rod("M-7-8H9", METAL, 3) +
        line("M-3-6V-3M5-6V-3", INK, 1.8)
      );
    case "anti-tank-rifle":
      return (
        rod("M8 0L50 0", METAL, 3) +
        shape("M48-3H53V3H48Z", METAL, 1.3) +
        shape("M-20 8L-22-3L-8-3.6H16V3.6L-6 4Z", WOOD, 1.5) +
        shape("M0-12H7V-3.6H0Z", METAL, 1.3) +
        rod("M34 1L26 44M34 1L44 44", METAL, 1.6)
      );
    case "mortar":
      return (
        rod("M76 46L88 89M76 46L71 90", METAL, 2.2) +
        shape("M44 90L50 84H68L72 90Z", METAL, 1.8) +
        rod("M57 84L77 37", paint("metal-2"), 8) +
        line("M72.6 36L81 39.6", INK, 3)
      );
    case "bomb":
      return (
        shape("M-4-6Q0-13 4-6Q5 2 2 6H-2Q-5 2-4-6Z", "var(--helm-us)", 1.4) +
        shape("M-4 11L-2 6H2L4 11Z", METAL, 1.2)
      );
    case "pistol":
      return shape("M-2-2.6H12V1.6H3.6L2 8H-2.6Z", METAL, 1.3);
    case "binoculars":
      return shape("M-6-5H2L8-6.4V6.4L2 5H-6Q-8 0-6-5Z", METAL, 1.5) + line("M-5 0H7", INK, 1.3);
    case "map":
      return (
        shape("M-15-11L-5-14L5-11L15-14V9L5 12L-5 9L-15 12Z", paint("paper"), 1.6) +
        line("M-5-14V9M5-11V12", paint("ink-soft"), 1.2) +
        line("M-11 4Q-6-6 0 0T11-6", paint("blood"), 1.8) +
        line("M-12-4q5-4 8 0", paint("leaf"), 1.8)
      );
    case "compass":
      return disc(0, 0, 6.4, paint("brass"), 1.6) + disc(0, 0, 4, paint("paper"), 0.8) + line("M-2 2.4L2-2.4", paint("blood"), 1.6);
    case "charge":
      return (
        shape("M-9-8H9V9H-9Z", paint("canvas-2"), 1.8) +
        line("M-9-2H9M-3-8V9M4-8V9", INK, 1.3) +
        line("M0-8Q2-15 9-14", INK, 1.6) +
        disc(10, -14, 2.4, paint("fire"), 1)
      );
    case "knife":
      return shape("M0-1.6L16-2.4L20 0L16 1.6H0Z", paint("metal-2"), 1.2) + rod("M-5 0H0", WOOD, 2.6);
    case "wrench":
      return (
        rod("M-6 0H20", paint("metal-2"), 3) +
        shape("M19-5.6Q28-8 31-3L25-2V2.6L31 3.6Q27 8 19 5.6Z", paint("metal-2"), 1.4)
      );
    case "toolbox":
      return shape("M-13-1H13V12H-13Z", paint("roof"), 1.8) + line("M-6-1V-6H6V-1", INK, 2) + line("M-13 4H13", INK, 1.2);
    case "shell":
      return shape("M-14-5H8Q18-4 21 0Q18 4 8 5H-14Z", paint("brass"), 1.5) + line("M6-5V5", INK, 1.3);
    case "lever":
      return rod("M-6 24L-6 2M8 24L8-2", paint("metal-2"), 3) + disc(-6, 0, 3.6, INK, 0) + disc(8, -4, 3.6, INK, 0);
    case "flamethrower":
      return (
        rod("M-14 0H24", METAL, 3) +
        shape("M24-2Q40-14 52-8Q44-3 54 2Q42 8 24 2Z", paint("fire"), 1.4) +
        shape("M30 0Q40-6 45-3Q40 2 30 1Z", paint("hay"), 0)
      );
    case "radio":
      return shape("M-9-10H9V12H-9Z", paint("canvas-2"), 1.6) + line("M6-10L10-34", INK, 1.8) + disc(0, -3, 3.4, METAL, 1);
  }
}
