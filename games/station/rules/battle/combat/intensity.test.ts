import { describe, expect, it } from 'vitest';
import { INTENSITIES, PERSONALITIES } from '../../module/vocabulary.ts';
import { meeting, twoFleets } from '../../testing/battle.ts';
import { battling, playTo } from '../../testing/fighting.ts';
import { LEVELS, personalityShift, shifted } from './tables.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const fought = (
  at: string,
  chosen: 'Light' | 'Medium' | 'Heavy',
  die: number,
  leaders: readonly [string, string],
) => {
  const world = meeting({
    put: [
      { id: leaders[0] === 'r-ash' ? 'red-gf' : 'red-det-1', at, leader: leaders[0], squadrons: 'red-a:4' },
      {
        id: leaders[1] === 'a-brun' ? 'azure-det' : 'azure-flag',
        at,
        leader: leaders[1],
        squadrons: 'azure-a:4',
        came: 'against',
      },
    ],
  });
  const umpire = playTo(battling(world, die, 5), 'shifts', { intensity: { intensity: chosen } });
  return umpire.told('intensity')[0]!;
};

describe('Battle Intensity', () => {
  it('[8.31] [8.311] who has the Gauge chooses one of three, Moderate being Medium', () => {
    const umpire = playTo(battling(twoFleets()), 'intensity');
    expect(umpire.choices<'intensity'>().map(({ intensity }) => intensity)).toEqual([
      'Light',
      'Medium',
      'Heavy',
    ]);
    expect(umpire.asks.map(({ seat }) => seat)).toEqual([
      umpire.world.seats.find(({ side }) => side === 'red')!.id,
    ]);
  });

  it('[8.312] the Personalities of the senior leaders shift it', () => {
    const matrix = PERSONALITIES.map((gauge) => PERSONALITIES.map((other) => personalityShift(gauge, other)));
    expect(matrix).toEqual([
      [-2, -1, 0, -1],
      [-2, -1, 0, -1],
      [-1, 0, 1, 0],
      [0, 1, 2, 1],
    ]);
    // Rash against Cautious: one up. Cautious against Cautious: one down.
    expect(fought('w', 'Light', 5, ['r-cole', 'a-aubin'])).toMatchObject({
      shift: 1,
      intensity: 'Medium',
      level: 4,
    });
    expect(fought('w', 'Medium', 5, ['r-ash', 'a-aubin'])).toMatchObject({
      shift: -1,
      intensity: 'Light',
      level: 1,
    });
  });

  it('[8.312] never under Light nor over Heavy', () => {
    expect(INTENSITIES.map((one) => shifted(one, -2, false))).toEqual(['Light', 'Light', 'Light']);
    expect(INTENSITIES.map((one) => shifted(one, 2, false))).toEqual(['Heavy', 'Heavy', 'Heavy']);
  });

  it('[8.313] in a Strait at least Medium, shifted or not', () => {
    const umpire = playTo(battling(twoFleets('narrows')), 'intensity');
    expect(umpire.check({ intensity: 'Light' })).toMatchObject({ rule: '8.313' });
    expect(fought('narrows', 'Medium', 9, ['r-ash', 'a-aubin'])).toMatchObject({
      intensity: 'Medium',
      level: 1,
    });
  });

  it('[8.32] [8.321] one die gives the Level for both sides, by all its faces', () => {
    const levels = (chosen: 'Medium' | 'Heavy') =>
      FACES.map((die) => fought('w', chosen, die, ['r-cole', 'a-clerc']).level);
    // Rash against Timid: no shift.
    expect(levels('Medium')).toEqual([6, 5, 5, 4, 4, 4, 3, 3, 2, 1]);
    expect(levels('Heavy')).toEqual([8, 7, 7, 6, 6, 5, 5, 4, 3, 2]);
  });

  it('[8.321] how likely each Level is', () => {
    const odds = (of: readonly number[]) =>
      Array.from({ length: 9 }, (_, level) => of.filter((one) => one === level).length);
    expect(odds(LEVELS.Light)).toEqual([2, 3, 2, 2, 1, 0, 0, 0, 0]);
    expect(odds(LEVELS.Medium)).toEqual([0, 1, 1, 2, 3, 2, 1, 0, 0]);
    expect(odds(LEVELS.Heavy)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 1]);
  });
});

describe('a Mulligan', () => {
  it('[12.31] the die of the Level is thrown again for a point, by either side', () => {
    const world = twoFleets();
    world.watch.blue = { ...world.watch.blue!, mulligan: 'ask' };
    const umpire = playTo(battling(world, 0, 9, 5, 5), 'mulligan', { intensity: { intensity: 'Heavy' } });
    expect(umpire.world.battle!.level).toBe(6);
    umpire.answer({ again: true });
    expect(umpire.world.battle!.level).toBe(1);
    expect(umpire.world.prestige.blue).toBe(4);
  });

  it('[12.31] nobody is asked who has said so, or has nothing to pay with', () => {
    const world = twoFleets();
    world.watch.blue = { ...world.watch.blue!, mulligan: 'ask' };
    world.prestige.blue = 0;
    const umpire = playTo(battling(world, 0, 9, 5, 5), 'mulligan');
    expect(umpire.progress).toBe('done');
  });

  it('[12.31] of a Combat’s die one says which', () => {
    const world = twoFleets();
    world.watch.red = { ...world.watch.red!, mulligan: 'ask' };
    const umpire = playTo(battling(world, 6, 0, 1, 9, 9), 'mulligan');
    umpire.answer({ again: false });
    playTo(umpire, 'mulligan');
    expect(umpire.world.battle!.reroll).toBe('combats');
    expect(umpire.check({ again: true })).toMatchObject({ rule: '12.31' });
    umpire.answer({ again: true, combat: 1 });
    expect(umpire.told('combat').map(({ dice }) => dice)).toEqual([[0], [9]]);
  });
});
