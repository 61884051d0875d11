import { describe, expect, it } from 'vitest';
import { nameRules, ruleLabel } from './rule-label.ts';

describe('what a rule is called', () => {
  it.each([
    ['8.3.5.6', '8.3.5.6'],
    ['A12', 'A12'],
    ['move.three-segments', 'Move: three segments'],
    ['initiative.roll-2d6', 'Initiative: roll 2D6'],
    ['fire-as-she-bears.pass', 'Fire as she bears: pass'],
    ['struck', 'Struck'],
  ])('%s is %s', (rule, label) => {
    expect(ruleLabel(rule)).toBe(label);
  });

  it('is what its game has named it', () => {
    nameRules({ 'wind.running': 'Running before the wind' });
    expect(ruleLabel('wind.running')).toBe('Running before the wind');
    expect(ruleLabel('wind.reaching')).toBe('Wind: reaching');
  });
});
