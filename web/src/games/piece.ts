/** What an element that stands for a thing carries, so that the table finds it. */
import type { Ref, SceneProps } from "./contract";

/** The attributes of an element that stands for a thing. */
export interface PieceAttributes {
  "data-ref": Ref;
  "data-on"?: Ref;
  "data-lit"?: "";
  "data-hovered"?: "";
  "data-selected"?: "";
  "data-chosen"?: "";
  "data-way"?: "";
  role: "button" | "img";
  tabindex: 0 | -1;
  "aria-label": string;
}

/** What `piece` needs of the props: any of the drawings' props will do. */
export type PieceState = Pick<SceneProps, "lit" | "selected" | "hovered" | "focused" | "chosen" | "way">;

/**
 * The attributes of a thing that can be looked at and, when lit, picked.
 *
 * `on` names what it stands on, nearest first (`"tile:17B"`), when it is not drawn inside it.
 */
export function piece(props: PieceState, ref: Ref, name: string, on?: Ref): PieceAttributes {
  const lit = props.lit.has(ref);
  const attributes: PieceAttributes = {
    "data-ref": ref,
    role: lit ? "button" : "img",
    tabindex: props.focused === ref ? 0 : -1,
    "aria-label": props.chosen?.has(ref) ? `✓ ${name}` : name,
  };
  if (on !== undefined) attributes["data-on"] = on;
  if (lit) attributes["data-lit"] = "";
  if (props.hovered === ref) attributes["data-hovered"] = "";
  if (props.selected === ref) attributes["data-selected"] = "";
  if (props.chosen?.has(ref)) attributes["data-chosen"] = "";
  if (props.way?.has(ref)) attributes["data-way"] = "";
  return attributes;
}
