/** The ways down: from every war to every board, and the others, a file each in `ways`. A new one is a file and its name here. */
import type { Engagement } from '@weathergage/kernel';
import { hexBoard } from './hex-board.ts';
import { seaPowerWar } from './sea-power-war.ts';
import { stationWar } from './station-war.ts';
import { tableBoard } from './table-board.ts';
import type { Way } from './way.ts';
import { wayBetween } from './way-between.ts';
import { seaPowerToStation } from './ways/sea-power-to-station.ts';

export const WAYS: readonly Way[] = [
  wayBetween(stationWar, hexBoard),
  wayBetween(stationWar, tableBoard),
  wayBetween(seaPowerWar, hexBoard),
  wayBetween(seaPowerWar, tableBoard),
  seaPowerToStation,
];

export function wayFor(parent: string, { way }: Pick<Engagement, 'way'>): Way {
  const found = WAYS.find((one) => one.parent === parent && one.id === way);
  if (found === undefined) throw new Error(`there is no way from ${parent} to ${way}`);
  return found;
}
