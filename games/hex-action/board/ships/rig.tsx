/** Masts, yards and sails as seen from the masthead of a tall cloud. */
import { FallenMast, type Holes, holesIn, Sailcloth } from '@weathergage/web/toolkit/at-sea/canvas.tsx';
import { alongAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { memo, type ReactNode } from 'react';
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
  if (off > 150) return { brace: lee * 6, belly: -0.45, lee };
  return { brace: lee * Math.min(48, off * 0.46), belly: off < 30 ? 1 : off < 90 ? 0.95 : 0.72, lee };
}

const holesOf = (look: ShipLook, mast: string, tier: number): Holes =>
  holesIn(look.id, mast, tier, look.riggingLost * 5);

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
        <line className="sea-yard" x1={-yard} x2={yard} y1={1} y2={1} />
        <line className="sea-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
      </g>
      {sails >= 3 && (
        <g className="hx-studding">
          <Sailcloth
            tier="course"
            half={yard * 1.3}
            depth={depth * 1.35}
            holes={holesOf(look, mast.name, 0)}
          />
        </g>
      )}
      {sails >= 1 && (
        <Sailcloth tier="topsail" half={yard * 0.86} depth={depth} holes={holesOf(look, mast.name, 1)} />
      )}
      {sails >= 2 && (
        <g transform={`translate(0 ${-depth * 0.12 - 0.8})`}>
          <Sailcloth
            tier="topgallant"
            half={yard * 0.58}
            depth={depth * 0.62}
            holes={holesOf(look, mast.name, 2)}
          />
        </g>
      )}
      <circle className="hx-mast" r={2.1} />
      <circle className="sea-top" r={0.9} />
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
        <g className="sea-sail sea-sail-topsail">
          <path
            d={`M0 ${-yard * 0.8}Q${out * 1.7} ${-yard * 0.1} ${out * 0.6} ${yard * 0.95}Q${out * 0.35} ${yard * 0.1} 0 ${-yard * 0.8}Z`}
          />
          {holesOf(look, mast.name, 1).map(({ x, r }, i) => (
            <circle key={i} className="sea-hole" cx={out * 0.55} cy={x * yard * 0.6} r={r} />
          ))}
        </g>
      )}
      <line className="sea-yard" y1={-yard} y2={yard} />
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
  // Under full sails the courses and studding sails stand out beyond the yards; at anchor all is furled.
  const canvas =
    look.struck || look.anchored !== null ? 0 : look.riggingLost >= 0.75 ? 1 : look.fullSail ? 3 : 2;
  const { half } = shape;
  const fore = alongAt(shape, shape.masts[0]!.at);
  return (
    <g className="sea-rig">
      {shape.oars === 0 && (
        <>
          <line className="sea-spar" y1={-half * 0.86} y2={-half - 13} />
          {foreStands && canvas > 0 && (
            <g className="sea-sail sea-sail-jib">
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
              <g className="sea-sail sea-sail-jib">
                <path d={`M0 1Q${trim.lee * 7.5} ${half * 0.2} ${trim.lee * 5.5} ${half * 0.44}L0 2Z`} />
                <line className="sea-yard" x2={trim.lee * 5.8} y1={1} y2={half * 0.46} />
              </g>
            )}
            {fallen ? (
              <FallenMast mast={mast} lee={trim.lee} id={look.id} stump="hx-stump" />
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
