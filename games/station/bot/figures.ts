/** What is counted of a match for those who weigh scenarios: Orders, Convoys, Battles, Sail lost. */
import type { StationTold } from '../rules/told/index.ts';
import { sidesOf } from '../rules/umpire/phase.ts';
import type { State } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';

export function figures(told: readonly StationTold[], end: State): Record<string, number> {
  const { orders } = theatreOf(end);
  const counts: Record<string, number> = {};
  const add = (what: string, more = 1): void => {
    counts[what] = (counts[what] ?? 0) + more;
  };
  for (const side of sidesOf(end)) {
    for (const what of ['Orders Fulfilled', 'Orders Failed', 'Sail sunk', 'Sail taken'])
      add(`${side} ${what}`, 0);
    add(`${side} Sail sunk`, end.lost[side]?.sunk ?? 0);
    add(`${side} Sail taken`, end.lost[side]?.captured ?? 0);
  }
  for (const one of told) {
    // Rendezvous and Hand-Over are not in the pool and count for nothing.
    if (one.kind === 'order' && one.order !== undefined && orders.has(one.order)) {
      if (one.what === 'fulfilled' || one.what === 'extended') add(`${one.side} Orders Fulfilled`);
      if (one.what === 'failed') add(`${one.side} Orders Failed`);
    } else if (one.kind === 'corsair-toll') add(`${one.side} Orders Failed by corsairs`, one.failed);
    else if (one.kind === 'trade-track') add(`${one.side} Orders Fulfilled by trade`, one.fulfilled);
    else if (one.kind === 'convoy' && one.what === 'arrived') add(`${one.side} Convoys arrived`);
    else if (one.kind === 'convoy' && one.what === 'lost') add(`${one.side} Convoys lost`);
    else if (one.kind === 'convoy-hurt') add(`${one.side} Damage Points of Convoys`, one.dp);
    else if (one.kind === 'victor') add('Battles');
  }
  return counts;
}
