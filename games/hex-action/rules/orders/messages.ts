/** Messages between the commanders of one side, in writing, one a ship and turn (31.0). */
import { nationOfCrew } from '../gunnery/gunners.ts';
import type { AskRules, Context } from '../sea/phase.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import type { Sea, State } from '../sea/state.ts';

/** Those who can read it: the chairs of her side, or those that command a crew of the same nation as hers (31.4). */
export function readers(sea: Sea, ship: Ship): string[] {
  const nation = nationOfCrew(sea, ship);
  return sea.seats
    .filter(({ side }) => side === ship.side)
    .map(({ id }) => id)
    .filter(
      (seat) =>
        seat === ship.seat ||
        sea.advanced?.rules.signals === 'fleet' ||
        sea.ships.some((other) => other.seat === seat && nationOfCrew(sea, other) === nation),
    );
}

/** 31.1: whether she can send one: manned, and with somebody in another chair to read it. */
export const canSignal = (sea: Sea, ship: Ship): boolean =>
  (sea.advanced?.rules.signals ?? 'off') !== 'off' &&
  canWork(ship, sea.turn) &&
  readers(sea, ship).some((seat) => seat !== ship.seat);

/** 31.0, 31.1: in writing, with the orders of the turn, to those who can read it alone. */
export function carryMessage(sea: State, ship: Ship, text: string, context: Context): void {
  const truth = { kind: 'message', rule: '31.1', ship: ship.id, text } as const;
  const seats = Object.fromEntries(readers(sea, ship).map((seat) => [seat, truth]));
  context.tell(truth, { shown: { others: null, seats } });
}

export const messageAsk: AskRules<'message'> = {
  choices: () => [{}],
  check: () => null,
};
