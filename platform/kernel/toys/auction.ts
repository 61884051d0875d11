/**
 * A toy with everything that makes an umpire's life hard: hidden hands, sealed bids that all seats make at once, dice
 * for ties, and a choice made alone. Each round a prize is bid for with a card; the highest takes it, and either holds
 * it for its worth or trades half of it for a card off the deck.
 */
import type { Dice } from '../dice.ts';
import { Exactly, OneOf, Type } from '../schema.ts';
import type { Ask, Game, GameTypes, Happening, Resolution, ScenarioHead, Seat, Told } from '../vocabulary.ts';
import { refuse, UMPIRE } from '../vocabulary.ts';
import { TOY_HEAD_SCHEMA, toyHead } from './head.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const HAND = 3;
const STOWS = ['hold', 'trade'] as const;
type Stow = (typeof STOWS)[number];

interface Public {
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly prizes: readonly number[];
  readonly scores: Readonly<Record<Seat, number>>;
  readonly played: readonly number[];
  readonly resigned: readonly Seat[];
  /** Who has taken this round's prize and must stow it. */
  readonly winner: Seat | null;
}

export interface AuctionState extends Public {
  readonly hands: Readonly<Record<Seat, readonly number[]>>;
  readonly deck: readonly number[];
}

export interface AuctionView extends Public {
  readonly seat: Seat;
  /** The cards of hands that the seat sees: its own. */
  readonly hands: Readonly<Record<Seat, readonly number[]>>;
  readonly handSizes: Readonly<Record<Seat, number>>;
  readonly deckSize: number;
}

interface AuctionTold extends Told {
  readonly seat: Seat;
  readonly card?: number;
  readonly worth?: number;
}

export interface Auction extends GameTypes {
  scenario: ScenarioHead & { readonly seats: readonly Seat[]; readonly rounds: number };
  options: { readonly trading: boolean };
  state: AuctionState;
  view: AuctionView;
  ask: Ask;
  answer: { readonly card: number } | Stow;
  told: AuctionTold;
}

const active = (table: Public): Seat[] => table.seats.filter((seat) => !table.resigned.includes(seat));
const without = (cards: readonly number[], card: number): number[] => cards.toSpliced(cards.indexOf(card), 1);

function shuffled(cards: readonly number[], dice: Dice): number[] {
  const left = [...cards];
  return cards.map(() => left.splice(dice.below(left.length), 1)[0]!);
}

const wholeDeck = (seats: number): number[] => Array.from({ length: seats }, () => FACES).flat();

/** The tied throw again until one is above the others. */
function breakTie(tied: readonly Seat[], dice: Dice): { winner: Seat; thrown: number[] } {
  const thrown: number[] = [];
  let left = tied;
  while (left.length > 1) {
    const throws = left.map((seat) => ({ seat, face: dice.d6() }));
    thrown.push(...throws.map(({ face }) => face));
    const best = Math.max(...throws.map(({ face }) => face));
    left = throws.filter(({ face }) => face === best).map(({ seat }) => seat);
  }
  return { winner: left[0]!, thrown };
}

function bid(state: AuctionState, bids: ReadonlyMap<Seat, number>, dice: Dice): Resolution<Auction> {
  const best = Math.max(...bids.values());
  const { winner, thrown } = breakTie(
    [...bids.keys()].filter((seat) => bids.get(seat) === best),
    dice,
  );
  const happenings: Happening<AuctionTold>[] = [...bids].map(([seat, card]) => ({
    truth: { kind: 'bid', rule: '2.1', seat, card },
    news: true,
  }));
  happenings.push({ truth: { kind: 'taken', rule: '2.2', seat: winner, dice: thrown } });
  const hands = { ...state.hands };
  for (const [seat, card] of bids) hands[seat] = without(hands[seat]!, card);
  return { state: { ...state, hands, winner, played: [...state.played, ...bids.values()] }, happenings };
}

function stow(state: AuctionState, seat: Seat, how: Stow): Resolution<Auction> {
  const prize = state.prizes[state.round]!;
  const worth = how === 'hold' ? prize : Math.floor(prize / 2);
  const happenings: Happening<AuctionTold>[] = [{ truth: { kind: 'stowed', rule: '3.1', seat, worth } }];
  let { hands, deck } = state;
  const card = deck[0];
  if (how === 'trade' && card !== undefined) {
    hands = { ...hands, [seat]: [...hands[seat]!, card] };
    deck = deck.slice(1);
    const drawn = { kind: 'drawn', rule: '3.2', seat };
    happenings.push({
      truth: { ...drawn, card },
      shown: { others: drawn, seats: { [seat]: { ...drawn, card } } },
      news: true,
    });
  }
  const scores = { ...state.scores, [seat]: state.scores[seat]! + worth };
  return { state: { ...state, hands, deck, scores, round: state.round + 1, winner: null }, happenings };
}

