/** Ships of one's own: a class for her lines, and a log that departs from it, priced by the point system. */
import type { Draft } from '@weathergage/web/toolkit/workshop.ts';
import { classOf, type ShipClass } from '../../../data/classes.ts';
import { pointsOf } from '../../../data/points.ts';
import { NATIONS, type Nation, type Trait } from '../../../rules/sea/ship.ts';
import { QUALITIES, type Quality } from '../../../rules/sea/words.ts';
import { changed, type ScenarioShip } from './chosen.ts';

type LogChanges = NonNullable<ScenarioShip['log']>;

/** Everything a log may state, filled in. */
export interface FullLog {
  readonly hull: number;
  readonly crew: readonly number[];
  readonly guns: number;
  readonly carronades: number;
  readonly rigging: readonly number[];
  readonly fullSpeed: 5 | 6 | 7;
  readonly depth: number;
  readonly foreAndAft: boolean;
  readonly traits: readonly Trait[];
  readonly rowSpeed: number;
  readonly mortars: number;
  readonly rated: number;
}

/** What a yard of the time could build, in Basic squares; a file may say more. */
export const LIMITS = {
  hull: [1, 26],
  crew: [0, 10],
  guns: [0, 16],
  carronades: [0, 8],
  rigging: [0, 12],
  depth: [1, 30],
  rowSpeed: [0, 6],
  mortars: [0, 2],
  rated: [1, 140],
} as const;

export const FULL_SPEEDS = [5, 6, 7] as const;

export function fullLog(class_: ShipClass, log: LogChanges = {}): FullLog {
  const { hull, crew, guns, carronades, rigging, rated, advanced } = class_;
  return { hull, crew, guns, carronades, rigging, rated, ...advanced, ...log };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the class; undefined where nothing does. */
export function logChanges(class_: ShipClass, log: FullLog): LogChanges | undefined {
  const plain = fullLog(class_);
  const differs = Object.entries(log).filter(([key, value]) => !same(value, plain[key as keyof FullLog]));
  return differs.length === 0 ? undefined : (Object.fromEntries(differs) as LogChanges);
}

/** The log, and the points that go with it: those of her class where the log is her class's. */
export function designed(
  class_: ShipClass,
  log: FullLog,
  quality: Quality,
): { readonly log: LogChanges | undefined; readonly points: number | undefined } {
  const changes = logChanges(class_, log);
  return { log: changes, points: changes === undefined ? undefined : pointsOf(log, quality) };
}

export const shipPoints = (ship: Pick<ScenarioShip, 'class' | 'quality' | 'points'>): number =>
  ship.points ?? classOf(ship.class)?.points[ship.quality] ?? 0;

/** A ship to be put to sea: from the navy list, a class, or a design. */
export interface NewShip {
  readonly name: string;
  readonly class: string;
  readonly nation: Nation;
  readonly quality: Quality;
  readonly log?: LogChanges;
}

/** What of her stands in the scenario, beside where she lies. */
export function entryOf({ name, class: class_, nation, quality, log }: NewShip) {
  const known = classOf(class_);
  const full = known === undefined || log === undefined ? undefined : fullLog(known, log);
  return changed(
    { name, class: class_, quality } as Pick<
      ScenarioShip,
      'name' | 'class' | 'quality' | 'nation' | 'log' | 'points'
    >,
    {
      nation: known?.nation === nation ? undefined : nation,
      ...(known === undefined || full === undefined ? {} : designed(known, full, quality)),
    },
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Designs as drafts keep them; what is of another making is passed over. */
export function keptDesigns(drafts: readonly Draft[]): { readonly id: string; readonly ship: NewShip }[] {
  return drafts.flatMap(({ id, kind, content }) => {
    if (kind !== 'roster' || !isRecord(content)) return [];
    const { name, class: class_, nation, quality } = content;
    const sound =
      typeof name === 'string' &&
      typeof class_ === 'string' &&
      classOf(class_) !== undefined &&
      NATIONS.includes(nation as Nation) &&
      QUALITIES.includes(quality as Quality);
    return sound ? [{ id, ship: content as unknown as NewShip }] : [];
  });
}
