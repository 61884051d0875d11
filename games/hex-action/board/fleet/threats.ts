/** Who threatens whom as they lie now: for the list of the fleet, and in words for the ear. */
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { type Bearing, bearingsNow } from '../../attention/plot-choices.ts';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import { gunsLeft, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { lieOf, windOn } from '../look/lie.ts';
import type { HexDesk } from '../look/types.ts';
import { nameOf, notesOf, SIDE_WORDS } from '../look/words.ts';
import { plightOf } from '../look/words-advanced.ts';

type View = HexDesk['view'];

const fights = (ship: Ship): boolean =>
  ship.presence === 'afloat' && ship.surrender === null && gunsLeft(ship) > 0;

/** Every broadside that bears on an enemy and could hit her, the nearest first. */
export const threatsIn = (sea: Sea): readonly Bearing[] =>
  sea.ships
    .filter(fights)
    .flatMap((ship) => bearingsNow(sea, ship))
    .filter(({ table }) => table !== null)
    .sort((a, b) => a.range - b.range);

/** `bears on Thetis, rakes Aigle`; nothing where she bears on nobody. */
export function bearsWords(threats: readonly Bearing[], id: string): string {
  const mine = threats.filter(({ from }) => from.id === id);
  return listedWords(mine.map(({ to, rake }) => `${rake ? 'rakes' : 'bears on'} ${to.spec.name}`));
}

/** `under the guns of Aigle, could be raked by Achille`. */
export function underWords(threats: readonly Bearing[], id: string): string {
  const at = threats.filter(({ to }) => to.id === id);
  const names = (raking: boolean): string =>
    listedWords([...new Set(at.filter(({ rake }) => rake === raking).map(({ from }) => from.spec.name))]);
  const [plain, raked] = [names(false), names(true)];
  return [plain === '' ? '' : `under the guns of ${plain}`, raked === '' ? '' : `could be raked by ${raked}`]
    .filter(Boolean)
    .join(', ');
}

const gunsWords = (mine: readonly Bearing[]): string =>
  listedWords(
    mine.map(
      ({ side, to, range, rake }) =>
        `her ${SIDE_WORDS[side]} guns ${rake ? 'rake' : 'bear on'} ${to.spec.name} at ${range}`,
    ),
  );

/** More enemies than these nobody keeps in mind. */
const NAMED = 3;

/** The situation of one ship, a sentence each: wind, the nearest enemies, who bears, what threatens. */
export function situationOf(view: View, ship: Ship): readonly string[] {
  const { name } = ship.spec;
  const enemies = view.ships
    .filter((other) => other.presence === 'afloat' && other.surrender === null && other.side !== ship.side)
    .sort((a, b) => rangeBetween(ship, a) - rangeBetween(ship, b));
  const threats = threatsIn(view);
  const under = underWords(threats, ship.id);
  const mine = threats.filter(({ from }) => from.id === ship.id);
  const now = attitude(ship.heading, view.wind);
  const plight = [...notesOf(view, ship), ...plightOf(view, ship)];
  return [
    `${name}, ${windOn(ship, view.wind)}, attitude ${now}: up to ${countedWords(allowancesIn(view, ship)[now], 'hex', 'hexes')} ahead.`,
    enemies.length === 0
      ? 'No enemy is in sight.'
      : `${capital(
          listedWords(enemies.slice(0, NAMED).map((enemy) => `${enemy.spec.name} ${lieOf(ship, enemy)}`)),
        )}.`,
    mine.length === 0 ? 'Her guns bear on nobody.' : `${capital(gunsWords(mine))}.`,
    under === '' ? 'Nobody threatens her.' : `${capital(under)}.`,
    plight.length === 0 ? '' : `${capital(plight.join('; '))}.`,
  ].filter(Boolean);
}

/** More lines than these nobody hears to the end. */
const LINES = 8;

/** The rest of the fleet: who is threatened or bears, the nearest to the guns first, and who has no orders yet. */
export function fleetLines(
  view: View,
  ship: Ship,
  own: ReadonlySet<string>,
  open: readonly string[],
): readonly string[] {
  const threats = threatsIn(view);
  const concerned = [...new Set(threats.flatMap(({ from, to }) => [to.id, from.id]))].filter(
    (id) => own.has(id) && id !== ship.id,
  );
  const lines = concerned.slice(0, LINES).map((id) => {
    const words = [underWords(threats, id), bearsWords(threats, id)].filter(Boolean);
    return `${nameOf(view, id)}: ${words.join('; ')}.`;
  });
  const more = concerned.length - lines.length;
  return [
    ...lines,
    ...(more > 0 ? [`${countedWords(more, 'more ship')} within reach of guns.`] : []),
    ...(open.length > 0 && own.size > 1
      ? [
          `${countedWords(open.length, 'ship')} without orders: ${listedWords(open.map((id) => nameOf(view, id)))}.`,
        ]
      : []),
  ];
}
