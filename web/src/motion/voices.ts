// What sounds are made of, without files: things that ring, each a few tones that fade, and breaths of filtered noise. Nothing
// else is needed here, so that a test can render each of them and look at it.

export type Sound = "step" | "out" | "slide" | "set" | "flick" | "gift" | "bump" | "swap" | "lock" | "turn" | "win" | "lose";

/** A tone that fades, in hertz and seconds. */
interface Ring {
  pitch: number;
  length: number;
  loud: number;
  after?: number;
  /** How long it takes to be there: what is struck is there at once. */
  rise?: number;
}

/** Noise with a colour: round this pitch, the narrower the larger `focus` is. */
interface Breath extends Ring {
  focus: number;
  /** Where the pitch goes to. */
  to?: number;
}

interface Voice {
  rings?: Ring[];
  breaths?: Breath[];
  /** How much its pitch differs from time to time. */
  loose?: number;
}

/** A soft note with a little of its octave. */
const note = (pitch: number, after: number, length: number, loud: number): Ring[] => [
  { pitch, after, length, loud, rise: 0.012 },
  { pitch: pitch * 2, after, length: length * 0.6, loud: loud * 0.22, rise: 0.012 },
  { pitch: pitch * 3, after, length: length * 0.3, loud: loud * 0.07, rise: 0.012 },
];

/** Something small that comes down on porcelain. */
const porcelain = (size: number, loud: number, after = 0): Ring[] => [
  { pitch: 1860 / size, length: 0.07, loud: loud * 0.5, after },
  { pitch: 3140 / size, length: 0.045, loud: loud * 0.3, after },
  { pitch: 4720 / size, length: 0.03, loud: loud * 0.14, after },
  { pitch: 430 / size, length: 0.06, loud: loud * 0.6, after },
];

const tap = (loud: number, after = 0): Breath => ({ pitch: 1100, focus: 0.5, length: 0.03, loud, after });

const VOICES: Record<Sound, Voice> = {
  step: { rings: porcelain(1, 0.13), breaths: [tap(0.09)], loose: 0.06 },
  out: { rings: [...porcelain(1.25, 0.14), { pitch: 190, length: 0.12, loud: 0.11 }], breaths: [tap(0.1)], loose: 0.04 },
  slide: { breaths: [{ pitch: 1700, to: 3200, focus: 0.8, length: 0.24, loud: 0.1, rise: 0.09 }], loose: 0.08 },
  set: { rings: [{ pitch: 175, length: 0.09, loud: 0.14 }], breaths: [{ pitch: 820, focus: 0.6, length: 0.07, loud: 0.3 }], loose: 0.08 },
  flick: { breaths: [{ pitch: 2600, to: 1700, focus: 0.9, length: 0.05, loud: 0.24, rise: 0.006 }], loose: 0.15 },
  gift: {
    breaths: [{ pitch: 1300, to: 2300, focus: 0.8, length: 0.32, loud: 0.14, rise: 0.12 }],
    rings: [...note(587, 0.12, 0.4, 0.06), ...note(880, 0.22, 0.5, 0.05)],
  },
  bump: {
    rings: [
      { pitch: 92, length: 0.3, loud: 0.42 },
      { pitch: 141, length: 0.2, loud: 0.26 },
      { pitch: 228, length: 0.12, loud: 0.16 },
      { pitch: 1240, length: 0.42, loud: 0.045, after: 0.01 },
      { pitch: 2070, length: 0.34, loud: 0.028, after: 0.01 },
      { pitch: 3290, length: 0.22, loud: 0.014, after: 0.01 },
    ],
    breaths: [{ pitch: 360, focus: 0.5, length: 0.08, loud: 0.4 }],
    loose: 0.05,
  },
  swap: {
    breaths: [{ pitch: 600, to: 1800, focus: 1.1, length: 0.5, loud: 0.2, rise: 0.25 }],
    rings: [...porcelain(1.1, 0.14, 0.55), ...porcelain(1, 0.12, 0.61)],
  },
  lock: {
    rings: [
      { pitch: 1480, length: 0.04, loud: 0.084, after: 0.12 },
      { pitch: 2630, length: 0.03, loud: 0.056, after: 0.12 },
      { pitch: 540, length: 0.11, loud: 0.112, after: 0.15 },
      { pitch: 1960, length: 0.16, loud: 0.035, after: 0.15 },
    ],
    breaths: [
      { pitch: 3000, focus: 0.8, length: 0.02, loud: 0.112, after: 0.12 },
      { pitch: 1400, focus: 0.7, length: 0.035, loud: 0.154, after: 0.15 },
    ],
  },
  turn: { rings: [...note(659.3, 0, 0.45, 0.1), ...note(987.8, 0.13, 0.65, 0.09)] },
  win: {
    rings: [
      ...[523.3, 659.3, 784, 1046.5].flatMap((pitch, index) => note(pitch, index * 0.11, 0.7, 0.09)),
      ...[523.3, 784, 1046.5, 1318.5].flatMap((pitch) => note(pitch, 0.52, 1.5, 0.06)),
    ],
  },
  lose: { rings: [...note(293.7, 0, 0.7, 0.06), ...note(220, 0.2, 1, 0.06)] },
};

/** What all sounds go through: never louder than a device can play. */
export function outlet(context: BaseAudioContext): AudioNode {
  const limiter = new DynamicsCompressorNode(context, { threshold: -10, knee: 8, ratio: 16, attack: 0.002, release: 0.12 });
  const master = new GainNode(context, { gain: 0.7 });
  master.connect(limiter).connect(context.destination);
  return master;
}

/** Starts a sound at this time of the context, softer by this share; what it is made of is let go when it has ended. */
export function sing(context: BaseAudioContext, into: AudioNode, sound: Sound, at: number, softness = 0): void {
  const { rings = [], breaths = [], loose = 0 } = VOICES[sound];
  const shift = 1 + (Math.random() * 2 - 1) * loose;
  for (const ring of rings) {
    const source = new OscillatorNode(context, { frequency: ring.pitch * shift });
    shape(context, source, [source], into, ring, at, softness);
  }
  for (const breath of breaths) {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true, loopStart: 0 });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: breath.pitch * shift, Q: breath.focus });
    const start = at + (breath.after ?? 0);
    filter.frequency.setValueAtTime(breath.pitch * shift, start);
    if (breath.to) filter.frequency.exponentialRampToValueAtTime(breath.to * shift, start + breath.length);
    source.connect(filter);
    shape(context, source, [source, filter], into, breath, at, softness);
  }
}

/** Up at once or slowly, then down to nothing. */
function shape(context: BaseAudioContext, source: AudioScheduledSourceNode, nodes: AudioNode[], into: AudioNode, ring: Ring, at: number, softness: number) {
  const { length, loud, after = 0, rise = 0.002 } = ring;
  const start = at + after;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * (1 - softness), start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.gain.linearRampToValueAtTime(0, start + length + 0.01);
  nodes.at(-1)!.connect(volume).connect(into);
  source.start(start);
  source.stop(start + length + 0.02);
  source.onended = () => {
    for (const node of [...nodes, volume]) node.disconnect();
  };
}

/** A second of white noise, made once for each context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
function noise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context) ?? new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  if (noises.has(context)) return made;
  const samples = made.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}
