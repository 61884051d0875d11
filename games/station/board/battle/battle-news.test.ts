import { describe, expect, it } from 'vitest';
import type { StationTold } from '../../rules/told/index.ts';
import { gaugeIn, newsAfter } from './battle-news.ts';

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
});
