import { describe, expect, it } from 'vitest';
import { pressingAsks } from './clock.ts';
import { fallbackAnswer, owedAsks } from './machine-seat.ts';
import { Match } from './match.ts';
import { AUCTION_FOR_THREE, auction } from './toys/auction.ts';
import { answerAsk, seededOpening } from './toys/opening.ts';

const begin = (game = auction) =>
  Match.begin(game, seededOpening(auction, AUCTION_FOR_THREE, { trading: true }), null);
const seatsOf = (asks: readonly { readonly seat: string }[]) => asks.map(({ seat }) => seat);

describe('what a match waits for', () => {
  it('is owed until it is answered', () => {
    const match = begin();
    answerAsk(match, 'ben', { card: match.state.hands.ben![0]! });
    expect(seatsOf(owedAsks(match))).toEqual(['ann', 'cal']);
    expect(seatsOf(owedAsks(match, 'cal'))).toEqual(['cal']);
    expect(owedAsks(match, 'ben')).toEqual([]);
  });

  it('is answered for a machine that failed by the first choice that is allowed', () => {
    const match = begin({ ...auction, choices: () => [{ card: 99 }, ...match.state.hands.ann!.map(bid)] });
    const bid = (card: number) => ({ card });
    expect(fallbackAnswer(match, match.asks[0]!)).toEqual({ card: match.state.hands.ann![0]! });
  });

  it('is given up where no choice is allowed', () => {
    const match = begin({ ...auction, choices: () => [] });
    expect(() => fallbackAnswer(match, match.asks[0]!)).toThrow('no answer to 0.bid.ann');
  });
});

describe('what presses', () => {
  const timed: typeof auction = {
    ...auction,
    clock: (view, { seat }) =>
      seat === 'cal' ? null : { seconds: 60, late: { card: view.hands[seat]![0]! } },
  };

  it('is what is owed and has a clock, with the answer that stands for it', () => {
    const match = begin(timed);
    const late = { card: match.state.hands.ann![0]! };
    answerAsk(match, 'ben', { card: match.state.hands.ben![0]! });
    expect(pressingAsks(match)).toEqual([{ ask: match.asks[0], seconds: 60, late }]);
  });

  it('is nothing where no rule has a clock, or the match is over', () => {
    expect(pressingAsks(begin())).toEqual([]);
    const match = begin(timed);
    for (const seat of ['ann', 'ben']) match.do({ type: 'resign', seat });
    expect(pressingAsks(match)).toEqual([]);
  });
});
