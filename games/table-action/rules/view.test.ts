import { loadedDice, UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Standing } from './table/standing.ts';
import type { Course, State } from './table/state.ts';
import { testActivation } from './testing/activation.ts';
import { type TestShip, testTable } from './testing/table.ts';
import { imagine, view } from './view.ts';

const standing: Standing = { when: 'close', do: 'fire', aim: 'rigging', ship: 'y' };
const course: Course = {
  kind: 'move',
  heading: 900,
  distance: 4000,
  moved: 1500,
  turn: 300,
  turned: false,
  shots: [{ at: 4000, side: 'larboard', target: 'x', aim: 'hull' }],
  board: 'x',
  interrupted: true,
  contact: [],
};
const x: TestShip = { id: 'x', at: [20, 20], heading: 90, bears: { standing, seen: ['larboard y close'] } };
const y: TestShip = { id: 'y', side: 'b', at: [20, 30], heading: 90 };
const scene = (more: Partial<State> = {}): State => ({ ...testTable({ ships: [x, y] }), ...more });
const moving = (changes: Partial<Course> = {}) =>
  scene({ activation: testActivation({ ship: 'y', course: { ...course, ...changes } }) });
const dice = (...faces: number[]) => {
  const left = [...faces];
  return { ...loadedDice(), below: () => left.shift()! };
};

describe('what a seat sees', () => {
  it('[fire-as-she-bears.pass] a standing order is closed to all but her seat and the umpire; all else is open', () => {
    const state = scene();
    const seen = (seat: string) => view(state, seat).ships[0]!.bears;
    expect(seen('a-1')).toEqual({ standing, seen: ['larboard y close'] });
    expect(seen(UMPIRE)).toEqual({ standing, seen: ['larboard y close'] });
    expect(seen('b-1')).toEqual({ standing: null, seen: ['larboard y close'] });
    const { seat, side, ships, ...rest } = view(state, 'b-1');
    expect([seat, side]).toEqual(['b-1', 'b']);
    expect(ships[1]).toBe(state.ships[1]);
    const { ships: _ships, ...truth } = state;
    expect(rest).toEqual(truth);
    expect([view(state, 'a-1').side, view(state, 'gallery').side]).toEqual(['a', null]);
  });

  it('[fire-as-she-bears.pass] of an interrupted move others see what lies behind her and whom she boards', () => {
    const state = moving();
    const seen = (seat: string) => view(state, seat).activation?.course;
    expect(seen('b-1')).toEqual(course);
    expect(seen(UMPIRE)).toEqual(course);
    for (const seat of ['a-1', 'gallery'])
      expect(seen(seat)).toEqual({ ...course, distance: 1500, turn: 0, shots: [] });
    const { course: _course, ...activation } = state.activation!;
    expect(view(state, 'a-1').activation).toMatchObject(activation);
  });

  it('[fire-as-she-bears.pass] an activation without a course is seen as it is', () => {
    const state = scene({ activation: testActivation({ ship: 'y' }) });
    expect(view(state, 'a-1').activation).toBe(state.activation);
    expect(view(scene(), 'a-1').activation).toBeNull();
  });
});

describe('what a seat may imagine', () => {
  it('[fire-as-she-bears.pass] its own orders as they are, those of others by the dice', () => {
    expect(imagine(view(scene(), 'a-1'), dice())).toEqual(scene());
    const guessed = (...faces: number[]) => imagine(view(scene(), 'b-1'), dice(...faces)).ships[0]!.bears;
    const seen = ['larboard y close'];
    expect(guessed(0, 0)).toEqual({ seen, standing: { when: 'any', do: 'ask', aim: 'hull' } });
    expect(guessed(4, 1)).toEqual({ seen, standing: { when: 'never', do: 'fire', aim: 'hull' } });
  });

  it('[fire-as-she-bears.pass] the dice choose among five things to wait for and two to do', () => {
    const sizes: number[] = [];
    const counting = { ...loadedDice(), below: (count: number) => sizes.push(count) && 0 };
    imagine(view(moving(), 'a-1'), counting);
    expect(sizes).toEqual([21, 3]);
    imagine(view(scene(), 'b-1'), counting);
    expect(sizes.slice(2)).toEqual([5, 2]);
  });

  it('[move.turn-allowance] the rest of another’s move by the dice: up to two inches, and a turn that any may make', () => {
    const closed = { ...course, shots: [] };
    const guessed = (changes: Partial<Course>, ...faces: number[]) =>
      imagine(view(moving(changes), 'a-1'), dice(...faces)).activation!.course;
    expect(guessed({}, 0, 0)).toEqual({ ...closed, distance: 1500, turn: -150 });
    expect(guessed({}, 20, 1)).toEqual({ ...closed, distance: 3500, turn: 0 });
    expect(guessed({}, 7, 2)).toEqual({ ...closed, distance: 2200, turn: 150 });
    expect(imagine(view(moving(), 'b-1'), dice()).activation!.course).toEqual(course);
  });

  it('[move.one-turn-a-segment] one who has turned, or does not sail, is not imagined farther', () => {
    const seen = { ...course, distance: 1500, turn: 0, shots: [] };
    const guessed = (changes: Partial<Course>) =>
      imagine(view(moving(changes), 'a-1'), dice()).activation!.course;
    expect(guessed({ turned: true })).toEqual({ ...seen, turned: true });
    expect(guessed({ kind: 'drift' })).toEqual({ ...seen, kind: 'drift' });
    expect(guessed({ turned: true, kind: 'boxhaul' })).toEqual({ ...seen, turned: true, kind: 'boxhaul' });
  });
});
