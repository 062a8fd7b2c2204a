/**
 * Portraits: a face of a few parts, chosen by a text, so that the same name always has the same face.
 *
 * Head and shoulders from the front on a field of 60 × 66.
 */
import { INK, disc, group, line, paint, shape } from "../../../art/ink";
import type { Nation } from "../../../art/nations";
import { between, chanceOf, pick, type Chance } from "../../../art/random";

const SKINS = ["#efc9a4", "#e6b98f", "#dba97c", "#f3d6b8", "#cf9a6c"];
const TANNED = ["#d9a877", "#cf9a6c", "#c08a5c", "#e2b98b"];
const HAIR = ["#3b2a1c", "#5c4127", "#7a5a34", "#a9854e", "#2b2622", "#8c4f2b", "#77706a"];
const EYES = ["#3c5a6e", "#4b3a28", "#55623c", "#5e6a73"];

/** What is worn in a portrait: by trade, else by nation. */
function cover(title: string, nation: Nation, chance: Chance): string {
  const helm = `var(--helm-${nation})`;
  if (title.startsWith("tank-"))
    return (
      shape("M13 31Q11 8 30 7T47 31Q46 37 43 40L42 26Q30 17 18 26L17 40Q14 37 13 31Z", paint("leather"), 1.8) +
      line("M24 8Q21 15 22 22M36 8Q39 15 38 22M30 7V18", INK, 1) +
      disc(15.5, 33, 3.6, paint("metal"), 1.2) + disc(44.5, 33, 3.6, paint("metal"), 1.2)
    );
  if (/officer|lieutenant|sergeant|plane/.test(title) && nation !== "us")
    return (
      shape("M12 20Q10 10 30 8T48 20L45 25Q30 20 15 25Z", helm, 1.8) +
      shape("M16 25Q30 20 44 25Q44 29 42 30Q30 25 18 30Q16 29 16 25Z", paint("metal"), 1.6) +
      disc(30, 15.5, 2.4, paint("brass"), 1)
    );
  switch (nation) {
    case "us":
      return (
        shape("M11 27Q10 6 30 6T49 27Q50 30 47 30Q30 24 13 30Q10 30 11 27Z", helm, 1.8) +
        line("M18 16Q20 10 27 9.4", paint("light"), 1.8) +
        (chance() < 0.6 ? line("M14 29Q16 44 26 50M46 29Q44 44 34 50", paint("leather"), 1.3) : "")
      );
    case "de":
      return (
        shape("M13 22Q12 6 30 6T47 22L50 32Q50 36 46 35L43 29Q30 23 17 29L14 35Q10 36 10 32Z", helm, 1.8) +
        line("M19 15Q21 10 27 9.4", paint("light"), 1.8) + line("M16 33Q18 46 27 50M44 33Q42 46 33 50", paint("leather"), 1.3)
      );
    case "it":
      return (
        shape("M12 26Q10 5 30 5T48 26L49 31Q30 23 11 31Z", helm, 1.8) + line("M18 15Q20 9 27 8.6", paint("light"), 1.8) +
        (chance() < 0.35 ? shape("M45 14Q56 4 55 22Q54 30 46 27Z", paint("hedge"), 1.2) : "")
      );
    default: {
      // Far behind the lines everyone wore what he liked.
      const kind = Math.floor(chance() * 3);
      if (kind === 0) return shape("M12 26Q8 12 26 8Q46 5 50 18Q51 25 47 27Q30 20 12 26Z", helm, 1.8) + disc(40, 19, 2.2, paint("brass"), 1);
      if (kind === 1) return shape("M14 27Q12 7 30 6T46 27Q30 20 14 27Z", helm, 1.8) + line("M14 26Q30 18 46 26", INK, 1.3);
      return (
        shape("M12 40Q7 10 30 7T48 40Q50 52 44 58L41 30Q30 21 19 30L17 58Q10 52 12 40Z", paint("sand-3"), 1.8) +
        line("M15 23Q30 14 45 23", paint("leather"), 3)
      );
    }
  }
}

