/** Morale: three dice, two successes, at the end of the activation in which a ship was shaken. */
import { MEASURES, REROLLS, TESTS } from '../../data/tables.ts';
import type { Quality } from '../../data/words.ts';
import { distanceBetween, type Point } from '../geometry/point.ts';
import type { Context } from '../table/phase.ts';
import type { Battery, Ship } from '../table/ship.ts';
import type { State, Table } from '../table/state.ts';
import { facesOf, takeTest } from '../table/throw.ts';
import { fights, flagshipOf } from './crippled.ts';
import { strikeColours } from './damage.ts';

/** morale.flagship-12-inches, special.flagship: from centre to centre; she is near enough to herself. */
export function underTheFlag(table: Table, side: string, at: Point): boolean {
  const flagship = flagshipOf(table, side);
  return flagship !== null && distanceBetween(flagship.at, at) <= MEASURES.data.flagshipMorale;
}

/** morale.rerolls. */
export const moraleRerolls = (quality: Quality, flagship: boolean): number =>
  REROLLS.data.quality[quality] + (flagship ? REROLLS.data.flagship : 0);

/** morale.test: whether she stands. Who failed is told; what follows is the caller's to say. */
export function moraleTest(table: State, who: Ship | Battery, rule: string, context: Context): boolean {
  // The flagship heartens ships; a battery is none.
  const flagship = 'spec' in who && underTheFlag(table, who.side, who.at);
  const test = takeTest(
    context.dice,
    TESTS.data.dice,
    moraleRerolls(who.quality, flagship),
    TESTS.data.needed.morale,
  );
  context.tell({ kind: 'morale', rule, ship: who.id, flagship, ...test, dice: facesOf(test) });
  return test.passed;
}

/** morale.when: everybody who was shaken in this activation. */
export function testTheShaken(table: State, context: Context): void {
  for (const ship of table.ships) {
    if (!ship.shaken) continue;
    ship.shaken = false;
    if (fights(ship) && !moraleTest(table, ship, 'morale.test', context))
      strikeColours(ship, 'morale', context);
  }
  for (const battery of table.batteries) {
    if (!battery.shaken) continue;
    battery.shaken = false;
    if (battery.state !== 'fights' || moraleTest(table, battery, 'shore.crew-morale', context)) continue;
    battery.state = 'surrendered';
    context.tell({ kind: 'surrendered', rule: 'shore.surrendered', ship: battery.id, why: 'morale' });
  }
}
