/** A ship blows up, and what that does to those beside her (24.3.2.3, 24.3.2.3.1). */
import { DESTROYED_HULL } from '../../data/criticals.ts';
import { FULL_SAIL_HITS } from '../../data/tables-advanced.ts';
import { perish } from '../afloat/leaving.ts';
import { isDoomed } from '../afloat/sinking.ts';
import { advancedFaces, advancedRow, showsFullSail } from '../bearing/hit-row.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { adjacent, type Ship } from '../sea/ship.ts';
import type { Hits } from '../sea/told.ts';
import { blowFrom, markBlows } from './advanced-damage.ts';
import { checkFire } from './fires.ts';
import { noteCritical } from './note-critical.ts';

const EXPLODES = '24.3.2.3';
const BLAST = '24.3.2.3.1';

/** 24.3.2.3.1: twice the one-hex rake of the broadside she left harbour with, carronades and all; Table 10 at most. */
export function blastTable({ spec }: Ship): number {
  const squares = Math.max(spec.guns.L + spec.carronades.L, spec.guns.R + spec.carronades.R);
  const { times, highest } = DESTROYED_HULL.data.blast;
  return Math.min(highest, advancedRow(squares).rakeByRange[0]! * times);
}

/** 24.3.2.3: she is gone. 24.3.2.3.1: each ship beside her throws by herself. An explosion vessel has a table of her own. */
export function explode(
  sea: AdvancedState,
  ship: AdvancedShip,
  context: Context,
  table: number = blastTable(ship),
): void {
  perish(sea, ship, 'exploded', EXPLODES, context);
  for (const other of sea.ships)
    if (other.presence === 'afloat' && adjacent(ship, other) && !isDoomed(other))
      blast(sea, ship, other, table, context);
}

/** On the rigging line, worse for full sails (20.1.3). */
function hitsOnRigging(sea: AdvancedState, on: Ship, table: number, die: number): Hits {
  const hits = advancedFaces(table, 'rigging')[die - 1]!;
  if (!showsFullSail(sea, on)) return hits;
  return { ...hits, R: hits.R + FULL_SAIL_HITS.data[sea.advanced.rules.tables.fullSailHits](hits.R) };
}

function blast(
  sea: AdvancedState,
  from: AdvancedShip,
  on: AdvancedShip,
  table: number,
  context: Context,
): void {
  const die = context.dice.d6();
  const hits = hitsOnRigging(sea, on, table, die);
  context.tell({ kind: 'blast', rule: BLAST, dice: [die], ship: from.id, on: on.id, table, hits });
  const blow = blowFrom(from, undefined, on, hits);
  markBlows(sea, on, [blow], context);
  const shot = { aim: 'rigging', range: 1, rake: false, shot: 'R' } as const;
  noteCritical(sea, die, { ...shot, ship: on.id, firer: from.id, table, side: blow.side, hits }, context);
  checkFire(sea, on, table, context);
}
