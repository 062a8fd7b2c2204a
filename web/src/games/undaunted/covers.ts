/** The two boxes on the first page: landscapes in the hand of the boards. */
import { hedge, put, sky, stand } from "../../art/cover";
import { figureId, figureSymbols } from "../../art/figures";
import { INK, line, paint, shape } from "../../art/ink";
import { thingId, thingSymbols } from "../../art/scenery";
import { vehicleId, vehicleSymbols } from "./pieces/vehicles";

function normandy(): string {
  const defs =
    sky("var(--art-sky, #b9cdd0)", "var(--art-sky-2, #f0e4c4)", "sky-normandy") +
    thingSymbols(["church", "house", "cottage", "barn", "tree", "poplar", "bush", "haystack", "tuft", "fruit-tree"]) +
    figureSymbols(["rifleman", "scout", "machine-gunner", "leader"], "us");
  const row = (x: number, y: number, step: number, count: number, drop: number, scale: number) =>
    hedge(Array.from({ length: count }, (_, i) => [x + i * step, y + i * drop] as const), scale);
  return (
    `<defs>${defs}</defs><rect width="640" height="360" fill="url(#sky-normandy)"/>` +
    shape("M0 150Q110 108 230 138T470 122T640 150V360H0Z", paint("grass-3"), 0) +
    line("M0 150Q110 108 230 138T470 122T640 150", INK, 1.4) +
    put(thingId("poplar"), 92, 138, 0.9) + put(thingId("poplar"), 112, 134, 1.05) + put(thingId("poplar"), 131, 133, 0.85) +
    put(thingId("church"), 470, 150, 0.95) + put(thingId("house"), 520, 158, 0.85) + put(thingId("cottage"), 420, 158, 0.85) + put(thingId("barn"), 566, 168, 0.8) +
    shape("M0 196Q160 152 330 184T640 176V360H0Z", paint("grass"), 0) +
    line("M0 196Q160 152 330 184T640 176", INK, 1.4) +
    shape("M330 186Q392 178 470 184L560 262L330 250Z", paint("corn"), 1.2) +
    line("M356 190L372 248M388 188L416 250M420 187L462 254M450 187L508 258", paint("corn-2"), 1.6) +
    row(20, 204, 15, 21, -1.1, 1.05) + row(335, 190, 15, 21, 0.3, 1.05) + row(324, 196, -7, 9, 8, 1.2) +
    put(thingId("haystack"), 430, 226, 1.1) + put(thingId("haystack"), 488, 238, 1.25) +
    put(thingId("tree"), 62, 220, 1.5) + put(thingId("fruit-tree"), 120, 226, 1.4) + put(thingId("tree"), 596, 226, 1.7) +
    shape("M0 262Q180 232 360 262T640 258V360H0Z", paint("grass-2"), 0) +
    line("M0 262Q180 232 360 262T640 258", INK, 1.6) +
    shape("M640 288Q470 268 330 292T0 318V360H640Z", paint("earth"), 0) + line("M640 288Q470 268 330 292T0 318", INK, 1.4) +
    stand(figureId("machine-gunner", "us"), 108, 336, 118) +
    stand(figureId("rifleman", "us"), 226, 330, 150) +
    stand(figureId("scout", "us"), 352, 326, 132) +
    stand(figureId("leader", "us"), 480, 334, 158) +
    put(thingId("tuft"), 40, 346, 1.8) + put(thingId("tuft"), 288, 350, 1.6) + put(thingId("tuft"), 580, 342, 2) + put(thingId("bush"), 606, 352, 2.2) + put(thingId("bush"), 20, 356, 1.9)
  );
}

function northAfrica(): string {
  const defs =
    sky("var(--art-sky-3, #e9cf9c)", "var(--art-sky-4, #f7e9c8)", "sky-africa") +
    thingSymbols(["palm", "scrub", "rock", "stone", "tent", "dome", "clay", "clay-2", "drums", "crates"]) +
    vehicleSymbols(["light-truck", "scout-car"]) +
    figureSymbols(["guide", "saboteur", "rifleman", "scout"], "lrdg");
  return (
    `<defs>${defs}</defs><rect width="640" height="360" fill="url(#sky-africa)"/>` +
    `<circle cx="486" cy="92" r="44" fill="var(--art-sand-3)" stroke="var(--art-ink)" stroke-width="1.4"/>` +
    line("M418 92H404M486 24V12M554 92H568M438 44L428 34M534 44L544 34", INK, 1.6) +
    shape("M0 156L60 132L96 140L150 112L214 146L262 136L330 160L420 150L520 164L640 148V360H0Z", paint("rock-3"), 0) +
    line("M0 156L60 132L96 140L150 112L214 146L262 136L330 160L420 150L520 164L640 148", INK, 1.4) +
    line("M150 112L140 138L156 158M60 132L70 150M262 136L256 154", paint("rock-2"), 1.6) +
    put(thingId("dome"), 330, 186, 0.9) + put(thingId("clay"), 384, 190, 0.85) + put(thingId("clay-2"), 290, 190, 0.9) + put(thingId("palm"), 420, 192, 1) + put(thingId("palm"), 262, 192, 0.9) +
    shape("M0 196Q130 160 280 190T640 182V360H0Z", paint("sand"), 0) + line("M0 196Q130 160 280 190T640 182", INK, 1.4) +
    line("M60 196Q130 178 210 196M360 204Q430 194 520 206", paint("sand-2"), 2) +
    shape("M0 262Q90 196 240 226T470 230T640 214V360H0Z", paint("sand-3"), 0) + line("M0 262Q90 196 240 226T470 230T640 214", INK, 1.6) +
    shape("M0 262Q90 196 196 219Q150 262 60 300L0 320Z", paint("sand-2"), 0) +
    `<use href="#${vehicleId("light-truck")}" x="330" y="184" width="230" height="123"/>` +
    shape("M0 318Q200 282 400 300T640 292V360H0Z", paint("sand"), 0) + line("M0 318Q200 282 400 300T640 292", INK, 1.6) +
    line("M300 318Q420 306 640 314M330 330Q450 318 640 328", paint("sand-2"), 3) +
    stand(figureId("guide", "lrdg"), 92, 338, 156) +
    stand(figureId("rifleman", "lrdg"), 214, 334, 150) +
    stand(figureId("saboteur", "lrdg"), 318, 342, 128) +
    put(thingId("drums"), 596, 312, 2) + put(thingId("crates"), 556, 320, 1.7) + put(thingId("scrub"), 30, 350, 2) + put(thingId("stone"), 400, 350, 2) + put(thingId("rock"), 612, 356, 1.6) + put(thingId("scrub"), 470, 350, 1.7)
  );
}

const covers: Readonly<Record<string, () => string>> = { normandy, "north-africa": northAfrica };

export default covers;
