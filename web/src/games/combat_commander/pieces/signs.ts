/** Small signs on counters and markers: 24 × 24, in `currentColor`, in the manner of art/icons. */

const solid = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const stroke = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The kinds of weapon. */
export const WEAPON_SIGNS: Readonly<Record<string, string>> = {
  mg: solid("M1.5 9H4L6 10.5H9V8.5H15V10H23V12.4H15L18.4 20H16L12.6 13.4L9 20H6.6L9.6 13H6L3.5 15.5H1.5Z"),
  mortar: solid("M5.6 18L14 3L18 5.2L9.8 20ZM15.4 9.6L20.6 20.6H18.2L13.8 12.4ZM2.5 19H14V21.4H2.5Z"),
  gun: stroke("M9 11.6A4.4 4.4 0 1 1 8.9 11.6Z", 2.2) + solid("M7.4 4H10V11H7.4ZM10 6.4H23V9H10ZM6.6 14.6L.8 18.6V21H3.4L8 17Z"),
  flamethrower: solid("M1.5 12.6H10V10.4H13V15.2H1.5ZM13.5 12.8Q16 5.4 22.6 4Q19.4 7.4 22.8 9.6Q19 11 21.6 15.4Q17 18.4 13.5 12.8Z"),
  charge: solid("M3 8H17V21H3ZM5 11V18H8V11ZM12 11V18H15V11Z") + stroke("M10 8Q10 3.6 15 4T20 7.6", 2),
  bottle: solid("M9.6 2H14.4V7.4L17 10.6V21.6H7V10.6L9.6 7.4ZM9 13.4V17.4H15V13.4Z"),
};

/** Fortifications. */
export const FORT_SIGNS: Readonly<Record<string, string>> = {
  foxholes: stroke("M2.5 9Q6.5 3.6 10.5 9M13.5 9Q17.5 3.6 21.5 9M7.5 19Q12 12.6 16.5 19", 2.8),
  trench: stroke("M1.5 16L6 8H11L13 16H18L22.5 8", 3),
  bunker: solid("M2 20V11Q6 4 12 4T22 11V20ZM6 11.6V15H18V11.6Z"),
  pillbox: solid("M3 20.5V7L7 3.5H17L21 7V20.5ZM6.5 10V13.4H17.5V10Z"),
  mines: solid("M5 13A4.2 4.2 0 1 0 5.1 13ZM19 13A4.2 4.2 0 1 0 19.1 13ZM12 4.4A4.2 4.2 0 1 0 12.1 4.4Z") + stroke("M12 1.4V4M5 10.6V13M19 10.6V13", 2),
  wire: stroke("M1.5 12Q4 6 6.5 12T11.5 12T16.5 12T21.5 12M4 5V19M12 5V19M20 5V19", 2),
};

/** Orders, for the cards. */
export const ORDER_SIGNS: Readonly<Record<string, string>> = {
  advance: solid("M3 5L12 12L3 19ZM11 5L22 12L11 19Z"),
  "artillery-denied": stroke("M6 21V9H14V21M10 9L15 2.5", 2.2) + stroke("M2.5 3L21.5 21", 2.6),
  "artillery-request": stroke("M5 21V9H14V21ZM10 9L15 2.5M17.6 6.4Q20.6 9.6 18 13.4M20 4Q24.6 9.6 20.4 15.6", 2),
  "command-confusion": stroke("M8 8Q8 3.6 12 3.6T16 8Q16 10.6 12.4 12.4V15.4", 2.8) + solid("M12.4 18A1.8 1.8 0 1 1 12.3 18Z"),
  fire: solid("M12 1.5L14 8L20.6 5.4L17.2 11.4L23 15L16.2 15.6L15.8 22.4L11.8 17L6.6 21.4L7.8 14.8L1.4 12.6L7.6 9.8L5.6 3.6L11 7.2Z"),
  move: solid("M2 10H13V5L22.5 12L13 19V14H2Z"),
  recover: solid("M9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z"),
  rout: solid("M22 10H11V5L1.5 12L11 19V14H22Z"),
};

export const SUPPRESSED_SIGN = stroke("M5 4L12 10L19 4M5 11L12 17L19 11", 3.4);
export const VETERAN_SIGN = solid("M12 1.8L15 8.6L22.4 9.4L16.9 14.3L18.5 21.6L12 17.8L5.5 21.6L7.1 14.3L1.6 9.4L9 8.6Z");
export const ACTIVATED_SIGN = stroke("M4 13L10 19L20 5.5", 4);
export const RADIO_SIGN = solid("M6 9H18V21.5H6ZM8.5 12V14H15.5V12ZM12 16.4A1.6 1.6 0 1 0 12.1 16.4Z") + stroke("M16 9L19 2", 2);
export const CLOUD_SIGN = solid("M6.5 19Q1.5 19 1.5 14.6Q1.5 10.8 5 10.2Q5.6 5 10.6 4.6Q14.6 4.4 16.2 8Q22.5 8 22.5 13.6Q22.5 19 17 19Z");
