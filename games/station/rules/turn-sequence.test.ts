/** The driver at work: a Turn in which nobody does anything but what he must. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { check, choices } from './answers.ts';
import { asks, resolve } from './sequence.ts';
import { afloat } from './testing/sailing.ts';
import type { StationTold } from './told/index.ts';
import { dateOf, isQuarterly, seasonOf } from './umpire/phase.ts';
import { view } from './umpire/view.ts';
import type { State } from './world/state.ts';

interface Turn {
  readonly world: State;
  readonly told: readonly StationTold[];
  /** Step, Impulse and Increment of every question. */
  readonly asked: readonly string[];
}

/** From the end of one Turn to the end of the next, each question answered with its first suggestion. */
function playTurn(start: State): Turn {
  let world = start;
  const told: StationTold[] = [];
  const asked: string[] = [];
  for (let round = 1; world.turn < start.turn + 2 && world.outcome === null; round++) {
    const answers = asks(world).map((ask) => {
      asked.push(`${ask.kind} ${world.impulse}.${world.increment}`);
      const seen = view(world, ask.seat);
      const [answer] = choices(seen, ask);
      expect(check(seen, ask, answer!)).toBeNull();
      return { ask, answer: answer! };
    });
    const resolution = resolve(world, answers, looseDice(round));
    world = resolution.state;
    told.push(...resolution.happenings.map(({ truth }) => truth));
  }
  return { world, told, asked };
}

/** The end of a Turn before a Quarterly one. */
const start = (): State =>
  afloat({
    put: [
      { id: 'red-flag', at: 'narrows', squadrons: 'red-a', leader: 'r-birch' },
      { id: 'azure-flag', at: 'coast', squadrons: 'azure-a', leader: 'a-aubin' },
    ],
    scenario: { start: { year: 1741, turn: 8 } },
    world: { step: 'turn-end', impulse: 0, increment: 0, clock: 0, turn: 0 },
  });

describe('The Turn', () => {
  const turn = playTurn(start());
  const kinds = turn.asked.map((one) => one.split(' ')[0]!);

  it('[4.11] an Operations Phase of four Impulses, then an Administrative Phase', () => {
    expect(turn.told.flatMap((one) => (one.kind === 'impulse' ? [one.impulse] : []))).toEqual([
      1, 2, 3, 4, 1,
    ]);
    expect(turn.world.turn).toBe(2);
    expect(turn.world.clock).toBe(17);
    const last = kinds.lastIndexOf('plot');
    for (const kind of ['dockyard', 'lay-up', 'auxiliaries', 'reorganise'])
      expect(kinds.indexOf(kind)).toBeGreaterThan(last);
  });

  it('[4.12] sixteen Turns a Year, four a Season, the first of them Quarterly', () => {
    const turns = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(turns.filter((one) => isQuarterly({ turn: one }))).toEqual([1, 5, 9, 13]);
    expect([1, 4, 5, 8, 9, 12, 13, 16].map((one) => seasonOf({ turn: one }))).toEqual([
      'Winter',
      'Winter',
      'Spring',
      'Spring',
      'Summer',
      'Summer',
      'Fall',
      'Fall',
    ]);
  });

  it('[4.13] a Turn has its number in the Year, and one since the match began', () => {
    const world = start();
    expect(dateOf(world, 1)).toEqual({ year: 1741, turn: 9 });
    expect(dateOf(world, 8)).toEqual({ year: 1741, turn: 16 });
    expect(dateOf(world, 9)).toEqual({ year: 1742, turn: 1 });
    expect(dateOf(world, 43)).toEqual({ year: 1744, turn: 3 });
  });

  it('[4.21] random events come before the first Impulse, in Quarterly Turns', () => {
    const order = turn.told.map(({ kind }) => kind);
    expect(order.filter((kind) => kind === 'random')).toHaveLength(1);
    expect(order.indexOf('random')).toBeLessThan(order.indexOf('impulse'));
  });

  it('[4.22] in each Impulse the winds first, then four Increments of movement', () => {
    const order = turn.told.flatMap((one) =>
      one.kind === 'impulse' || one.kind === 'winds' ? [one.kind] : [],
    );
    expect(order).toEqual(Array(5).fill(['impulse', 'winds']).flat());
    expect(turn.asked[0]).toBe('plot 1.1');
  });
});
