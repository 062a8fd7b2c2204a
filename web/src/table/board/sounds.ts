/** Small noises of a table, made on the spot: nothing is loaded, nothing is recorded. */
import type { Sound } from "../../games/contract";

let context: AudioContext | null = null;

/** Make a noise, if the browser lets us: it does after the first click. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MAKERS[sound](context, context.currentTime + 0.01);
}

/** A short burst of noise through a filter: wood, paper, a boot, a far shot. */
function burst(
  audio: AudioContext,
  at: number,
  { long, low, high, loud }: { long: number; low: number; high: number; loud: number },
): void {
  const samples = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) {
    data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 3;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const above = audio.createBiquadFilter();
  above.type = "highpass";
  above.frequency.value = low;
  const below = audio.createBiquadFilter();
  below.type = "lowpass";
  below.frequency.value = high;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(above).connect(below).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + long);
}

const MAKERS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  dice: (audio, at) => {
    for (const late of [0, 0.07, 0.16, 0.2, 0.31, 0.37]) {
      burst(audio, at + late, { long: 0.05, low: 900, high: 5200, loud: 0.34 - late * 0.5 });
    }
  },
  card: (audio, at) => burst(audio, at, { long: 0.11, low: 1800, high: 9000, loud: 0.16 }),
  flip: (audio, at) => {
    // A drawn breath, then both cards at once.
    burst(audio, at + 0.1, { long: 0.5, low: 200, high: 1400, loud: 0.05 });
    for (const late of [1.15, 1.18]) burst(audio, at + late, { long: 0.14, low: 1400, high: 8000, loud: 0.24 });
    tone(audio, at + 1.3, 330, 0.7, 0.09);
    tone(audio, at + 1.3, 495, 0.7, 0.06);
  },
  toll: (audio, at) => {
    burst(audio, at, { long: 0.3, low: 40, high: 260, loud: 0.5 });
    for (const [pitch, loud] of [[147, 0.16], [294, 0.06], [441, 0.03]] as const) tone(audio, at + 0.25, pitch, 1.8, loud);
  },
  step: (audio, at) => {
    burst(audio, at, { long: 0.09, low: 60, high: 420, loud: 0.5 });
    burst(audio, at + 0.15, { long: 0.09, low: 60, high: 360, loud: 0.4 });
  },
  shot: (audio, at) => {
    burst(audio, at, { long: 0.28, low: 120, high: 2600, loud: 0.36 });
    burst(audio, at + 0.03, { long: 0.6, low: 50, high: 500, loud: 0.2 });
  },
  hit: (audio, at) => burst(audio, at + 0.25, { long: 0.3, low: 40, high: 260, loud: 0.55 }),
  turn: (audio, at) => {
    tone(audio, at, 523, 0.35, 0.12);
    tone(audio, at + 0.12, 784, 0.5, 0.1);
  },
  end: (audio, at) => {
    tone(audio, at, 392, 0.5, 0.12);
    tone(audio, at + 0.18, 523, 0.5, 0.12);
    tone(audio, at + 0.36, 659, 0.9, 0.12);
  },
};
