import { describe, expect, it } from 'vitest';
import type { Fulfil } from '../module/language.ts';
import { FLAG, looked } from '../testing/goals.ts';
import { inWords } from '../testing/lines.ts';
import type { Put } from '../testing/station.ts';
import type { Progress } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { failure, isFulfilled, isInvalid, narrowed, partsMet, stationsOf } from './order-goals.ts';

const done = (...given: Parameters<typeof looked>): boolean => isFulfilled(looked(...given));

describe('What Fulfils an Order', () => {
  const station: Fulfil = { test: 'station', at: ['den', 'y'], impulses: 2 };
  const runs = (at: string, impulses: number) => ({ runs: [{ at, impulses }] });

  it('[9.37] [7.221] so many whole Impulses in a place that it names, the one written down if one was', () => {
    expect([
      done(station, runs('y', 1)),
      done(station, runs('y', 2)),
      done(station, runs('y', 3)),
      done(station, runs('w', 2)),
    ]).toEqual([false, true, true, false]);
    expect([
      done(station, runs('y', 2), { target: 'den' }),
      done(station, runs('den', 2), { target: 'den' }),
    ]).toEqual([false, true]);
    const interdict: Fulfil = { test: 'interdict', at: ['ville'], impulses: 4 };
    expect([done(interdict, runs('ville', 3)), done(interdict, runs('ville', 4))]).toEqual([false, true]);
    expect([narrowed(['a', 'b'], null), narrowed(['a', 'b'], 'b'), narrowed(['a', 'b'], 'c')]).toEqual([
      ['a', 'b'],
      ['b'],
      ['a', 'b'],
    ]);
    expect([
      stationsOf(looked(station)),
      stationsOf(looked(interdict)),
      stationsOf(looked({ test: 'circuit', route: ['w'], times: 1 })),
    ]).toEqual([['den', 'y'], ['ville'], []]);
  });

  it('[9.37] so many rounds, so many Tasks there', () => {
    const round: Fulfil = { test: 'circuit', route: ['w', 'x'], times: 2 };
    expect([done(round, { rounds: 1 }), done(round, { rounds: 2 })]).toEqual([false, true]);
    const raid: Fulfil = { test: 'task', task: 'Raid', at: ['cala'], successes: 2 };
    const two = { task: 'Raid', at: 'cala' } as const;
    expect([
      done(raid, { successes: [two] }),
      done(raid, { successes: [two, two] }),
      done(raid, { successes: [two, { ...two, at: 'ville' }] }),
      done(raid, { successes: [two, { ...two, task: 'Bombard' }] }),
    ]).toEqual([false, true, false, false]);
  });

  it('[9.37] come to a place, at sea or into Port', () => {
    const into: Fulfil = { test: 'arrive', at: ['ferry'], state: 'FittingOut' };
    const off: Fulfil = { test: 'arrive', at: ['ferry'], state: 'Ready' };
    const at = (fulfil: Fulfil, put: Partial<Put>) => done(fulfil, {}, { put: { ...FLAG, ...put } });
    expect([
      at(into, { at: 'ferry', fitting: true }),
      at(into, { at: 'ferry' }),
      at(into, { at: 'kings-port', fitting: true }),
    ]).toEqual([true, false, false]);
    expect([at(off, { at: 'ferry', fitting: true }), at(off, { at: 'ferry' })]).toEqual([false, true]);
  });

  it('[9.37] a Convoy harmed enough by the side, and a little by itself; an Escort ends with its Convoy', () => {
    const harm: Fulfil = { test: 'harmConvoy', group: 'blue-trade', dp: 4 };
    const by = (own: number, side: number) => done(harm, { harm: [{ convoy: 'c', own, side }] });
    expect([by(1, 4), by(0, 4), by(1, 3), by(4, 4)]).toEqual([true, false, false, true]);
    expect(done({ test: 'escort', group: 'blue-trade', maxDP: 7 })).toBe(false);
  });

  it('[9.37] a Blockade broken: come out and stood, or with nobody of two Squadrons near', () => {
    const out: Fulfil = { test: 'breakBlockade', at: 'ferry' };
    const before = (squadrons: string, at: string, progress: Partial<Progress> = { leftHarbour: true }) =>
      done(out, progress, {
        others: [
          { id: 'azure-flag', at, squadrons },
          { id: 'azure-det', at: 'ville', fitting: true, squadrons: 'azure-c' },
        ],
      });
    expect([
      before('azure-a azure-b', 'ferry'),
      before('azure-a azure-b', 'y'),
      before('azure-a azure-b', 'x'),
      before('azure-a', 'ferry'),
    ]).toEqual([false, false, true, true]);
    expect([
      before('azure-a azure-f', 'ferry'),
      before('azure-a azure-d', 'ferry'),
      before('cobalt-a felicity', 'ferry'),
    ]).toEqual([true, true, true]);
    expect([
      before('azure-a azure-b', 'ferry', { leftHarbour: true, stood: true }),
      before('azure-a', 'ferry', {}),
    ]).toEqual([true, false]);
    const small = done(
      { test: 'breakBlockade', at: 'kings-port' },
      { leftHarbour: true },
      { others: [{ id: 'azure-flag', at: 'm1', squadrons: 'azure-a azure-b' }] },
    );
    expect(small).toBe(false);
  });

  const parts: Fulfil = {
    test: 'sequence',
    of: [
      { test: 'circuit', route: ['w'], times: 1 },
      { test: 'circuit', route: ['x'], times: 1 },
    ],
  };

  it('[9.37] parts in their order: what was done for the first counts no more', () => {
    const first = partsMet(
      looked(parts, {
        met: [false, false],
        rounds: 1,
        leg: 1,
        runs: [{ at: 'x', impulses: 3 }],
        successes: [{ task: 'Raid', at: 'x' }],
      }),
    );
    expect(
      inWords({
        met: first.met,
        rounds: first.rounds,
        leg: first.leg,
        runs: first.runs,
        successes: first.successes,
      }),
    ).toBe('{met:[true false] rounds:0 leg:0 runs:[] successes:[]}');
    expect(partsMet(looked(parts, { met: [false, false], rounds: 0 })).met).toEqual([false, false]);
    expect(partsMet(looked(parts, { met: [true, false], rounds: 1 })).met).toEqual([true, true]);
    expect(partsMet(looked(parts, { met: [true, true], rounds: 1, leg: 1 })).leg).toBe(1);
    expect([done(parts, { met: [true, false] }), done(parts, { met: [true, true] })]).toEqual([false, true]);
  });

  it('[9.37] parts in any order: each as it comes, and kept', () => {
    const any: Fulfil = {
      test: 'allOf',
      of: [
        { test: 'arrive', at: ['ferry'], state: 'Ready' },
        { test: 'circuit', route: ['x'], times: 1 },
      ],
    };
    const met = partsMet(looked(any, { met: [true, false], rounds: 1, leg: 1 }));
    expect([met.met, met.rounds, met.leg]).toEqual([[true, true], 1, 1]);
    expect(partsMet(looked(any, { met: [false, false], rounds: 1 })).met).toEqual([false, true]);
    expect(partsMet(looked({ test: 'circuit', route: ['x'], times: 1 }, { rounds: 1 })).met).toEqual([]);
  });
});