export const auction: Game<Auction> = {
  id: 'auction',
  title: 'Auction',
  rulesVersion: '1',
  schema: {
    scenario: Exactly({
      seats: Type.Array(Type.String({ minLength: 1 }), { minItems: 2, maxItems: 3 }),
      rounds: Type.Integer({ minimum: 1, maximum: HAND }),
      ...TOY_HEAD_SCHEMA,
    }),
    options: Exactly({ trading: Type.Boolean() }),
    answers: {
      bid: Exactly({ card: Type.Integer({ minimum: 1, maximum: 6 }) }),
      stow: OneOf(STOWS),
      'stow-plainly': OneOf(['hold']),
    },
  },
  examine: ({ seats }) =>
    new Set(seats).size === seats.length ? [] : [{ path: '/seats', expected: 'every seat once' }],
  seats: ({ seats }) => seats.map((id) => ({ id, side: id, name: id })),
  setup({ seats, rounds }, { trading }, dice) {
    const cards = shuffled(wholeDeck(seats.length), dice);
    const hands = Object.fromEntries(seats.map((seat, i) => [seat, cards.slice(i * HAND, (i + 1) * HAND)]));
    return {
      seats,
      round: 0,
      prizes: Array.from({ length: rounds }, () => dice.below(10) + 1),
      scores: Object.fromEntries(seats.map((seat) => [seat, 0])),
      played: [],
      resigned: [],
      winner: null,
      hands,
      deck: trading ? cards.slice(seats.length * HAND) : [],
    };
  },
  asks(state) {
    const { round, winner } = state;
    if (winner === null)
      return active(state).map((seat) => ({ id: `${round}.bid.${seat}`, seat, kind: 'bid', rule: '2.1' }));
    const kind = state.deck.length > 0 ? 'stow' : 'stow-plainly';
    return [{ id: `${round}.stow.${winner}`, seat: winner, kind, rule: '3.1' }];
  },
  view({ hands, deck, ...open }, seat) {
    const seen = Object.entries(hands).filter(([holder]) => seat === holder || seat === UMPIRE);
    return {
      ...open,
      seat,
      hands: Object.fromEntries(seen),
      handSizes: Object.fromEntries(Object.entries(hands).map(([holder, cards]) => [holder, cards.length])),
      deckSize: deck.length,
    };
  },
  choices(view, ask) {
    if (ask.kind === 'bid') return [...new Set(view.hands[ask.seat])].map((card) => ({ card }));
    return ask.kind === 'stow' ? STOWS : ['hold'];
  },
  check(view, ask, answer) {
    if (typeof answer === 'string' || view.hands[ask.seat]?.includes(answer.card)) return null;
    return refuse('not-in-hand', '2.1', `You hold no ${answer.card}.`);
  },
  resolve(state, answers, dice) {
    const bids = new Map<Seat, number>();
    for (const { ask, answer } of answers) {
      if (typeof answer === 'string') return stow(state, ask.seat, answer);
      bids.set(ask.seat, answer.card);
    }
    return bid(state, bids, dice);
  },
  resign(state, seat) {
    // A prize whose taker has gone is nobody's.
    const lost = state.winner === seat ? { winner: null, round: state.round + 1 } : {};
    return {
      state: { ...state, ...lost, resigned: [...state.resigned, seat] },
      happenings: [{ truth: { kind: 'resigned', rule: '4', seat } }],
    };
  },
  outcome(state) {
    const left = active(state);
    if (left.length > 1 && state.round < state.prizes.length) return null;
    const best = Math.max(...left.map((seat) => state.scores[seat]!));
    const winners = left.filter((seat) => state.scores[seat] === best);
    return { winners, rule: '4', reason: left.length > 1 ? 'score' : 'alone', points: state.scores };
  },
  imagine({ seat: _, hands: seen, handSizes, deckSize, ...open }, dice) {
    const unseen = wholeDeck(open.seats.length);
    for (const card of [...open.played, ...Object.values(seen).flat()])
      unseen.splice(unseen.indexOf(card), 1);
    const cards = shuffled(unseen, dice);
    const hands = Object.fromEntries(
      Object.entries(handSizes).map(([holder, size]) => [holder, seen[holder] ?? cards.splice(0, size)]),
    );
    return { ...open, hands, deck: cards.slice(0, deckSize) };
  },
  invariants(state) {
    const faults: string[] = [];
    const cards = [...state.played, ...state.deck, ...Object.values(state.hands).flat()];
    if (FACES.some((face) => cards.filter((card) => card === face).length > state.seats.length))
      faults.push('there are more cards of a face than the deck has');
    if (state.round > state.prizes.length) faults.push('a round too many');
    return faults;
  },
};

export const AUCTION_FOR_THREE: Auction['scenario'] = {
  ...toyHead('auction-for-three'),
  seats: ['ann', 'ben', 'cal'],
  rounds: 3,
};
export const AUCTION_FOR_TWO: Auction['scenario'] = {
  ...toyHead('auction-for-two'),
  seats: ['ann', 'ben'],
  rounds: 2,
};
