import { describe, expect, it } from 'vitest';
import { ThinkingBudget } from './budget.ts';

const TERMS = {
  match: { perSecond: 100, atOnce: 1000 },
  alone: { perSecond: 200, atOnce: 1500 },
  all: { perSecond: 1000, atOnce: 3000 },
};
const own = (match: string) => ({ match, alone: false });
const alone = (match: string) => ({ match, alone: true });

describe('the budget of thinking', () => {
  it('lets a match into debt, and then wait until that is paid', () => {
    const budget = new ThinkingBudget(TERMS, 0);
    expect(budget.waitOf(own('a'), 0)).toBe(0);
    budget.spend(own('a'), 1400, 0);
    expect(budget.waitOf(own('a'), 0)).toBeCloseTo(4010);
    expect(budget.waitOf(own('b'), 0)).toBe(0);
    expect(budget.waitOf(own('a'), 4010)).toBe(0);
  });

  it('is one for all machines among themselves, and leaves the rest to people', () => {
    const budget = new ThinkingBudget(TERMS, 0);
    for (const match of ['a', 'b', 'c', 'd']) budget.spend(alone(match), 500, 0);
    expect(budget.waitOf(alone('e'), 0)).toBeGreaterThan(2000);
    expect(budget.waitOf(own('f'), 0)).toBe(0);
  });

  it('is one for the server', () => {
    const budget = new ThinkingBudget(TERMS, 0);
    for (const match of ['a', 'b', 'c', 'd']) budget.spend(own(match), 900, 0);
    expect(budget.waitOf(own('e'), 0)).toBeCloseTo(601);
    // Long after nothing is owed, and nothing more than the purse holds has been saved up.
    budget.spend(own('e'), 1001, 3_600_000);
    expect(budget.waitOf(own('e'), 3_600_000)).toBeCloseTo(20);
  });
});
