/** How soldiers stand, kneel, lie and sit, facing right on a field of 100 × 100 with the ground at 92. */
import type { Headgear } from "./headgear";
import { group, line, paint, shape } from "./ink";
import type { Nation } from "./nations";
import { type Weapon, weapon } from "./weapons";

export type Spot = readonly [number, number];

export interface Pose {
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

const OFFICER: Partial<Record<Nation, Headgear>> = { de: "peaked", it: "peaked", ru: "peaked", lrdg: "peaked" };
export const CREW: Partial<Record<Nation, Headgear>> = { it: "tanker", us: "tanker", de: "tanker", ru: "tanker", lrdg: "tanker" };

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
export const BUSTS = {
  "tank-commander": { weapon: "binoculars", grip: [70, 38], aim: -4, arms: [[[57, 62], [74, 64], [71, 43]], [[40, 64], [60, 74], [69, 45]]] },
  "tank-gunner": { weapon: "shell", grip: [72, 60], aim: -38, arms: [[[57, 62], [68, 72], [80, 52]], [[40, 64], [48, 82], [63, 70]]] },
  "tank-driver": { weapon: "lever", grip: [74, 66], aim: 0, arms: [[[57, 62], [66, 74], [82, 62]], [[40, 64], [48, 82], [67, 66]]] },
  "tank-crew": { weapon: "wrench", grip: [72, 58], aim: -58, arms: [[[57, 62], [66, 72], [73, 56]], [[40, 64], [44, 82], [58, 84]]] },
} as const satisfies Record<string, { weapon: Weapon; grip: Spot; aim: number; arms: readonly (readonly Spot[])[] }>;
