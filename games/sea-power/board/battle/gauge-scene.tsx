/** The weather gauge as a scene: the wind, two fleets, and who comes to lie to windward. */
import { Die } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { type Nation, SIDES, type Side, type War } from '../../data/nations.ts';
import { SHIPS } from '../../data/ships.ts';
import { otherSide } from '../../rules/world/war.ts';
import { ProfileMark } from '../look/ship-profile.tsx';
import { SIDE_NAMES } from '../look/words.ts';
import { SCENE_WORDS as WORDS } from './battle-words.ts';

/** A fleet far off is a row of ships whose names one can't read yet. */
const FAR: Readonly<Record<Side, Nation>> = { english: 'England', european: 'France' };
const shipFor = (side: Side): string =>
  SHIPS.find(({ nation, guns }) => nation === FAR[side] && guns === 74)!.id;

export function GaugeScene({
  winner,
  throws,
  war,
}: {
  readonly winner: Side;
  readonly throws: readonly Readonly<Record<Side, number>>[];
  readonly war: War;
}): ReactNode {
  const last = throws.at(-1);
  return (
    <div className="spb-gauge">
      <svg viewBox="0 0 640 250" role="img" aria-label={WORDS.windward(winner)}>
        <g className="spb-wind">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((streak) => (
            <path
              key={streak}
              d={`M${40 + streak * 78} ${-20 + (streak % 3) * 26}q14 60 -6 110t10 120`}
              style={{ animationDelay: `${(streak % 4) * 260}ms` }}
            />
          ))}
        </g>
        <text x="600" y="30" className="spb-wind-word" textAnchor="end">
          {WORDS.wind}
        </text>
        <path className="spb-wind-arrow" d="M612 14V54M604 44L612 56L620 44" />
        <Fleet side={winner} war={war} y={64} scale={0.92} windward />
        <Fleet side={otherSide(winner)} war={war} y={196} scale={1.12} windward={false} />
      </svg>
      <div className="spb-gauge-dice">
        {SIDES.map((side) => (
          <p key={side} data-winner={side === winner || undefined}>
            <b>{SIDE_NAMES[side]}</b>
            {last !== undefined && <Die face={last[side]} size={34} />}
            <span>{WORDS.bonus(side)}</span>
          </p>
        ))}
        {throws.length > 1 && <p className="spb-again">{WORDS.tied(throws.length - 1)}</p>}
      </div>
    </div>
  );
}

function Fleet({
  side,
  war,
  y,
  scale,
  windward,
}: {
  readonly side: Side;
  readonly war: War;
  readonly y: number;
  readonly scale: number;
  readonly windward: boolean;
}): ReactNode {
  const ship = shipFor(side);
  return (
    <g className="spb-fleet" data-windward={windward || undefined}>
      {[0, 1, 2, 3, 4].map((place) => (
        <g
          key={place}
          transform={`translate(${70 + place * 96 + (windward ? 30 : 0)} ${y - place * (windward ? 3 : -2)}) scale(${scale * 0.8})`}
        >
          <g transform="translate(-50 -52)">
            <ProfileMark ship={ship} war={war} />
          </g>
        </g>
      ))}
    </g>
  );
}
