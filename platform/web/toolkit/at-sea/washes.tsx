/** What the water of a chart is filled with, and the smoke over it; `name` keeps two charts on a page apart. */
import type { ReactNode } from 'react';

interface WavesProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the four waves of a tile begin, a long and a short one by turns. */
  readonly at: readonly [long: string, short: string, long: string, short: string];
}

export const Waves = ({ name, width, height, at: [first, second, third, last] }: WavesProps): ReactNode => (
  <pattern id={`${name}-wave-pattern`} width={width} height={height} patternUnits="userSpaceOnUse">
    <path
      className="sea-wave"
      d={`M${first}q5 -4 10 0t10 0M${second}q4 -3 8 0t8 0M${third}q5 -4 10 0t10 0M${last}q4 -3 8 0`}
    />
  </pattern>
);

export const Washes = ({ name }: { readonly name: string }): ReactNode => (
  <>
    <radialGradient id={`${name}-wash-a`} cx="30%" cy="32%" r="55%">
      <stop offset="0" stopColor="var(--sea-shallow)" stopOpacity="0.95" />
      <stop offset="1" stopColor="var(--sea-shallow)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${name}-wash-b`} cx="74%" cy="72%" r="60%">
      <stop offset="0" stopColor="var(--sea-deep)" stopOpacity="0.9" />
      <stop offset="1" stopColor="var(--sea-deep)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${name}-puff`}>
      <stop offset="0.2" stopColor="light-dark(#f8f5ea, #d2cdbc)" />
      <stop offset="0.75" stopColor="light-dark(#efeadb, #bdb8a6)" stopOpacity="0.75" />
      <stop offset="1" stopColor="light-dark(#e6e0cd, #a9a492)" stopOpacity="0" />
    </radialGradient>
  </>
);
