import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/battle/test-battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/view.ts';
import { annalsAfter, byTurn } from './annals.ts';

const view = viewOf(twoFleets(), 'red');
const grave: StationTold = { kind: 'meeting', rule: '8.12', at: 'w', tokens: [] };
const plain: StationTold = { kind: 'impulse', rule: '4.22', impulse: 1 };

describe('the chronicle', () => {
  it('keeps grave lines alone, and strikes out what was undone', () => {
    const first = annalsAfter([], { n: 1, told: [grave, plain] }, view);
    expect(first).toHaveLength(1);
    const second = annalsAfter(first, { n: 2, told: [grave] }, view);
    expect(second.map(({ n }) => n)).toEqual([1, 2]);
    expect(annalsAfter(second, { n: 2, told: [plain] }, view).map(({ n }) => n)).toEqual([1]);
  });

  it('writes what was told before a new Turn began under the one before', () => {
    const next: StationTold = { kind: 'turn', rule: '4.1', year: 1741, turn: 10 };
    const later = annalsAfter([], { n: 1, told: [grave, next, grave] }, { ...view, turn: 5 });
    expect(later.map(({ turn }) => turn)).toEqual([4, 5]);
  });

  it('puts lines and Prestige under their Turn, the newest first, without what everybody began with', () => {
    const line = { n: 1, turn: 2, text: 'The two sides meet.', rule: '8.12' };
    const turns = byTurn(
      [line],
      [
        { turn: 0, side: 'red', points: 5, source: 'start' },
        { turn: 3, side: 'blue', points: -1, source: 'sail' },
      ],
    );
    expect(turns.map(({ turn, lines, scores }) => [turn, lines.length, scores.length])).toEqual([
      [3, 0, 1],
      [2, 1, 0],
      [0, 0, 0],
    ]);
  });
});
