/** What a screen reader says of the pieces: the same names and figures that are drawn. */
import { t } from "../../../i18n";
import { isVehicle } from "../board/layout";
import { type CardFace, label, sideName, type Scene, type Tile, type View } from "../types";

/** `17B (dense wood), cover bonus 3, objective marker 2, US: scouted`. */
export function tellTile(scene: Scene, view: View, tile: Tile): string {
  const say = (name: string): string => label(scene, name);
  const parts = [`${tile.name} (${tile.look_name})`, `${say("cover")} ${tile.covers.join("/")}`];
  if (tile.rough) parts.push(say("rough"));
  const points = view.objectives[tile.id];
  const structures = Object.entries(view.box.structures ?? {}).filter(([, one]) => one.tile === tile.id);
  if (points && !structures.length) parts.push(`${say("objective")} ${points}`);
  for (const [word, one] of structures)
    parts.push(`${scene.structures[word]?.name ?? word}: ${one.destroyed ? say("wrecked") : `${say("structure-defence")} ${one.defence}, ${say("points")} ${one.points}`}`);
  if (tile.tower) parts.push(say("tower"));
  if (tile.escape) parts.push(say("escape"));
  for (const spawn of tile.spawns) parts.push(`${say("spawn")} ${sideName(scene, spawn.side)}: ${spawn.text}`);
  for (const { side, name } of scene.sides) {
    const face = view.markers[side]?.[tile.id];
    if (face) parts.push(`${name}: ${say(face)}`);
    if (view.box.target?.[side] === tile.id) parts.push(`${name}: ${say("target")}`);
  }
  return parts.join(", ");
}

/** A card in the order in which its face is read: `initiative 6 Scout A, John Hale: Scout 2, Attack 1`. */
export function tellCard(face: CardFace, who = ""): string {
  const actions = face.actions.map((one) => [one.name, one.squad_name, one.value || ""].filter(Boolean).join(" "));
  const title = [face.title_name, face.squad_name].filter(Boolean).join(" ");
  const card = [title, who].filter(Boolean).join(", ");
  return t("undaunted-hand-card", { card, initiative: face.initiative, actions: actions.join(", ") || "–" });
}

/** `German Riflemen A, suppressed, base defence 4`. */
export function tellCounter(scene: Scene, view: View, id: string): string {
  const face = scene.counters[id];
  const standing = view.counters[id];
  if (!face || !standing) return id;
  const say = (name: string): string => label(scene, name);
  const parts = [face.name, say(standing.face)];
  if (face.defence) parts.push(`${say(isVehicle(scene, id) ? "basic-defence" : "defence")} ${face.defence}`);
  if (face.armour) parts.push(`${say("armour")} ${face.armour}`);
  const vehicle = view.box.vehicles?.[id];
  const card = scene.vehicles[id];
  if (vehicle && card) {
    parts.push(sideName(scene, vehicle.owner), t("undaunted-damage", { damage: vehicle.damage, integrity: card.integrity }));
    const crew = vehicle.seats.filter((one) => one !== null).length;
    parts.push(t("undaunted-crew", { count: crew, seats: vehicle.seats.length }));
  }
  if (standing.vehicle) parts.push(`${scene.counters[standing.vehicle]?.name ?? ""}, ${t("undaunted-seat", { number: standing.seat ?? 0 })}`);
  return parts.join(", ");
}
