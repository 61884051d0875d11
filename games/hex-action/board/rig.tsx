/** Masts, yards and sails as seen from the masthead of a tall cloud. */
import { memo, type ReactNode } from 'react';
import { steady } from './geometry.ts';
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
  if (off > 150) return { brace: lee * 6, belly: -0.45, lee };
  return { brace: lee * Math.min(48, off * 0.46), belly: off < 30 ? 1 : off < 90 ? 0.95 : 0.72, lee };
}

interface SailProps {
  readonly half: number;
  readonly depth: number;
  readonly tier: 'course' | 'topsail' | 'topgallant';
  readonly holes: readonly { readonly x: number; readonly r: number }[];
}

/** One square sail: straight along the yard, its belly thrown forward, seams running with the cloth. */
function Sail({ half, depth, tier, holes }: SailProps): ReactNode {
  const seams = [-0.6, -0.2, 0.2, 0.6];
  const bellyAt = (x: number): number => -depth * (1 - (x / half) ** 2);
  return (
    <g className={`hx-sail hx-sail-${tier}`}>
      <path
        d={`M${-half} 0Q${-half * 0.55} ${-depth * 1.15} 0 ${-depth}Q${half * 0.55} ${-depth * 1.15} ${half} 0Q0 ${-depth * 0.12} ${-half} 0Z`}
      />
      <path
        className="hx-seam hx-fine"
        d={seams
          .map((s) => `M${s * half} ${-depth * 0.06}L${s * half * 0.9} ${bellyAt(s * half) * 0.98}`)
          .join('')}
      />
      {holes.map(({ x, r }, i) => (
        <ellipse
          key={i}
          className="hx-hole"
          cx={x * half}
          cy={bellyAt(x * half) * 0.55}
          rx={r}
          ry={r * 0.8}
        />
      ))}
      <line className="hx-yard" x1={-half - 2} x2={half + 2} y1={0} y2={0} />
    </g>
  );
}

function holesIn(look: ShipLook, mast: string, tier: number): SailProps['holes'] {
  const count = Math.round(look.riggingLost * 5 * steady(look.id, mast, tier, 'n'));
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
  const angle = lee * (62 + steady(id, mast.name) * 34);
  return (
    <g className="hx-fallen" transform={`rotate(${angle})`}>
      <path
        className="hx-rag"
        d={`M-5 ${-mast.yard * 0.9}Q-9 ${-mast.yard * 1.3} -2 ${-mast.yard * 1.5}Q6 ${-mast.yard * 1.4} 5 ${-mast.yard}Q0 ${-mast.yard * 1.1} -5 ${-mast.yard * 0.9}Z`}
      />
      <line className="hx-spar" y1={-2} y2={-mast.yard * 1.65} />
      <line className="hx-yard" x1={-8} x2={7} y1={-mast.yard * 0.95} y2={-mast.yard * 1.05} />
      <circle className="hx-stump" r={2.1} />
    </g>
  );
}

function SquareMast({
  mast,
  look,
  trim,
  sails,
}: {
  readonly mast: Mast;
  readonly look: ShipLook;
  readonly trim: Trim;
  readonly sails: number;
}): ReactNode {
  const { yard } = mast;
  const depth = yard * 0.4 * trim.belly;
  return (
    <g transform={`rotate(${trim.brace})`}>
      <g className="hx-furled">
        <line className="hx-yard" x1={-yard} x2={yard} y1={1} y2={1} />
        <line className="hx-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
      </g>
      {sails >= 1 && (
        <Sail tier="topsail" half={yard * 0.86} depth={depth} holes={holesIn(look, mast.name, 1)} />
      )}
      {sails >= 2 && (
        <g transform={`translate(0 ${-depth * 0.12 - 0.8})`}>
          <Sail
            tier="topgallant"
            half={yard * 0.58}
            depth={depth * 0.62}
            holes={holesIn(look, mast.name, 2)}
          />
        </g>
      )}
      <circle className="hx-mast" r={2.1} />
      <circle className="hx-top" r={0.9} />
    </g>
  );
}

