/**
 * Soldiers: a pose is a few joints, a nation its cloth and its headgear, a weapon a few strokes.
 *
 * Everyone is drawn facing right on a field of 100 × 100 with the ground at 92; mirror him with a
 * transform where the other side faces left.
 */
import { OWN_HEADGEAR, headgear } from "./headgear";
import { INK, LINE, disc, group, line, paint, shape, symbol } from "./ink";
import type { Nation } from "./nations";
import { BUSTS, CREW, POSES, type Pose, type Spot } from "./poses";
import { weapon } from "./weapons";

const OUTLINE = 3;

/** A limb: a broad line on a broader one of ink. */
function limb(spots: readonly Spot[], width: number, colour: string): string {
  const d = spots.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  return line(d, INK, width + OUTLINE) + line(d, colour, width);
}

function head(pose: Pose, nation: Nation): string {
  const [x, y] = pose.head;
  const kind = pose.headgear?.[nation] ?? OWN_HEADGEAR[nation];
  const turned = pose.nod ? ` rotate(${pose.nod})` : "";
  return group(
    disc(0.5, 2.4, 8.2, paint("skin"), LINE + 0.6) +
      line("M4.6 3.2h1.5M5 7.4q1.8.4 2.8-.6", INK, 1.3) +
      group(headgear(kind, nation), `transform="translate(0 -1.6)"`),
    `transform="translate(${x} ${y})${turned}"`,
  );
}

/** The bare drawing of a pose. */
function draw(pose: Pose, nation: Nation): string {
  const cloth = `var(--cloth-${nation})`;
  const legs = `var(--cloth-${nation}-2)`;
  const arms = pose.weapon
    ? group(
        weapon(pose.weapon, nation),
        `transform="translate(${(pose.grip ?? [50, 50]).join(" ")}) rotate(${pose.aim ?? 0})"`,
      )
    : "";
  const hand = (arm: readonly Spot[] | undefined): string => {
    const last = arm?.[arm.length - 1];
    return last ? disc(last[0], last[1], 3.6, paint("skin"), 1.6) : "";
  };
  const leg = (spots: readonly Spot[]): string => {
    const [knee, foot] = spots.slice(-2) as [Spot, Spot];
    const toe: Spot = [foot[0] + 5.5, foot[1] + 0.4];
    if (nation !== "lrdg")
      return (
        limb([foot, toe], 6.4, paint("leather")) +
        limb(spots, 9.6, legs) +
        limb([mid(knee, foot, 0.62), foot], 7.4, paint("leather"))
      );
    // Desert shorts and rolled socks.
    const thigh: Spot = mid(spots[0] as Spot, knee, 0.86);
    return (
      limb([foot, toe], 6.4, paint("leather")) +
      limb([knee, foot], 6.6, paint("skin")) +
      limb([mid(knee, foot, 0.82), foot], 7.2, paint("canvas")) +
      limb([spots[0] as Spot, thigh], 11, legs)
    );
  };
  const [shoulder, hip] = pose.trunk;
  const belt = mid(shoulder, hip, 0.8);
  const across = perpendicular(shoulder, hip, 7.6);
  const kit =
    line(
      `M${belt[0] - across[0]} ${belt[1] - across[1]}L${belt[0] + across[0]} ${belt[1] + across[1]}`,
      paint("leather"),
      3.4,
    ) +
    line(`M${shoulder[0] - across[0] * 0.4} ${shoulder[1] - across[1] * 0.4}L${belt[0]} ${belt[1]}`, paint("leather"), 2);
  return (
    (pose.behind ?? "") +
    leg(pose.far) +
    (pose.farArm ? limb(pose.farArm, 7, cloth) + hand(pose.farArm) : "") +
    leg(pose.near) +
    limb([shoulder, hip], 16, cloth) +
    kit +
    head(pose, nation) +
    (pose.weaponLast ? "" : arms) +
    (pose.nearArm ? limb(pose.nearArm, 7.4, cloth) + hand(pose.nearArm) : "") +
    (pose.weaponLast ? arms : "") +
    (pose.before ?? "")
  );
}

function mid(a: Spot, b: Spot, t: number): Spot {
  return [Math.round((a[0] + (b[0] - a[0]) * t) * 10) / 10, Math.round((a[1] + (b[1] - a[1]) * t) * 10) / 10];
}

