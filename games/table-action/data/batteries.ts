/** Shore batteries. The forts are public history; their guns, points and crews are set for this game. */

import { crippledAt } from '../rules/aboard/crippled.ts';
import { type Broadside, broadsideDice, fortCrippledAt, splitDice } from './derive.ts';
import type { Nation, Quality } from './words.ts';

type BatteryRow = readonly [
  id: string,
  name: string,
  nation: Nation,
  guns: number,
  largeGuns: number,
  fort: number,
  crew: number,
  quality: Quality,
];

const ROWS: readonly BatteryRow[] = [
  ['bat-isla-verde', 'Isla Verde, Algeciras', 'Spanish', 7, 7, 40, 20, 'average'],
  ['bat-aiguillette', "L'Éguillette, Toulon", 'French', 12, 12, 60, 30, 'average'],
  ['bat-san-cristobal', 'San Cristóbal, Santa Cruz de Tenerife', 'Spanish', 10, 10, 80, 30, 'good'],
  ['bat-san-sebastian', 'San Sebastián, Cádiz', 'Spanish', 24, 18, 120, 50, 'average'],
  ['bat-fort-royal', 'Fort Royal, Martinique', 'French', 36, 20, 160, 60, 'average'],
  ['bat-kings-bastion', "King's Bastion, Gibraltar", 'British', 26, 20, 160, 60, 'good'],
  ['bat-santiago', 'Santiago battery, Algeciras', 'Spanish', 5, 5, 40, 20, 'average'],
  ['bat-trekroner', 'Trekroner, Copenhagen', 'Danish', 34, 30, 160, 60, 'good'],
  ['bat-aboukir', 'Aboukir islet battery', 'French', 6, 2, 30, 20, 'poor'],
];

/** The dice of so many guns, some of them large. */
export const batteryBroadside = (guns: number, largeGuns: number): Broadside =>
  splitDice(broadsideDice(guns), guns, largeGuns);

export const sameDice = (a: Broadside, b: Broadside): boolean =>
  a.large.every((dice, range) => dice === b.large[range] && a.regular[range] === b.regular[range]);

/** How many of its guns are large, by its dice: of the numbers that give them the one nearest to the share of large dice. */
export function largeGunsOf(guns: number, { large, regular }: Broadside): number {
  const share = Math.round((guns * large[0]) / Math.max(1, large[0] + regular[0]));
  const fits = (count: number): boolean => sameDice(batteryBroadside(guns, count), { large, regular });
  const all = Array.from({ length: guns + 1 }, (_, count) => count).filter(fits);
  return all.toSorted((a, b) => Math.abs(a - share) - Math.abs(b - share))[0] ?? share;
}

export interface ShoreBattery {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly quality: Quality;
  readonly guns: number;
  readonly largeGuns: number;
  readonly broadside: Broadside;
  readonly fort: number;
  readonly crew: number;
  /** Points left at which the fort, or its crew, is crippled. */
  readonly crippledAt: { readonly fort: number; readonly crew: number };
}

const built = ([id, name, nation, guns, largeGuns, fort, crew, quality]: BatteryRow): ShoreBattery => ({
  id,
  name,
  nation,
  quality,
  guns,
  largeGuns,
  broadside: batteryBroadside(guns, largeGuns),
  fort,
  crew,
  crippledAt: { fort: fortCrippledAt(fort), crew: crippledAt(crew) },
});

export const shoreBatteries: readonly ShoreBattery[] = ROWS.map(built);

/** What a battery of one's own is built on from. */
export const plainBattery = (nation: Nation): ShoreBattery =>
  built(['battery', 'Battery', nation, 12, 12, 60, 30, 'average']);

const byId = new Map(shoreBatteries.map((battery) => [battery.id, battery]));

export function shoreBattery(id: string): ShoreBattery {
  const battery = byId.get(id);
  if (battery === undefined) throw new RangeError(`no shore battery is called ${id}`);
  return battery;
}
