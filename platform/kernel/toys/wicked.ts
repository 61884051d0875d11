/** The honest toy, spoilt in one way each: what the harness has to find out. */

import type { Game } from '../vocabulary.ts';
import { GALLERY } from '../vocabulary.ts';
import { type Auction, type AuctionState, auction } from './auction.ts';

const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);

/** Tells every seat what the others' hands are worth. */
export const leakingView: Game<Auction> = {
  ...auction,
  id: 'leaking-view',
  view(state, seat) {
    const view = auction.view(state, seat);
    const worth = Object.values(state.hands).map(sum);
    return { ...view, scores: { ...view.scores, worth: sum(worth) } };
  },
};

/** Keeps the hands from the seats but not from the spectators. */
export const leakingToTheGallery: Game<Auction> = {
  ...auction,
  id: 'leaking-to-the-gallery',
  view(state, seat) {
    const view = auction.view(state, seat);
    return seat === GALLERY ? { ...view, deckSize: view.deckSize + (state.hands.ann?.[0] ?? 0) } : view;
  },
};

/** Lets slip, when a prize is held, what the taker still has in hand. */
export const leakingHappening: Game<Auction> = {
  ...auction,
  id: 'leaking-happening',
  resolve(state, answers, dice) {
    const { state: next, happenings } = auction.resolve(state, answers, dice);
    return {
      state: next,
      happenings: happenings.map((happening) => {
        const { truth } = happening;
        if (truth.kind !== 'stowed') return happening;
        return { ...happening, truth: { ...truth, worth: sum(state.hands[truth.seat]!) } };
      }),
    };
  },
};

/** Puts a hidden card into the wording of a question to somebody else. */
export const leakingAsk: Game<Auction> = {
  ...auction,
  id: 'leaking-ask',
  asks: (state) => auction.asks(state).map((ask) => ({ ...ask, rule: `${ask.rule}.${state.deck[0] ?? 0}` })),
};

/** Lets a hidden card decide what everybody sees, and does not own up to it. */
export const leakingResolution: Game<Auction> = {
  ...auction,
  id: 'leaking-resolution',
  resolve(state, answers, dice) {
    const { state: next, happenings } = auction.resolve(state, answers, dice);
    const bonus = happenings.some(({ truth }) => truth.kind === 'stowed') ? (state.deck.at(-1) ?? 0) : 0;
    return { state: { ...next, prizes: next.prizes.map((prize) => prize + bonus) }, happenings };
  },
};

/** Says of a prize held that it shows something hidden where the card beneath is high, and says nothing where it is low. */
export const leakingBySilence: Game<Auction> = {
  ...auction,
  id: 'leaking-by-silence',
  resolve(state, answers, dice) {
    const { state: next, happenings } = auction.resolve(state, answers, dice);
    if ((state.deck.at(-1) ?? 0) <= 3) return { state: next, happenings };
    return { state: next, happenings: happenings.map((happening) => ({ ...happening, news: true })) };
  },
};

/** Throws a die for nothing where a hidden card is odd: nobody is told, but who held his prize may not take that back. */
export const leakingByADie: Game<Auction> = {
  ...auction,
  id: 'leaking-by-a-die',
  resolve(state, answers, dice) {
    if ((state.deck.at(-1) ?? 0) % 2 === 1) dice.d6();
    return auction.resolve(state, answers, dice);
  },
};

/** Lets the bidders of a round be asked twice if one of them holds a six: the number of the last deed gives it away. */
export const leakingByCount: Game<Auction> = {
  ...auction,
  id: 'leaking-by-count',
  asks(state) {
    const asks = auction.asks(state);
    const six = (state.hands.cal ?? []).includes(6);
    return six ? [...asks, ...asks.map((ask) => ({ ...ask, id: `${ask.id}.again` })).slice(-1)] : asks;
  },
};

/** Says in public, when somebody leaves, what he had in hand. */
export const leakingResignation: Game<Auction> = {
  ...auction,
  id: 'leaking-resignation',
  resign(state, seat) {
    const { state: next, happenings } = auction.resign(state, seat);
    const worth = sum(state.hands[seat]!);
    return {
      state: next,
      happenings: happenings.map(({ truth }) => ({ truth: { ...truth, worth } })),
    };
  },
};

/** Throws for the prizes once more before anybody is asked, and tells nobody. */
export const silentOpening: Game<Auction> = {
  ...auction,
  id: 'silent-opening',
  setup(scenario, options, dice) {
    const state = auction.setup(scenario, options, dice);
    return { ...state, prizes: state.prizes.map((prize) => prize + dice.d6()) };
  },
};

let calls = 0;

/** Remembers between calls what it should not: two runs of one match differ. */
export const nondeterministic: Game<Auction> = {
  ...auction,
  id: 'nondeterministic',
  resolve(state, answers, dice) {
    const resolution = auction.resolve(state, answers, dice);
    const scores = { ...resolution.state.scores, ann: (resolution.state.scores.ann ?? 0) + (++calls % 7) };
    return { ...resolution, state: { ...resolution.state, scores } };
  },
};

type Loose<X> = { -readonly [K in keyof X]: X[K] };

/** Writes the next round into the state it was given. */
export const mutatingResolve: Game<Auction> = {
  ...auction,
  id: 'mutating-resolve',
  resolve(state, answers, dice) {
    const resolution = auction.resolve(state, answers, dice);
    (state as Loose<AuctionState>).round = resolution.state.round;
    return resolution;
  },
};

/** Sorts the given state's own prizes while it thinks about what to ask. */
export const mutatingAsks: Game<Auction> = {
  ...auction,
  id: 'mutating-asks',
  asks(state) {
    (state.prizes as number[]).sort((a, b) => a - b);
    return auction.asks(state);
  },
};

/** Makes a note of every refusal on the view, which is part of the state. */
export const mutatingCheck: Game<Auction> = {
  ...auction,
  id: 'mutating-check',
  check(view, ask, answer) {
    const refusal = auction.check(view, ask, answer);
    if (refusal !== null) (view.prizes as number[]).push(0);
    return refusal;
  },
};

/** Keeps what was played in a Set, which no journal can write down. */
export const notPlain: Game<Auction> = {
  ...auction,
  id: 'not-plain',
  setup: (scenario, options, dice) => ({
    ...auction.setup(scenario, options, dice),
    played: new Set<number>() as unknown as number[],
  }),
};

/** Accepts any card and then cannot find it. */
export const credulous: Game<Auction> = {
  ...auction,
  id: 'credulous',
  check: () => null,
};
