import { describe, expect, it } from 'vitest';
import { modules } from '../../data/modules.ts';
import type { Wind } from '../module/map.ts';
import { FORCES, type Season } from '../module/vocabulary.ts';
import { testModule } from '../testing/module.ts';
import { afloat, newImpulse } from '../testing/sailing.ts';
import { formationIn } from '../testing/station.ts';
import { forceFor } from './gales.ts';
import { windFor, windGroups } from './winds.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const winter = { start: { year: 1741, turn: 1 } };

/** By enumeration of both dice, in hundredths: how often a wind is a Gale of each Force in a Season. */
function galeOdds(winds: readonly Wind[], season: Season): Record<string, readonly number[]> {
  const odds: Record<string, number[]> = Object.fromEntries(winds.map(({ id }) => [id, FORCES.map(() => 0)]));
  for (const group of windGroups(winds, season))
    for (const first of FACES) {
      const id = windFor(group, season, first);
      const wind = winds.find((one) => one.id === id);
      if (wind === undefined) continue;
      for (const second of FACES) {
        const force = forceFor(wind, season, second);
        if (force !== null) odds[wind.id]![FORCES.indexOf(force)]!++;
      }
    }
  return odds;
}

describe('Seasonal Winds', () => {
  it('[5.24] [5.241] [4.22] a die for each wind at the start of each Impulse says which blow', () => {
    const world = afloat({ scenario: winter, world: { blowing: ['Souther'] } });
    const umpire = newImpulse(world, 3, 5);
    expect(world.blowing).toEqual(['Norther']);
    expect(umpire.told('winds')).toMatchObject([{ dice: [3, 5], blowing: ['Norther'] }]);
    newImpulse(world, 4, 4);
    expect(world.blowing).toEqual(['Easter']);
  });

  it('[5.241] a wind without an entry for the Season cannot blow and has no die', () => {
    const summer = afloat();
    // The second die is the Corsairs’.
    const umpire = newImpulse(summer, 9, 0);
    expect(umpire.context.left).toBe(0);
    expect(summer.blowing).toEqual(['Souther']);
    expect(windGroups(testModule.winds, 'Summer').map((group) => group.map(({ id }) => id))).toEqual([
      ['Norther', 'Souther'],
    ]);
  });

  it('[5.242] Contra Winds share one die: low the first, high the second, never both', () => {
    const [pair] = windGroups(testModule.winds, 'Winter');
    expect(FACES.map((die) => windFor(pair!, 'Winter', die))).toEqual([
      ...Array(4).fill('Norther'),
      ...Array(3).fill(null),
      ...Array(3).fill('Souther'),
    ]);
  });

  it('[5.243] [5.244] what blows lies open for all to see, by name', () => {
    const world = afloat({ scenario: winter });
    const umpire = newImpulse(world, 0, 0);
    expect(umpire.context.happenings.find(({ truth }) => truth.kind === 'winds')?.shown).toBeUndefined();
    expect(world.blowing.every((id) => testModule.winds.some((wind) => wind.id === id))).toBe(true);
  });

  it('only the winds that a scenario names are rolled', () => {
    const world = afloat({ scenario: { ...winter, only: { winds: ['Easter'] } } });
    const umpire = newImpulse(world, 0);
    expect(umpire.context.left).toBe(0);
    expect(world.blowing).toEqual(['Easter']);
  });

  it('[8.454] at an Impulse’s start a leader may bring a Disorganised Formation to order', () => {
    const put = [{ id: 'red-flag', at: 'x', squadrons: 'red-a', leader: 'r-birch' }];
    for (const [die, disorganised] of [
      [4, false],
      [5, true],
    ] as const) {
      const world = afloat({ put });
      formationIn(world, 'red-flag').disorganised = true;
      newImpulse(world, 5, 0, die);
      expect(formationIn(world, 'red-flag').disorganised).toBe(disorganised);
    }
  });

  it('[5.32] the odds of Gales by Season are those of the charts, by enumeration of all dice', () => {
    const winds = modules.mediterranean!.winds;
    const odds: Record<string, string[]> = {};
    for (const season of ['Winter', 'Spring', 'Summer', 'Fall'] as const)
      for (const [wind, all] of Object.entries(galeOdds(winds, season))) {
        odds[wind] = [...(odds[wind] ?? []), all.join(' ')];
      }
    // By Season: Winds in ten times Gales in ten, for each Force from 8 to 11 and the hurricane.
    expect(odds).toEqual({
      Levanter: ['9 9 9 3 0', '12 12 4 0 0', '0 0 0 0 0', '12 12 4 0 0'],
      Vendavales: ['8 12 8 0 0', '6 3 0 0 0', '0 0 0 0 0', '0 0 0 0 0'],
      Mistral: ['10 10 10 5 0', '10 10 5 0 0', '0 0 0 0 0', '12 8 4 0 0'],
      Marin: ['12 12 0 0 0', '9 6 0 0 0', '0 0 0 0 0', '12 12 0 0 0'],
      Libeccio: ['6 6 3 0 0', '0 0 0 0 0', '10 5 0 0 0', '6 6 0 0 0'],
      Tramontana: ['8 4 0 0 0', '9 6 0 0 0', '0 0 0 0 0', '0 0 0 0 0'],
      Scirocco: ['0 0 0 0 0', '8 8 8 0 0', '6 6 3 0 0', '0 3 3 3 0'],
      Gregales: ['0 4 4 4 0', '2 2 0 0 0', '0 0 0 0 0', '2 2 0 0 0'],
      Bora: ['0 15 10 10 5', '4 6 4 4 2', '0 0 0 0 0', '0 4 4 2 0'],
    });
  });
});
