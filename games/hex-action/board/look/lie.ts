/** How ships lie to each other and to the wind, in the words of a look-out. */
import { quarterAt } from '@weathergage/web/toolkit/at-sea/quarter-words.ts';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { angleOf, middleOf } from './geometry.ts';

/** Where another lies, seen from a ship: `5 hexes off on the larboard bow`. */
export function lieOf(from: Ship, to: Ship): string {
  const [here, there] = [middleOf(from), middleOf(to)];
  const bearing = (Math.atan2(there.x - here.x, here.y - there.y) * 180) / Math.PI;
  const range = rangeBetween(from, to);
  const far = range <= 1 ? 'close' : `${countedWords(range, 'hex', 'hexes')} off`;
  return `${far} ${quarterAt(bearing - angleOf(from.heading))}`;
}

/** Where the wind comes from, seen from a ship; the number on the rose is where it blows to. */
export const windOn = ({ heading }: Pick<Ship, 'heading'>, wind: Direction): string =>
  `the wind ${quarterAt(angleOf(wind) + 180 - angleOf(heading))}`;
