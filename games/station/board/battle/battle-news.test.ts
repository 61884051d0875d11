import { describe, expect, it } from 'vitest';
import type { StationTold } from '../../rules/told/index.ts';
import { earlierIn, gaugeIn, newsAfter, newsOf } from './battle-news.ts';

const met = (at: string): StationTold => ({ kind: 'meeting', rule: '8.12', at, tokens: [] });
const gauge: StationTold = { kind: 'gauge', rule: '8.222', at: 'w', chances: { red: [] }, winner: 'red' };

describe('what has been told of a Battle', () => {
  it('is kept from step to step and begins anew with the next meeting', () => {
    const first = newsAfter([], [met('w'), { kind: 'impulse', rule: '4.22', impulse: 1 }]);
    const second = newsAfter(first, [gauge]);
    expect(second.map(({ kind }) => kind)).toEqual(['meeting', 'gauge']);
    expect(gaugeIn(second)?.winner).toBe('red');
    expect(newsAfter(second, [met('x')])).toEqual([met('x')]);
  });

  it('is found again in the steps of the match, from the newest meeting on', () => {
    const steps = [{ told: [met('x')] }, { told: [met('w')] }, { told: [gauge] }];
    expect(newsOf(steps)).toEqual([met('w'), gauge]);
    expect(newsOf([])).toEqual([]);
  });

  it('goes on with what the guns did before a question, but not with another Battle’s', () => {
    const fireship: StationTold = {
      kind: 'fireship',
      rule: '8.35',
      side: 'red',
      squadron: 'azure-a',
      success: false,
      column: null,
      dp: 0,
      sunk: 0,
    };
    const news = newsOf([{ told: [met('w'), gauge, fireship] }]);
    expect(earlierIn(news, [gauge])).toEqual([fireship]);
    expect(earlierIn(news, [met('x')])).toEqual([]);
  });
});