function face(chance: Chance, nation: Nation): string {
  const skin = pick(chance, nation === "lrdg" || nation === "it" ? TANNED : SKINS);
  const hair = pick(chance, HAIR);
  const eyes = pick(chance, EYES);
  const wide = Math.round(between(chance, 11.5, 14.5) * 10) / 10;
  const chin = Math.round(between(chance, 49, 53));
  const jaw = Math.round(between(chance, 0.55, 0.85) * wide * 10) / 10;
  const brow = Math.round(between(chance, -1, 1.2) * 10) / 10;
  const nose = Math.round(between(chance, 2, 3.6) * 10) / 10;
  const look = Math.round(between(chance, -0.9, 0.9) * 10) / 10;
  const l = 30 - wide;
  const r = 30 + wide;
  let text =
    disc(l - 0.5, 36, 3, skin, 1.4) + disc(r + 0.5, 36, 3, skin, 1.4) +
    shape(`M${l} 26Q${l} ${chin - 10} ${30 - jaw} ${chin - 3}Q30 ${chin + 3} ${30 + jaw} ${chin - 3}Q${r} ${chin - 10} ${r} 26Q30 12 ${l} 26Z`, skin, 1.8) +
    shape(`M${l} 33Q${l - 1} 22 ${l + 3} 20L${l + 2.5} 29Z`, hair, 0) + shape(`M${r} 33Q${r + 1} 22 ${r - 3} 20L${r - 2.5} 29Z`, hair, 0);
  for (const x of [24.4, 35.6]) {
    text += `<ellipse cx="${x}" cy="34" rx="2.5" ry="1.5" fill="#fdf8ee"/>` + disc(x + look, 34, 1.25, eyes, 0);
    const side = x < 30 ? 1 : -1;
    text += line(`M${x - 3.1 * side} ${31 + brow}Q${x} ${29.4} ${x + 3.1 * side} ${31 - brow * 0.4}`, hair, 1.5) + line(`M${x - 2.6} 33Q${x} 31.8 ${x + 2.6} 33`, INK, 0.9);
  }
  text += line(`M30.6 34Q${30 + nose * 0.5} 38 ${30 + nose} 40.4Q30 41.8 28.6 40.8`, INK, 1.1);
  const mouth = pick(chance, ["M26 45Q30 46 34 44.6", "M26.4 44.6Q30 46.8 33.8 44.6", "M26.4 45.4H33.6", "M26.4 45.6Q30 44.2 33.8 45.6"]);
  text += line(mouth, "#7a3b2c", 1.3);
  const mark = chance();
  if (mark < 0.16) text += shape("M24.6 43.4Q27 41 30 42.6Q33 41 35.4 43.4Q33 44.4 30 43.8Q27 44.4 24.6 43.4Z", hair, 0.6);
  else if (mark < 0.36)
    text += `<path d="M${l + 1.5} 40Q${30 - jaw} ${chin} 30 ${chin + 0.4}Q${30 + jaw} ${chin} ${r - 1.5} 40Q${r - 5} 46 34 42.6Q30 41.6 26 42.6Q${l + 5} 46 ${l + 1.5} 40Z" fill="${hair}" opacity="${nation === "lrdg" ? 0.85 : 0.22}"/>${line(mouth, "#7a3b2c", 1.3)}`;
  else if (mark < 0.48)
    text += `<g fill="none" stroke="${INK}" stroke-width="1.1"><circle cx="24.4" cy="34.2" r="3.9"/><circle cx="35.6" cy="34.2" r="3.9"/><path d="M28.3 33.6Q30 32.6 31.7 33.6"/></g>`;
  else if (mark < 0.56) text += line("M36.4 38l2.2 4.4", "#a2503c", 1.1);
  else if (mark < 0.64) text += line("M33 45.4l6.4 1.6", paint("paper"), 1.7) + line("M33 45.4l6.4 1.6", INK, 0.4);
  if (chance() < 0.3) text += line(`M${l + 3} 38.5q1.4 1 2.8.2M${r - 5.8} 38.7q1.4.8 2.8-.2`, "#b9805c", 0.9);
  return text;
}

function body(nation: Nation, chance: Chance): string {
  const cloth = `var(--cloth-${nation})`;
  const under = nation === "lrdg" ? paint("canvas") : `var(--cloth-${nation}-2)`;
  return (
    shape("M2 70Q3 55 18 52L30 60L42 52Q57 55 58 70Z", cloth, 1.8) +
    shape("M24 48L30 61L36 48Z", "#d9a877", 0) + shape("M18 52L24 47L30 60L22 64Z", under, 1.4) + shape("M42 52L36 47L30 60L38 64Z", under, 1.4) +
    (chance() < 0.5 ? line("M12 56L20 70M48 56L40 70", paint("leather"), 2.4) : line("M46 55L32 70", paint("leather"), 2.8))
  );
}

/** The head and shoulders of whoever bears a name. */
export function portrait(name: string, title: string, nation: Nation): string {
  const chance = chanceOf(`${nation} ${name}`);
  for (let turn = 0; turn < 4; turn++) chance();
  return group(body(nation, chance) + face(chance, nation) + cover(title, nation, chance));
}
