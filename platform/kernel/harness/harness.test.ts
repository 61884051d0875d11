import { describe, expect, it } from 'vitest';
import { looseDice } from '../dice.ts';
import { drawBelow, drawOne, seedFor } from '../draw.ts';
import { hashOf } from '../hash.ts';
import { AUCTION_FOR_THREE, AUCTION_FOR_TWO, type Auction, auction } from '../toys/auction.ts';
import { fleetGame, fleetOf, gustyFleet } from '../toys/fleet.ts';
import { leakingView } from '../toys/wicked.ts';
import type { Game } from '../vocabulary.ts';
import {
  ALL_CHECKS,
  type HarnessCheck,
  hashJournal,
  playOut,
  playOutSlowly,
  QUICK_CHECKS,
  simulateMatches,
  simulateMatchesSlowly,
} from './index.ts';
import { firstUnplain, secretKey } from './plain.ts';
import { found, TRADING } from './testing/found.ts';

describe('an honest game', () => {
  it.each([
    ['three seats', AUCTION_FOR_THREE, TRADING],
    ['two seats', AUCTION_FOR_TWO, TRADING],
    ['no trading', AUCTION_FOR_THREE, { trading: false }],
  ])('passes every check over many seeds: %s', (_, scenario, options) => {
    const tally = simulateMatches(auction, scenario, options, { seed: 3, matches: 60, checks: ALL_CHECKS });
    expect(tally.violations).toEqual([]);
    expect(tally.finished).toBe(60);
  });

  it('passes where hidden cards decide which of two dice is thrown for all to see', () => {
    const shifting: Game<Auction> = {
      ...auction,
      resolve(state, answers, dice) {
        const thrown = [dice.d6(), dice.d6()];
        const odd = (state.hands[state.seats[0]!]![0] ?? 0) % 2;
        const { state: next, happenings } = auction.resolve(state, answers, dice);
        const weather = { kind: 'weather', rule: '1', seat: state.seats[0]!, dice: [thrown[odd]!] };
        return { state: next, happenings: [{ truth: weather }, ...happenings] };
      },
    };
    expect([...found(shifting, { checks: ['secrecy'] })]).toEqual([]);
  });

  it('passes where what was thrown before the first question is told with the first answers', () => {
    const telling: Game<Auction> = {
      ...auction,
      setup(scenario, options, dice) {
        const state = auction.setup(scenario, options, dice);
        return { ...state, prizes: state.prizes.map(() => dice.d6()) };
      },
      resolve(state, answers, dice) {
        const { state: next, happenings } = auction.resolve(state, answers, dice);
        if (state.round > 0 || state.winner !== null) return { state: next, happenings };
        const prizes = { kind: 'prizes', rule: '1', seat: state.seats[0]!, dice: state.prizes };
        return { state: next, happenings: [{ truth: prizes }, ...happenings] };
      },
    };
    expect([...found(telling)]).toEqual([]);
  });

  it('passes with no secrets at all, with dice and without', () => {
    for (const game of [fleetGame, gustyFleet]) {
      const course = playOut(game, fleetOf(60, 30), {}, { seed: 2 });
      expect(course).toMatchObject({ finished: true, steps: 30, answers: 30, violations: [] });
    }
  });
});

