/** A seat gives up. Its ships pass to the next seat of its side; a side with nobody left is beaten. */
import type { Resolution, Seat } from '@weathergage/kernel';
import { judge } from './scenario/victory.ts';
import { privateCopy } from './sea/copy.ts';
import type { State } from './sea/state.ts';
import type { HexTold } from './sea/told.ts';
import type { HexAction } from './types.ts';

export function resign(sea: State, seat: Seat): Resolution<HexAction> {
  const copy = privateCopy(sea);
  const told: HexTold[] = [{ kind: 'resigned', rule: '14.1', seat }];
  copy.resigned = [...copy.resigned.filter((other) => other !== seat), seat];
  const side = copy.seats.find((info) => info.id === seat)!.side;
  const heir = copy.seats.find((info) => info.side === side && !copy.resigned.includes(info.id));
  if (heir !== undefined) for (const ship of copy.ships) if (ship.seat === seat) ship.seat = heir.id;
  copy.outcome ??= judge(copy);
  if (copy.outcome !== null) told.push({ kind: 'over', rule: copy.outcome.rule, outcome: copy.outcome });
  // An heir inherits the load columns of his ships with them: that is news to him.
  return { state: copy, happenings: told.map((truth) => ({ truth, news: true })) };
}
