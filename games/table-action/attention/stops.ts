/** What makes a ship's captain, or an admiral, look up from orders that are being carried out. */
import type { Carrying, Halt } from '@weathergage/kernel';
import { fights } from '../rules/aboard/crippled.ts';
import { distanceBetween } from '../rules/geometry/point.ts';
import { chancesFrom } from '../rules/gunnery/gunnery.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, type View } from '../rules/table/state.ts';
import type { TableTold } from '../rules/table/told.ts';
import type { TableAction } from '../rules/types.ts';
import { CRITICAL_WORDS, inchesText, nameOf } from './names.ts';
import { projectMove } from './project.ts';

export const STOPS = ['damage', 'range', 'rake', 'collision', 'turn'] as const;
export type Stop = (typeof STOPS)[number];

/** Within effective range. */
const NEAR = 32_000;

const isOwn = (view: View, id: string): boolean =>
  view.ships.some((ship) => ship.id === id && ship.seat === view.seat);

/** What happened to the seat's own ships that nobody could foresee, in a sentence; the gravest first. */
export function mishapIn(view: View, told: readonly TableTold[]): string | null {
  const name = (id: string): string => nameOf(view, id);
  const grave: string[] = [];
  const light: string[] = [];
  for (const each of told) {
    switch (each.kind) {
      case 'sunk':
      case 'exploded':
        if (isOwn(view, each.ship)) grave.push(`${name(each.ship)} is lost.`);
        break;
      case 'struck':
        if (isOwn(view, each.ship)) grave.push(`${name(each.ship)} has struck.`);
        break;
      case 'aground':
        if (isOwn(view, each.ship)) grave.push(`${name(each.ship)} has run aground.`);
        break;
      case 'demasted':
        if (isOwn(view, each.ship)) grave.push(`${name(each.ship)} is demasted.`);
        break;
      case 'critical':
        if (isOwn(view, each.ship)) grave.push(`${name(each.ship)}: ${CRITICAL_WORDS[each.critical]}.`);
        break;
      case 'collision':
        if (isOwn(view, each.ship) || isOwn(view, each.with))
          grave.push(`${name(each.ship)} ran into ${name(each.with)}.`);
        break;
      case 'aback':
        if (isOwn(view, each.ship)) light.push(`${name(each.ship)} was taken aback.`);
        break;
      case 'fire':
        if (isOwn(view, each.target) && each.how !== 'broadside')
          light.push(`${name(each.ship)} fired on ${name(each.target)}.`);
        break;
      default:
    }
  }
  return grave[0] ?? light[0] ?? null;
}

const own = (view: View): Ship[] => view.ships.filter((ship) => fights(ship) && ship.seat === view.seat);
const enemies = (view: View): Ship[] => view.ships.filter((ship) => fights(ship) && ship.side !== view.side);

/** Something that may last: it stops nobody a second time. */
interface Plight {
  readonly key: string;
  readonly words: string;
  readonly at: string;
}

/** Enemies near any of the seat's ships, each with the ship she is nearest to. */
function nearby(view: View): Plight[] {
  return enemies(view).flatMap((enemy) => {
    const [near] = own(view)
      .map((ship) => ({ ship, away: distanceBetween(ship.at, enemy.at) }))
      .sort((a, b) => a.away - b.away);
    return near === undefined || near.away > NEAR
      ? []
      : [
          {
            key: `range ${enemy.id}`,
            words: `${enemy.spec.name} is ${inchesText(near.away)} from ${near.ship.spec.name}`,
            at: enemy.id,
          },
        ];
  });
}

/** Enemies whose loaded broadside lies across the bow or the stern of one of ours, as they lie now. */
const rakes = (view: View): Plight[] =>
  enemies(view).flatMap((enemy) =>
    chancesFrom(view, enemy, baseOf(enemy)).flatMap(({ target, rake }) =>
      rake === null || !isOwn(view, target)
        ? []
        : [
            {
              key: `rake ${enemy.id} ${target}`,
              words: `${enemy.spec.name} could rake ${nameOf(view, target)}`,
              at: enemy.id,
            },
          ],
    ),
  );

/** What ships that are still to act would run into on their course as it is, once those of ours before them have sailed. */
const troubles = (view: View): Plight[] =>
  own(view).flatMap((ship) => {
    if (ship.acted) return [];
    const others = view.ships.filter(
      (each) => each.id === ship.id || each.seat !== view.seat || each.acted || !fights(each),
    );
    const { meeting } = projectMove({ ...view, ships: others }, ship, { legs: [] });
    return meeting === null
      ? []
      : [
          {
            key: `ahead ${ship.id}`,
            words: `${ship.spec.name}: ${meeting.words.replace(/\.$/, '')}`,
            at: ship.id,
          },
        ];
  });

const LASTING: Partial<Record<Stop, (view: View) => Plight[]>> = {
  range: nearby,
  rake: rakes,
  collision: troubles,
};

/** Why carrying on from turn to turn stops here; null if nothing that was ticked has come about. */
export function stopFor(
  { since, now, told }: Pick<Carrying<TableAction>, 'since' | 'now' | 'told'>,
  ticked: ReadonlySet<string>,
): Halt | null {
  const hit = ticked.has('damage')
    ? told.find((each) => each.kind === 'damage' && isOwn(now, each.ship))
    : undefined;
  if (hit?.kind === 'damage')
    return {
      stop: 'damage',
      words: `${nameOf(now, hit.ship)} was hit: ${hit.area} −${hit.by}`,
      at: hit.ship,
    };
  for (const stop of STOPS) {
    const find = ticked.has(stop) ? LASTING[stop] : undefined;
    if (find === undefined) continue;
    // What was known when it was said stops nobody.
    const known = new Set(find(since).map(({ key }) => key));
    const fresh = find(now).find(({ key }) => !known.has(key));
    if (fresh !== undefined) return { stop, words: fresh.words, at: fresh.at };
  }
  return ticked.has('turn') && now.turn > since.turn
    ? { stop: 'turn', words: `Turn ${now.turn} has begun`, at: null }
    : null;
}