function perpendicular(a: Spot, b: Spot, length: number): Spot {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [Math.round((-(b[1] - a[1]) / size) * length * 10) / 10, Math.round(((b[0] - a[0]) / size) * length * 10) / 10];
}
function bust(kind: keyof typeof BUSTS, nation: Nation): string {
  const { weapon: held, grip, aim, arms } = BUSTS[kind];
  const cloth = `var(--cloth-${nation})`;
  const gear = CREW[nation] ?? "tanker";
  const [far, near] = arms;
  const hatch =
    kind === "tank-commander"
      ? shape("M8 92Q10 80 30 79H78Q92 80 94 92Z", paint("canvas-2"), 2.4) + line("M16 88H86", INK, 1.4)
      : "";
  const hands = [far, near].map((arm) => disc(arm[2][0], arm[2][1], 4.6, paint("skin"), 1.8));
  return (
    limb(far, 10, cloth) +
    shape("M22 92Q20 62 38 58H56Q70 62 68 92Z", cloth, 2.8) +
    line("M46 58L48 92M36 60L46 92", paint("leather"), 2.4) +
    group(head({ head: [0, 0], trunk: [[0, 0], [0, 0]], far: [], near: [], headgear: { [nation]: gear } }, nation), `transform="translate(47 38) scale(1.75)"`) +
    hands[0] +
    group(weapon(held, nation), `transform="translate(${grip.join(" ")}) rotate(${aim}) scale(1.3)"`) +
    limb(near, 10.4, cloth) +
    hands[1] +
    hatch
  );
}

const PLANE =
  shape("M30 62L14 74Q10 77 14 79L26 77Z", paint("canvas-2"), 2) +
  shape("M12 44L4 30Q3 27 7 27L14 28L26 44Z", paint("canvas"), 2) +
  shape("M6 50Q10 42 30 43L70 42Q92 42 96 51Q94 59 74 61L34 60Q12 58 6 50Z", paint("canvas"), 2.6) +
  shape("M48 42Q52 34 62 34Q70 35 72 42Z", paint("water"), 2) +
  shape("M40 52L22 84Q20 89 26 89L36 88L66 56Z", paint("canvas-2"), 2.4) +
  shape("M52 44L64 14Q66 10 70 13L76 18L70 44Z", paint("canvas-2"), 2.4) +
  disc(34, 76, 4.6, paint("paper"), 1.6) +
  line("M97 36V66", INK, 3) + disc(96, 51, 3, paint("metal"), 1.6) +
  line("M60 60L56 72M72 60L74 70", INK, 2.4) + disc(55, 75, 4.4, paint("metal"), 1.8) + disc(75, 73, 4.4, paint("metal"), 1.8);

const FOG =
  shape("M4 66Q4 52 18 54Q20 40 36 42Q44 26 60 34Q76 28 80 46Q96 46 96 62Q98 76 84 76H18Q6 76 4 66Z", paint("paper"), 2.4) +
  line("M16 62Q28 54 40 62T64 62T88 60M26 50Q36 44 46 50T66 48M12 84Q30 78 48 84T92 82M24 91Q40 87 56 91T82 90", paint("slate"), 2.2) +
  line("M34 69Q44 64 54 69T74 68", paint("slate"), 1.8);

type PoseName = keyof typeof POSES;
export type Figure = PoseName | keyof typeof BUSTS | "plane" | "fog";

/** The markup of a figure on its field of 100 × 100. */
export function figure(kind: Figure, nation: Nation): string {
  if (kind === "plane") return PLANE;
  if (kind === "fog") return FOG;
  if (kind in BUSTS) return bust(kind as keyof typeof BUSTS, nation);
  return draw(POSES[kind as PoseName] as Pose, nation);
}

/** The id of a figure's symbol. */
export function figureId(kind: Figure, nation: Nation): string {
  return `fig-${kind}-${nation}`;
}

/** Symbols of figures, to be put once into the page's `<defs>`. */
export function figureSymbols(kinds: Iterable<Figure>, nation: Nation): string {
  let text = "";
  for (const kind of kinds) text += symbol(figureId(kind, nation), 100, figure(kind, nation));
  return text;
}

/** A head by itself, for crews in vehicles and for badges: 30 × 30. */
export function headSymbol(nation: Nation, crew = false): string {
  const gear = crew ? "tanker" : OWN_HEADGEAR[nation];
  const content = `<g transform="translate(15 16)">${head({ head: [0, 0], trunk: [[0, 0], [0, 0]], far: [], near: [], headgear: { [nation]: gear } }, nation)}</g>`;
  return symbol(`head-${nation}${crew ? "-crew" : ""}`, 30, content);
}
