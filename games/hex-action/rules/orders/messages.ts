/** Messages between the commanders of one side, in writing, one a ship and turn (31.0). */
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';

/** Those who can read it: the chairs of her side, or those that command a ship of her nation (31.4). */
export function readers(sea: State, ship: Ship): string[] {
  return sea.seats
    .filter(({ side }) => side === ship.side)
    .map(({ id }) => id)
    .filter(
      (seat) =>
        seat === ship.seat ||
        sea.advanced?.rules.signals === 'fleet' ||
        sea.ships.some((other) => other.seat === seat && other.spec.nation === ship.spec.nation),
    );
}

/** 31.0, 31.1: in writing, with the orders of the turn, to those who can read it alone. */
export function carryMessage(sea: State, ship: Ship, text: string, context: Context): void {
  const truth = { kind: 'message', rule: '31.1', ship: ship.id, text } as const;
  const seats = Object.fromEntries(readers(sea, ship).map((seat) => [seat, truth]));
  context.tell(truth, { shown: { others: null, seats } });
}
