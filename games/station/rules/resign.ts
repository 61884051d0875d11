/** Giving up a match: the other side has won. */
import type { Resolution, Seat } from '@weathergage/kernel';
import type { Station } from './types.ts';
import { sideOf } from './umpire/phase.ts';
import type { State } from './world/state.ts';
import { otherSide, theatreOf } from './world/theatre.ts';

export function resign(world: State, seat: Seat): Resolution<Station> {
  const side = sideOf(world, seat);
  if (side === null || world.outcome !== null) return { state: world, happenings: [] };
  const outcome = {
    winners: [otherSide(theatreOf(world), side)],
    rule: '12.1',
    reason: 'resigned',
    points: { ...world.prestige },
  };
  return {
    state: { ...world, resigned: [...world.resigned, seat], outcome },
    happenings: [
      { truth: { kind: 'resigned', rule: '12.1', seat } },
      { truth: { kind: 'over', rule: '12.1', outcome } },
    ],
  };
}