describe('What Fails it', () => {
  const round: Fulfil = { test: 'circuit', route: ['w'], times: 1 };
  const fails = (test: object[], progress: Partial<Progress> = {}, world: Partial<State> = {}) => {
    const one = looked(round, progress, { chit: { fails: test } });
    Object.assign(one.world, world);
    return failure(one);
  };

  it('[9.38] too weak, the place left, a Battle lost, the time over: each only where the chit says so', () => {
    expect([fails([], { weak: true }), fails([], { left: true, beaten: true })]).toEqual(['force', null]);
    expect([
      fails([{ test: 'leftTarget' }], { left: true }),
      fails([{ test: 'leftTarget' }], { beaten: true }),
    ]).toEqual(['left', null]);
    expect([
      fails([{ test: 'lostBattle' }], { beaten: true }),
      fails([{ test: 'lostBattle' }], { left: true }),
    ]).toEqual(['battle', null]);
    const deadline = (turn: number, impulse: number) =>
      fails([{ test: 'deadline', turns: 2 }], {}, { turn, impulse });
    expect([deadline(4, 4), deadline(5, 3), deadline(5, 4), deadline(6, 4)]).toEqual([
      null,
      null,
      'deadline',
      'deadline',
    ]);
  });

  it('[9.386] its reason gone, its Port no longer the Enemy’s: each only where the chit says so', () => {
    const invalid = (how: string[], more: object = {}, target?: string) =>
      isInvalid(
        looked(round, {}, { chit: { invalid: how, ...more }, ...(target === undefined ? {} : { target }) }),
      );
    const never = { poolWhen: { if: 'event', event: 'war' } };
    expect([
      invalid([]),
      invalid(['poolWhenFalse']),
      invalid(['poolWhenFalse'], never),
      invalid([], never),
    ]).toEqual([false, false, true, false]);
    expect([
      invalid(['targetChangedSide'], {}, 'ville'),
      invalid(['targetChangedSide'], {}, 'ferry'),
      invalid(['targetChangedSide'], {}, 'haven'),
      invalid(['targetChangedSide'], {}, 'x'),
      invalid(['targetChangedSide']),
    ]).toEqual([false, true, true, false, false]);
    const blockade = isInvalid(
      looked(
        { test: 'interdict', at: ['ferry'], impulses: 1 },
        {},
        { chit: { invalid: ['targetChangedSide'] } },
      ),
    );
    expect(blockade).toBe(true);
  });
});
