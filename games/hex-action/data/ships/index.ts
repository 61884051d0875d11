/** The navy list: ships of history that a designer of battles can call by name. */
import type { Nation } from '../../rules/sea/ship.ts';
import type { Quality } from '../../rules/sea/words.ts';
import { classOf } from '../classes.ts';
import { americansAndSpaniards } from './americans-and-spaniards.ts';
import { britishShips } from './british.ts';
import { frenchShips } from './french.ts';
import { northernNavies } from './northern-navies.ts';
import type { ShipRow } from './row.ts';
import { southernNavies } from './southern-navies.ts';

export interface NamedShip {
  readonly name: string;
  readonly class: string;
  readonly quality: Quality;
  readonly nation: Nation;
}

const named = ([name, class_, quality, nation]: ShipRow): NamedShip => ({
  name,
  class: class_,
  quality,
  // A row without a nation is of a class that has one; the test of the list sees to it.
  nation: nation ?? (classOf(class_)!.nation as Nation),
});

export const namedShips: readonly NamedShip[] = [
  ...britishShips,
  ...frenchShips,
  ...americansAndSpaniards,
  ...northernNavies,
  ...southernNavies,
].map(named);
