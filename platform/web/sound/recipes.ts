/** How each sound is made: layers of noise and of tones, as small tables. No file is fetched, and nobody's work is used. */
import type { Sound } from '../toolkit/sound/sounds.ts';

interface Layer {
  /** Seconds from the beginning. */
  readonly at: number;
  /** 0 to 1. */
  readonly gain: number;
  /** Seconds to its loudest, and from there to a third of it. */
  readonly attack: number;
  readonly decay: number;
  /** Hertz at the beginning and at the end: the pitch of a tone, the brightness of noise. */
  readonly hertz: readonly [number, number];
}

export type Voice = Layer & { readonly kind: 'noise' | 'tone' };

export interface Recipe {
  readonly seconds: number;
  readonly voices: readonly Voice[];
  /** Goes on without a seam. */
  readonly loops?: true;
}

/** A gun at sea: a dull blow and its rolling away. */
const gunAt = (at: number, gain: number): readonly Voice[] => [
  { kind: 'noise', at, gain, attack: 0.004, decay: 0.16, hertz: [1500, 90] },
  { kind: 'noise', at: at + 0.06, gain: gain * 0.5, attack: 0.05, decay: 0.5, hertz: [260, 70] },
  { kind: 'tone', at, gain: gain * 0.8, attack: 0.004, decay: 0.14, hertz: [82, 34] },
];

/** Splintering wood. */
const crackAt = (at: number, gain: number): Voice => ({
  kind: 'noise',
  at,
  gain,
  attack: 0.001,
  decay: 0.035,
  hertz: [4200, 700],
});

/** The partials of a small bronze bell: how high above its note, how loud, how long. */
const PARTIALS = [
  [0.5, 0.22, 0.9],
  [1, 0.4, 0.7],
  [1.19, 0.2, 0.55],
  [1.5, 0.1, 0.4],
  [2, 0.22, 0.35],
  [2.74, 0.1, 0.2],
  [3.76, 0.06, 0.12],
] as const;

const strokeAt = (at: number): readonly Voice[] =>
  PARTIALS.map(([above, gain, decay]) => ({
    kind: 'tone',
    at,
    gain: gain * 0.6,
    attack: 0.002,
    decay,
    hertz: [880 * above, 880 * above],
  }));

/** One note of the boatswain's pipe, which slides up to its pitch. */
const pipeAt = (at: number, decay: number, from: number, to: number): Voice => ({
  kind: 'tone',
  at,
  gain: 0.3,
  attack: 0.05,
  decay,
  hertz: [from, to],
});

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  wind: {
    seconds: 6,
    loops: true,
    voices: [
      { kind: 'noise', at: 0, gain: 0.16, attack: 3, decay: 3, hertz: [420, 420] },
      { kind: 'noise', at: 2, gain: 0.09, attack: 2, decay: 2, hertz: [900, 600] },
    ],
  },
  gun: { seconds: 1.8, voices: gunAt(0, 0.9) },
  broadside: {
    seconds: 2.6,
    voices: [
      ...gunAt(0, 0.75),
      ...gunAt(0.11, 0.55),
      ...gunAt(0.19, 0.65),
      ...gunAt(0.34, 0.5),
      ...gunAt(0.42, 0.6),
      ...gunAt(0.61, 0.4),
    ],
  },
  blast: {
    seconds: 3.2,
    voices: [
      { kind: 'noise', at: 0, gain: 1, attack: 0.01, decay: 0.7, hertz: [2200, 60] },
      { kind: 'tone', at: 0, gain: 0.9, attack: 0.01, decay: 0.5, hertz: [60, 26] },
      crackAt(0.5, 0.25),
      crackAt(0.74, 0.2),
      crackAt(1.1, 0.14),
    ],
  },
  crash: {
    seconds: 1.2,
    voices: [
      crackAt(0, 0.6),
      crackAt(0.07, 0.5),
      crackAt(0.11, 0.6),
      crackAt(0.24, 0.4),
      crackAt(0.33, 0.5),
      { kind: 'noise', at: 0.42, gain: 0.6, attack: 0.01, decay: 0.12, hertz: [600, 120] },
    ],
  },
  bell: { seconds: 2.4, voices: [...strokeAt(0), ...strokeAt(0.42)] },
  call: { seconds: 1.5, voices: [pipeAt(0, 0.22, 1750, 1900), pipeAt(0.4, 0.4, 1900, 2550)] },
};
