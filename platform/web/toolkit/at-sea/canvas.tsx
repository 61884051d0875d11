/** Canvas and spars that every rig is made of, seen from above. */
import type { ReactNode } from 'react';
import { steady } from './steady.ts';

export type Holes = readonly { readonly x: number; readonly r: number }[];

interface SailclothProps {
  readonly half: number;
  readonly depth: number;
  readonly tier: 'course' | 'topsail' | 'topgallant';
  readonly holes: Holes;
}

/** One square sail: straight along the yard, its belly thrown forward, seams running with the cloth. */
export function Sailcloth({ half, depth, tier, holes }: SailclothProps): ReactNode {
  const seams = [-0.6, -0.2, 0.2, 0.6];
  const bellyAt = (x: number): number => -depth * (1 - (x / half) ** 2);
  return (
    <g className={`sea-sail sea-sail-${tier}`}>
      <path
        d={`M${-half} 0Q${-half * 0.55} ${-depth * 1.15} 0 ${-depth}Q${half * 0.55} ${-depth * 1.15} ${half} 0Q0 ${-depth * 0.12} ${-half} 0Z`}
      />
      <path
        className="sea-seam sea-fine"
        d={seams
          .map((s) => `M${s * half} ${-depth * 0.06}L${s * half * 0.9} ${bellyAt(s * half) * 0.98}`)
          .join('')}
      />
      {holes.map(({ x, r }, i) => (
        <ellipse
          key={i}
          className="sea-hole"
          cx={x * half}
          cy={bellyAt(x * half) * 0.55}
          rx={r}
          ry={r * 0.8}
        />
      ))}
      <line className="sea-yard" x1={-half - 2} x2={half + 2} y1={0} y2={0} />
    </g>
  );
}

/** Holes in a sail of `most` at the worst; they stay where they were as more are shot. */
export function holesIn(id: string, mast: string, tier: number, most: number): Holes {
  const count = Math.round(most * steady(id, mast, tier, 'n'));
  return Array.from({ length: count }, (_, i) => ({
    x: steady(id, mast, tier, i) * 1.5 - 0.75,
    r: 0.7 + steady(id, tier, mast, i, 'r') * 1.1,
  }));
}

interface FallenProps {
  readonly mast: { readonly name: string; readonly yard: number };
  readonly lee: number;
  readonly id: string;
}

/** A mast that has gone by the board: over the side to leeward, with its yards and a rag of canvas. */
export const FallenMast = ({ mast: { name, yard }, lee, id }: FallenProps): ReactNode => (
  <g transform={`rotate(${lee * (62 + steady(id, name) * 34)})`}>
    <path
      className="sea-rag"
      d={`M-5 ${-yard * 0.9}Q-9 ${-yard * 1.3} -2 ${-yard * 1.5}Q6 ${-yard * 1.4} 5 ${-yard}Q0 ${-yard * 1.1} -5 ${-yard * 0.9}Z`}
    />
    <line className="sea-spar" y1={-2} y2={-yard * 1.65} />
    <line className="sea-yard" x1={-8} x2={7} y1={-yard * 0.95} y2={-yard * 1.05} />
    <circle className="sea-mast" r={2.1} />
  </g>
);
