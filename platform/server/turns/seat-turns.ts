/** Whom a match waits for, as lists and letters are told of it. */
import { owedAsks } from '@weathergage/kernel';
import type { SeatTurn } from '@weathergage/people';
import type { LiveMatch } from '../match/live-match.ts';
import { chairOf, turnOf } from './table-clock.ts';

/** The seats of people that have something to answer; none before the match has begun and when it is over. */
export function seatTurns(live: LiveMatch): SeatTurn[] {
  const { match, record, clock } = live;
  if (match === null || match.outcome !== null) return [];
  const key = turnOf({ step: match.step, rewound: record.rewound });
  const seats = [...new Set(owedAsks(match).map(({ seat }) => seat))];
  return seats
    .filter((seat) => live.machineAt(seat) === null)
    .map((seat) => {
      const chair = clock && chairOf(clock, seat);
      const isKnown = chair?.turn === key;
      return {
        seat,
        key,
        since: isKnown ? chair.asked : null,
        deadline: isKnown ? chair.until : null,
        missed: chair?.missed ?? 0,
      };
    });
}
