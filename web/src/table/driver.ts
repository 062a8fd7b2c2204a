/** What the pictures need of whoever runs the table: a match, a replay or a lesson. */
import type { Option, Ref } from "../games/contract";
import type { Inspection } from "./inspect/inspection";
import type { Line } from "./match/protocol";
import type { TableState } from "./state";

export interface Driver {
  readonly state: TableState;
  readonly viewpoint: string;
  /** Pointing and looking. */
  readonly inspection: Inspection;
  /** Nothing is ever chosen here, as in a replay: a click looks instead. */
  readonly isStill?: boolean;
  subscribe(listener: () => void): () => void;
  /** A click: on a thing, and on what it stands on, nearest first. */
  pick(refs: readonly Ref[]): void;
  /** The same of a whole place: whatever can be chosen of all that is there. */
  pickPlace(refs: readonly Ref[]): void;
  choose(option: Option): void;
  confirm(): void;
  cancel(): void;
  undo(): Promise<void>;
  askHint(): Promise<void>;
  /** Do what a typed line means, and tell what it answers; none where nothing can be typed. */
  type?(text: string): Promise<Line | null>;
  /** How a line may go on. */
  complete?(text: string): Promise<readonly string[]>;
  /** On with what is being told on the stage; away with it when it is over. */
  hurry(): void;
}
