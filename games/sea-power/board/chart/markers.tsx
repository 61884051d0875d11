/** Squadrons, frigates and battles on the chart. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import { areaOf } from '../../data/areas.ts';
import { SIDES, type Side } from '../../data/nations.ts';
import type { AreaId, Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { FLAGS, MARKS } from '../look/side-mark.tsx';
import { squadronName, squadronOfToken, strengthOf } from '../look/words.ts';
import { type Eye, markSize } from './eye.ts';
import { around, type Box } from './labels.ts';
import { project } from './projection.ts';
import type { Standing } from './standing.ts';

/** A ship of the line under sail, seen from her side, in a box 30 by 20 about its middle. */
const HULL = 'M-13 5H13C12.4 8.6 10 10 6.5 10H-8.5C-11 10 -12.6 8 -13 5Z';
const SAILS =
  'M-8.6 -6Q-4 -4.5 -8.6 3.6H-9.6V-6ZM-1 -9Q5 -6 -1 3.6H-2.2V-9ZM6.4 -6.4Q10.6 -4 6.4 3.6H5.4V-6.4ZM9 4L15 -1L10 3.8Z';
/** A frigate: smaller, with two masts in sight. */
const FRIGATE =
  'M-8 2H8C7.6 4.6 6 5.4 4 5.4H-5.4C-7 5.4 -7.7 4 -8 2ZM-4.8 -6Q-1.4 -3.6 -4.8 1.2H-5.6V-6ZM1 -7.6Q5 -4 1 1.2H0.2V-7.6ZM5.4 1.4L9 -2Z';

export interface Names {
  /** What stands on the flag and, of one's own, beside it. */
  readonly label: string;
  readonly name: string | null;
  readonly detail: string | null;
}

export type NameOf = (tokens: readonly Token[]) => Names;

/** By what a side may call squadrons: its own by name and strength, others by their markers. */
export const namesIn =
  (view: View): NameOf =>
  (tokens) => {
    const [token] = tokens;
    const squadron = token === undefined || tokens.length > 1 ? null : squadronOfToken(view, token);
    if (squadron === null) return { label: token ?? '', name: null, detail: null };
    const { ships, rating, empty } = strengthOf(view, squadron);
    return {
      label: token ?? '',
      name: squadronName(squadron.id),
      detail: empty ? 'decoy' : `${ships} · ★${rating}`,
    };
  };

/** Crossed cannon over a burst: a battle is marked here. */
export const BattleMark = ({ size }: { readonly size: number }): ReactNode => (
  <g className="sp-battle" transform={`scale(${size.toFixed(3)})`}>
    <path
      className="sp-burst"
      d="M0 -17L3.8 -9.8L11.6 -13L9.6 -5L17.4 -2.6L10.6 2.4L14.6 9.8L6.4 8.6L4.4 16.6L-0.6 10L-7.4 15.2L-7.6 7L-15.8 7.4L-11 0.6L-17 -5L-8.8 -5.8L-9.4 -14L-2.6 -9.4Z"
    />
    <path className="sp-cannon" d="M-9 7.5L6.4 -7.9L9 -5.3L-6.4 10.1ZM9 7.5L-6.4 -7.9L-9 -5.3L6.4 10.1Z" />
  </g>
);

/** An anchor in a ring: she keeps her station. */
export const StationMark = (): ReactNode => (
  <path className="sp-station" d="M14 -4a5 5 0 1 0 0.1 0M14 -6V6M9 1H19" />
);

/** The flag of a squadron; at sea it flies over a ship. */
export const SquadronMark = ({
  side,
  afloat,
  count = 1,
  label,
}: {
  readonly side: Side;
  readonly afloat: boolean;
  readonly count?: number;
  readonly label: string;
}): ReactNode => (
  <>
    {afloat && (
      <g className="sp-ship">
        <path className="sp-hull" d={HULL} transform="translate(0 4)" />
        <path className="sp-sails" d={SAILS} transform="translate(0 4)" />
        <path className="sp-ripple" d="M-17 15q4 -2.6 8 0t8 0t8 0t8 0" />
      </g>
    )}
    <g transform={afloat ? 'translate(-9 -25)' : 'translate(-14 -9)'}>
      <path className="sp-pole" d={afloat ? 'M0 0V22' : 'M0 -1V23'} />
      {count > 1 && (
        <path
          className="sp-pennon sp-pennon-under"
          d={FLAGS[side]}
          fill={MARKS[side].colour}
          transform="translate(3 3)"
        />
      )}
      <path className="sp-pennon" d={FLAGS[side]} fill={MARKS[side].colour} />
      <text className="sp-token" x={side === 'english' ? 12.5 : 11} y="12.8" textAnchor="middle">
        {count > 1 ? `×${count}` : label}
      </text>
    </g>
  </>
);

