/** A seat gives up: there are two, so the other wins, by as much as a match can be won by. */
import type { Resolution, Seat } from '@weathergage/kernel';
import type { SeaPower } from './types.ts';
import { privateCopy } from './world/copy.ts';
import type { State } from './world/state.ts';

export function resign(world: State, seat: Seat): Resolution<SeaPower> {
  const copy = privateCopy(world);
  copy.resigned = [...copy.resigned.filter((other) => other !== seat), seat];
  // A chair's side is the one it was made for, also where the bidding turned the commands round.
  const winners = copy.seats.filter((info) => !copy.resigned.includes(info.id)).map((info) => info.side);
  copy.outcome ??= { winners, rule: '8.5', reason: 'resigned', points: { ...copy.points } };
  return {
    state: copy,
    happenings: [
      { truth: { kind: 'resigned', rule: '8.5', seat } },
      { truth: { kind: 'over', rule: '8.5', outcome: copy.outcome } },
    ],
  };
}
