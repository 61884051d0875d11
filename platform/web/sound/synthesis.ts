/** Samples from a recipe, the same ones every time. */
import type { Recipe, Voice } from './recipes.ts';

/** Seconds over which the end of a loop runs into its beginning, and any other sound dies away. */
const SEAM = 0.5;
const FADE = 0.04;

/** A small generator of white noise, so that a gun sounds alike in every browser. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2_147_483_648 - 1;
  };
}

/** Loudness at a moment of a voice: up in a straight line, then away as a sound in open air dies. */
const loudness = ({ gain, attack, decay }: Voice, since: number): number =>
  since < attack ? (gain * since) / attack : gain * Math.exp((attack - since) / decay);

function addVoice(samples: Float32Array, rate: number, voice: Voice, seed: number): void {
  const { kind, at, hertz } = voice;
  const noise = noiseOf(seed);
  const first = Math.round(at * rate);
  const length = samples.length - first;
  let phase = 0;
  let low = 0;
  let lower = 0;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    const pitch = hertz[0] * (hertz[1] / hertz[0]) ** Math.min(1, share * 2);
    const level = loudness(voice, i / rate);
    if (kind === 'tone') {
      phase += (2 * Math.PI * pitch) / rate;
      samples[first + i]! += level * Math.sin(phase);
      continue;
    }
    // Two poles take the hiss out; what they take in strength is given back.
    const pole = 1 - Math.exp((-2 * Math.PI * pitch) / rate);
    low += pole * (noise() - low);
    lower += pole * (low - lower);
    samples[first + i]! += (level * lower * 0.8) / Math.sqrt(pole);
  }
}

/** The tail of a loop is laid over its head, so that nobody hears where it begins. */
function seamless(samples: Float32Array, seam: number): Float32Array {
  const length = samples.length - seam;
  return samples.subarray(0, length).map((sample, i) => {
    if (i >= seam) return sample;
    const in_ = i / seam;
    return sample * Math.sqrt(in_) + samples[length + i]! * Math.sqrt(1 - in_);
  });
}

export function samplesOf({ seconds, voices, loops }: Recipe, rate: number): Float32Array {
  const seam = loops === true ? Math.round(SEAM * rate) : 0;
  const samples = new Float32Array(Math.round(seconds * rate) + seam);
  for (const [index, voice] of voices.entries()) addVoice(samples, rate, voice, 1805 + index * 7919);
  const fade = Math.round(FADE * rate);
  if (seam === 0) for (let i = 0; i < fade; i++) samples[samples.length - 1 - i]! *= i / fade;
  const made = seam === 0 ? samples : seamless(samples, seam);
  const peak = made.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return peak > 1 ? made.map((sample) => sample / peak) : made;
}
