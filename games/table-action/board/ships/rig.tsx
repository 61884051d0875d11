/** Masts, yards and sails as seen from a cloud: topsails at easy sail, topgallants at battle sail, studding sails at full. */

import { FallenMast, holesIn, Sailcloth } from '@weathergage/web/toolkit/at-sea/canvas.tsx';
import { alongAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { memo, type ReactNode } from 'react';
import type { Sail } from '../../data/words.ts';
import type { ShipLook } from './ship-look.ts';
import type { Mast, Shape } from './ship-shape.ts';

/** How far the yards are swung, and how the canvas stands. */
export interface Trim {
  readonly brace: number;
  /** 1 full and drawing, negative when the sails are aback. */
  readonly belly: number;
  /** The side that is to leeward: 1 starboard, -1 larboard. */
  readonly lee: 1 | -1;
}

export function trimFor(wind: number): Trim {
  const lee = wind < 0 ? -1 : 1;
  const off = Math.abs(wind);
  if (off > 135) return { brace: lee * 8, belly: -0.5, lee };
  return { brace: lee * Math.min(48, off * 0.46), belly: off < 45 ? 1 : off < 90 ? 0.95 : 0.72, lee };
}

/** Tiers of canvas on a mast: 1 topsails, 2 with courses below, 3 with topgallants, and studding sails outboard. */
const CANVAS: Readonly<Record<Sail, { readonly tiers: number; readonly studding: boolean }>> = {
  easy: { tiers: 1, studding: false },
  battle: { tiers: 2, studding: false },
  full: { tiers: 3, studding: true },
};

const TIERS = [
  { name: 'topsail', half: 0.78, depth: 0.9, lift: 0 },
  { name: 'course', half: 0.98, depth: 1.1, lift: -0.1 },
  { name: 'topgallant', half: 0.55, depth: 0.62, lift: 0.12 },
] as const;

interface StandingProps {
  readonly mast: Mast;
  readonly look: ShipLook;
  readonly trim: Trim;
  readonly tiers: number;
  readonly studding: boolean;
}

function Standing({ mast, look, trim, tiers, studding }: StandingProps): ReactNode {
  const { yard } = mast;
  const depth = yard * 0.62 * trim.belly;
  return (
    <g transform={`rotate(${trim.brace})`}>
      <line className="sea-yard" x1={-yard} x2={yard} y1={1} y2={1} />
      <line className="sea-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
      {studding &&
        [-1, 1].map((hand) => (
          <path
            key={hand}
            className="ta-studding"
            d={`M${hand * yard * 0.94} 0Q${hand * yard * 1.16} ${-depth * 0.9} ${hand * yard * 1.34} 0Z`}
          />
        ))}
      {[1, 0, 2]
        .filter((tier) => tier < tiers)
        .map((tier) => {
          const { name, half, depth: deep, lift } = TIERS[tier]!;
          return (
            <g key={name} transform={`translate(0 ${-depth * lift - lift * 6})`}>
              <Sailcloth
                tier={name}
                half={yard * half}
                depth={depth * deep}
                holes={holesIn(look.id, mast.name, tier, look.riggingLost * 6)}
              />
            </g>
          );
        })}
      <circle className="ta-mast" r={2.1} />
      <circle className="sea-top" r={0.9} />
    </g>
  );
}

/** Masts go as the rigging goes: mizzen first, then fore, the main with the last point. */
const FALLS_AT: Readonly<Record<Mast['name'], number>> = { mizzen: 0.55, fore: 0.8, main: 1 };

interface RigProps {
  readonly look: ShipLook;
  readonly shape: Shape;
}

export const Rig = memo(function Rig({ look, shape }: RigProps): ReactNode {
  const trim = trimFor(look.wind);
  const { tiers, studding } = look.sail === null ? { tiers: 0, studding: false } : CANVAS[look.sail];
  const { half } = shape;
  const fore = alongAt(shape, shape.masts[0]!.at);
  const jibs = tiers > 0 && look.riggingLost < FALLS_AT.fore && shape.masts.length > 1;
  return (
    <g className="sea-rig">
      {shape.masts.length > 1 && <line className="sea-spar" y1={-half * 0.86} y2={-half - half * 0.24} />}
      {jibs && (
        <g className="sea-sail sea-sail-jib">
          <path
            d={`M0 ${-half * 1.22}Q${trim.lee * 6.5} ${-half * 0.82} ${trim.lee * 2.5} ${fore - 6}L0 ${fore - 4}Z`}
          />
        </g>
      )}
      {shape.masts.map((mast, i) => {
        const fallen = look.riggingLost >= FALLS_AT[mast.name];
        const last = i === shape.masts.length - 1;
        return (
          <g key={mast.name} transform={`translate(0 ${alongAt(shape, mast.at)})`}>
            {last && !fallen && tiers > 0 && (
              <g className="sea-sail sea-sail-jib">
                <path d={`M0 1Q${trim.lee * 7.5} ${half * 0.2} ${trim.lee * 5.5} ${half * 0.44}L0 2Z`} />
                <line className="sea-yard" x2={trim.lee * 5.8} y1={1} y2={half * 0.46} />
              </g>
            )}
            {fallen ? (
              look.spec.blockship ? (
                <circle className="ta-mast" r={2.1} />
              ) : (
                <FallenMast mast={mast} lee={trim.lee} id={look.id} stump="ta-mast" />
              )
            ) : (
              <Standing mast={mast} look={look} trim={trim} tiers={tiers} studding={studding && i < 2} />
            )}
          </g>
        );
      })}
    </g>
  );
});
