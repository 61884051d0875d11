import { describe, expect, it } from 'vitest';
import { combatResult } from '../rules/battle/combat/resolve.ts';
import { battleOf } from '../rules/battle/combat/steps.ts';
import { LEVELS } from '../rules/battle/combat/tables.ts';
import { hot, meeting, twoFleets } from '../rules/testing/battle.ts';
import { battling, playTo } from '../rules/testing/fighting.ts';
import { damageResult } from '../rules/umpire/damage-table.ts';
import {
  balanceOf,
  checkChance,
  combatBetween,
  fireshipProspect,
  harmAtLevels,
  harmIn,
  plainCombats,
  prospectOf,
  withShifts,
} from './expected.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const lined = () => playTo(battling(twoFleets(), 1, 2, 3, 4), 'intensity').world;

describe('what may be looked for in a Battle', () => {
  it('is the mean of the column over all ten faces', () => {
    const world = lined();
    const battle = { ...battleOf(world), level: 5 };
    const combat = combatBetween(world, 'red', ['red-a'], ['azure-a']);
    expect(harmIn(world, battle, combat, 'red').dp).toBeCloseTo(
      mean(FACES.map((die) => combatResult(5, die).dp)),
    );
    expect(harmIn(world, battle, combat, 'red').sunk).toBeCloseTo(0.1);
  });

  it('weighs each Damage Level by the faces that bring it', () => {
    const world = lined();
    const battle = battleOf(world);
    const combat = combatBetween(world, 'red', ['red-a'], ['azure-a']);
    const each = LEVELS.Medium.map((level) => harmIn(world, { ...battle, level }, combat, 'red').dp);
    expect(harmAtLevels(world, battle, combat, 'red', LEVELS.Medium).dp).toBeCloseTo(mean(each));
  });

  it('lays line against line, and those to spare alongside as far as there is room', () => {
    const world = playTo(
      battling(
        meeting({
          put: [
            { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4 red-b:4 red-c:4' },
            { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4' },
          ],
        }),
        1,
        2,
        3,
        4,
      ),
      'intensity',
    ).world;
    const sizes = (heat: 'Light' | 'Medium' | 'Heavy') =>
      plainCombats(world, battleOf(world), heat).map(({ squadrons }) => squadrons.red!.length);
    expect([sizes('Light'), sizes('Medium'), sizes('Heavy')]).toEqual([[1], [2], [3]]);
  });

  it('foretells a hotter action as the leaders’ tempers will have it', () => {
    const { world } = playTo(hot(), 'intensity');
    const [light, heavy] = (['Light', 'Heavy'] as const).map((one) =>
      prospectOf(world, battleOf(world), one),
    );
    expect(heavy!.level).toBeGreaterThan(light!.level);
    expect(heavy!.harm.red!.dp).toBeGreaterThan(light!.harm.red!.dp);
    expect(light!.levels).toEqual(LEVELS[light!.becomes]);
  });

  it('moves a column by the shifts kept, and the enemy’s by the rest', () => {
    const world = lined();
    const battle = { ...battleOf(world), level: 4 };
    const combat = combatBetween(world, 'red', ['red-a'], ['azure-a']);
    const given = withShifts(world, combat, 'red', 1, 3);
    expect(given.shifts).toMatchObject({ red: 1, blue: -2 });
    expect(balanceOf(world, battle, given, 'red')).toBeGreaterThan(balanceOf(world, battle, combat, 'red'));
  });

  it('[6.233] [6.234] gives a fireship its chance: twice the ships or more, and no nine on the second die', () => {
    const world = lined();
    const { chance, harm } = fireshipProspect(world, 'red', 2);
    expect(chance).toBeCloseTo(0.6 * 0.9);
    const burns = mean(
      FACES.slice(0, 9).flatMap((column) => FACES.map((die) => damageResult(column, die).dp)),
    );
    expect(harm.dp).toBeCloseTo(chance * burns);
    expect(fireshipProspect(world, 'red', 5).chance).toBe(0);
  });

  it('[3.451] [8.242] counts the faces at or under the rating less the modifiers', () => {
    expect([checkChance(4, -2), checkChance(4, 2), checkChance(0, 3), checkChance(9, 0)]).toEqual([
      0.7, 0.3, 0, 1,
    ]);
  });
});
