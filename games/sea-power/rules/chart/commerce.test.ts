import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { type TestFleet, warWith } from '../testing/battle.ts';
import { commerceScores } from './commerce.ts';

const scored = (frigates: readonly AreaId[], ...fleets: TestFleet[]) => {
  const world = warWith(fleets);
  world.frigates.european = [...frigates];
  return commerceScores(world).map(({ side, points, of }) => [side, points, of]);
};
const english = (at: TestFleet['at'], ...stack: string[]): TestFleet => ({
  token: 'E1',
  at,
  stacks: stack.length === 0 ? [] : [stack],
});

describe('the war on commerce', () => {
  it('[8.4] three points for each European frigate marker where there are English ports and no English squadron', () => {
    expect(scored(['arabian-sea'])).toEqual([['european', 3, 'arabian-sea']]);
    expect(scored(['arabian-sea', 'north-sea', 'arabian-sea'])).toEqual([
      ['european', 3, 'north-sea'],
      ['european', 6, 'arabian-sea'],
    ]);
    expect(scored(['black-sea', 'bay-of-biscay'])).toEqual([]);
  });

  it('[8.4] a squadron at sea with two ships, damaged or not, protects the area; a weaker or an empty one does not', () => {
    expect(scored(['arabian-sea'], english('arabian-sea', 'eng-mars+3', 'eng-culloden'))).toEqual([]);
    expect(scored(['arabian-sea'], english('arabian-sea', 'eng-mars:eng-hawke'))).toHaveLength(1);
    expect(scored(['arabian-sea'], english('arabian-sea'))).toHaveLength(1);
    expect(scored(['arabian-sea'], english('bombay', 'eng-mars', 'eng-culloden'))).toHaveLength(1);
  });

  it('[8.4] English frigates neither earn nor protect', () => {
    const world = warWith([]);
    world.frigates = { english: ['arabian-sea', 'arabian-sea'], european: ['arabian-sea'] };
    expect(commerceScores(world)).toHaveLength(1);
  });
});
