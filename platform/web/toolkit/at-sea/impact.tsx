/** Splinters where shot went home, spouts where it did not. */
import type { ReactNode } from 'react';
import type { Point } from '../stage.tsx';
import { steady } from './steady.ts';

/** How many fly, and how far. */
export interface Splash {
  readonly spouts: {
    readonly count: number;
    readonly spread: number;
    /** How far off one rises: `luck` is its own, 0 to 1, and `run` how far the moment has gone. */
    off(luck: number, run: number): number;
  };
  readonly chips: { readonly each: number; readonly most: number; readonly far: number };
}

interface ImpactProps {
  readonly place: Point;
  /** How far the moment has gone, 0 to 1; after that nothing is left of it. */
  readonly t: number;
  readonly hits: number;
  readonly id: string;
  readonly splash: Splash;
}

export function Impact({ place, t, hits, id, splash: { spouts, chips } }: ImpactProps): ReactNode {
  if (t > 1) return null;
  const missed = hits === 0;
  const run = Math.sqrt(Math.max(0, t));
  const count = missed ? spouts.count : Math.min(chips.most, 5 + hits * chips.each);
  return Array.from({ length: count }, (_, i) => {
    const turn = steady(id, i, 'a') * 360;
    const radians = (turn * Math.PI) / 180;
    const luck = steady(id, i, 'd');
    const off = missed ? spouts.off(luck, run) : 6 + chips.far * luck * run;
    const [x, y] = [place.x + Math.sin(radians) * off, place.y - Math.cos(radians) * off];
    return missed ? (
      <circle key={i} className="sea-spout" cx={x} cy={y} r={3 + spouts.spread * t} opacity={1 - t} />
    ) : (
      <rect
        key={i}
        className="sea-chip"
        x={-3}
        y={-0.8}
        width={6}
        height={1.6}
        opacity={1 - t}
        transform={`translate(${x} ${y}) rotate(${turn + t * 200})`}
      />
    );
  });
}
