/** Sound: a kitchen made of oscillators and noise; there are no files, and it is silent until asked for. */
import { settings } from '../kept/settings.svelte';

export type Sound = 'thud' | 'sizzle' | 'bell' | 'smoke' | 'door' | 'murmur';

const LOUDNESS = 0.5;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** The one context of the page; browsers let it sound only after the first touch or key. */
function kitchen(): { context: AudioContext; out: GainNode } | null {
  if (typeof AudioContext === 'undefined') return null;
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { context, out };
}

/** Two seconds of noise, made once. */
function hiss(context: AudioContext): AudioBuffer {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Loudness over time: up to `peak` within `rise` seconds, and away until `length`. */
function envelope(context: AudioContext, peak: number, rise: number, length: number): GainNode {
  const gain = context.createGain();
  const now = context.currentTime;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(peak, now + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  return gain;
}

interface Tone {
  type?: OscillatorType;
  from: number;
  to?: number;
  peak: number;
  rise?: number;
  length: number;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  { type = 'sine', from, to = from, peak, rise = 0.005, length }: Tone,
): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, context.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, context.currentTime + length);
  source.connect(envelope(context, peak, rise, length)).connect(out);
  source.start();
  source.stop(context.currentTime + length);
}

interface Rush {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  sharpness?: number;
  peak: number;
  rise?: number;
  length: number;
}

function rush(
  context: AudioContext,
  out: AudioNode,
  { filter, from, to = from, sharpness = 1, peak, rise = 0.005, length }: Rush,
): void {
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  source.loop = true;
  const shape = context.createBiquadFilter();
  shape.type = filter;
  shape.Q.value = sharpness;
  shape.frequency.setValueAtTime(from, context.currentTime);
  shape.frequency.exponentialRampToValueAtTime(to, context.currentTime + length);
  source
    .connect(shape)
    .connect(envelope(context, peak, rise, length))
    .connect(out);
  source.start(0, Math.random());
  source.stop(context.currentTime + length);
}

const SOUNDS: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  /** A card lands. */
  thud(context, out) {
    tone(context, out, { from: 150, to: 55, peak: 0.7, length: 0.14 });
    rush(context, out, { filter: 'lowpass', from: 1400, to: 300, peak: 0.25, length: 0.06 });
  },
  /** A topping lands on a hot pizza. */
  sizzle(context, out) {
    rush(context, out, { filter: 'highpass', from: 4200, to: 6500, peak: 0.16, rise: 0.03, length: 0.7 });
    rush(context, out, { filter: 'bandpass', from: 2600, sharpness: 3, peak: 0.1, rise: 0.02, length: 0.4 });
  },
  /** Baked: somebody can fetch it. */
  bell(context, out) {
    for (const [partial, peak, length] of [
      [1, 0.4, 1.5],
      [2.01, 0.18, 0.9],
      [3.02, 0.09, 0.5],
      [4.9, 0.05, 0.25],
    ] as const) {
      tone(context, out, { from: 1318 * partial, peak, length });
    }
  },
  /** Burnt: a puff, and a falling sigh. */
  smoke(context, out) {
    rush(context, out, { filter: 'lowpass', from: 1600, to: 180, peak: 0.3, rise: 0.12, length: 1.1 });
    tone(context, out, { type: 'triangle', from: 392, to: 165, peak: 0.22, rise: 0.08, length: 0.9 });
  },
  /** The iron door. */
  door(context, out) {
    tone(context, out, { type: 'sawtooth', from: 74, to: 98, peak: 0.09, rise: 0.2, length: 0.7 });
    rush(context, out, { filter: 'bandpass', from: 500, to: 900, sharpness: 8, peak: 0.3, rise: 0.25, length: 0.7 });
    tone(context, out, { from: 110, to: 48, peak: 0.6, rise: 0.5, length: 0.9 });
  },
  /** Guests who see that the oven is being opened. */
  murmur(context, out) {
    for (const from of [210, 340, 520]) {
      rush(context, out, { filter: 'bandpass', from, to: from * 1.25, sharpness: 5, peak: 0.3, rise: 2, length: 3.2 });
    }
  },
};

/** Make a sound, if the player wants to hear any. */
export function play(name: Sound): void {
  if (!settings.sound) return;
  const made = kitchen();
  if (made) SOUNDS[name](made.context, made.out);
}
