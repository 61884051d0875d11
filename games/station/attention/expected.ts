/** What a Combat, a whole action or a fireship comes to on average: every die of the chart is looked at. */
import { catchesFire } from '../rules/auxiliaries/fireships.ts';
import { emptyCombat } from '../rules/battle/combat/combats.ts';
import { isStrait } from '../rules/battle/combat/fighters.ts';
import { intensityShift } from '../rules/battle/combat/intensity.ts';
import { inflicted } from '../rules/battle/combat/resolve.ts';
import { unitsOf } from '../rules/battle/combat/selection.ts';
import { enemyOf } from '../rules/battle/combat/steps.ts';
import { EXTRA, LEVELS, shifted } from '../rules/battle/combat/tables.ts';
import type { Intensity, SideId, SquadronId } from '../rules/module/vocabulary.ts';
import { damageResult } from '../rules/umpire/damage-table.ts';
import { sidesOf } from '../rules/umpire/phase.ts';
import type { Battle, Combat } from '../rules/world/battle-state.ts';
import { rankDrm } from '../rules/world/ranks.ts';
import type { World } from '../rules/world/state.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What one side does to the other, on average. */
export interface Harm {
  readonly dp: number;
  /** Ships Sunk outright; damage beyond a Squadron's track may sink more. */
  readonly sunk: number;
}

const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** `3.2 damage, 0.4 ships`. */
export const harmWords = ({ dp, sunk }: Harm): string =>
  sunk < 0.05 ? `${tenth(dp)} damage` : `${tenth(dp)} damage, ${tenth(sunk)} ships`;

const NONE: Harm = { dp: 0, sunk: 0 };
const sum = (all: readonly Harm[]): Harm =>
  all.reduce((total, { dp, sunk }) => ({ dp: total.dp + dp, sunk: total.sunk + sunk }), NONE);
const mean = (all: readonly Harm[]): Harm => {
  const { dp, sunk } = sum(all);
  return all.length === 0 ? NONE : { dp: dp / all.length, sunk: sunk / all.length };
};

/** 8.335: by the side in one Combat, over the ten faces, at the Battle's Damage Level. */
export const harmIn = (world: World, battle: Battle, combat: Combat, side: SideId): Harm =>
  mean(FACES.map((die) => inflicted(world, battle, combat, side, die).result));

/** Before the die for the Damage Level has fallen: over its ten faces too. */
export const harmAtLevels = (
  world: World,
  battle: Battle,
  combat: Combat,
  side: SideId,
  levels: readonly number[],
): Harm =>
  mean([...counted(levels)].flatMap(([level, times]) => repeat(world, battle, combat, side, level, times)));

function repeat(
  world: World,
  battle: Battle,
  combat: Combat,
  side: SideId,
  level: number,
  times: number,
): Harm[] {
  const harm = harmIn(world, { ...battle, level }, combat, side);
  return Array.from({ length: times }, () => harm);
}

function counted(levels: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const level of levels) found.set(level, (found.get(level) ?? 0) + 1);
  return found;
}

/** Line against line as they stand, those to spare laid alongside as far as the Intensity has room. */
export function plainCombats(world: World, battle: Battle, intensity: Intensity): Combat[] {
  const [a, b] = sidesOf(world);
  const lines = { [a]: ids(battle, a), [b]: ids(battle, b) };
  const count = Math.min(lines[a]!.length, lines[b]!.length);
  const combats = Array.from({ length: count }, (_, i) => ({
    [a]: [lines[a]![i]!],
    [b]: [lines[b]![i]!],
  }));
  for (const side of [a, b]) {
    const spare = lines[side]!.slice(count, count * (1 + EXTRA[intensity]));
    for (const [i, squadron] of spare.entries()) combats[i % count]![side]!.push(squadron);
  }
  return combats.map(emptyCombat);
}

const ids = (battle: Battle, side: SideId): SquadronId[] =>
  unitsOf(battle, side).map(({ squadron }) => squadron);

export interface Prospect {
  readonly chosen: Intensity;
  /** What the leaders' tempers make of it. */
  readonly becomes: Intensity;
  readonly levels: readonly number[];
  readonly level: number;
  readonly combats: number;
  /** What each side does to the other in all Combats together. */
  readonly harm: Readonly<Record<SideId, Harm>>;
}

/** 8.31, 8.32: what an Intensity would mean. */
export function prospectOf(world: World, battle: Battle, chosen: Intensity): Prospect {
  const becomes = shifted(chosen, intensityShift(world, battle), isStrait(world, battle.at));
  const levels = LEVELS[becomes];
  const combats = plainCombats(world, battle, becomes);
  const harm = Object.fromEntries(
    sidesOf(world).map((side) => [
      side,
      sum(combats.map((combat) => harmAtLevels(world, battle, combat, side, levels))),
    ]),
  );
  const level = levels.reduce((total, one) => total + one, 0) / levels.length;
  return { chosen, becomes, levels, level, combats: combats.length, harm };
}

/** A Combat of these two and nobody else, as it would be now. */
export const combatBetween = (
  world: World,
  side: SideId,
  own: readonly SquadronId[],
  his: readonly SquadronId[],
): Combat => emptyCombat({ [side]: [...own], [enemyOf(world, side)]: [...his] });

/** A Combat with so many of the side's shifts kept for its own column, the rest laid on the Enemy's (8.345). */
export function withShifts(world: World, combat: Combat, side: SideId, own: number, all: number): Combat {
  const enemy = enemyOf(world, side);
  return {
    ...combat,
    shifts: {
      ...combat.shifts,
      [side]: combat.shifts[side]! + own,
      [enemy]: combat.shifts[enemy]! - (all - own),
    },
  };
}

/** How a Combat would leave the side: what it does less what it suffers, a ship counted as four points. */
export function balanceOf(world: World, battle: Battle, combat: Combat, side: SideId): number {
  const given = harmIn(world, battle, combat, side);
  const taken = harmIn(world, battle, combat, enemyOf(world, side));
  return given.dp - taken.dp + 4 * (given.sunk - taken.sunk);
}

/** 6.233, 6.234: the chance that it burns at all, and what it then does on average of all attempts. */
export function fireshipProspect(
  world: World,
  side: SideId,
  sail: number,
): { readonly chance: number; readonly harm: Harm } {
  const drm = rankDrm(world, side, 'high');
  const lit = FACES.filter((die) => catchesFire(die + drm, sail, 'open')).length / FACES.length;
  const columns = FACES.filter((column) => column !== 9);
  const burns = mean(columns.flatMap((column) => FACES.map((die) => damageResult(column, die))));
  const chance = (lit * columns.length) / FACES.length;
  return { chance, harm: { dp: chance * burns.dp, sunk: chance * Math.min(sail, burns.sunk) } };
}

/** A check passes with a die at or under what the rating leaves after the modifiers (3.451). */
export const checkChance = (rating: number, modifier: number): number =>
  Math.min(10, Math.max(0, rating - modifier + 1)) / 10;
