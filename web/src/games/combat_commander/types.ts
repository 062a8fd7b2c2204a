/** The scene and the view of Combat Commander, as the server's own models say. */
import type { components } from "../../api/schema";

type Schemas = components["schemas"];

export type Scene = Schemas["CommanderScene"];
export type View = Schemas["CommanderView"];
export type GameEvent = Schemas["CommanderEvent"];
export type Ground = Scene["map"];
export type SideFacts = Scene["sides"][number];
export type UnitType = SideFacts["units"][string];
export type WeaponType = Scene["weapons"][string][string];
export type CardFace = Scene["cards"][string];
export type Unit = View["units"][string];
export type Weapon = View["weapons"][string];
export type Side = "axis" | "allies";
