/**
 * Small signs of one colour, 24 × 24, for actions, markers and buttons.
 *
 * Lines take the colour of the text around them (`currentColor`), so that they suit any button.
 */

const stroke = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

const CARD = "M5 5.5Q5 4 6.5 4H12.5Q14 4 14 5.5V17.5Q14 19 12.5 19H6.5Q5 19 5 17.5Z";

const ICONS: Record<string, string> = {
  // Actions, in the printed games' own words.
  move: solid("M8.5 2.5Q11.5 2 12 5.5L11.6 9.5Q11.4 11 9.8 11T7.6 9.6Q6 4 8.5 2.5ZM7.8 12.5L11.6 12.2Q12 15 10.2 15.4T7.8 12.5ZM15.4 7.5Q18.4 8 17.6 13.4Q17.2 15.2 15.6 15.4T13.6 13.8Q12.6 8 15.4 7.5ZM13.6 16.8L17.2 16.8Q17.2 20.4 15.2 20.4T13.6 16.8Z"),
  scout: stroke("M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12Z") + dot(12, 12, 3.4),
  stalk: stroke("M3 19Q3 12 9 11.5Q14 11 15 6") + stroke("M11.5 9L15.3 5.2L19 9.2") + stroke("M4 5.5h.1M8 4h.1M20 15h.1M16.5 18.5h.1M11 18h.1", 3),
  guide: stroke("M5 21V3M5 4.5H15.5L20 8L15.5 11.5H5") + stroke("M9 17H19M16 14L19 17L16 20"),
  bolster: stroke(CARD) + stroke("M19 8V16M15.8 12H22.2", 2.4),
  command: stroke("M7 6Q7 4.5 8.5 4.5H17.5Q19 4.5 19 6V18Q19 19.5 17.5 19.5H8.5Q7 19.5 7 18Z") + stroke("M13 16V8.5M9.8 11.4L13 8.2L16.2 11.4", 2.2) + stroke("M4 7V17"),
  conceal: stroke("M6.5 14Q2.5 13.5 3 10.5T7 8Q8 4 12 4.5T16.5 8Q20.5 7.5 21 11T17.5 14.5Z") + stroke("M5 18H14M9 21H19"),
  control: stroke("M6 21.5V3") + solid("M6 3.5Q10 1.5 13 3.5T20 3.5V13Q16.5 15 13 13T6 13Z"),
  inspire: stroke("M5 14A7.5 7.5 0 1 1 9 19.5") + stroke("M1.8 11L5 14.4L8.6 11.4") + solid("M12 7.2L13.5 10.4L17 10.8L14.4 13.2L15.1 16.6L12 14.9L8.9 16.6L9.6 13.2L7 10.8L10.5 10.4Z"),
  recon: stroke("M10.5 3.5A7 7 0 1 1 10.4 3.5ZM15.6 15.6L21 21", 2.4) + stroke("M7.5 12.5Q7 9 10 7.6"),
  target: stroke("M12 4.5A7.5 7.5 0 1 1 11.9 4.5Z") + stroke("M12 1.5V7M12 17V22.5M1.5 12H7M17 12H22.5") + dot(12, 12, 1.7),
  attack: solid("M13 3.5Q19.5 4.5 20.5 11L15.6 15.9L8.1 8.4ZM7 9.5L14.5 17L12.6 18.9L5.1 11.4ZM4 12.5L11.5 20L9.4 22.1L1.9 14.6Z"),
  suppress: stroke("M5 4L12 10L19 4M5 10L12 16L19 10M5 16L12 22L19 16", 2.4),
  blast: solid("M12 1.5L14.2 7.6L20 4.6L17.2 10.2L23 12.4L17 14.4L19.4 20.4L13.8 17.6L11.6 23L9.6 17.4L4 19.8L6.6 14L1 11.6L7 9.8L4.6 4.4L10 7.4Z"),
  drive: stroke("M12 3A9 9 0 1 1 11.9 3Z") + stroke("M12 9.8A2.2 2.2 0 1 1 11.9 9.8ZM12 14V20.6M9.9 11.4L3.6 9.6M14.1 11.4L20.4 9.6"),
  navigate: stroke("M12 2.5A9.5 9.5 0 1 1 11.9 2.5Z", 1.8) + solid("M16.8 7.2L13.6 13.6L10.4 10.4ZM7.2 16.8L10 11L13 14Z"),
  survey: solid("M11 2.2Q12.5 1.2 13 3V8.6L22 12.6V15L13 13V18L15.6 20V21.8L12 20.8L8.4 21.8V20L11 18V13L2 15V12.6L11 8.6Z"),
  repair: solid("M20.6 6.2L17 9.6L14.4 7L17.8 3.4Q13.6 2 11.4 5.2Q10.4 7.2 11 9.4L3.2 17.2Q1.9 18.9 3.5 20.5T6.8 20.8L14.6 13Q17.4 13.6 19.6 11.8T20.6 6.2Z"),
  strafe: solid("M11.2 1.4Q12.4 .6 12.8 1.6V5.6L19 8.4V10.2L12.8 9V12L14.6 13.4V14.8L12 14L9.4 14.8V13.4L11.2 12V9L5 10.2V8.4L11.2 5.6Z") + stroke("M7 17V19M7 21.6V23M12 17V20M17 17V19M17 21.6V23"),
  "anti-tank": solid("M3 13H17L20.5 15.2L19 19.5H5.5L2.5 16ZM7 9.5H14V12H6Z") + stroke("M14 10.4H22") + stroke("M4 3L20 22", 2.2),
  demolition: dot(10.5, 14.5, 7) + stroke("M14 8.5L17 5.5Q19 3.6 20 6.4") + stroke("M20.5 9.4L22 11M18 3L19 1.6M22.6 4.6H23"),
  // What else a card or a seat can be used for.
  hunker: solid("M12 2L20.5 5V11.5Q20 18.5 12 22Q4 18.5 3.5 11.5V5Z"),
  rally: stroke("M5 9.5L12 3.5L19 9.5M5 15.5L12 9.5L19 15.5M5 21.5L12 15.5L19 21.5", 2.4),
  seat: stroke("M7 3.5V13.5H16V21M7 13.5V21M11 9H16"),
  switch: stroke("M3 8H19M15.5 4L19.5 8L15.5 12M21 16H5M8.5 12L4.5 16L8.5 20"),
  enter: stroke("M13 3.5H19.5V20.5H13M2.5 12H14.5M10.5 7.5L15 12L10.5 16.5"),
  exit: stroke("M11 3.5H4.5V20.5H11M9.5 12H21M17 7.5L21.5 12L17 16.5"),
  shift: stroke("M4 12H20M16 7.5L20.5 12L16 16.5M8 7.5L3.5 12L8 16.5"),
  // Markers and buttons.
  shield: stroke("M12 2.5L20 5.2V11.4Q19.6 18 12 21.5Q4.4 18 4 11.4V5.2Z"),
  star: solid("M12 1.8L15 8.6L22.4 9.4L16.9 14.3L18.5 21.6L12 17.8L5.5 21.6L7.1 14.3L1.6 9.4L9 8.6Z"),
  skull: solid("M12 2.5Q20 3 20 10.5Q20 14.5 17 16.5V20.5H7V16.5Q4 14.5 4 10.5Q4 3 12 2.5ZM8.6 9A2.2 2.2 0 1 0 8.7 9ZM15.4 9A2.2 2.2 0 1 0 15.5 9ZM12 13L10.6 15.6H13.4Z"),
  escape: stroke("M4 12H18M12.5 6L18.5 12L12.5 18", 2.6) + stroke("M21 4V20", 2.6),
  spawn: stroke("M12 3V15M7 10.5L12 15.5L17 10.5", 2.6) + stroke("M4 16V20.5H20V16", 2.2),
  rough: stroke("M4 4L20 20M20 4L4 20", 3),
  deck: stroke("M8 4.5H18.5V19.5H8Z") + stroke("M5.5 6.5V21.5H16"),
  draw: stroke(CARD) + stroke("M19 5V16M16 13L19 16.4L22 13"),
  flag: stroke("M6 21.5V3M6 4H19L15.5 8.5L19 13H6"),
  crown: solid("M3 18.5L2 7L7.5 11.5L12 4L16.5 11.5L22 7L21 18.5Z"),
};

/** The inside of an icon on its 24 × 24 field; empty for a word that has none. */
export function icon(name: string): string {
  return ICONS[name] ?? "";
}
