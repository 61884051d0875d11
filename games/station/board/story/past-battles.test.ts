import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { pastBattles } from './past-battles.ts';

const seen = viewOf(twoFleets(), 'red');
const fighting = { ...seen, battle: { at: 'x' } } as unknown as typeof seen;
const told = (...kinds: readonly [StationTold['kind'], object?][]): readonly StationTold[] =>
  kinds.map(([kind, more]) => ({ kind, rule: '8.0', ...more }) as unknown as StationTold);
const step = (n: number, view: typeof seen, all: readonly StationTold[]) =>
  ({ n, step: n, told: all, after: { view } }) as never;

describe('Battles seen again', () => {
  const battles = pastBattles([
    step(3, fighting, told(['moved'], ['meeting', { at: 'x' }], ['battle', { at: 'x' }])),
    step(4, fighting, told(['combat'], ['hurt', { rule: '8.337' }])),
    step(5, seen, told(['combat'], ['victor', { at: 'x' }], ['prize'])),
    step(6, seen, told(['hurt', { rule: '7.351' }])),
    step(
      7,
      seen,
      told(['meeting', { at: 'y' }], ['battle', { at: 'y' }], ['combat'], ['victor', { at: 'y' }]),
    ),
    step(8, fighting, told(['meeting', { at: 'z' }], ['battle', { at: 'z' }], ['combat'])),
  ]);

  it('are whole, from the meeting to the end, over however many steps', () => {
    expect(battles.map(({ n, at }) => [n, at])).toEqual([
      [5, 'x'],
      [7, 'y'],
    ]);
    expect(battles[0]!.told.map(({ kind }) => kind)).toEqual([
      'meeting',
      'battle',
      'combat',
      'hurt',
      'combat',
      'victor',
    ]);
    expect(battles[1]!.told.map(({ kind }) => kind)).toEqual(['meeting', 'battle', 'combat', 'victor']);
  });

  it('are seen as they were while the lines still stood', () => {
    expect(battles[0]!.view).toBe(fighting);
    expect(battles[1]!.view).toBe(seen);
  });
});
