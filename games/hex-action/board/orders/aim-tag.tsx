/** What an aimed broadside comes to, written over the ships: range and the hits to be expected. */
import type { ComponentType, ReactNode } from 'react';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { distance, type Hex } from '../../rules/sea/hex.ts';
import { type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { type Aim, BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { type Box, centreOf, type Point } from '../look/geometry.ts';

export interface Aimed {
  readonly from: Point;
  readonly to: Point;
  readonly words: string;
}

/** Nearer than this there is no room between the hulls: the tag stands behind the target. */
const CLOSE = 150;
const BEHIND = 52;
const WIDE = 104;
const HIGH = 26;

/** As `.hx-upright` in the style sheet has it. */
const uprightAt = (scale: number): number => Math.min(1.7, Math.max(0.5, 1 / scale));

function standsAt({ from, to }: Aimed): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  if (away > CLOSE || away === 0) return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return {
    x: to.x + ((to.x - from.x) / away) * BEHIND,
    y: to.y + ((to.y - from.y) / away) * BEHIND,
  };
}

/** Under the ships: from guns to target, and a ring about it. */
const AimLine = ({ from, to, aim }: Omit<Aimed, 'words'> & { readonly aim: Aim }): ReactNode => (
  <g className="hx-aim">
    <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    <circle cx={to.x} cy={to.y} r={aim === 'hull' ? 26 : 34} className={`hx-aim-${aim}`} />
  </g>
);

/** A hull or a height that stands between the guns and any target. */
export const InTheWay = ({
  at: { x, y },
  words,
}: {
  readonly at: Point;
  readonly words: string;
}): ReactNode => (
  <g className="hx-blocked">
    <title>{words}</title>
    <circle cx={x} cy={y} r={24} />
    <path d={`M${x - 15} ${y + 15}L${x + 15} ${y - 15}`} />
  </g>
);

/** How far a ship's guns have to carry to a hex: from her nearer end. */
export const awayFrom = (ship: Ship, hex: Hex): number =>
  Math.min(distance(ship.bow, hex), distance(sternHex(ship), hex));

/** A number on the chart, upright: a range or a field. */
export const RangeNumber = ({ hex, range }: { readonly hex: Hex; readonly range: number }): ReactNode => {
  const { x, y } = centreOf(hex);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <text className="sea-number hx-range hx-upright" y={5} textAnchor="middle">
        {range}
      </text>
    </g>
  );
};

/** What each broadside is aimed at. */
export interface LaidAim extends Aimed {
  readonly side: Broadside;
  readonly aim: Aim;
}

/** One broadside of a ship on the chart. */
export interface BroadsideOnChart {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly side: Broadside;
}

export interface FieldProps extends Omit<BroadsideOnChart, 'sea'> {
  /** Loaded: what is not is drawn faintly. */
  readonly ready: boolean;
}

/** What an overlay of firing is drawn from, in either Game. */
export interface FireOverlayProps<S extends Sea = Sea, V extends Ship = Ship> {
  readonly sea: S;
  readonly ship: V;
  readonly answer: AnswerTo<'fire'>;
}

interface FiringProps<S extends Sea, V extends Ship> extends Omit<FireOverlayProps<S, V>, 'answer'> {
  readonly aims: readonly LaidAim[];
  /** The field of one broadside, and what is in its way. */
  readonly Field: ComponentType<FieldProps & { readonly ship: V }>;
  readonly Obstacles: ComponentType<BroadsideOnChart & { readonly sea: S; readonly ship: V }>;
}

/** Both broadsides on the chart, from below: their fields, what is in the way, and where they are aimed. */
export const Firing = <S extends Sea, V extends Ship>({
  sea,
  ship,
  aims,
  Field,
  Obstacles,
}: FiringProps<S, V>): ReactNode => (
  <g className="hx-firing">
    {BROADSIDES.map((side) => (
      <Field key={side} ship={ship} side={side} ready={ship.loaded?.[side] === true} />
    ))}
    {BROADSIDES.map((side) => (
      <Obstacles key={side} sea={sea} ship={ship} side={side} />
    ))}
    {aims.map(({ side, aim, from, to }) => (
      <AimLine key={side} from={from} to={to} aim={aim} />
    ))}
  </g>
);

/** What the tags cover on the chart, which no name should. */
export const coveredBy = (aims: readonly Aimed[], scale: number): Box[] =>
  aims.map((aimed) => {
    const { x, y } = standsAt(aimed);
    const [width, height] = [WIDE * uprightAt(scale), HIGH * uprightAt(scale)];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

export const AimTags = ({ aims }: { readonly aims: readonly Aimed[] }): ReactNode => (
  <g className="hx-firing">
    {aims.map((aimed) => {
      const { x, y } = standsAt(aimed);
      return (
        <g key={`${x} ${y} ${aimed.words}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g className="hx-upright hx-aim-tag">
            <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx={13} />
            <text y={5} textAnchor="middle">
              {aimed.words}
            </text>
          </g>
        </g>
      );
    })}
  </g>
);
