/**
 * Soldiers: a pose is a few joints, a nation its cloth and its headgear, a weapon a few strokes.
 *
 * Everyone is drawn facing right on a field of 100 × 100 with the ground at 92; mirror him with a
 * transform where the other side faces left.
 */
import { INK, LINE, disc, group, line, paint, shape, symbol } from "./ink";
import { type Weapon, weapon } from "./weapons";

export type Nation = "us" | "de" | "lrdg" | "it" | "ru";

export const NATIONS: readonly Nation[] = ["us", "de", "lrdg", "it", "ru"];

type Spot = readonly [number, number];

type Headgear =
  | "m1"
  | "stahlhelm"
  | "m33"
  | "ssh40"
  | "brodie"
  | "beret"
  | "knit"
  | "peaked"
  | "pilotka"
  | "tanker"
  | "hood"
  | "scarf";

interface Pose {
  head: Spot;
  /** Shoulder and hip. */
  trunk: readonly [Spot, Spot];
  /** Hip, knee, foot: the far leg is drawn first. */
  far: readonly Spot[];
  near: readonly Spot[];
  /** Shoulder, elbow, hand. */
  farArm?: readonly Spot[];
  nearArm?: readonly Spot[];
  weapon?: Weapon;
  /** Muzzle end's direction in degrees, and where the hand grips. */
  grip?: Spot;
  aim?: number;
  /** Drawn behind and before everything else. */
  behind?: string;
  before?: string;
  /** Headgear in place of the nation's own. */
  headgear?: Partial<Record<Nation, Headgear>>;
  /** Turns head and headgear. */
  nod?: number;
  weaponLast?: boolean;
}

const OUTLINE = 3;

const OWN: Record<Nation, Headgear> = {
  us: "m1",
  de: "stahlhelm",
  lrdg: "beret",
  it: "m33",
  ru: "ssh40",
};

/** A limb: a broad line on a broader one of ink. */
function limb(spots: readonly Spot[], width: number, colour: string): string {
  const d = spots.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  return line(d, INK, width + OUTLINE) + line(d, colour, width);
}

function headgear(kind: Headgear, nation: Nation): string {
  const helm = `var(--helm-${nation})`;
  switch (kind) {
    case "m1":
      return (
        shape("M-11.5 1.5Q-12-10.5 0-11.5T11.5 1Q13 3 12 3.6L-11.5 3.6Q-13 3-11.5 1.5Z", helm) +
        line("M-7-3Q-6-7.5-1-8.6", paint("light"), 1.6)
      );
    case "stahlhelm":
      return (
        shape("M-10-1Q-10-11.5 1-11.5T10.6-1L12.8 2.2Q8 .6 4 2.2L-5 4.4-9.6 8.2Q-12.6 7.6-13 5Q-11.6 2-10-1Z", helm) +
        line("M-6-4Q-5-8-.5-8.8", paint("light"), 1.6)
      );
    case "m33":
      return (
        shape("M-10.4-.6Q-10-12 .4-12T10.6-1Q12.6 1.4 12.6 2.6Q4 1.6-3 3.6L-11.4 4.8Q-13 4-12.4 2.6Q-11-.4-10.4-.6Z", helm) +
        line("M-6-4.6Q-5-8.6-.5-9.2", paint("light"), 1.6)
      );
    case "ssh40":
      return (
        shape("M-10.6 1Q-11-12 .4-12T10.8 .6L12.2 3.4Q0 1.6-12 4.4Z", helm) +
        line("M-6.4-3.6Q-5.4-8.4-.6-9.2", paint("light"), 1.6)
      );
    case "brodie":
      return shape("M-8.6-2.6Q-8-10 0-10T8.6-2.6L14.4 .8Q15 2.6 12 2.4Q0-.6-12 2.4Q-15 2.6-14.4 .8Z", helm);
    case "beret":
      return (
        shape("M-10-1.4Q-15-4-12.4-8.4Q-6-12.6 3-10.6Q10-9.4 10.2-3.4L9.6-.6Q0-3.6-10-1.4Z", helm) +
        disc(6.4, -4.8, 1.7, paint("brass"), 1)
      );
    case "knit":
      return (
        shape("M-9.8 .8Q-11-11.6 0-12.4T9.8 0L9.8 1.6Q0-1.6-9.6 3Z", helm) +
        line("M-9 .6Q0-4.6 9.4-1.6", INK, 1.2)
      );
    case "peaked":
      return (
        shape("M-9.4-1L-12.4-7.4Q-3-13.6 12-8.4L9.6-2.4Q0-5-9.4-1Z", helm) +
        shape("M9.4-3.4Q14.4-1.6 14 1.4Q9 1.6 6-1.6Z", paint("metal")) +
        disc(6.6, -6.6, 1.7, paint("brass"), 1)
      );
    case "pilotka":
      return shape("M-10 0Q-11-6-6-9.6L9-12Q11-6 9.6-2.4Q0-3.6-10 0Z", helm);
    case "tanker":
      return (
        shape("M-9.8 7Q-12.4-11.4 0-12T10.2-2.4Q6-3.6 3-1L-1.6 9.4Q-7 11-9.8 7Z", paint("leather")) +
        line("M-6-10Q-8-2-6 8M0-12Q-3-4-1.6-1", INK, 1.1) +
        disc(-2.4, 2.4, 3, paint("metal"), 1.2)
      );
    case "hood":
      return (
        shape("M-11 8Q-15-3-9-9Q0-15 8-9.6Q12-5 10-1Q4-3 2 1L-1 8Q-6 11-11 8Z", paint("leaf")) +
        line("M-9-9l-4-3M-2-12l-2-4M5-11l2-4M-12-2l-4 0M10-6l4-2", paint("leaf-2"), 2.4)
      );
    case "scarf":
      return (
        shape("M-9 9Q-14-3-9-9Q0-14 9-8Q11-4 9.4-1Q3-3.6 1 0L-1.6 5Q2 9 7 9L6 14Q-4 17-12 13Z", paint("sand-3")) +
        line("M-10-4Q0-9 10-4", paint("leather"), 2.4)
      );
  }
}