function Squadron({
  standing,
  names,
  eye,
  chosen,
}: {
  readonly standing: Standing;
  readonly names: Names;
  readonly eye: Eye;
  readonly chosen: boolean;
}): ReactNode {
  const { side, at, afloat, tokens, moved, onStation, voyages } = standing;
  const size = markSize(eye);
  const written = eye.zoom !== 'far' && names.name !== null && (afloat || eye.open);
  const count = tokens.length;
  return (
    <g
      className="sp-squadron"
      data-side={side}
      data-moved={(moved && !afloat) || undefined}
      data-chosen={chosen || undefined}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}
    >
      {chosen && <circle className="sp-chosen" r="25" cy="-4" />}
      <SquadronMark side={side} afloat={afloat} count={count} label={names.label} />
      {onStation && <StationMark />}
      {voyages > 0 && (
        <text className="sp-voyages" x="20" y="12">
          {'≈'.repeat(voyages)}
        </text>
      )}
      {written && (
        <text
          className="lettering sp-squadron-name"
          x={afloat ? 0 : 22}
          y={afloat ? 29 : 0}
          textAnchor={afloat ? 'middle' : 'start'}
        >
          <tspan>{names.name}</tspan>
          {names.detail !== null && (
            <tspan className="sp-squadron-detail" {...(afloat ? { x: 0, dy: '1.05em' } : { dx: '0.5em' })}>
              {names.detail}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

export const MarkerLayer = memo(function MarkerLayer({
  standings,
  nameOf,
  eye,
  chosen,
}: {
  readonly standings: readonly Standing[];
  readonly nameOf: NameOf;
  readonly eye: Eye;
  readonly chosen: Token | null;
}): ReactNode {
  return (
    <g {...DECOR}>
      {standings.map((standing) => (
        <Squadron
          key={standing.key}
          standing={standing}
          names={nameOf(standing.tokens)}
          eye={eye}
          chosen={chosen !== null && standing.tokens.includes(chosen)}
        />
      ))}
    </g>
  );
});

/** A frigate with the foot of her side: a disc, or a lozenge. */
export const FrigateMark = ({ side }: { readonly side: Side }): ReactNode => (
  <>
    <path d={FRIGATE} fill={MARKS[side].colour} />
    {side === 'english' ? (
      <circle className="sp-frigate-foot" cy="10" r="2.2" fill={MARKS[side].colour} />
    ) : (
      <path className="sp-frigate-foot" d="M0 7.4L2.6 10L0 12.6L-2.6 10Z" fill={MARKS[side].colour} />
    )}
  </>
);

const frigateSize = (eye: Eye): number => markSize(eye) * 0.95;
const frigatesAt = (side: Side, area: AreaId, size: number): Point => {
  const { x, y } = project(areaOf(area).spot);
  return { x: x + (side === 'english' ? -30 : 30) * size, y: y + 3 * size };
};

/** What they take of the sheet, with their number. */
export const frigateBoxes = (frigates: Readonly<Record<Side, readonly AreaId[]>>, eye: Eye): Box[] =>
  SIDES.flatMap((side) =>
    [...new Set(frigates[side])].map((area) => {
      const size = frigateSize(eye);
      const { x, y } = frigatesAt(side, area, size);
      return around(x + 3 * size, y + 3 * size, 24 * size, 22 * size);
    }),
  );

/** Both sides' frigates beneath the open water, so many of them. */
export const FrigateLayer = memo(function FrigateLayer({
  frigates,
  eye,
}: {
  readonly frigates: Readonly<Record<Side, readonly AreaId[]>>;
  readonly eye: Eye;
}): ReactNode {
  const size = frigateSize(eye);
  return (
    <g className="sp-frigates" {...DECOR}>
      {SIDES.flatMap((side) =>
        [...Map.groupBy(frigates[side], (area) => area)].map(([area, here]) => {
          const { x, y } = frigatesAt(side, area, size);
          return (
            <g
              key={`${side}/${area}`}
              className="sp-frigate"
              data-side={side}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}
            >
              <FrigateMark side={side} />
              {here.length > 1 && (
                <text x="9" y="14">
                  ×{here.length}
                </text>
              )}
            </g>
          );
        }),
      )}
    </g>
  );
});

export const BattleLayer = memo(function BattleLayer({
  areas,
  eye,
}: {
  readonly areas: readonly AreaId[];
  readonly eye: Eye;
}): ReactNode {
  return (
    <g {...DECOR}>
      {areas.map((area) => {
        const { x, y } = project(areaOf(area).spot);
        return (
          <g key={area} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <BattleMark size={markSize(eye) * 0.9} />
          </g>
        );
      })}
    </g>
  );
});
