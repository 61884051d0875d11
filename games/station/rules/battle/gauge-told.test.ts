import { describe, expect, it } from 'vitest';
import { meeting } from '../testing/battle.ts';
import { battling, playTo, unfought } from '../testing/fighting.ts';
import { testModule } from '../testing/module.ts';
import { fleets, force, scripted } from '../testing/station.ts';
import type { Options } from '../world/options.ts';
import { damageModifiers, ratingIn } from './combat/resolve.ts';
import { decideGauge, gaugeReasons, isGalleyFormation } from './gauge.ts';

/** Two that have the same chance: Clerc's rating is Dunn's. */
const equals = (
  dice: readonly number[],
  options: Options = {},
): { winner: string; dice: readonly number[] } => {
  const world = meeting({
    put: fleets('red-det-1 w r-dunn red-a:4, azure-flag w a-clerc azure-a:4'),
    options,
  });
  const context = scripted(world, ...dice);
  const winner = decideGauge(world, context, 'w', { red: 'red-det-1', blue: 'azure-flag' });
  expect(context.left).toBe(0);
  return { winner, dice: context.told('gauge')[0]!.dice! };
};
const RED: Options = { careers: { A: { rank: 11 } } };

describe('the Gauge on a tie', () => {
  it.each<[string, readonly number[], Options, string]>([
    ['the lower die', [3, 5], {}, 'red'],
    ['the lower die of the other', [5, 3], {}, 'blue'],
    ['thrown again if they are alike', [4, 4, 2, 1], {}, 'blue'],
    ['one less for a player of the Red', [4, 4], RED, 'red'],
    ['one less for him, thrown again', [5, 4, 5, 3], RED, 'blue'],
    [
      'of two such players neither has it',
      [4, 4, 4, 5],
      { careers: { A: { rank: 11 }, B: { rank: 11 } } },
      'red',
    ],
    ['one less for the other', [4, 4], { careers: { B: { rank: 11 } } }, 'blue'],
  ])('[8.222] [12.42] %s', (_, dice, options, winner) => {
    expect(equals(dice, options)).toEqual({ winner, dice });
  });
});

describe('Galleys', () => {
  const at = (place: string, squadrons: string) => {
    const world = meeting({ put: [force(`cobalt-flag ${place} c-cano ${squadrons}`)] });
    return {
      galleys: isGalleyFormation(world, 'blue', 'cobalt-flag'),
      reasons: gaugeReasons(world, 'blue', 'cobalt-flag', place).map(({ why }) => why),
    };
  };
  it('[8.22] [3.232] have more chance in a Strait or off a Port, if all are', () => {
    expect(at('narrows', 'cobalt-g cobalt-j')).toEqual({
      galleys: true,
      reasons: ['base', 'station', 'galleys', 'leader'],
    });
    expect(at('x', 'cobalt-g')).toEqual({ galleys: true, reasons: ['base', 'station', 'leader'] });
    expect(at('narrows', 'cobalt-g cobalt-a')).toEqual({
      galleys: false,
      reasons: ['base', 'station', 'leader'],
    });
  });
});

describe('what a rank is worth in a Combat', () => {
  const combat = unfought('red-a', 'azure-a');
  const fought = (options: Options, module = testModule) => {
    const world = meeting({
      put: [
        force('red-det-1 w r-cole red-a:4'),
        { ...force('azure-flag w a-aubin azure-a:4'), came: 'against' },
      ],
      options,
      scenario: { module },
    });
    const umpire = playTo(battling(world, 0, 0, 0, 0), ['combat', 'shifts', 'mulligan'], {
      intensity: { intensity: 'Medium' },
    });
    return { world, battle: umpire.world.battle! };
  };
  it('[12.44] one DP more for the Inspector of Ordnance', () => {
    const { world, battle } = fought({ careers: { A: { rank: 7, inspectorate: 'ordnance' } } });
    expect(damageModifiers(world, battle, combat, 'red')).toEqual([{ why: 'rank', value: 1 }]);
    expect(damageModifiers(world, battle, combat, 'blue')).toEqual([]);
  });

  it('[11.171] [3.423] the rating is that of the rank he fights in', () => {
    const promoted = {
      ...testModule,
      leaders: testModule.leaders.map((one) =>
        one.id === 'r-cole' ? { ...one, promotion: { year: 1740, rank: 'RA' as const, lr: 2 } } : one,
      ),
    };
    const { world, battle } = fought({}, promoted);
    expect(ratingIn(world, battle, combat, 'red')).toBe(2);
    const before = {
      ...battle,
      officers: { ...battle.officers, red: battle.officers.red!.map(({ rank: _, ...one }) => one) },
    };
    expect(ratingIn(world, before, combat, 'red')).toBe(6);
    expect(ratingIn(world, { ...battle, officers: { red: [], blue: [] } }, combat, 'red')).toBe(0);
  });
});
