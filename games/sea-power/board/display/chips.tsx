/** The counters of the display: a ship of the line as a small broadside with her numbers, a leader as a medallion. */
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { ratingOf } from '../../data/leaders.ts';
import type { War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { LeaderId, ShipId } from '../../rules/world/squadron.ts';
import { conditionOf, ShipProfile } from '../look/ship-profile.tsx';
import { leaderName, shipName } from '../look/words.ts';
import './chips.css';
import { CHIP_WORDS as WORDS } from './display-words.ts';

/** Defence as a row of beads, those shot away filled. */
export const Pips = ({
  defence,
  damage,
}: {
  readonly defence: number;
  readonly damage: number;
}): ReactNode => (
  <span className="spd-pips" role="img" aria-label={WORDS.damage(damage, defence)}>
    {Array.from({ length: defence }, (_, pip) => (
      <i key={pip} data-lost={pip < damage || undefined} />
    ))}
  </span>
);

/** What a chip can be asked to do; a chip without hands only shows. */
export interface Hands {
  readonly chosen: ReadonlySet<string>;
  readonly lifted: boolean;
  onPress(item: string, how: { readonly many: boolean; readonly range: boolean }): void;
  onGrab(item: string, event: PointerEvent<HTMLElement>): void;
  onKey(item: string, event: KeyboardEvent<HTMLElement>): void;
}

interface ShipChipProps {
  readonly ship: ShipId;
  readonly war: War;
  readonly damage: number;
  /** Her place in the line. */
  readonly place?: number;
  readonly fresh?: boolean;
  readonly note?: ReactNode;
  readonly hands?: Hands | undefined;
  readonly children?: ReactNode;
}

function ShipFace({
  ship,
  war,
  damage,
  place,
  fresh,
  note,
}: Omit<ShipChipProps, 'hands' | 'children'>): ReactNode {
  const { guns, attack, defence } = shipOf(ship);
  return (
    <>
      {place !== undefined && (
        <span className="spd-place">
          {place}
          <span className="visually-hidden">{WORDS.inLine}</span>
        </span>
      )}
      <ShipProfile ship={ship} war={war} condition={conditionOf(ship, damage)} size={34} />
      <span className="spd-chip-words">
        <span className="spd-chip-name">
          {shipName(ship)}
          {fresh && <em className="spd-fresh">{WORDS.fresh}</em>}
        </span>
        <span className="spd-sums">
          <b>{guns}</b>
          <span className="visually-hidden">{WORDS.sums}</span>
          <span title={WORDS.sumsShort}>
            {attack}/{defence}
          </span>
          <Pips defence={defence} damage={damage} />
          {note}
        </span>
      </span>
    </>
  );
}

export function ShipChip(props: ShipChipProps): ReactNode {
  const { ship, hands, children } = props;
  if (hands === undefined)
    return (
      <div className="spd-chip" data-ship={ship}>
        <span className="spd-chip-face">
          <ShipFace {...props} />
        </span>
        {children}
      </div>
    );
  return (
    <div
      className="spd-chip"
      data-ship={ship}
      data-chosen={hands.chosen.has(ship) || undefined}
      data-lifted={(hands.chosen.has(ship) && hands.lifted) || undefined}
    >
      <button
        type="button"
        className="spd-chip-face spd-grab"
        data-item={ship}
        aria-pressed={hands.chosen.has(ship)}
        onClick={(event) =>
          hands.onPress(ship, { many: event.ctrlKey || event.metaKey, range: event.shiftKey })
        }
        onPointerDown={(event) => hands.onGrab(ship, event)}
        onKeyDown={(event) => hands.onKey(ship, event)}
      >
        <ShipFace {...props} />
      </button>
      {children}
    </div>
  );
}

const MEDAL = 'M12 1.6A9.4 10.4 0 1 1 11.99 1.6Z';

/** The medallion itself: the rating in a wreath. */
export const Medal = ({
  rating,
  size = 26,
}: {
  readonly rating: number;
  readonly size?: number;
}): ReactNode => (
  <svg className="spd-medal" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path className="spd-medal-body" d={MEDAL} />
    <path
      className="spd-medal-wreath"
      d="M7 18.2C4 15.5 3.6 10.4 5.6 7M17 18.2c3-2.7 3.4-7.8 1.4-11.2M5 10.5l-1.4-1M5 13.6l-1.8-.2M6 16.4l-1.6.5M19 10.5l1.4-1M19 13.6l1.8-.2M18 16.4l1.6.5"
    />
    <text x="12" y="16" textAnchor="middle">
      {rating}
    </text>
  </svg>
);

interface LeaderChipProps {
  readonly leader: LeaderId;
  readonly war: War;
  readonly senior?: boolean;
  readonly hands?: Hands | undefined;
}

export function LeaderChip({ leader, war, senior = false, hands }: LeaderChipProps): ReactNode {
  const rating = ratingOf(leader, war);
  const face = (
    <>
      <Medal rating={rating} />
      <span>{leaderName(leader)}</span>
    </>
  );
  if (hands === undefined)
    return (
      <span className="spd-leader" data-senior={senior || undefined}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className="spd-leader spd-grab"
      data-item={leader}
      data-senior={senior || undefined}
      data-chosen={hands.chosen.has(leader) || undefined}
      data-lifted={(hands.chosen.has(leader) && hands.lifted) || undefined}
      aria-pressed={hands.chosen.has(leader)}
      aria-label={WORDS.leader(leaderName(leader), rating, senior)}
      onClick={(event) =>
        hands.onPress(leader, { many: event.ctrlKey || event.metaKey, range: event.shiftKey })
      }
      onPointerDown={(event) => hands.onGrab(leader, event)}
      onKeyDown={(event) => hands.onKey(leader, event)}
    >
      <span className="spd-face" aria-hidden="true">
        {face}
      </span>
    </button>
  );
}
