/** The two ships from above, bow up: a cutter under one great mainsail, a brig with two masts of square sails. */
import { holesIn, Sailcloth } from '@weathergage/web/toolkit/at-sea/canvas.tsx';
import { Ensign } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { alongAt, breadthAt, type HullLines, hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { memo, type ReactNode } from 'react';
import type { ShipId } from '../rules/chart.ts';
import type { Point } from '../rules/wind.ts';
import { markOf, type Spot } from './look.ts';

export const HULLS: Readonly<Record<ShipId, HullLines>> = {
  cutter: { half: 18, beam: 6.6, bluff: 0.52 },
  brig: { half: 22, beam: 6.4, bluff: 0.55 },
};

/** The drawings are a little smaller than a square is. */
const SCALE = 1.2;

/** How the yards or the boom are swung: off the keel, by how the wind comes in. */
interface Trim {
  /** 1 if the starboard side is to leeward, -1 if the other. */
  readonly lee: 1 | -1;
  /** Points between bow and wind, 0 to 4. */
  readonly off: number;
}

function trimOf(heading: Point, wind: Point): Trim {
  const from = (wind - heading + 8) % 8;
  return { lee: from < 4 ? -1 : 1, off: Math.min(from, 8 - from) };
}

const Hull = ({ ship, guns }: { readonly ship: ShipId; readonly guns: number }): ReactNode => {
  const lines = HULLS[ship];
  const ports = Array.from({ length: guns }, (_, i) => 0.28 + (i * 0.5) / Math.max(1, guns - 1));
  return (
    <g className="sea-hull">
      <path
        className="sea-gun"
        d={ports
          .flatMap((t) =>
            [1, -1].map((hand) => {
              const x = breadthAt(lines, t) - 1;
              return `M${hand * x} ${alongAt(lines, t) - 0.6}h${hand * 2.6}v1.2h${hand * -2.6}Z`;
            }),
          )
          .join('')}
      />
      <path className="sea-wale" d={hullPath(lines)} />
      <path className="sea-streak" d={hullPath(lines, 1)} stroke={ship === 'brig' ? '#d9a441' : '#8c8f7a'} />
      <path className="sea-deck" d={hullPath(lines, 1.9)} />
      <rect className="sea-waist" x={-1.9} y={lines.half * 0.18} width={3.8} height={5} rx={0.8} />
      <rect className="sea-boat" x={-1.2} y={-lines.half * 0.34} width={2.4} height={6.4} rx={1.2} />
    </g>
  );
};

/** Boom and gaff to leeward, the jib sheeted to the same side. */
function CutterRig({ trim: { lee, off }, hits }: { readonly trim: Trim; readonly hits: number }): ReactNode {
  const swing = lee * (8 + off * 18);
  return (
    <g className="sea-rig">
      <line className="sea-spar" y1={-12} y2={-32} />
      <g className="sea-sail sea-sail-jib">
        <path d={`M0 -31Q${lee * 8} -20 ${lee * 3.4} -6L0 -7Z`} />
        {hits < 2 && <path d={`M0 -22Q${lee * 6.4} -13 ${lee * 2.6} -4L0 -6Z`} />}
      </g>
      <g transform={`translate(0 -5) rotate(${-swing})`}>
        <g className="sea-sail sea-sail-jib">
          <path d={`M0 0Q${lee * 7} 11 ${lee * 1.2} 25L0 24Z`} />
        </g>
        <line className="sea-yard" y1={0} y2={26} />
        {Array.from({ length: hits * 2 }, (_, i) => (
          <circle key={i} className="sea-hole" cx={lee * (1.6 + (i % 2))} cy={7 + i * 4} r={1.1} />
        ))}
      </g>
      {hits === 0 && (
        <g transform={`translate(0 -6) rotate(${lee * Math.min(46, 62 - off * 14)})`}>
          <Sailcloth tier="topsail" half={11} depth={5} holes={[]} />
        </g>
      )}
      <circle className="sea-top" cy={-5} r={1.6} />
    </g>
  );
}

function BrigRig({ trim: { lee, off } }: { readonly trim: Trim }): ReactNode {
  const brace = lee * Math.max(0, 56 - off * 14);
  return (
    <g className="sea-rig">
      <line className="sea-spar" y1={-18} y2={-31} />
      <g className="sea-sail sea-sail-jib">
        <path d={`M0 -30Q${lee * 5.5} -21 ${lee * 2.4} -14L0 -14Z`} />
      </g>
      {[-11, 5].map((y, i) => (
        <g key={y} transform={`translate(0 ${y}) rotate(${brace})`}>
          <Sailcloth tier="course" half={14 + i} depth={6} holes={holesIn('brig', String(i), 0, 0)} />
          <g transform="translate(0 -0.8)">
            <Sailcloth tier="topsail" half={10.5} depth={5} holes={[]} />
          </g>
          <circle className="sea-top" r={1.5} />
        </g>
      ))}
      <g transform={`translate(0 6) rotate(${-lee * (8 + off * 14)})`}>
        <g className="sea-sail sea-sail-jib">
          <path d={`M0 0Q${lee * 5} 8 ${lee} 17L0 16Z`} />
        </g>
        <line className="sea-yard" y1={0} y2={18} />
      </g>
    </g>
  );
}

export interface ShipLook {
  readonly ship: ShipId;
  readonly spot: Spot;
  /** Degrees from the top. */
  readonly angle: number;
  readonly heading: Point;
  readonly wind: Point;
  readonly hits: number;
  readonly underWay: boolean;
}

/** A flag that can be read: upright on the chart, its fly to leeward. */
function Colours({ ship, angle, wind }: Pick<ShipLook, 'ship' | 'angle' | 'wind'>): ReactNode {
  const lines = HULLS[ship];
  const flip = wind >= 1 && wind <= 3 ? -1 : 1;
  const { colour } = markOf(ship === 'brig' ? 'revenue' : 'smuggler');
  return (
    <g transform={`translate(0 ${lines.half * 0.96}) rotate(${-angle}) scale(${flip} 1)`}>
      {ship === 'brig' ? (
        <g transform="translate(0 -5)">
          <Ensign nation="British" height={9} />
        </g>
      ) : (
        <path className="sea-pennant" d="M0 -4L16 0L0 4Z" fill={colour} />
      )}
      <circle className="sea-staff" r={1.2} />
    </g>
  );
}

export const ShipDrawing = memo(function ShipDrawing(look: ShipLook): ReactNode {
  const { ship, spot, angle, heading, wind, hits } = look;
  const lines = HULLS[ship];
  const trim = trimOf(heading, wind);
  const { half, beam } = lines;
  return (
    <g
      className="cb-ship"
      data-testid={`ship-${ship}`}
      transform={`translate(${spot.x} ${spot.y}) rotate(${angle}) scale(${SCALE})`}
    >
      {look.underWay && (
        <path
          className="sea-foam"
          d={`M${beam * 0.7} ${half}q3 12 9 24M${-beam * 0.7} ${half}q-3 12 -9 24M0 ${half + 5}v22M${beam * 0.6} ${-half * 0.9}q5 4 7 11M${-beam * 0.6} ${-half * 0.9}q-5 4 -7 11`}
        />
      )}
      <path className="sea-shadow" d={hullPath(lines)} transform="translate(2 3)" />
      <Hull ship={ship} guns={ship === 'brig' ? 7 : 3} />
      {ship === 'cutter' ? <CutterRig trim={trim} hits={hits} /> : <BrigRig trim={trim} />}
      <Colours ship={ship} angle={angle} wind={wind} />
    </g>
  );
});

/** Only her outline: where she was last seen, or where she would be. */
export const ShipGhost = memo(function ShipGhost({
  ship,
  spot,
  heading,
  how,
}: {
  readonly ship: ShipId;
  readonly spot: Spot;
  readonly heading: Point;
  readonly how: 'seen' | 'ordered';
}): ReactNode {
  return (
    <g
      className={`cb-ghost cb-ghost-${how}`}
      transform={`translate(${spot.x} ${spot.y}) rotate(${heading * 45}) scale(${SCALE})`}
    >
      <path d={hullPath(HULLS[ship])} />
      <path
        d={ship === 'cutter' ? 'M0 -18V-30M0 -5L4 20M-9 -6H9' : 'M0 -22V-30M-14 -11H14M-14 5H14M0 6L3 22'}
      />
    </g>
  );
});
