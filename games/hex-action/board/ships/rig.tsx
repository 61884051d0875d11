/** Masts, yards and sails as seen from the masthead of a tall cloud. */
import { type Holes, holesIn, Sailcloth } from '@weathergage/web/toolkit/at-sea/canvas.tsx';
import { alongAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import {
  Jib,
  Masts,
  mastStands,
  type Reaches,
  type Trim,
  trimFor,
} from '@weathergage/web/toolkit/at-sea/rig.tsx';
import { memo, type ReactNode } from 'react';
import type { ShipLook, ShipPart } from './ship-look.ts';
import type { RiggedMast } from './ship-shape.ts';

/** She runs with the wind in her own direction's sixth, and is aback with it in the opposite one. */
const REACHES: Reaches = { running: 30, aback: 150, taken: { brace: 6, belly: -0.45 } };

const holesOf = (look: ShipLook, mast: string, tier: number): Holes =>
  holesIn(look.id, mast, tier, look.riggingLost * 5);

interface StandingProps {
  readonly mast: RiggedMast;
  readonly look: ShipLook;
  readonly trim: Trim;
  /** Tiers of canvas that are set. */
  readonly sails: number;
}

const TIERS = ['course', 'topsail', 'topgallant'] as const;

function SquareMast({ mast, look, trim, sails }: StandingProps): ReactNode {
  const { yard } = mast;
  const depth = yard * 0.4 * trim.belly;
  const cloth = (tier: 0 | 1 | 2, wide: number, deep: number): ReactNode => (
    <Sailcloth
      tier={TIERS[tier]}
      half={yard * wide}
      depth={depth * deep}
      holes={holesOf(look, mast.name, tier)}
    />
  );
  return (
    <g transform={`rotate(${trim.brace})`}>
      <g className="hx-furled">
        <line className="sea-yard" x1={-yard} x2={yard} y1={1} y2={1} />
        <line className="sea-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
      </g>
      {sails >= 3 && <g className="hx-studding">{cloth(0, 1.3, 1.35)}</g>}
      {sails >= 1 && cloth(1, 0.86, 1)}
      {sails >= 2 && <g transform={`translate(0 ${-depth * 0.12 - 0.8})`}>{cloth(2, 0.58, 0.62)}</g>}
      <circle className="sea-mast" r={2.1} />
      <circle className="sea-top" r={0.9} />
    </g>
  );
}

function LateenMast({ mast, look, trim, sails }: StandingProps): ReactNode {
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
      <circle className="sea-mast" r={1.8} />
    </g>
  );
}

export const Rig = memo(function Rig({ look, shape }: ShipPart): ReactNode {
  const trim = trimFor(look.wind, REACHES);
  const { lee } = trim;
  const { half, masts } = shape;
  const foreStands = mastStands('fore', look.riggingLost) && masts.length > 1;
  // Under full sails the courses and studding sails stand out beyond the yards; at anchor all is furled.
  const canvas =
    look.struck || look.anchored !== null ? 0 : look.riggingLost >= 0.75 ? 1 : look.fullSail ? 3 : 2;
  // Upper sails go one after another before any mast does.
  const sailsOn = (i: number): number => Math.max(0, canvas - (look.riggingLost > 0.2 + 0.14 * i ? 1 : 0));
  const fore = alongAt(shape, masts[0]!.at);
  return (
    <g className="sea-rig">
      {shape.oars === 0 && (
        <>
          <line className="sea-spar" y1={-half * 0.86} y2={-half - 13} />
          {foreStands && canvas > 0 && (
            <g className="sea-sail sea-sail-jib">
              <Jib lines={shape} masts={masts} lee={lee} tack={-half - 12} />
              {look.riggingLost < 0.3 && (
                <path
                  d={`M0 ${-half - 5}Q${lee * 4.5} ${-half * 0.74} ${lee * 1.8} ${fore - 3}L0 ${fore - 2}Z`}
                />
              )}
            </g>
          )}
        </>
      )}
      <Masts
        {...look}
        {...trim}
        lines={shape}
        masts={masts}
        driver={({ rig }, i) => rig === 'square' && sailsOn(i) > 0}
        standing={(mast, i) => {
          const Standing = mast.rig === 'square' ? SquareMast : LateenMast;
          return <Standing mast={mast} look={look} trim={trim} sails={sailsOn(i)} />;
        }}
      />
    </g>
  );
});