describe('playing out', () => {
  it('is the same for the same seed, whatever is checked', () => {
    const of = (seed: number, checks: readonly HarnessCheck[]) =>
      playOut(auction, AUCTION_FOR_THREE, TRADING, { seed, checks });
    expect(of(5, ALL_CHECKS)).toEqual(of(5, ALL_CHECKS));
    expect(of(5, []).hash).toBe(of(5, ALL_CHECKS).hash);
    expect(of(6, []).hash).not.toBe(of(5, []).hash);
  });

  it('gives a journal that leads to the same hash', () => {
    const { journal, hash } = playOut(auction, AUCTION_FOR_THREE, TRADING, { seed: 5 });
    expect(hashJournal(auction, JSON.parse(JSON.stringify(journal)))).toBe(hash);
    expect(journal.hash).toBe(hash);
  });

  it('lets choosers play from their views, and reports what they do wrong', async () => {
    const views = new Set<string>();
    const high = (view: Auction['view'], ask: Auction['ask']): Auction['answer'] => {
      views.add(view.seat);
      return ask.kind === 'bid' ? { card: Math.max(...view.hands[ask.seat]!) } : 'hold';
    };
    const plan = { seed: 1, matches: 40, checks: QUICK_CHECKS };
    const fair = simulateMatches(auction, AUCTION_FOR_TWO, TRADING, { ...plan, choosers: { ben: high } });
    expect([...views]).toEqual(['ben']);
    expect(fair.violations).toEqual([]);
    expect(fair.outcomes.ben!).toBeGreaterThan(fair.outcomes.ann ?? 0);
    const slow = { ben: async (...given: Parameters<typeof high>) => high(...given) };
    expect(
      await simulateMatchesSlowly(auction, AUCTION_FOR_TWO, TRADING, { ...plan, choosers: slow }),
    ).toEqual(fair);

    const cheat = playOut(auction, AUCTION_FOR_TWO, TRADING, {
      seed: 1,
      choosers: { ann: () => ({ card: 0 }) },
    });
    expect(cheat.violations[0]).toMatchObject({
      check: 'play',
      name: 'illegal-answer',
      step: 0,
      seat: 'ann',
    });
    expect(cheat.finished).toBe(true);
    const failing = async () => Promise.reject(new Error('lost'));
    const broken = await playOutSlowly(auction, AUCTION_FOR_TWO, TRADING, {
      seed: 1,
      choosers: { ann: failing },
    });
    expect(broken.violations).toMatchObject([{ check: 'play', name: 'throws', details: 'Error: lost' }]);
  });

  it('gives up after the most steps allowed', () => {
    const course = playOut(fleetGame, fleetOf(2, 90), {}, { seed: 1, maxSteps: 7 });
    expect(course).toMatchObject({ finished: false, steps: 7, outcome: null, violations: [] });
  });
});

describe('a series', () => {
  it('adds up, and has one hash that is the same again', () => {
    const plan = { seed: 9, matches: 25 };
    const courses: string[] = [];
    const tally = simulateMatches(auction, AUCTION_FOR_TWO, TRADING, {
      ...plan,
      each: ({ hash }) => courses.push(hash),
    });
    expect(tally).toMatchObject({ matches: 25, finished: 25, violations: [] });
    expect(Object.values(tally.outcomes).reduce((sum, count) => sum + count)).toBe(25);
    expect(new Set(courses).size).toBe(25);
    expect(simulateMatches(auction, AUCTION_FOR_TWO, TRADING, plan)).toEqual(tally);
    expect(simulateMatches(auction, AUCTION_FOR_TWO, TRADING, { ...plan, seed: 10 }).hash).not.toBe(
      tally.hash,
    );
  });

  it('names the seed that brings a violation up again', () => {
    const { violations } = simulateMatches(leakingView, AUCTION_FOR_TWO, TRADING, {
      seed: 1,
      matches: 2,
      checks: ALL_CHECKS,
    });
    const { seed, ...violation } = violations[0]!;
    expect(playOut(leakingView, AUCTION_FOR_TWO, TRADING, { seed }).violations[0]).toEqual(violation);
  });
});

describe('the harness’s own tools', () => {
  it('draw every number and every item alike', () => {
    const dice = looseDice(11);
    const counts = new Array<number>(300).fill(0);
    for (let i = 0; i < 60_000; i++) counts[drawBelow(dice, 300)]!++;
    expect(counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(380);
    const items = new Array<number>(5).fill(0);
    for (let i = 0; i < 5000; i++) items[drawOne([0, 1, 2, 3, 4], dice)!]!++;
    expect(items.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(18.5);
    expect(drawOne([], dice)).toBeUndefined();
  });

  it('make seeds that differ', () => {
    const seeds = new Set(Array.from({ length: 5000 }, (_, i) => seedFor(i % 50, i)));
    expect(seeds.size).toBe(5000);
  });

  it('know plain data', () => {
    expect(firstUnplain({ a: [1, 'x', null, { b: true }] })).toBeNull();
    expect(firstUnplain({ a: [{ b: undefined }] })).toBe('/a/0/b is of type undefined');
    for (const odd of [
      Number.NaN,
      -0,
      1n,
      () => 1,
      new Map(),
      new Array(2),
      Symbol('x'),
      Number.POSITIVE_INFINITY,
    ])
      expect(firstUnplain({ odd })).toMatch(/^\/odd /);
  });

  it('know the umpire’s own papers', () => {
    expect(secretKey({ a: [{ nonces: {} }] })).toBe('/a/0/nonces');
    expect(secretKey({ secretary: 1, a: ['secret'] })).toBeNull();
  });

  it('need no more than a state to agree on a hash', () => {
    const { journal } = playOut(fleetGame, fleetOf(4, 3), {}, { seed: 1 });
    expect(hashJournal(fleetGame, journal)).not.toBe(hashOf(null));
  });
});
