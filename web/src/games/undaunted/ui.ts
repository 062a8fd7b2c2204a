/** Undaunted, as the table shows it. */
import type { GameUi } from "../contract";
import Board from "./board/Board.svelte";
import { boardSize, near } from "./board/layout";
import Beside from "./cards/Beside.svelte";
import Card from "./cards/Card.svelte";
import { flights, reveal } from "./cards/flights";
import Hand from "./cards/Hand.svelte";
import { fallen } from "./cards/soldiers";
import { EVENTS, aim, isStaged, spoken } from "./events";
import Score from "./score/Score.svelte";
import { describe, offered, piles } from "./text/describe";
import type { GameEvent, Scene, View } from "./types";

const ui: GameUi<Scene, View, GameEvent> = {
  drawings: { Board, Hand, Beside, Score, Card, near, size: boardSize },
  describe,
  piles,
  offered,
  events: EVENTS,
  aim,
  isStaged,
  flights,
  reveal,
  remarks: fallen,
  spoken,
  colour: (_scene, side) => `var(--${side})`,
  buttoned: ["action", "seat"],
  orders: ["card", "counter"],
};

export default ui;
