/** A seat gives up. Its ships pass to the next seat of its side; a side with nobody left is beaten. */
import type { Resolution, Seat } from '@weathergage/kernel';
import { resignedOutcome } from './scenario/victory.ts';
import { privateCopy } from './table/copy.ts';
import type { State } from './table/state.ts';
import type { TableTold } from './table/told.ts';
import type { TableAction } from './types.ts';

export function resign(table: State, seat: Seat): Resolution<TableAction> {
  const copy = privateCopy(table);
  const told: TableTold[] = [{ kind: 'resigned', rule: 'turn.phases', seat }];
  copy.resigned = [...copy.resigned.filter((other) => other !== seat), seat];
  const side = copy.seats.find((info) => info.id === seat)?.side;
  const heir = copy.seats.find((info) => info.side === side && !copy.resigned.includes(info.id));
  if (heir !== undefined)
    for (const unit of [...copy.ships, ...copy.batteries]) if (unit.seat === seat) unit.seat = heir.id;
  copy.outcome ??= resignedOutcome(copy);
  if (copy.outcome !== null) told.push({ kind: 'over', rule: copy.outcome.rule, outcome: copy.outcome });
  // An heir inherits the standing orders of his ships with them: that is news to him.
  return { state: copy, happenings: told.map((truth) => ({ truth, news: true })) };
}
