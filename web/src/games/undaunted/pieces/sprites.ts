/** Which figure stands for whom, and the symbols that a page of Undaunted needs. */
import { type Figure, figureId, figureSymbols, headSymbol } from "../../../art/figures";
import type { Nation } from "../../../art/nations";
import { thingSymbols } from "../../../art/scenery";
import { STRUCTURE_NAMES, structureSymbols, VEHICLES, vehicleSymbols } from "./vehicles";
import { patterns } from "../terrain/tile";
import type { Scene } from "../types";

const FIGURES: Record<string, Figure> = {
  rifleman: "rifleman",
  scout: "scout",
  "machine-gunner": "machine-gunner",
  sniper: "sniper",
  mortar: "mortar",
  "squad-leader": "leader",
  "platoon-sergeant": "officer",
  "platoon-guide": "guide",
  lieutenant: "officer",
  "warrant-officer": "leader",
  "staff-sergeant": "staff",
  sergeant: "sergeant",
  saboteur: "saboteur",
  "anti-tank-rifleman": "anti-tank-rifleman",
  engineer: "engineer",
  "recon-plane": "plane",
  "tank-commander": "tank-commander",
  "tank-gunner": "tank-gunner",
  "tank-driver": "tank-driver",
  "tank-crew": "tank-crew",
  "fog-of-war": "fog",
};

/** The figure of a title; a scenario maker's own is a rifleman. */
export function figureOf(title: string): Figure {
  return FIGURES[title] ?? "rifleman";
}

export function portrait(title: string, nation: Nation): string {
  return figureId(figureOf(title), nation);
}

export function isCrew(title: string): boolean {
  return title.startsWith("tank-");
}

const SPRITE = "undaunted-sprite";

/**
 * Puts the symbols of a scene's box into the page, once.
 *
 * Board, hand and cards in dialogs all refer to them, and none of these is always there. A chapter
 * of the rulebook shows figures of both boxes, so each box has symbols of its own.
 */
export function needSprite(scene: Scene): void {
  const nations = scene.sides.map((one) => one.side);
  put(SPRITE, shared);
  put(`${SPRITE}-${nations.join("-")}`, () => {
    const titles = new Set(Object.values(scene.cards).flatMap((cards) => Object.values(cards).map((card) => card.title)));
    let defs = "";
    for (const nation of nations) {
      const figures = new Set([...titles].map(figureOf));
      defs += figureSymbols(new Set([...figures, "pinned" as const]), nation) + headSymbol(nation) + headSymbol(nation, true);
    }
    if (scene.game === "north-africa") return defs + vehicleSymbols(VEHICLES) + structureSymbols(STRUCTURE_NAMES);
    return defs + structureSymbols(["radio-mast"]);
  });
}

/** What both boxes draw their tiles with. */
function shared(): string {
  return (
    patterns() +
    thingSymbols() +
    `<clipPath id="tile-clip"><rect x="1.5" y="1.5" width="197" height="197" rx="10"/></clipPath>` +
    `<pattern id="pat-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 3.5H7" stroke="var(--art-ink)" stroke-width="1.6" opacity=".38"/></pattern>` +
    `<pattern id="pat-lit" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 7H14" stroke="var(--lit)" stroke-width="3.4" opacity=".42"/></pattern>`
  );
}

function put(id: string, defs: () => string): void {
  if (document.getElementById(id) !== null) return;
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sprite.id = id;
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("class", "sprite");
  sprite.innerHTML = `<defs>${defs()}</defs>`;
  document.body.prepend(sprite);
}
