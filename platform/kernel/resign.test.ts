import { describe, expect, it } from 'vitest';
import { canonical } from './hash.ts';
import { Match } from './match.ts';
import { rebuildMatch } from './rebuild.ts';
import { AUCTION_FOR_THREE, AUCTION_FOR_TWO, type Auction, auction } from './toys/auction.ts';
import { answerAsk, firstChoices, journalOf, seededOpening } from './toys/opening.ts';
import { type Game, refuse, type Seat } from './vocabulary.ts';

const begin = (scenario = AUCTION_FOR_THREE, game: Game<Auction> = auction) =>
  Match.begin(game, seededOpening(game, scenario, { trading: true }), null);
const bid = (match: ReturnType<typeof begin>, seat: Seat) =>
  answerAsk(match, seat, { card: match.state.hands[seat]![0]! });

describe('resigning', () => {
  it('ends a match of two', () => {
    const match = begin(AUCTION_FOR_TWO);
    const verdict = match.do({ type: 'resign', seat: 'ann' });
    expect(verdict).toMatchObject({
      ok: true,
      entry: { n: 1, type: 'resign', seat: 'ann' },
      step: { n: 1, step: 0, quiet: false, happenings: [{ truth: { kind: 'resigned', seat: 'ann' } }] },
    });
    expect(match.outcome).toMatchObject({ winners: ['ben'] });
    expect(match.asks).toEqual([]);
  });

  it("in a match of three leaves the others' answers standing", () => {
    const match = begin();
    bid(match, 'ben');
    const given = match.pendingAnswer('0.bid.ben');
    expect(match.do({ type: 'resign', seat: 'ann' })).toMatchObject({ ok: true });
    expect(match.outcome).toBeNull();
    expect(match.pendingAnswer('0.bid.ben')).toEqual(given);
    expect(match.desk('cal').waitingFor).toEqual(['cal']);
    bid(match, 'cal');
    expect(match.step).toBe(1);
  });

  it('resolves at once what waited for nobody else, and journals that as one entry', () => {
    const match = begin();
    const entries = [bid(match, 'ben'), bid(match, 'cal')];
    const verdict = match.do({ type: 'resign', seat: 'ann' });
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    expect(verdict.step!.happenings.map(({ truth }) => truth.kind)).toEqual([
      'resigned',
      'bid',
      'bid',
      'taken',
    ]);
    expect(verdict.step).toMatchObject({ n: 3, step: 1, quiet: false });
    expect(match.n).toBe(3);
    const again = rebuildMatch(auction, journalOf(match.opening, [...entries, verdict.entry]));
    expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()));
  });

  it('drops answers that it made illegal', () => {
    /** With somebody gone, the first card of a hand may not be bid. */
    const strict: Game<Auction> = {
      ...auction,
      id: 'strict',
      check: (view, ask, given) =>
        view.resigned.length > 0 && typeof given !== 'string' && given.card === view.hands[ask.seat]![0]
          ? refuse('too-late', '9', 'Not after somebody has gone.')
          : auction.check(view, ask, given),
    };
    const match = begin(AUCTION_FOR_THREE, strict);
    bid(match, 'ben');
    answerAsk(match, 'cal', { card: match.state.hands.cal!.at(-1)! });
    match.do({ type: 'resign', seat: 'ann' });
    expect(match.step).toBe(0);
    expect(match.pendingAnswer('0.bid.ben')).toBeUndefined();
    expect(match.desk('cal').waitingFor).toEqual(['ben']);
  });

  it('can be taken back by nobody, nor anything before it', () => {
    const match = begin();
    firstChoices(match);
    answerAsk(match, match.state.winner!, 'hold');
    const { winner } = match.state;
    expect(winner).toBeNull();
    expect(match.do({ type: 'undo-request', seat: 'ben', to: 1 })).toMatchObject({ ok: true });
    match.do({ type: 'resign', seat: 'cal' });
    expect(match.desk('ann').undo).toEqual({ freeTo: null, request: null });
    for (const to of [0, 1, 2])
      expect(match.do({ type: 'undo-request', seat: 'ann', to })).toMatchObject({
        refusal: { code: 'undo-too-far' },
      });
  });
});
