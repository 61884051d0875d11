import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { today } from '../../rules/umpire/phase.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { pastStep } from '../testing/past-step.ts';
import { FOUNDERED as foundered } from '../testing/told.ts';
import { turnReport } from './turn-report.ts';

const world = twoFleets();
const view = viewOf(world, 'red');

const step = pastStep(view);
const begins = (turn: number): StationTold => ({
  kind: 'turn',
  rule: '4.13',
  ...today({ scenario: view.scenario, turn }),
});

describe('the report of a Turn', () => {
  it('tells one’s own losses with why and where, and those of the Enemy apart', () => {
    const prize: StationTold = { kind: 'prize', rule: '8.44', side: 'red', into: null };
    const { lost, won } = turnReport([step(1, begins(0), foundered, prize)], view, 0);
    expect(lost).toMatchObject([{ at: 'w', rule: '7.351', times: 1 }]);
    expect(won).toHaveLength(1);
  });

  it('is of that Turn alone', () => {
    const steps = [step(1, begins(0), foundered), step(2, begins(1)), step(3, foundered, foundered)];
    expect(turnReport(steps, view, 0).lost).toMatchObject([{ times: 1 }]);
    expect(turnReport(steps, view, 1).lost).toMatchObject([{ times: 2 }]);
    expect(turnReport(steps, view, 2).lost).toEqual([]);
  });

  it('has what the Enemy was seen to do, not what one did oneself', () => {
    const task = (side: string): StationTold => ({
      kind: 'task',
      rule: '6.14',
      side,
      task: 'Search',
      at: 'w',
      class: null,
      screen: null,
      result: 'failed',
      against: null,
    });
    const { seen } = turnReport([step(1, begins(0), task('blue'), task('red'))], view, 0);
    expect(seen).toMatchObject([{ at: 'w' }]);
  });

  it('has Orders of one’s own with the affairs, those of the Enemy with what was seen', () => {
    const order = (side: string): StationTold => ({ kind: 'order', rule: '9.38', side, what: 'fulfilled' });
    const { affairs, seen } = turnReport([step(1, begins(0), order('red'), order('blue'))], view, 0);
    expect([affairs.length, seen.length]).toEqual([1, 1]);
  });

  it('adds up what each Squadron has worn by, with where it stands, and none of another side or Turn', () => {
    const wear = (side: string, why: 'gale' | 'turn', dp: number, total: number): StationTold => ({
      kind: 'attrition',
      rule: '11.22',
      side,
      why,
      squadrons: [{ squadron: `${side}-1`, dp, total }],
    });
    const steps = [
      step(1, begins(0), wear('red', 'gale', 2, 4), wear('blue', 'gale', 3, 3), wear('red', 'turn', 1, 5)),
      step(2, begins(1), wear('red', 'turn', 1, 6)),
    ];
    expect(turnReport(steps, view, 0).worn).toEqual([{ squadron: 'red-1', dp: 3, total: 5 }]);
    expect(turnReport(steps, view, 1).worn).toEqual([{ squadron: 'red-1', dp: 1, total: 6 }]);
  });
});
