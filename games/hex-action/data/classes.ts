/** The classes of ship a scenario can name (3.2), with their points for battles of one's own. */
import type { AdvancedSpec, Nation } from '../rules/sea/ship.ts';
import type { Quality } from '../rules/sea/words.ts';
import { otherClasses } from './classes/others.ts';
import type { ClassRow } from './classes/row.ts';
import { westernClasses } from './classes/western.ts';

export interface ShipClass {
  readonly id: string;
  readonly nation: Nation | 'any';
  readonly class: ClassRow[2];
  readonly rated: number;
  readonly turning: number;
  readonly battleSpeed: 3 | 4;
  readonly hull: number;
  readonly crew: readonly number[];
  readonly guns: number;
  readonly carronades: number;
  readonly rigging: readonly number[];
  readonly points: Readonly<Record<Quality, number>>;
  /** What the Advanced Game asks of her beside the log. */
  readonly advanced: AdvancedSpec;
}

const CLASSES: ReadonlyMap<string, ShipClass> = new Map(
  [...westernClasses, ...otherClasses].map(
    ([
      id,
      nation,
      class_,
      rated,
      turning,
      battleSpeed,
      fullSpeed,
      depth,
      hull,
      crew,
      guns,
      carronades,
      rigging,
      points,
      _provenance,
      special,
    ]) => [
      id,
      {
        id,
        nation,
        class: class_,
        rated,
        turning,
        battleSpeed,
        hull,
        crew,
        guns,
        carronades,
        rigging: Array.from({ length: battleSpeed }, () => rigging),
        points: { elite: points[0], crack: points[1], average: points[2], green: points[3], poor: points[4] },
        advanced: {
          fullSpeed,
          depth,
          foreAndAft: special?.foreAndAft ?? false,
          traits: special?.traits ?? [],
          rowSpeed: special?.rowSpeed ?? 0,
          mortars: special?.mortars ?? 0,
        },
      },
    ],
  ),
);

export const classOf = (id: string): ShipClass | undefined => CLASSES.get(id);
export const classIds = (): readonly string[] => [...CLASSES.keys()];
