/** What the water of a chart is filled with, and the smoke over it; `name` keeps two charts on a page apart. */
import type { ReactNode } from 'react';

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
