import { looseDice } from '@weathergage/kernel';
import { type Auction, auction } from '@weathergage/kernel/toys/auction.ts';
import { toyHead } from '@weathergage/kernel/toys/head.ts';
import { describe, expect, it } from 'vitest';
import { type Craft, searchPlans, thinkerOf } from './index.ts';
import { choiceCraft, choiceScenario, secretChoice } from './testing/secret-choice.ts';

type Tables = Parameters<typeof choiceScenario>[0];

function sharesOf(tables: Tables, playOuts: number, odds?: readonly number[], seat = 'first'): number[] {
  const state = secretChoice.setup(choiceScenario(tables, odds), {}, looseDice(3));
  const view = secretChoice.view(state, seat);
  const found = searchPlans(choiceCraft, view, seat, { playOuts }, looseDice(7), {
    plainness: 0,
    seldom: 0,
    faith: 1,
    prudence: 0,
  });
  expect(found.playOuts).toBe(playOuts);
  return [...found.plans]
    .sort((x, y) => x.plan.name.localeCompare(y.plan.name))
    .map(({ share }) => Math.round(share * 100));
}

const near = (found: readonly number[], wanted: readonly number[], by: number): void => {
  for (const [i, each] of wanted.entries()) expect(Math.abs(found[i]! - each), `${found}`).toBeLessThan(by);
};

describe('the search over plans', () => {
  it('mixes stone, scissors and paper alike', () => {
    const tables = [
      [
        [50, 100, 0],
        [0, 50, 100],
        [100, 0, 50],
      ],
    ];
    near(sharesOf(tables, 1800), [33, 33, 33], 8);
  });

  it('comes near a mixture that is known: three parts of the first to two of the second', () => {
    // Row shares p and 1 - p are in balance where 60 p + 30 (1 - p) = 20 p + 90 (1 - p): p = 0.6.
    const tables = [
      [
        [60, 20],
        [30, 90],
      ],
    ];
    near(sharesOf(tables, 3000), [60, 40], 9);
  });

  it('does not choose what is worse whatever the other does', () => {
    const tables = [
      [
        [30, 40],
        [60, 70],
        [20, 10],
      ],
    ];
    near(sharesOf(tables, 300), [0, 100, 0], 3);
  });

  it('weighs what it cannot see by how likely it is', () => {
    const tables = [
      [
        [90, 90],
        [10, 10],
        [50, 50],
      ],
      [
        [10, 10],
        [90, 90],
        [50, 50],
      ],
    ];
    near(sharesOf(tables, 900, [40, 216]), [0, 100, 0], 3);
    near(sharesOf(tables, 900, [216, 40]), [100, 0, 0], 3);
  });

  it('chooses for the second side as well, who sees which table holds', () => {
    const tables = [[[80, 20]], [[20, 80]]];
    near(sharesOf(tables, 200, [0, 256], 'second'), [100, 0], 3);
    near(sharesOf(tables, 200, [256, 0], 'second'), [0, 100], 3);
  });

  it('takes a single plan without a thought, and has an answer after one play-out', () => {
    const state = secretChoice.setup(choiceScenario([[[40, 60]]]), {}, looseDice(1));
    const within = (ms: number, seat: string) =>
      searchPlans(choiceCraft, secretChoice.view(state, seat), seat, { ms }, looseDice(1));
    expect(within(1000, 'first').playOuts).toBe(0);
    const hasty = within(0, 'second');
    expect(hasty.playOuts).toBe(1);
    expect(hasty.plans).toHaveLength(2);
  });
});

const bidding: Craft<Auction> = {
  rules: auction,
  sideOf: (_state, seat) => seat,
  plans: (view, asks) =>
    [...auction.choices(view, asks[0]!)].map((answer) => ({
      name: JSON.stringify(answer),
      answer: () => answer,
    })),
  playOn: (view, ask, dice) => {
    const all = [...auction.choices(view, ask)];
    return all[dice.below(all.length)]!;
  },
  estimate: () => 0.5,
  isFarEnough: () => false,
};

describe('a chooser that searches', () => {
  const scenario = { ...toyHead('auction'), seats: ['a', 'b'], rounds: 3 };

  it('answers the same in worlds that look the same, with the same dice', () => {
    let differed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const state = auction.setup(scenario, { trading: true }, looseDice(seed));
      const view = auction.view(state, 'a');
      const other = auction.imagine(view, looseDice(seed + 100));
      if (JSON.stringify(other.hands.b) !== JSON.stringify(state.hands.b)) differed++;
      const answers = [state, other].map((world) => {
        const { choose } = thinkerOf(bidding, () => ({ playOuts: 60 }));
        const [ask] = auction.asks(world);
        return choose(auction.view(world, 'a'), ask!, looseDice(seed));
      });
      expect(answers[0]).toEqual(answers[1]);
      const { choose } = thinkerOf(bidding, () => ({ playOuts: 60 }));
      expect(choose(view, auction.asks(state)[0]!, looseDice(seed))).toEqual(answers[0]);
    }
    expect(differed).toBeGreaterThan(6);
  });

  it('leans to a plan for reasons of its own, where nobody else is asked too', () => {
    const state = auction.setup(scenario, { trading: true }, looseDice(5));
    const view = auction.view(state, 'a');
    const [, favourite] = bidding.plans(view, auction.asks(state), looseDice(1));
    const alone: Craft<Auction> = {
      ...bidding,
      rules: {
        ...auction,
        asks: (world) => auction.asks(world).filter(({ seat }) => seat === 'a'),
        resolve: (world) => ({ state: world, happenings: [] }),
      },
      isFarEnough: () => true,
      lean: (own, rival) => (rival === null && own.name === favourite!.name ? 0.1 : 0),
    };
    const { chosen, plans } = searchPlans(alone, view, 'a', { playOuts: 20 }, looseDice(1));
    expect(chosen.name).toBe(favourite!.name);
    expect(plans[0]!.worth - plans[1]!.worth).toBeCloseTo(0.1);
  });

  it('thinks once for a view and its copies', () => {
    const state = auction.setup(scenario, { trading: true }, looseDice(5));
    const thinker = thinkerOf(bidding, () => ({ playOuts: 20 }));
    const view = auction.view(state, 'a');
    const found = thinker.weigh(view, 'a', looseDice(1));
    expect(thinker.weigh(structuredClone(view), 'a', looseDice(2))).toBe(found);
    const later = auction.view({ ...state, round: 1 }, 'a');
    expect(thinker.weigh(later, 'a', looseDice(2))).not.toBe(found);
  });

  it('beats a hand that plays anyhow', () => {
    let won = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { choose } = thinkerOf(bidding, () => ({ playOuts: 120 }));
      let state = auction.setup(scenario, { trading: true }, looseDice(seed));
      const dice = looseDice(seed + 500);
      while (auction.outcome(state) === null) {
        const answers = auction.asks(state).map((ask) => {
          const view = auction.view(state, ask.seat);
          const answer = (ask.seat === 'a' ? choose : bidding.playOn)(view, ask, dice) as never;
          return { ask, answer };
        });
        state = auction.resolve(state, answers, dice).state;
      }
      if (auction.outcome(state)!.winners.join() === 'a') won++;
    }
    expect(won).toBeGreaterThanOrEqual(24);
  });
});
