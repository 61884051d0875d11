/** A ship with points given to her or taken off: wear and repair are the same work in two directions. */
import type { ReactNode } from 'react';
import type { War } from '../../data/nations.ts';
import type { ShipId } from '../../rules/world/squadron.ts';
import { shipName } from '../look/words.ts';
import { ShipChip } from './chips.tsx';
import { YARD_WORDS as WORDS } from './display-words.ts';

export function PointSteps({
  ship,
  war,
  damage,
  points,
  most,
  readOnly,
  note,
  onPoints,
}: {
  readonly ship: ShipId;
  readonly war: War;
  /** What she would bear with the points given. */
  readonly damage: number;
  readonly points: number;
  readonly most: number;
  readonly readOnly: boolean;
  readonly note?: ReactNode;
  onPoints(points: number): void;
}): ReactNode {
  return (
    <ShipChip ship={ship} war={war} damage={damage} note={note}>
      <span className="spd-steps" role="group" aria-label={WORDS.pointsFor(shipName(ship))}>
        <button
          type="button"
          aria-label={WORDS.less(shipName(ship))}
          disabled={readOnly || points <= 0}
          onClick={() => onPoints(points - 1)}
        >
          −
        </button>
        <b>{points}</b>
        <button
          type="button"
          aria-label={WORDS.more(shipName(ship))}
          disabled={readOnly || points >= most}
          onClick={() => onPoints(points + 1)}
        >
          +
        </button>
      </span>
    </ShipChip>
  );
}
