/** What a captain fires at in an imagined duel, and when he keeps his first broadside: as `gunner.ts` has it. */
import { RANGES } from '../../data/tables.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Aim } from '../../rules/sea/words.ts';
import { FIRST_BROADSIDE, surenessAt } from '../gunner.ts';
import { DEFEAT, worthOf } from '../worth.ts';
import { type Gunner, gunsIn, type Shot, tableOf } from './broadsides.ts';
import { type Duel, type End, isBound, squaresIn } from './logs.ts';

/** As much of her as decides what hits are worth. */
function asHit({ ships, logs }: Duel, end: End): Ship {
  const [ship, log] = [ships[end], logs[end]];
  const sections = ship.sections.map((section, i) => ({ ...section, left: log.men[i]! }));
  const { hull, guns, carronades, rigging } = log;
  return { ...ship, hull, guns, carronades, rigging, sections };
}

function meanWorth(target: Ship, table: number | null, aim: Aim): number {
  if (table === null) return 0;
  const faces = facesOf(table, aim);
  let sum = 0;
  for (const hits of faces) sum += worthOf(target, hits);
  return sum / faces.length;
}

export const captainsGunner: Gunner = (duel, end, shot) => {
  const { side, range, rake } = shot;
  const other = end === 0 ? 1 : 0;
  const foe = duel.logs[other];
  const target = asHit(duel, other);
  const table = tableOf(duel, end, side, range, rake);
  const gunless = gunsIn(foe) === 0 && range === 1 ? DEFEAT : 0;
  const bonus = squaresIn(foe.rigging) === 0 && rake ? DEFEAT : gunless;
  let aim: Aim = 'hull';
  let worth = -1;
  if (range < RANGES.data.riggingOnly) worth = meanWorth(target, table, 'hull') + bonus;
  if (range >= RANGES.data.riggingOnly || !isBound(duel)) {
    const atRigging = isBound(duel) ? 0 : meanWorth(target, table, 'rigging') + gunless;
    if (atRigging > worth) [worth, aim] = [atRigging, 'rigging'];
  }
  return worth > keeping(duel, end, shot, target) ? aim : null;
};

/** What a first broadside is worth that is kept for close quarters. */
function keeping(duel: Duel, end: End, { side, range }: Shot, target: Ship): number {
  const log = duel.logs[end];
  const sure = surenessAt(duel.turn);
  if (!log.first[side] || range < FIRST_BROADSIDE.waitedFrom || sure === 0) return 0;
  const first = tableOf(duel, end, side, FIRST_BROADSIDE.meantFor, false);
  log.first[side] = false;
  const later = tableOf(duel, end, side, FIRST_BROADSIDE.meantFor, false);
  log.first[side] = true;
  return sure * (meanWorth(target, first, 'hull') - meanWorth(target, later, 'hull'));
}
