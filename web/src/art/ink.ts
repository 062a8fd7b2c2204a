/**
 * The hand in which everything is drawn: flat colours, a dark outline, short SVG texts.
 *
 * Drawings are SVG markup made by code, so that a tile of 120 strokes is a few lines of data.  They
 * hold no scripts, no style attributes and nothing from outside; colours are the variables of
 * `art.css`, so that light and dark need no second drawing.
 */

/** A colour of `art.css`: `ink("leaf")` is `var(--art-leaf)`. */
export function paint(name: string): string {
  return `var(--art-${name})`;
}

export const INK = paint("ink");

/** Outline widths, in the units of the drawing. */
export const FINE = 1;
export const LINE = 1.6;

type Value = string | number;

function attributes(values: Readonly<Record<string, Value | undefined>>): string {
  let text = "";
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) text += ` ${name}="${value}"`;
  return text;
}

/** A filled shape with an outline. */
export function shape(d: string, fill: string, width: number = LINE, extra = ""): string {
  const line = width ? { stroke: INK, "stroke-width": width, "stroke-linejoin": "round" } : {};
  return `<path d="${d}"${attributes({ fill, ...line })}${extra}/>`;
}

/** A line without a filling. */
export function line(d: string, stroke: string = INK, width: number = LINE, extra = ""): string {
  const values = { fill: "none", stroke, "stroke-width": width };
  return `<path d="${d}"${attributes(values)} stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, width: number = LINE): string {
  const outline = width ? { stroke: INK, "stroke-width": width } : {};
  return `<circle${attributes({ cx: x, cy: y, r, fill, ...outline })}/>`;
}

export function use(id: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${round(turn)})` : "";
  const sized = scale === 1 ? "" : ` scale(${round(scale, 2)})`;
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}${sized}"/>`;
}

export function group(content: string, extra = ""): string {
  return `<g${extra ? ` ${extra}` : ""}>${content}</g>`;
}

export function symbol(id: string, size: number, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${size} ${size}" overflow="visible">${content}</symbol>`;
}

export function round(value: number, digits = 1): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
