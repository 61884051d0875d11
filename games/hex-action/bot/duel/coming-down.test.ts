import { looseDice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import { rangeBetween } from '../../rules/sea/ship.ts';
import { levels } from '../levels.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { plotToClose } from './coming-down.ts';

const trial = TRIALS.find(({ id }) => id === 'trial-74')!;

describe('coming to close quarters', () => {
  it('is for a duel that has lasted, and for ships that are far apart', () => {
    const begun = hexAction.setup(trial, {}, looseDice(1));
    const viewAt = (turn: number, q: number) => {
      const [own, foe] = begun.ships;
      const ships = [own!, { ...foe!, bow: { q, r: 13 } }];
      return hexAction.view({ ...begun, turn, phase: 'notation', ships }, 'a-1');
    };
    expect(plotToClose(viewAt(9, 23), 'a1')).toBeNull();
    expect(plotToClose(viewAt(10, 17), 'a1')).toBeNull();
    const far = viewAt(10, 23);
    expect(rangeBetween(far.ships[0]!, far.ships[1]!)).toBeGreaterThan(5);
    expect(plotToClose(far, 'a1')).not.toBeNull();
  });

  it('lets those who sail by eye end most of their duels of 74s', () => {
    let drawn = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const choosers = { 'a-1': levels.lieutenant, 'b-1': levels.mate };
      const { outcome } = playOut(hexAction, trial, {}, { seed, choosers, checks: [] });
      if (outcome?.winners.length === 0) drawn++;
    }
    expect(drawn).toBeLessThan(3);
  });
});
