/** One ship in a line of battle: her drawing, her name, her beads, her admiral, and what has just befallen her. */
import type { ReactNode } from 'react';
import { ratingOf } from '../../data/leaders.ts';
import type { Nation, Side, War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { Medal, Pips } from '../display/chips.tsx';
import { conditionOf, ShipProfile } from '../look/ship-profile.tsx';
import { leaderName, portName, shipName } from '../look/words.ts';
import { LINE_WORDS as WORDS } from './battle-words.ts';
import type { Mark } from './picture.ts';

interface FigureProps {
  readonly mark: Mark;
  readonly side: Side;
  readonly war: War;
  /** She doubles on the enemy from behind. */
  readonly behind?: boolean;
  readonly firing?: boolean;
  readonly struck?: boolean;
  /** Who takes her, if she is taken. */
  readonly captor?: Nation | undefined;
}

export function ShipFigure({
  mark,
  side,
  war,
  behind = false,
  firing = false,
  struck = false,
  captor,
}: FigureProps): ReactNode {
  const { ship, leader, damage, fate, away } = mark;
  const { guns, defence, attack } = shipOf(ship);
  const condition =
    fate === 'sunk' || fate === 'captured'
      ? fate
      : conditionOf(ship, Math.min(damage, defence), fate === 'disabled');
  const told = away === null ? WORDS.fates[fate] : away === 'lost' ? WORDS.lost : WORDS.away(portName(away));
  return (
    <figure
      className="spb-ship"
      data-side={side}
      data-fate={fate}
      data-away={away !== null || undefined}
      data-behind={behind || undefined}
      data-firing={firing || undefined}
      data-struck={struck || undefined}
      title={WORDS.ship(shipName(ship), guns, attack, defence)}
    >
      <div className="spb-hull">
        <ShipProfile
          ship={ship}
          war={war}
          condition={condition}
          size={64}
          {...(fate === 'captured' && captor !== undefined ? { captor } : {})}
        />
        {firing && <Smoke />}
        {leader !== null && (
          <span className="spb-admiral" title={WORDS.leader(leaderName(leader), ratingOf(leader, war))}>
            <Medal rating={ratingOf(leader, war)} size={22} />
          </span>
        )}
      </div>
      <figcaption>
        <b>{shipName(ship)}</b>
        {leader !== null && <em>{leaderName(leader)}</em>}
        {told === null ? (
          <Pips defence={defence} damage={Math.min(defence, damage)} />
        ) : (
          <span className="spb-fate" data-grave={fate === 'sunk' || fate === 'captured' || undefined}>
            {told}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** A broadside: puffs along the hull, drifting. */
const Smoke = (): ReactNode => (
  <svg className="spb-smoke" viewBox="0 0 100 30" aria-hidden="true" preserveAspectRatio="none">
    {[12, 27, 42, 58, 73].map((x, index) => (
      <g key={x} style={{ animationDelay: `${index * 60}ms` }}>
        <circle className="spb-flash" cx={x} cy="8" r="3" />
        <circle cx={x} cy="14" r="7" />
        <circle cx={x + 5} cy="20" r="5" />
      </g>
    ))}
  </svg>
);
