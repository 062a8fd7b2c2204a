/** Undaunted: Normandy and North Africa, as the table draws them. */
import type { GameUi } from "../contract";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe, offered, piles } from "./describe";
import Hand from "./Hand.svelte";
import { boardSize } from "./layout";
import Score from "./Score.svelte";
import type { Scene } from "./types";

const ui: GameUi = {
  Board,
  Hand,
  Beside,
  Score,
  Card,
  piles,
  describe,
  offered,
  tall: true,
  size: (scene) => boardSize(scene as Scene),
};

export default ui;
