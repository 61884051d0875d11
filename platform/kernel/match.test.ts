import { describe, expect, it } from 'vitest';
import { canonical } from './hash.ts';
import type { Deed } from './journal.ts';
import { Match } from './match.ts';
import { stepTold } from './receipt.ts';
import { AUCTION_FOR_THREE, AUCTION_FOR_TWO, auction } from './toys/auction.ts';
import { fleetGame, fleetOf } from './toys/fleet.ts';
import { answerAsk, checkableOpening, firstChoices, SECRET, seededOpening } from './toys/opening.ts';
import { GALLERY, type Seat, UMPIRE } from './vocabulary.ts';

const begin = (scenario = AUCTION_FOR_TWO, seed = 1) =>
  Match.begin(auction, seededOpening(auction, scenario, { trading: true }, seed), null);
const bidOf = (match: ReturnType<typeof begin>, seat: Seat, at = 0): { card: number } => ({
  card: match.state.hands[seat]![at]!,
});
/** Everything that can be seen of a match from outside. */
const all = (match: ReturnType<typeof begin>): string =>
  canonical([match.snapshot(), ...['ann', 'ben', 'cal', GALLERY, UMPIRE].map((seat) => match.desk(seat))]);

describe('answers', () => {
  it('wait until every ask has one, then all are resolved at once', () => {
    const match = begin();
    const first = match.do({ type: 'answer', seat: 'ben', ask: '0.bid.ben', answer: bidOf(match, 'ben') });
    expect(first).toMatchObject({ ok: true, step: null, rewoundTo: null });
    expect(match.step).toBe(0);
    const second = match.do({ type: 'answer', seat: 'ann', ask: '0.bid.ann', answer: bidOf(match, 'ann') });
    expect(second).toMatchObject({ ok: true, step: { n: 2, step: 1, quiet: false } });
    expect(match.step).toBe(1);
    expect(match.n).toBe(2);
  });

  it('can be changed until then; the last one counts', () => {
    const match = begin();
    const one = bidOf(match, 'ann', 0);
    const other = bidOf(match, 'ann', 1);
    answerAsk(match, 'ann', one);
    const entry = answerAsk(match, 'ann', other);
    expect(entry).toEqual({ n: 2, type: 'answer', seat: 'ann', ask: '0.bid.ann', answer: other });
    expect(match.pendingAnswer('0.bid.ann')).toEqual(other);
    answerAsk(match, 'ben', bidOf(match, 'ben'));
    expect(match.state.played).toContain(other.card);
    expect(match.state.hands.ann).toHaveLength(2);
  });

  it('given twice alike do the same as given once', () => {
    const [once, twice] = [begin(), begin()];
    answerAsk(once, 'ann', bidOf(once, 'ann'));
    answerAsk(twice, 'ann', bidOf(twice, 'ann'));
    answerAsk(twice, 'ann', bidOf(twice, 'ann'));
    expect(twice.n).toBe(2);
    for (const match of [once, twice]) answerAsk(match, 'ben', bidOf(match, 'ben'));
    expect(canonical(twice.state)).toBe(canonical(once.state));
  });

  it('can be taken back until then', () => {
    const match = begin();
    const before = canonical(match.desk('ann').asks);
    answerAsk(match, 'ann', bidOf(match, 'ann'));
    expect(match.do({ type: 'retract', seat: 'ann', ask: '0.bid.ann' })).toMatchObject({
      ok: true,
      entry: { n: 2, type: 'retract', seat: 'ann', ask: '0.bid.ann' },
    });
    expect(canonical(match.desk('ann').asks)).toBe(before);
    answerAsk(match, 'ben', bidOf(match, 'ben'));
    expect(match.step).toBe(0);
  });

  it('are resolved in the order of the asks, whoever was first', () => {
    const [forwards, backwards] = [begin(AUCTION_FOR_THREE), begin(AUCTION_FOR_THREE)];
    for (const seat of ['ann', 'ben', 'cal']) answerAsk(forwards, seat, bidOf(forwards, seat));
    for (const seat of ['cal', 'ben', 'ann']) answerAsk(backwards, seat, bidOf(backwards, seat));
    expect(canonical(backwards.snapshot())).toBe(canonical(forwards.snapshot()));
  });

  it('carry the number of the journal whatever the sender wrote', () => {
    const match = begin();
    const deed = {
      n: 99,
      type: 'answer',
      seat: 'ann',
      ask: '0.bid.ann',
      answer: bidOf(match, 'ann'),
      more: 1,
    };
    expect(match.do(deed as Deed)).toMatchObject({ ok: true, entry: { n: 1 } });
    expect(match.n).toBe(1);
  });
});

