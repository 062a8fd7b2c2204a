/** The scene and the view of Undaunted, as the server's own models say. */
import type { components } from "../../api/schema";
import type { Nation } from "../../art/nations";

type Schemas = components["schemas"];

export type Scene = Schemas["UndauntedScene"];
export type View = Schemas["UndauntedView"];
export type GameEvent = Schemas["UndauntedEvent"];
export type Tile = Scene["tiles"][number];
export type CardFace = Schemas["UndauntedCard"];
export type ActionFace = CardFace["actions"][number];
export type CounterFace = Scene["counters"][string];
export type Standing = View["counters"][string];
export type VehicleView = Schemas["VehicleView"];
export type Cards = View["cards"][string];
export type Side = Extract<Nation, "us" | "de" | "lrdg" | "it">;

/** Which of the two sides it is: they differ in shape, not only in colour. */
export function sideIndex(scene: Scene, side: string): number {
  return scene.sides[0]?.side === side ? 0 : 1;
}

export function sideName(scene: Scene, side: string): string {
  return scene.sides.find((one) => one.side === side)?.name ?? side;
}

/** The designation of a tile, as the reader's edition prints it. */
export function tileName(scene: Scene, tile: string): string {
  return scene.tiles.find((one) => one.id === tile)?.name ?? tile;
}

/** The label of a thing, in the reader's language. */
export function label(scene: Scene, name: string): string {
  return scene.names[name] ?? name;
}
