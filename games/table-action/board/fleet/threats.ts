/** Who threatens whom as they lie now, and how a ship lies to another: for the overview, and in words for the ear. */
import { quarterAt } from '@weathergage/web/toolkit/at-sea/quarter-words.ts';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { hitsOf } from '../../attention/odds.ts';
import { fights } from '../../rules/aboard/crippled.ts';
import { bearing, distanceBetween } from '../../rules/geometry/point.ts';
import { disposition } from '../../rules/geometry/wind.ts';
import { chancesFrom } from '../../rules/gunnery/gunnery.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { baseOf, shipOf, type Table, type View } from '../../rules/table/state.ts';
import { inchesText } from '../look/chart-units.ts';
import { DISPOSITION_WORDS, nameOf, SAIL_WORDS } from '../look/words.ts';

export interface Threat {
  readonly from: string;
  readonly to: string;
  readonly expected: number;
  readonly rake: boolean;
}

/** Every broadside that bears on an enemy now, the heaviest first. */
export function threatsIn(table: Table): Threat[] {
  return table.ships
    .filter(fights)
    .flatMap((ship) =>
      chancesFrom(table, ship, baseOf(ship)).map((laid) => ({
        from: ship.id,
        to: laid.target,
        expected: hitsOf(laid).expected,
        rake: laid.rake !== null,
      })),
    )
    .sort((a, b) => b.expected - a.expected);
}

/** `bears on Thétis, ≈ 3.1 hits`; nothing where she bears on nobody. */
export function bearsWords(table: Table, threats: readonly Threat[], id: string): string {
  const best = threats.find(({ from }) => from === id);
  if (best === undefined) return '';
  return `${best.rake ? 'rakes' : 'bears on'} ${nameOf(table, best.to)}, ≈ ${FIGURES.tenths(best.expected)} hits`;
}

/** `under the guns of Aigle, could be raked by Achille`. */
export function underWords(table: Table, threats: readonly Threat[], id: string): string {
  const at = threats.filter(({ to }) => to === id);
  const names = (rake: boolean): string =>
    listedWords(at.filter((each) => each.rake === rake).map(({ from }) => nameOf(table, from)));
  const [plain, raked] = [names(false), names(true)];
  return [plain === '' ? '' : `under the guns of ${plain}`, raked === '' ? '' : `could be raked by ${raked}`]
    .filter(Boolean)
    .join(', ');
}

/** The rules count angles in tenths of a degree. */
const TENTHS = 10;

/** Where another lies, seen from a ship: `12.5″ off on the larboard bow`. */
export function lieOf(from: Ship, to: Pick<Ship, 'at'>): string {
  const where = quarterAt((bearing(from.at, to.at) - from.heading) / TENTHS);
  return `${inchesText(distanceBetween(from.at, to.at))} off ${where}`;
}

/** Where the wind comes from, seen from a ship. */
const windOn = (ship: Pick<Ship, 'heading'>, wind: number): string =>
  `the wind ${quarterAt((wind - ship.heading) / TENTHS + 180)}`;

/** The situation of one ship, a sentence each: wind, the nearest enemies, who bears, what threatens. */
export function situationOf(view: View, id: string): readonly string[] {
  const ship = shipOf(view, id);
  const enemies = view.ships
    .filter((other) => fights(other) && other.side !== ship.side)
    .sort((a, b) => distanceBetween(ship.at, a.at) - distanceBetween(ship.at, b.at));
  const threats = threatsIn(view);
  const [bears, under] = [bearsWords(view, threats, id), underWords(view, threats, id)];
  const near = enemies.slice(0, 2).map((enemy) => `${enemy.spec.name} ${lieOf(ship, enemy)}`);
  return [
    `${ship.spec.name}, ${SAIL_WORDS[ship.sail]}, ${DISPOSITION_WORDS[disposition(ship.heading, view.wind)]}, ${windOn(ship, view.wind)}.`,
    near.length === 0 ? 'No enemy is left.' : `${capital(listedWords(near))}.`,
    bears === '' ? 'Her guns bear on nobody.' : `She ${bears}.`,
    under === '' ? 'Nobody threatens her.' : `${capital(under)}.`,
    ship.fires + ship.leaks > 0
      ? `${capital([ship.fires > 0 ? countedWords(ship.fires, 'fire') : '', ship.leaks > 0 ? countedWords(ship.leaks, 'leak') : ''].filter(Boolean).join(' and '))} aboard.`
      : '',
  ].filter(Boolean);
}

/** The rest of her side: who is threatened or bears, and who has still to act. */
export function fleetLines(view: View, id: string): readonly string[] {
  const { side } = shipOf(view, id);
  const threats = threatsIn(view);
  const others = view.ships.filter((ship) => fights(ship) && ship.side === side && ship.id !== id);
  const waiting = others.filter(({ acted }) => !acted).map(({ spec }) => spec.name);
  return [
    ...others.flatMap((ship) => {
      const words = [underWords(view, threats, ship.id), bearsWords(view, threats, ship.id)].filter(Boolean);
      return words.length === 0 ? [] : [`${ship.spec.name}: ${words.join('; ')}.`];
    }),
    ...(waiting.length > 0 ? [`Still to act: ${listedWords(waiting)}.`] : []),
  ];
}