function head(pose: Pose, nation: Nation): string {
  const [x, y] = pose.head;
  const kind = pose.headgear?.[nation] ?? OWN[nation];
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

const OFFICER: Partial<Record<Nation, Headgear>> = { de: "peaked", it: "peaked", ru: "peaked", lrdg: "peaked" };
const CREW: Partial<Record<Nation, Headgear>> = { it: "tanker", us: "tanker", de: "tanker", ru: "tanker", lrdg: "tanker" };

const BUSH =
  shape("M2 92Q-1 84 6 82Q6 74 15 76Q20 70 26 77Q34 75 35 83Q42 84 40 92Z", paint("leaf")) +
  line("M9 88l2-6M18 88l1-8M27 88l2-7", paint("leaf-2"), 2);

const standing = { far: [[47, 60], [52, 75], [53, 90]], near: [[44, 60], [39, 76], [34, 90]] } as const;
const kneeling = { far: [[40, 66], [60, 68], [57, 90]], near: [[38, 67], [46, 89], [24, 90]] } as const;

export const POSES = {
  rifleman: {
    head: [57, 19], trunk: [[52, 35], [46, 58]],
    far: [[46, 60], [38, 76], [21, 84]], near: [[47, 60], [63, 69], [59, 90]],
    farArm: [[55, 35], [66, 45], [75, 43]], nearArm: [[50, 36], [43, 50], [57, 52]],
    weapon: "rifle", grip: [60, 50], aim: -16,
  },
  scout: {
    head: [51, 31], trunk: [[45, 47], [39, 66]], ...kneeling,
    farArm: [[48, 47], [64, 52], [67, 38]], nearArm: [[44, 49], [60, 57], [66, 40]],
    behind: group(weapon("smg", "us"), `transform="translate(33 52) rotate(62)"`),
    weapon: "binoculars", grip: [66, 35], aim: -4, weaponLast: true,
  },
  "machine-gunner": {
    head: [31, 37], trunk: [[26, 53], [22, 70]],
    far: [[24, 71], [44, 73], [41, 90]], near: [[22, 72], [29, 89], [8, 90]],
    farArm: [[30, 53], [44, 60], [54, 55]], nearArm: [[26, 55], [38, 65], [50, 57]],
    weapon: "machine-gun", grip: [52, 53], aim: 0,
  },
  sniper: {
    head: [45, 56], trunk: [[37, 71], [20, 80]],
    far: [[22, 80], [12, 85], [7, 84]], near: [[20, 82], [9, 88], [4, 89]],
    farArm: [[41, 71], [56, 82], [66, 67]], nearArm: [[37, 74], [49, 87], [56, 68]],
    weapon: "sniper-rifle", grip: [58, 63], aim: -5, nod: -4,
    headgear: { us: "hood", de: "hood", ru: "hood", it: "hood", lrdg: "scarf" },
    before: group(BUSH, `transform="translate(60 18) scale(.8)"`),
  },
  mortar: {
    head: [27, 35], trunk: [[23, 51], [20, 69]],
    far: [[22, 70], [40, 72], [38, 90]], near: [[20, 71], [27, 89], [6, 90]],
    farArm: [[27, 50], [44, 45], [62, 28]], nearArm: [[24, 53], [42, 54], [58, 34]],
    behind: weapon("mortar", "us"),
    before: group(weapon("bomb", "us"), `transform="translate(65 24) rotate(24)"`),
  },
  leader: {
    head: [48, 19], trunk: [[46, 35], [45, 58]], ...standing,
    farArm: [[49, 35], [65, 29], [80, 17]], nearArm: [[44, 37], [34, 50], [48, 56]],
    weapon: "smg", grip: [50, 55], aim: 2,
  },
  sergeant: {
    head: [50, 19], trunk: [[47, 35], [45, 58]], ...standing,
    farArm: [[49, 36], [63, 44], [75, 46]], nearArm: [[45, 37], [37, 51], [53, 54]],
    weapon: "smg", grip: [56, 52], aim: -8,
  },
  officer: {
    head: [48, 19], trunk: [[46, 35], [45, 58]], ...standing,
    farArm: [[49, 35], [64, 34], [82, 27]], nearArm: [[43, 37], [36, 52], [46, 62]],
    weapon: "pistol", grip: [82, 26], aim: -16, headgear: OFFICER,
    before: group(weapon("binoculars", "us"), `transform="translate(50 47) rotate(80) scale(.8)"`),
  },
  guide: {
    head: [46, 20], trunk: [[45, 36], [44, 58]], ...standing, nod: 14,
    farArm: [[48, 36], [58, 48], [74, 42]], nearArm: [[44, 38], [46, 53], [60, 52]],
    weapon: "map", grip: [67, 45], aim: -8, weaponLast: false,
  },
  staff: {
    head: [48, 19], trunk: [[46, 35], [45, 58]], ...standing,
    behind: group(weapon("rifle", "us"), `transform="translate(33 45) rotate(-74)"`),
    farArm: [[49, 36], [61, 46], [72, 37]], nearArm: [[44, 38], [40, 52], [56, 54]],
    weapon: "compass", grip: [75, 35], aim: 0, weaponLast: true,
  },
  saboteur: {
    head: [60, 29], trunk: [[53, 44], [42, 62]],
    far: [[42, 64], [35, 78], [19, 85]], near: [[43, 64], [61, 72], [57, 90]],
    farArm: [[56, 44], [70, 50], [80, 42]], nearArm: [[51, 46], [50, 62], [66, 66]],
    weapon: "charge", grip: [71, 67], aim: 8, weaponLast: true,
    headgear: { lrdg: "knit", us: "knit", de: "knit", it: "knit", ru: "knit" },
    before: group(weapon("knife", "us"), `transform="translate(80 41) rotate(-40)"`),
  },
  "anti-tank-rifleman": {
    head: [37, 35], trunk: [[32, 50], [27, 68]],
    far: [[29, 69], [49, 71], [46, 90]], near: [[27, 70], [34, 89], [13, 90]],
    farArm: [[36, 50], [51, 56], [64, 47]], nearArm: [[32, 52], [42, 62], [50, 50]],
    weapon: "anti-tank-rifle", grip: [48, 46], aim: -3, nod: 4,
  },
  engineer: {
    head: [48, 19], trunk: [[46, 35], [45, 58]], ...standing,
    farArm: [[49, 36], [64, 42], [73, 32]], nearArm: [[44, 38], [36, 52], [41, 64]],
    weapon: "wrench", grip: [74, 31], aim: -58,
    before: group(weapon("toolbox", "us"), `transform="translate(41 69)"`),
  },
  pinned: {
    head: [60, 72], trunk: [[49, 80], [28, 83]],
    far: [[30, 82], [16, 86], [6, 84]], near: [[28, 85], [14, 89], [3, 90]],
    farArm: [[52, 80], [66, 86], [72, 70]], nearArm: [[48, 82], [60, 91], [67, 64]],
    nod: 24,
  },
} satisfies Record<string, Pose>;

/** Sitting in a hatch or a cab: only the upper half shows. */
const BUSTS = {
  "tank-commander": { weapon: "binoculars", grip: [70, 38], aim: -4, arms: [[[57, 62], [74, 64], [71, 43]], [[40, 64], [60, 74], [69, 45]]] },
  "tank-gunner": { weapon: "shell", grip: [72, 60], aim: -38, arms: [[[57, 62], [68, 72], [80, 52]], [[40, 64], [48, 82], [63, 70]]] },
  "tank-driver": { weapon: "lever", grip: [74, 66], aim: 0, arms: [[[57, 62], [66, 74], [82, 62]], [[40, 64], [48, 82], [67, 66]]] },
  "tank-crew": { weapon: "wrench", grip: [72, 58], aim: -58, arms: [[[57, 62], [66, 72], [73, 56]], [[40, 64], [44, 82], [58, 84]]] },
} as const satisfies Record<string, { weapon: Weapon; grip: Spot; aim: number; arms: readonly (readonly Spot[])[] }>;

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
  const gear = crew ? "tanker" : OWN[nation];
  const content = `<g transform="translate(15 16)">${head({ head: [0, 0], trunk: [[0, 0], [0, 0]], far: [], near: [], headgear: { [nation]: gear } }, nation)}</g>`;
  return symbol(`head-${nation}${crew ? "-crew" : ""}`, 30, content);
}
