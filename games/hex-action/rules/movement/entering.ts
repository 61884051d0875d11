/** Ships that come onto the sea this turn (7.2.8, 8.1.2). */
import type { Action } from '../sailing/plot-notation.ts';
import { hexKey, type Position } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { hexesOf } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { layOut } from './collision.ts';
import { entersHex } from './entered-hex.ts';

/** What entering changes of the movement under way. */
interface Arrivals {
  readonly steps: Record<string, string>;
  readonly ways: Record<string, Position[]>;
  readonly from: Readonly<Record<string, Position>>;
  readonly stopped: Set<string>;
}

/**
 * 8.1.2: entering is a ship's first step. She waits a turn, without a collision, if any ship lies in a hex she needs
 * when the phase begins, or would come into it with her own first step; of two that need the same hex the first named
 * has it.
 */
export function enterShips(sea: State, { steps, ways, from, stopped }: Arrivals, context: Context): void {
  const coming = sea.ships.filter((ship) => ship.presence === 'due' && (steps[ship.id] ?? '') !== '');
  if (coming.length === 0) return;
  const { holders, entrants } = layOut(sea, (ship) => steps[ship.id]?.[0] as Action | undefined);
  const taken = new Set([...holders.keys(), ...entrants.keys()]);
  for (const ship of coming) {
    const at = { bow: ship.bow, heading: ship.heading };
    const needed = hexesOf(ship).map(hexKey);
    if (needed.some((key) => taken.has(key))) {
      steps[ship.id] = '';
      context.tell({ kind: 'waits', rule: '8.1.2', ship: ship.id, at });
      continue;
    }
    for (const key of needed) taken.add(key);
    ship.presence = 'afloat';
    ways[ship.id] = [at];
    context.tell({ kind: 'entered', rule: '8.1.2', ship: ship.id, at });
    // 38.0: the first hex may be shoal, or have a boom across it, like any other.
    if (sea.advanced && entersHex(sea, ship, from[ship.id]!, context)) stopped.add(ship.id);
  }
}
