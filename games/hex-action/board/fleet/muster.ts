/** Buying a fleet: which classes a nation can have, what they cost, and names that are not taken yet. */
import { classIds, classOf, type ShipClass } from '../../data/classes.ts';
import { namedShips } from '../../data/ships/index.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { Nation } from '../../rules/sea/ship.ts';
import type { Quality } from '../../rules/sea/words.ts';

/** The largest first; those of no nation come last. */
export const buyable = (nation: Nation): readonly ShipClass[] =>
  classIds()
    .map((id) => classOf(id)!)
    .filter((type) => type.nation === nation || type.nation === 'any')
    .toSorted(
      (a, b) =>
        Number(a.nation === 'any') - Number(b.nation === 'any') || b.points.average - a.points.average,
    );

export const pointsOf = (type: string, quality: Quality): number => classOf(type)?.points[quality] ?? 0;

export const spentOn = (ships: AnswerTo<'muster'>['ships']): number =>
  ships.reduce((sum, { class: type, quality }) => sum + pointsOf(type, quality), 0);

/** A ship of history of that class that is not in the fleet yet; else any of the nation; else a number. */
export function freeName(type: ShipClass, nation: Nation, taken: readonly string[]): string {
  const free = namedShips.filter((ship) => ship.nation === nation && !taken.includes(ship.name));
  const name =
    free.find((ship) => ship.class === type.id)?.name ??
    free.find((ship) => classOf(ship.class)?.class === type.class)?.name;
  return name ?? `No. ${taken.length + 1}`;
}