function LateenMast({
  mast,
  look,
  trim,
  sails,
}: {
  readonly mast: Mast;
  readonly look: ShipLook;
  readonly trim: Trim;
  readonly sails: number;
}): ReactNode {
  const { yard } = mast;
  const out = trim.lee * yard * 0.34 * Math.max(0.5, Math.abs(trim.belly));
  const swing = trim.lee * (Math.abs(look.wind) < 30 ? 42 : 18);
  return (
    <g transform={`rotate(${-swing})`}>
      {sails >= 1 && (
        <g className="hx-sail hx-sail-topsail">
          <path
            d={`M0 ${-yard * 0.8}Q${out * 1.7} ${-yard * 0.1} ${out * 0.6} ${yard * 0.95}Q${out * 0.35} ${yard * 0.1} 0 ${-yard * 0.8}Z`}
          />
          {holesIn(look, mast.name, 1).map(({ x, r }, i) => (
            <circle key={i} className="hx-hole" cx={out * 0.55} cy={x * yard * 0.6} r={r} />
          ))}
        </g>
      )}
      <line className="hx-yard" y1={-yard} y2={yard} />
      <circle className="hx-mast" r={1.8} />
    </g>
  );
}

/** Masts go as the rigging goes: mizzen first, then fore, the main with the last square. */
const FALLS_AT: Readonly<Record<Mast['name'], number>> = { mizzen: 0.55, fore: 0.8, main: 1 };

export const Rig = memo(function Rig({
  look,
  shape,
}: {
  readonly look: ShipLook;
  readonly shape: Shape;
}): ReactNode {
  const trim = trimFor(look.wind);
  const foreStands = look.riggingLost < FALLS_AT.fore && shape.masts.length > 1;
  const canvas = look.struck ? 0 : look.riggingLost >= 0.75 ? 1 : 2;
  const { half } = shape;
  const fore = alongAt(shape, shape.masts[0]!.at);
  return (
    <g className="hx-rig">
      {shape.oars === 0 && (
        <>
          <line className="hx-spar" y1={-half * 0.86} y2={-half - 13} />
          {foreStands && canvas > 0 && (
            <g className="hx-sail hx-sail-jib">
              <path
                d={`M0 ${-half - 12}Q${trim.lee * 6.5} ${-half * 0.82} ${trim.lee * 2.5} ${fore - 6}L0 ${fore - 4}Z`}
              />
              {look.riggingLost < 0.3 && (
                <path
                  d={`M0 ${-half - 5}Q${trim.lee * 4.5} ${-half * 0.74} ${trim.lee * 1.8} ${fore - 3}L0 ${fore - 2}Z`}
                />
              )}
            </g>
          )}
        </>
      )}
      {shape.masts.map((mast, i) => {
        const fallen = look.riggingLost >= FALLS_AT[mast.name];
        // Upper sails go one after another before any mast does.
        const sails = Math.max(0, canvas - (look.riggingLost > 0.2 + 0.14 * i ? 1 : 0));
        const last = i === shape.masts.length - 1;
        return (
          <g key={mast.name} transform={`translate(0 ${alongAt(shape, mast.at)})`}>
            {last && !fallen && sails > 0 && mast.rig === 'square' && (
              <g className="hx-sail hx-sail-jib">
                <path d={`M0 1Q${trim.lee * 7.5} ${half * 0.2} ${trim.lee * 5.5} ${half * 0.44}L0 2Z`} />
                <line className="hx-yard" x2={trim.lee * 5.8} y1={1} y2={half * 0.46} />
              </g>
            )}
            {fallen ? (
              <Fallen mast={mast} lee={trim.lee} id={look.id} />
            ) : mast.rig === 'square' ? (
              <SquareMast mast={mast} look={look} trim={trim} sails={sails} />
            ) : (
              <LateenMast mast={mast} look={look} trim={trim} sails={sails} />
            )}
          </g>
        );
      })}
    </g>
  );
});