describe('a refused deed changes nothing', () => {
  const played = begin(AUCTION_FOR_THREE);
  firstChoices(played);
  firstChoices(played);
  answerAsk(played, 'ann', bidOf(played, 'ann'));
  const fitting = bidOf(played, 'ben');
  const missing = [1, 2, 3, 4, 5, 6].find((card) => !played.state.hands.ben!.includes(card))!;

  const refused: readonly [code: string, why: string, Deed][] = [
    ['ask-not-open', 'a stale ask', { type: 'answer', seat: 'ben', ask: '0.bid.ben', answer: fitting }],
    ['ask-not-open', 'an unknown ask', { type: 'answer', seat: 'ben', ask: 'x', answer: fitting }],
    ['ask-not-open', "another's ask", { type: 'answer', seat: 'cal', ask: '1.bid.ben', answer: fitting }],
    ['ask-not-open', 'the gallery', { type: 'answer', seat: GALLERY, ask: '1.bid.ben', answer: fitting }],
    ['ask-not-open', 'the umpire', { type: 'answer', seat: UMPIRE, ask: '1.bid.ben', answer: fitting }],
    ['malformed', 'nothing', { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: null }],
    ['malformed', 'no such card', { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: { card: 7 } }],
    ['malformed', 'half a card', { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: { card: 1.5 } }],
    [
      'malformed',
      'too much',
      { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: { ...fitting, x: 1 } },
    ],
    ['malformed', 'another kind', { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: 'hold' }],
    ['not-in-hand', 'a rule', { type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: { card: missing } }],
    ['malformed', 'an edit', { type: 'answer', seat: 'ann', ask: '1.bid.ann', answer: {} }],
    ['nothing-to-retract', 'no answer yet', { type: 'retract', seat: 'ben', ask: '1.bid.ben' }],
    ['ask-not-open', "another's answer", { type: 'retract', seat: 'ben', ask: '1.bid.ann' }],
    ['ask-not-open', 'a settled answer', { type: 'retract', seat: 'ann', ask: '0.bid.ann' }],
    ['no-such-seat', 'a stranger', { type: 'resign', seat: 'dan' }],
    ['no-such-seat', 'a spectator', { type: 'resign', seat: GALLERY }],
    ['undo-needs-consent', 'others have answered', { type: 'undo', seat: 'ben', to: 1 }],
    ['undo-needs-consent', 'a spectator', { type: 'undo', seat: GALLERY, to: 1 }],
    ['no-such-seat', 'a spectator', { type: 'undo-request', seat: GALLERY, to: 1 }],
    ['undo-too-far', 'the present', { type: 'undo-request', seat: 'ben', to: 2 }],
    ['no-undo-request', 'no request', { type: 'undo-reply', seat: 'ben', agree: true }],
  ];
  it.each(refused)('%s: %s', (code, _, deed) => {
    const before = all(played);
    const verdict = played.do(deed);
    expect(verdict).toMatchObject({ ok: false, refusal: { code } });
    expect(all(played)).toBe(before);
  });

  it('and says why: code, rule and a sentence', () => {
    const verdict = played.do({ type: 'answer', seat: 'ben', ask: '1.bid.ben', answer: { card: missing } });
    expect(verdict).toEqual({
      ok: false,
      refusal: { code: 'not-in-hand', rule: '2.1', message: `You hold no ${missing}.` },
    });
  });

  it('once the match is over, all are', () => {
    const match = Match.begin(fleetGame, seededOpening(fleetGame, fleetOf(4, 1), {}), null);
    firstChoices(match);
    expect(match.outcome).not.toBeNull();
    const deeds: Deed[] = [
      { type: 'answer', seat: 'blue', ask: 'turn 1', answer: { ship: 1, dx: 0, dy: 0 } },
      { type: 'retract', seat: 'red', ask: 'turn 0' },
      { type: 'resign', seat: 'red' },
      { type: 'undo', seat: 'red', to: 0 },
      { type: 'undo-request', seat: 'red', to: 0 },
      { type: 'undo-reply', seat: 'red', agree: true },
    ];
    for (const deed of deeds) expect(match.do(deed)).toMatchObject({ refusal: { code: 'match-over' } });
    expect(match.n).toBe(1);
    expect(match.asks).toEqual([]);
    expect(match.desk('red').undo.freeTo).toBeNull();
  });

  it('and a fault in the rules leaves the match as it was', () => {
    let broken = true;
    const faulty = {
      ...auction,
      resolve: (...given: Parameters<typeof auction.resolve>) => {
        if (broken) throw new Error('a fault');
        return auction.resolve(...given);
      },
    };
    const match = Match.begin(faulty, seededOpening(auction, AUCTION_FOR_TWO, { trading: true }), null);
    answerAsk(match, 'ann', bidOf(match, 'ann'));
    const before = all(match);
    expect(() => answerAsk(match, 'ben', bidOf(match, 'ben'))).toThrow('a fault');
    expect(all(match)).toBe(before);
    broken = false;
    answerAsk(match, 'ben', bidOf(match, 'ben'));
    expect(match.step).toBe(1);
  });
});

