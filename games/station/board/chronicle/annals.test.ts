import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { pastStep } from '../testing/past-step.ts';
import { FOUNDERED, PRESTIGE } from '../testing/told.ts';
import { annalsOf, byTurn } from './annals.ts';

const view = viewOf(twoFleets(), 'red');
const grave: StationTold = { kind: 'meeting', rule: '8.12', at: 'w', tokens: [] };
const plain: StationTold = { kind: 'impulse', rule: '4.22', impulse: 1 };

describe('the chronicle', () => {
  const step = pastStep(view);
  const turn = (of: number): StationTold => ({ kind: 'turn', rule: '4.1', year: 1741, turn: of });

  it('keeps the grave lines of all that was told, and those alone', () => {
    expect(annalsOf([step(1, grave, plain), step(2, plain), step(3, grave)], view).map(({ n }) => n)).toEqual(
      [1, 3],
    );
  });

  it('leaves the particulars of a Battle and of Prestige to the log', () => {
    expect(annalsOf([step(1, PRESTIGE, grave)], view)).toHaveLength(1);
  });

  it('keeps every loss: foundered, sunk in a Battle, burnt, taken, gone with its Port', () => {
    const losses: StationTold[] = [
      FOUNDERED,
      { ...FOUNDERED, rule: '8.338' },
      { kind: 'sunk', rule: '7.35', side: 'red', squadron: 'red-a', sail: 1, why: 'fire' },
      { kind: 'prize', rule: '8.44', side: 'blue', into: null },
      { kind: 'port-lost', rule: 'M1.8', side: 'red', port: 'ville', squadron: 'red-a', escaped: false },
    ];
    const kept = annalsOf([step(1, ...losses, { ...FOUNDERED, sunk: 0 })], view);
    expect(kept).toHaveLength(losses.length);
    expect(kept[0]).toMatchObject({ at: 'w', text: expect.stringContaining('too much for the sea') });
  });

  it('writes what was told before a new Turn began under the one before', () => {
    const { start } = view.scenario;
    const later = annalsOf([step(1, grave, turn(start.turn + 1), grave), step(2, grave)], view);
    expect(later.map((line) => line.turn)).toEqual([0, 1, 1]);
  });

  it('is written under the Turn that now is, where none has been announced yet', () => {
    expect(annalsOf([step(1, grave)], { ...view, turn: 5 }).map((line) => line.turn)).toEqual([5]);
  });

  it('knows the Turn of each line over several, when a match is read from its beginning', () => {
    const { start } = view.scenario;
    const told = [0, 1, 2].map((n) => step(n + 1, turn(start.turn + n), grave));
    expect(annalsOf(told, { ...view, turn: 2 }).map((line) => line.turn)).toEqual([0, 1, 2]);
  });

  it('puts lines and Prestige under their Turn, the newest first, without what everybody began with', () => {
    const line = { n: 1, turn: 2, text: 'The two sides meet.', rule: '8.12', at: 'w', battle: false };
    const turns = byTurn(
      [line],
      [
        { turn: 0, side: 'red', points: 5, source: 'start' },
        { turn: 3, side: 'blue', points: -1, source: 'sail' },
        { turn: 3, side: 'blue', points: -2, source: 'sail' },
        { turn: 3, side: 'red', points: 1, source: 'orders' },
        { turn: 3, side: 'red', points: -1, source: 'orders' },
      ],
    );
    expect(turns.map(({ turn, lines, scores }) => [turn, lines.length, scores.length])).toEqual([
      [3, 0, 1],
      [2, 1, 0],
      [0, 0, 0],
    ]);
    expect(turns[0]!.scores).toMatchObject([{ side: 'blue', points: -3 }]);
  });
});
