import { shipRun, sideRun } from '@weathergage/web/toolkit/report/runs.ts';
import { fortuneOf, hitsAt, luckRun, turnEnds } from '@weathergage/web/toolkit/report/tally.ts';
import { describe, expect, it } from 'vitest';
import { tableAction } from '../../rules/index.ts';
import type { State } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { deskOf, laidOut, played } from '../testing/desk.ts';
import { momentsOf } from './moments.ts';
import { type Frame, POINTS, shotsOf } from './tally.ts';

const frameOf = (state: State, told: readonly TableTold[]): Frame => ({
  desk: deskOf(state, { view: tableAction.view(state, 'gallery') }),
  told,
  turn: state.turn,
});

function film(): Frame[] {
  let state = laidOut('breaking-the-line');
  const frames = [frameOf(state, [])];
  for (let step = 0; step < 120 && state.outcome === null; step++) {
    const next = played(state, (ask, view) => defaultAnswer(view, ask), step);
    ({ state } = next);
    frames.push(frameOf(state, next.told));
  }
  return frames;
}

describe('the match in numbers', () => {
  const frames = film();
  const ends = turnEnds(frames);
  const shots = shotsOf(frames);

  it('has a place for the opening and the end of every turn', () => {
    expect(ends[0]).toEqual({ turn: 0, frame: 0 });
    expect(ends.at(-1)!.frame).toBe(frames.length - 1);
    expect(ends.length).toBeGreaterThan(2);
  });

  it('does not let the hull fall of a ship that sailed off the table', () => {
    const ship = laidOut().ships[0]!;
    expect(POINTS.left({ ...ship, fate: 'left' }, 'hull')).toBe(ship.hull);
    expect(POINTS.left({ ...ship, fate: 'sunk' }, 'hull')).toBe(0);
  });

  it('follows ships and sides from what they had', () => {
    const { view } = frames[0]!.desk;
    const [ship] = view.ships;
    expect(shipRun(POINTS, frames, ends, ship!.id, 'hull')[0]).toBe(ship!.spec.hull);
    const all = view.ships
      .filter(({ owner }) => owner === ship!.owner)
      .reduce((sum, { spec }) => sum + spec.crew, 0);
    expect(sideRun(POINTS, frames, ends, ship!.owner, 'crew')[0]).toBe(all);
  });

  it('counts every hit once, by side and by range, and against expectation', () => {
    const told = frames.flatMap((frame) =>
      frame.told.flatMap((one) => (one.kind === 'fire' ? [one.hits] : [])),
    );
    expect(shots.length).toBe(told.length);
    expect(shots.length).toBeGreaterThan(3);
    const { sides } = frames[0]!.desk.view;
    const bands = sides.flatMap(({ id }) =>
      (['pointBlank', 'close', 'effective', 'long'] as const).map((range) => hitsAt(shots, id, range)),
    );
    expect(bands.reduce((sum, hits) => sum + hits, 0)).toBe(told.reduce((sum, hits) => sum + hits, 0));
    for (const { id } of sides) {
      const { hits, expected, luck } = fortuneOf(shots, id);
      expect(luck).toBeCloseTo(hits - expected);
      expect(luckRun(shots, ends, id).at(-1)).toBeCloseTo(luck);
    }
  });

  it('keeps to what decided it', () => {
    for (const { turn, text } of momentsOf(frames)) expect([turn > 0, text.length > 5]).toEqual([true, true]);
  });
});
