/** Combat Commander, as the table shows it. */
import "../../art/art.css";
import "./ground/ground.css";
import type { GameUi } from "../contract";
import Board from "./board/Board.svelte";
import { frame } from "./board/hexes";
import { near } from "./board/opening";
import { sightFrom } from "./board/sightFrom";
import Beside from "./cards/Beside.svelte";
import Card from "./cards/Card.svelte";
import FateCard from "./cards/FateCard.svelte";
import { flights } from "./cards/flights";
import Hand from "./cards/Hand.svelte";
import { offered, piles } from "./cards/piles";
import { EVENTS, aim, isStaged } from "./events";
import Score from "./score/Score.svelte";
import { describe } from "./text/describe";
import { nationOf } from "./text/names";
import type { GameEvent, Scene, View } from "./types";

const ui: GameUi<Scene, View, GameEvent> = {
  drawings: { Board, Hand, Beside, Score, Card, Chance: FateCard, near, size: (scene) => frame(scene.sides.map((side) => side.edge)) },
  describe,
  piles,
  offered,
  sightFrom,
  events: EVENTS,
  aim,
  isStaged,
  flights,
  colour: (scene, side) => `var(--${nationOf(scene, side)})`,
  buttoned: ["action", "side", "edge"],
  stops: ["hex", "unit"],
  orders: ["hex", "unit"],
};

export default ui;
