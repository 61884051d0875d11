import { describe, expect, it } from 'vitest';
import { nameRules, ruleLabel } from './rule-label.ts';

// Rules of no game: what a board names when it is loaded stays named for every file that comes after.
describe('what a rule is called', () => {
  it.each([
    ['8.3.5.6', '8.3.5.6'],
    ['A12', 'A12'],
    ['skating.three-rounds', 'Skating: three rounds'],
    ['skating.roll-2d6', 'Skating: roll 2D6'],
    ['on-thin-ice.pass', 'On thin ice: pass'],
    ['frozen', 'Frozen'],
  ])('%s is %s', (rule, label) => {
    expect(ruleLabel(rule)).toBe(label);
  });

  it('is what its game has named it', () => {
    nameRules({ 'ice.thin': 'Going on thin ice' });
    expect(ruleLabel('ice.thin')).toBe('Going on thin ice');
    expect(ruleLabel('ice.thick')).toBe('Ice: thick');
  });
});
