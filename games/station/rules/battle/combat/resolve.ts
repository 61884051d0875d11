/** What one Combat comes to: columns, modifiers, the die (8.335 to 8.36). Nothing is applied here. */
import type { SideId } from '../../module/vocabulary.ts';
import type { Reason } from '../../told/battle.ts';
import { COLUMNS, type DamageResult, damageResult } from '../../umpire/damage-table.ts';
import type { Battle, Combat, Engaged } from '../../world/battle-state.ts';
import { isFrigate } from '../../world/formations.ts';
import { ratingsAt } from '../../world/leaders.ts';
import { rankBonus } from '../../world/ranks.ts';
import type { Open } from '../../world/state.ts';
import { type Hulls, theatreOf } from '../../world/theatre.ts';
import { isConfined } from './fighters.ts';
import { officersAboard, withFlagships } from './selection.ts';
import { enemyOf } from './steps.ts';
import { leaderShift } from './tables.ts';

/** 8.36, 10.131, charts: Convoys are attacked on the column of the attackers' Class. */
const CONVOY_COLUMN = { galleys: 2, others: 4 } as const;
/** A Flagship's shift changes from so many DPs on. */
const HIGH_DAMAGE = 10;
const FRIGATE = -2;
const GALLEY = -2;
const GALLEY_CONFINED = 2;

/** 8.344, 8.35: shifts past the table's ends, and modifiers, are DPs, never below none; the die stands (8.352). */
export function combatResult(column: number, die: number, modifier = 0): DamageResult {
  const beyond = column < 0 ? column : Math.max(0, column - (COLUMNS - 1));
  const { dp, sunk, star } = damageResult(column, die);
  return { dp: Math.max(0, dp + beyond + modifier), sunk, star };
}

/** Everything of a side that takes part: Squadrons, the Flagships beside them, a Convoy. */
export const takingPart = (battle: Battle, combat: Combat, side: SideId): Engaged[] =>
  withFlagships(battle, side, combat.squadrons[side]!);

/** 3.423: of several leaders the senior counts, and no other; without one a Notional leader does. */
export function ratingIn(world: Readonly<Open>, battle: Battle, combat: Combat, side: SideId): number {
  const [senior] = officersAboard(battle, side, combat.squadrons[side]!);
  if (senior === undefined) return 0;
  const counter = theatreOf(world).leaders.get(senior.leader)!;
  return ratingsAt(counter, senior.rank ?? counter.rank).lr;
}

/** 8.345: how many shifts the side's leader has to give in this Combat. */
export const leaderShifts = (world: Readonly<Open>, battle: Battle, combat: Combat, side: SideId): number =>
  leaderShift(ratingIn(world, battle, combat, side), ratingIn(world, battle, combat, enemyOf(world, side)));

function hullsIn(
  world: Readonly<Open>,
  battle: Battle,
  combat: Combat,
  side: SideId,
): { hulls: Hulls; one: Engaged }[] {
  const theatre = theatreOf(world);
  return takingPart(battle, combat, side).flatMap((one) => {
    const hulls = theatre.hulls.get(one.squadron);
    return hulls === undefined ? [] : [{ hulls, one }];
  });
}

/** 8.34: shifts of the side's own column. */
export function columnShifts(world: Readonly<Open>, battle: Battle, combat: Combat, side: SideId): Reason[] {
  const hulls = hullsIn(world, battle, combat, side);
  const reasons: Reason[] = [];
  if (combat.shifts[side] !== 0) reasons.push({ why: 'leaders', value: combat.shifts[side]! });
  // 3.245: what is printed on the counters.
  const regular = hulls.filter(({ one }) => one.kind === 'squadron').map(({ hulls: { shift } }) => shift);
  const worst = regular.length === 0 ? 0 : Math.min(...regular);
  if (worst !== 0) reasons.push({ why: 'squadrons', value: worst });
  // 10.32: what is on her counter, by her own DPs; of several one alone counts.
  const flagships = hulls
    .filter(({ one }) => one.kind === 'flagship')
    .map(({ hulls: { shift, shiftHigh }, one }) => (one.dp >= HIGH_DAMAGE ? shiftHigh : shift));
  const best = Math.max(0, ...flagships);
  if (best !== 0) reasons.push({ why: 'flagship', value: best });
  return reasons;
}

const sailOf = (all: readonly Engaged[]): number => all.reduce((sum, { sail }) => sum + sail, 0);

/** 8.351, charts: Damage Point Modifiers to what the side inflicts; the other side's are not taken off. */
export function damageModifiers(
  world: Readonly<Open>,
  battle: Battle,
  combat: Combat,
  side: SideId,
): Reason[] {
  const own = takingPart(battle, combat, side);
  const other = takingPart(battle, combat, enemyOf(world, side));
  const reasons: Reason[] = [];
  // A Convoy alone is of no certain size: there is nothing to be compared with.
  const comparable = [own, other].every((all) => all.some(({ kind }) => kind !== 'convoy'));
  const more = comparable ? sailOf(own) - sailOf(other) : 0;
  if (more > 0) reasons.push({ why: 'sail', value: more });
  const confined = isConfined(theatreOf(world), battle.at);
  // 3.232: what the Classes are worth beside ships of the line.
  for (const { hulls } of hullsIn(world, battle, combat, side)) {
    if (isFrigate(hulls)) reasons.push({ why: 'frigates', value: FRIGATE });
    if (hulls.class === 'G') reasons.push({ why: 'galleys', value: confined ? GALLEY_CONFINED : GALLEY });
  }
  const rank = rankBonus(world, side, 'damage');
  if (rank !== 0) reasons.push({ why: 'rank', value: rank });
  return reasons;
}

/** 8.32, 8.36: the Damage Level of the Battle, or the column for Convoys. */
export function baseColumn(world: Readonly<Open>, battle: Battle, combat: Combat, side: SideId): number {
  const convoy = takingPart(battle, combat, enemyOf(world, side)).some(({ kind }) => kind === 'convoy');
  if (!convoy) return battle.level!;
  const galleys = hullsIn(world, battle, combat, side).every(({ hulls }) => hulls.class === 'G');
  return galleys ? CONVOY_COLUMN.galleys : CONVOY_COLUMN.others;
}

export interface Inflicted {
  readonly column: number;
  readonly shifts: readonly Reason[];
  readonly modifiers: readonly Reason[];
  readonly result: DamageResult;
}

const NOTHING: Inflicted = { column: 0, shifts: [], modifiers: [], result: { dp: 0, sunk: 0, star: false } };
const total = (reasons: readonly Reason[]): number => reasons.reduce((sum, { value }) => sum + value, 0);

/** 8.335, 8.343: what a side does to the other with the die, read in its own column. Convoys do nothing (10.131). */
export function inflicted(
  world: Readonly<Open>,
  battle: Battle,
  combat: Combat,
  side: SideId,
  die: number,
): Inflicted {
  if (!takingPart(battle, combat, side).some(({ kind }) => kind !== 'convoy')) return NOTHING;
  const shifts = columnShifts(world, battle, combat, side);
  const modifiers = damageModifiers(world, battle, combat, side);
  const column = baseColumn(world, battle, combat, side) + total(shifts);
  return { column, shifts, modifiers, result: combatResult(column, die, total(modifiers)) };
}
