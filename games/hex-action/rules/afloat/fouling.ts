/** Whether colliding ships foul their rigging (8.3.5). */
import type { Dice } from '@weathergage/kernel';
import { entanglementNeeded, FOULING } from '../../data/tables.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { bondOf, type Sea, type State } from '../sea/state.ts';
import { modifier, throwFor } from '../sea/throw.ts';
import type { Modifier, Throw } from '../sea/told.ts';
import type { Quality } from '../sea/words.ts';
import { handlingShows } from './bluff.ts';

const QUALITY_RULE: Readonly<Record<Quality, string>> = {
  crack: '8.3.5.1',
  elite: '8.3.5.2',
  green: '8.3.5.3',
  poor: '8.3.5.4',
  average: '8.3.5',
};
const FAST = 3;
/** 8.3.5.8. In the Basic Game all are under battle sails and never meet it. */
const PER_SHIP_AT_FULL_SAILS = 1;

/** What a collision reads of a ship. */
export interface Colliding extends Pick<Ship, 'quality' | 'side' | 'noted'> {
  readonly advanced?: Pick<AdvancedLog, 'sail'>;
}

/** Not noted to bring her bow into a new hex; a drifting ship is motionless too (defined at 9.1.4.3). */
export const motionless = (ship: Pick<Ship, 'noted'>): boolean => ship.noted.hexes === 0;

export function foulingModifiers(a: Colliding, b: Colliding): Modifier[] {
  const table = FOULING.data;
  const both = [a, b];
  return [
    ...both.flatMap(({ quality }) =>
      modifier(`${quality} crew`, table.quality[quality], QUALITY_RULE[quality]),
    ),
    ...(a.side === b.side ? modifier('friendly ships', table.friendly, '8.3.5.5') : []),
    ...(both.some(motionless) ? modifier('motionless or drifting', table.motionless, '8.3.5.6') : []),
    ...(both.some(({ noted }) => noted.factors >= FAST)
      ? modifier('noted to move 3 or more', table.fast, '8.3.5.7')
      : []),
    ...both.flatMap(({ advanced }) =>
      advanced?.sail === 'full' ? modifier('full sails', PER_SHIP_AT_FULL_SAILS, '8.3.5.8') : [],
    ),
  ];
}

/** 8.3.5.9: twelve on the dice fouls whatever the modifiers. */
export const throwForFouling = (sea: Sea, a: Colliding, b: Colliding, dice: Dice): Throw =>
  throwFor(dice, entanglementNeeded(sea.options), foulingModifiers(a, b), FOULING.data.always);

/** One throw for two ships that have collided. They were not fouled before: bound ships can't run into each other. */
export function collide(sea: State, a: Ship, b: Ship, context: Context): void {
  const thrown = throwForFouling(sea, a, b, context.dice);
  const link = bondOf(a.id, b.id);
  // 8.3.8: noted for both.
  if (thrown.success) sea.fouls = [...sea.fouls, link];
  context.tell({ kind: 'foul', rule: '8.3.5', ...thrown, ships: [link.a, link.b] }, handlingShows(sea, a, b));
}

/** 26.2: who has run into another this turn, whether their rigging came foul or not. */
export function noteCollision(sea: State, ships: readonly string[]): void {
  for (const { id, advanced } of sea.ships) if (advanced && ships.includes(id)) advanced.did.collided = true;
}