describe('a desk', () => {
  it('holds the own view, asks and answers, and who is waited for', () => {
    const match = begin(AUCTION_FOR_THREE);
    const bid = bidOf(match, 'ann');
    answerAsk(match, 'ann', bid);
    expect(match.desk('ann')).toEqual({
      seat: 'ann',
      n: 1,
      step: 0,
      view: auction.view(match.state, 'ann'),
      asks: [{ ask: { id: '0.bid.ann', seat: 'ann', kind: 'bid', rule: '2.1' }, answer: bid }],
      waitingFor: ['ben', 'cal'],
      outcome: null,
      undo: { freeTo: null, request: null },
    });
    expect(match.desk(GALLERY)).toMatchObject({ asks: [], waitingFor: ['ben', 'cal'] });
  });

  it("shows of another's answer only that it is no longer waited for", () => {
    const match = begin(AUCTION_FOR_THREE);
    const before = match.desk('ben');
    answerAsk(match, 'ann', bidOf(match, 'ann'));
    expect(match.desk('ben')).toEqual({ ...before, n: 1, waitingFor: ['ben', 'cal'] });
  });

  it('tells each seat its own form of what happened', () => {
    const match = begin();
    firstChoices(match);
    const winner = match.state.winner!;
    const card = match.state.deck[0]!;
    const ask = match.asks[0]!;
    const verdict = match.do({ type: 'answer', seat: winner, ask: ask.id, answer: 'trade' });
    if (!verdict.ok || verdict.step === null) throw new Error('not resolved');
    const drawn = (seat: Seat) => stepTold(verdict.step!, seat).find(({ kind }) => kind === 'drawn');
    expect(drawn(winner)).toMatchObject({ card });
    expect(drawn(UMPIRE)).toMatchObject({ card });
    for (const seat of [winner === 'ann' ? 'ben' : 'ann', GALLERY])
      expect(drawn(seat)).not.toHaveProperty('card');
  });
});

describe('beginning', () => {
  it('needs the secret for checkable dice', () => {
    const opening = checkableOpening(auction, AUCTION_FOR_TWO, { trading: true });
    expect(() => Match.begin(auction, opening, null)).toThrow('need its secret');
    expect(Match.begin(auction, opening, SECRET).state.prizes).toHaveLength(2);
  });

  it('deals by all that was agreed before', () => {
    const dealt = (nonce: string) =>
      Match.begin(
        auction,
        checkableOpening(auction, AUCTION_FOR_THREE, { trading: true }, { ann: nonce }),
        SECRET,
      ).state;
    expect(canonical(dealt('x'))).toBe(canonical(dealt('x')));
    expect(canonical(dealt('x'))).not.toBe(canonical(dealt('y')));
  });
});
