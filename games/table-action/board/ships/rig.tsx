/** Masts, yards and sails as seen from a cloud: topsails at easy sail, topgallants at battle sail, studding sails at full. */
import { memo, type ReactNode } from 'react';
import type { Sail } from '../../data/words.ts';
import { steady } from '../chart-units.ts';
import type { ShipLook } from './ship-look.ts';
import { alongAt, type Mast, type Shape } from './ship-shape.ts';

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

interface ClothProps {
  readonly half: number;
  readonly depth: number;
  readonly tier: string;
  readonly holes: readonly { readonly x: number; readonly r: number }[];
}

/** One square sail: straight along the yard, its belly thrown forward. */
function Cloth({ half, depth, tier, holes }: ClothProps): ReactNode {
  const bellyAt = (x: number): number => -depth * (1 - (x / half) ** 2);
  return (
    <g className={`ta-sail ta-sail-${tier}`}>
      <path
        d={`M${-half} 0Q${-half * 0.55} ${-depth * 1.15} 0 ${-depth}Q${half * 0.55} ${-depth * 1.15} ${half} 0Q0 ${-depth * 0.12} ${-half} 0Z`}
      />
      <path
        className="ta-seam ta-fine"
        d={[-0.6, -0.2, 0.2, 0.6]
          .map((s) => `M${s * half} ${-depth * 0.06}L${s * half * 0.9} ${bellyAt(s * half) * 0.98}`)
          .join('')}
      />
      {holes.map(({ x, r }, i) => (
        <ellipse
          key={i}
          className="ta-hole"
          cx={x * half}
          cy={bellyAt(x * half) * 0.55}
          rx={r}
          ry={r * 0.8}
        />
      ))}
      <line className="ta-yard" x1={-half - 2} x2={half + 2} y1={0} y2={0} />
    </g>
  );
}

function holesIn(look: ShipLook, mast: string, tier: number): ClothProps['holes'] {
  const count = Math.round(look.riggingLost * 6 * steady(look.id, mast, tier, 'n'));
  return Array.from({ length: count }, (_, i) => ({
    x: steady(look.id, mast, tier, i) * 1.5 - 0.75,
    r: 0.7 + steady(look.id, tier, mast, i, 'r') * 1.1,
  }));
}

/** A mast that has gone by the board: over the side to leeward, with its yards and a rag of canvas. */
function Fallen({
  mast,
  lee,
  id,
}: {
  readonly mast: Mast;
  readonly lee: number;
  readonly id: string;
}): ReactNode {
  const { yard } = mast;
  return (
    <g transform={`rotate(${lee * (62 + steady(id, mast.name) * 34)})`}>
      <path
        className="ta-rag"
        d={`M-5 ${-yard * 0.9}Q-9 ${-yard * 1.3} -2 ${-yard * 1.5}Q6 ${-yard * 1.4} 5 ${-yard}Q0 ${-yard * 1.1} -5 ${-yard * 0.9}Z`}
      />
      <line className="ta-spar" y1={-2} y2={-yard * 1.65} />
      <line className="ta-yard" x1={-8} x2={7} y1={-yard * 0.95} y2={-yard * 1.05} />
      <circle className="ta-mast" r={2.1} />
    </g>
  );
}

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
      <line className="ta-yard" x1={-yard} x2={yard} y1={1} y2={1} />
      <line className="ta-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
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
              <Cloth
                tier={name}
                half={yard * half}
                depth={depth * deep}
                holes={holesIn(look, mast.name, tier)}
              />
            </g>
          );
        })}
      <circle className="ta-mast" r={2.1} />
      <circle className="ta-top" r={0.9} />
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
    <g className="ta-rig">
      {shape.masts.length > 1 && <line className="ta-spar" y1={-half * 0.86} y2={-half - half * 0.24} />}
      {jibs && (
        <g className="ta-sail ta-sail-jib">
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
              <g className="ta-sail ta-sail-jib">
                <path d={`M0 1Q${trim.lee * 7.5} ${half * 0.2} ${trim.lee * 5.5} ${half * 0.44}L0 2Z`} />
                <line className="ta-yard" x2={trim.lee * 5.8} y1={1} y2={half * 0.46} />
              </g>
            )}
            {fallen ? (
              look.spec.blockship ? (
                <circle className="ta-mast" r={2.1} />
              ) : (
                <Fallen mast={mast} lee={trim.lee} id={look.id} />
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
