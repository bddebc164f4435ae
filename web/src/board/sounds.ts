// Soft sounds, made here: no files to load. Browsers allow them only after a person has touched the page.

import { settings } from "../person/settings";

export type Sound = "step" | "card" | "bump" | "swap" | "turn" | "win";

let audio: AudioContext | null = null;
let isHushed = false;

/** For a page that moves by itself: from now on nothing sounds. */
export function hush(): void {
  isHushed = true;
}

export function play(sound: Sound): void {
  if (isHushed || !settings.value.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const part of PARTS[sound]) part();
}

/** What a sound is made of, all of it started at once. */
const PARTS: Record<Sound, (() => void)[]> = {
  step: [() => tone(520, 0.05, 0.05, "sine")],
  card: [brush],
  bump: [() => tone(150, 0.22, 0.16, "triangle"), () => tone(98, 0.3, 0.12, "sine", 0.05)],
  swap: [() => tone(392, 0.12, 0.06, "sine"), () => tone(330, 0.16, 0.06, "sine", 0.1)],
  turn: [() => tone(659, 0.18, 0.06, "sine"), () => tone(880, 0.28, 0.05, "sine", 0.12)],
  win: [523, 659, 784, 1047].map((pitch, index) => () => tone(pitch, 0.5, 0.06, "triangle", index * 0.14)),
};

function tone(pitch: number, length: number, loudness: number, shape: OscillatorType, after = 0): void {
  const start = audio!.currentTime + after;
  const source = new OscillatorNode(audio!, { type: shape, frequency: pitch });
  const volume = new GainNode(audio!, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio!.destination);
  source.start(start);
  source.stop(start + length);
}

/** A card over the table: a breath of noise. */
function brush(): void {
  const length = 0.12;
  const buffer = new AudioBuffer({ length: Math.round(audio!.sampleRate * length), sampleRate: audio!.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length);
  const source = new AudioBufferSourceNode(audio!, { buffer });
  const soft = new BiquadFilterNode(audio!, { type: "bandpass", frequency: 2400, Q: 0.7 });
  source
    .connect(soft)
    .connect(new GainNode(audio!, { gain: 0.09 }))
    .connect(audio!.destination);
  source.start();
}
