import { describe, expect, it } from 'vitest';
import { looseDice } from './dice.ts';
import { canonical } from './hash.ts';
import type { Deed } from './journal.ts';
import { Match } from './match.ts';
import { rebuildMatch } from './rebuild.ts';
import { AUCTION_FOR_THREE, auction } from './toys/auction.ts';
import { fleetGame, fleetOf, gustyFleet } from './toys/fleet.ts';
import {
  answerAsk,
  checkableOpening,
  code,
  done,
  firstChoices,
  journalOf,
  SECRET,
  seededOpening,
} from './toys/opening.ts';
import type { Seat } from './vocabulary.ts';

const SHIPS = fleetOf(6, 200);
const NORTH = { ship: 0, dx: 0, dy: 1 };
const EAST = { ship: 0, dx: 1, dy: 0 };
const BLUE_NORTH = { ...NORTH, ship: 1 };

/** A fleet in which red moves every time, so that quiet steps of one seat come in a row. */
const redAlone: typeof gustyFleet = {
  ...gustyFleet,
  id: 'red-alone',
  asks: (state) => fleetGame.asks(state).map((ask) => ({ ...ask, seat: 'red' })),
};
const begin = (game = redAlone, memory?: number) =>
  Match.begin(game, checkableOpening(game, SHIPS, {}), SECRET, memory);

describe('undoing freely', () => {
  it('never goes back over an answer that stands, whether a die fell for it or not', () => {
    const kinds = new Set(fleetGame.asks(fleetGame.setup(SHIPS, {}, looseDice(1))).map(({ kind }) => kind));
    const match = begin({ ...redAlone, standing: kinds });
    answerAsk(match, 'red', NORTH);
    expect(match.desk('red').undo.freeTo).toBeNull();
  });

  it('gives back the state, the asks and the dice of before', () => {
    const match = begin();
    answerAsk(match, 'red', NORTH);
    const before = match.snapshot();
    answerAsk(match, 'red', NORTH);
    expect(match.desk('red').undo.freeTo).toBe(0);
    expect(match.do({ type: 'undo', seat: 'red', to: 1 })).toMatchObject({
      ok: true,
      entry: { n: 3, type: 'undo', seat: 'red', to: 1 },
      step: null,
      rewoundTo: 1,
    });
    expect(canonical(match.snapshot())).toBe(canonical({ ...before, n: 3 }));
    answerAsk(match, 'red', EAST);
    const straight = begin();
    answerAsk(straight, 'red', NORTH);
    answerAsk(straight, 'red', EAST);
    expect(canonical(match.state)).toBe(canonical(straight.state));
  });

  it('goes back over several quiet steps at once, and over the rest afterwards', () => {
    const match = begin();
    const start = canonical(match.state);
    for (let i = 0; i < 5; i++) answerAsk(match, 'red', NORTH);
    done(match, { type: 'undo', seat: 'red', to: 3 });
    expect(match.step).toBe(3);
    expect(match.desk('red').undo.freeTo).toBe(0);
    done(match, { type: 'undo', seat: 'red', to: 0 });
    expect(canonical(match.state)).toBe(start);
    expect(match.desk('red').undo.freeTo).toBeNull();
  });

  it('ends where a die fell', () => {
    const match = begin();
    answerAsk(match, 'red', NORTH);
    answerAsk(match, 'red', EAST);
    expect(match.desk('red').undo.freeTo).toBeNull();
    expect(code(match, { type: 'undo', seat: 'red', to: 1 })).toBe('undo-needs-consent');
    answerAsk(match, 'red', NORTH);
    expect(match.desk('red').undo.freeTo).toBe(2);
    expect(code(match, { type: 'undo', seat: 'red', to: 1 })).toBe('undo-needs-consent');
    expect(code(match, { type: 'undo', seat: 'red', to: 2 })).toBe('done');
  });

  it('ends where something hidden was shown', () => {
    const match = Match.begin(auction, seededOpening(auction, AUCTION_FOR_THREE, { trading: true }), null);
    firstChoices(match);
    const winner = match.state.winner!;
    answerAsk(match, winner, 'trade');
    expect(code(match, { type: 'undo', seat: winner, to: 1 })).toBe('undo-needs-consent');
  });

  it('is for the one who alone had a say in the step', () => {
    const match = begin(gustyFleet);
    answerAsk(match, 'red', NORTH);
    expect(match.desk('blue').undo.freeTo).toBeNull();
    expect(code(match, { type: 'undo', seat: 'blue', to: 0 })).toBe('undo-needs-consent');
    expect(match.desk('red').undo.freeTo).toBe(0);
    answerAsk(match, 'blue', BLUE_NORTH);
    expect(match.desk('red').undo.freeTo).toBeNull();
    expect(match.desk('blue').undo.freeTo).toBe(1);
  });

  it('is over once somebody has begun to answer what came after, and back when he takes that back', () => {
    const match = Match.begin(auction, seededOpening(auction, AUCTION_FOR_THREE, { trading: true }), null);
    firstChoices(match);
    const winner = match.state.winner!;
    const other = winner === 'ann' ? 'ben' : 'ann';
    answerAsk(match, winner, 'hold');
    answerAsk(match, other, { card: match.state.hands[other]![0]! });
    expect(code(match, { type: 'undo', seat: winner, to: 1 })).toBe('undo-needs-consent');
    done(match, { type: 'retract', seat: other, ask: `1.bid.${other}` });
    expect(code(match, { type: 'undo', seat: winner, to: 1 })).toBe('done');
  });

  it('does not reach forwards, nor beyond what is at hand', () => {
    const match = begin(redAlone, 3);
    for (let i = 0; i < 9; i++) answerAsk(match, 'red', NORTH);
    expect(match.desk('red').undo.freeTo).toBe(6);
    expect(code(match, { type: 'undo', seat: 'red', to: 5 })).toBe('undo-needs-consent');
    expect(code(match, { type: 'undo', seat: 'red', to: 9 })).toBe('undo-too-far');
    expect(code(match, { type: 'undo', seat: 'red', to: 12 })).toBe('undo-too-far');
    expect(code(match, { type: 'undo-request', seat: 'red', to: 5 })).toBe('undo-too-far');
    expect(code(match, { type: 'undo', seat: 'red', to: 6 })).toBe('done');
    const forgetful = begin(redAlone, 0);
    answerAsk(forgetful, 'red', NORTH);
    expect(code(forgetful, { type: 'undo', seat: 'red', to: 0 })).toBe('undo-needs-consent');
  });
});

describe('undoing by consent', () => {
  const three = () => {
    const match = Match.begin(auction, seededOpening(auction, AUCTION_FOR_THREE, { trading: true }), null);
    const entries = [...firstChoices(match), ...firstChoices(match)];
    const act = (deed: Deed) => entries.push(done(match, deed));
    return { match, entries, act };
  };
  const reply = (seat: Seat, agree: boolean, to?: number): Deed => ({
    type: 'undo-reply',
    seat,
    agree,
    ...(to === undefined ? {} : { to }),
  });

  it('takes the consent of every other seat, and the journal records it', () => {
    const { match, entries, act } = three();
    const start = canonical(Match.begin(auction, match.opening, null).state);
    act({ type: 'undo-request', seat: 'ann', to: 0 });
    expect(match.desk('cal').undo.request).toEqual({ by: 'ann', to: 0, agreed: ['ann'] });
    act(reply('cal', true));
    expect(match.step).toBe(2);
    act(reply('ben', true));
    expect([match.step, canonical(match.state)]).toEqual([0, start]);
    expect(match.desk('cal').undo.request).toBeNull();
    expect(entries.slice(-3).map(({ n, type }) => `${n} ${type}`)).toEqual([
      '5 undo-request',
      '6 undo-reply',
      '7 undo-reply',
    ]);
    entries.push(...firstChoices(match));
    const again = rebuildMatch(auction, journalOf(match.opening, entries));
    expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()));
  });

  it('counts no seat twice, least of all the one who asks', () => {
    const { match, act } = three();
    act({ type: 'undo-request', seat: 'ann', to: 0 });
    for (let i = 0; i < 3; i++) act(reply('ann', true));
    act(reply('ben', true));
    act(reply('ben', true));
    expect(match.step).toBe(2);
    expect(match.desk('ann').undo.request!.agreed).toEqual(['ann', 'ben']);
    expect(code(match, reply('gallery', true))).toBe('no-such-seat');
    act(reply('cal', true));
    expect(match.step).toBe(0);
  });

  it('fails with one who does not agree', () => {
    const { match, act } = three();
    act({ type: 'undo-request', seat: 'ann', to: 0 });
    act(reply('ben', true));
    act(reply('cal', false));
    expect(match.desk('ann').undo.request).toBeNull();
    expect(code(match, reply('cal', true))).toBe('no-undo-request');
    expect(match.step).toBe(2);
  });

  it('lapses when the match goes on', () => {
    const { match, act } = three();
    act({ type: 'undo-request', seat: 'ann', to: 0 });
    answerAsk(match, 'ben', { card: match.state.hands.ben![0]! });
    expect(code(match, reply('ben', true))).toBe('no-undo-request');
  });

  it('is given to the request that was read, not to one put in its place', () => {
    const { match, act } = three();
    act({ type: 'undo-request', seat: 'ann', to: 1 });
    act(reply('ben', true));
    expect(code(match, { type: 'undo-request', seat: 'ann', to: 0 })).toBe('undo-already-asked');
    expect(code(match, { type: 'undo-request', seat: 'ben', to: 0 })).toBe('undo-already-asked');
    act(reply('ann', false));
    act({ type: 'undo-request', seat: 'ann', to: 0 });
    expect(match.desk('ben').undo.request!.agreed).toEqual(['ann']);
    expect(code(match, reply('cal', true, 1))).toBe('no-undo-request');
    expect(match.desk('ben').undo.request!.agreed).toEqual(['ann']);
    act(reply('cal', true, 0));
    expect(match.desk('ben').undo.request!.agreed).toEqual(['ann', 'cal']);
  });

  it('needs nobody where nobody else sits', () => {
    const solo: typeof redAlone = {
      ...redAlone,
      id: 'solo',
      seats: () => [{ id: 'red', side: 'red', name: 'Red' }],
    };
    const match = Match.begin(solo, seededOpening(solo, SHIPS, {}), null);
    const start = canonical(match.state);
    answerAsk(match, 'red', EAST);
    expect(code(match, { type: 'undo', seat: 'red', to: 0 })).toBe('undo-needs-consent');
    expect(match.do({ type: 'undo-request', seat: 'red', to: 0 })).toMatchObject({ ok: true, rewoundTo: 0 });
    expect(canonical(match.state)).toBe(start);
  });

  it('and another answer after it meets other dice, the same answer the same dice', () => {
    const match = begin(gustyFleet);
    answerAsk(match, 'red', EAST);
    const first = canonical(match.state);
    const back = () => {
      done(match, { type: 'undo-request', seat: 'red', to: 0 });
      done(match, { type: 'undo-reply', seat: 'blue', agree: true });
    };
    back();
    answerAsk(match, 'red', EAST);
    expect(canonical(match.state)).toBe(first);
    const gusts = new Set<number>();
    for (let ship = 0; ship < 6; ship += 2) {
      back();
      answerAsk(match, 'red', { ...EAST, ship });
      gusts.add(match.state.ships[ship]!.x - ship);
    }
    expect(gusts.size).toBeGreaterThan(1);
  });
});

describe('a firm match', () => {
  it('lets nobody ask for a step back, and still lets a quiet one be taken back', () => {
    const opening = {
      ...checkableOpening(auction, AUCTION_FOR_THREE, { trading: true }),
      firm: true as const,
    };
    const match = Match.begin(auction, opening, SECRET);
    const entries = firstChoices(match);
    expect(code(match, { type: 'undo-request', seat: 'ann', to: 0 })).toBe('nothing-is-taken-back');
    const seat = match.state.winner!;
    entries.push(answerAsk(match, seat, 'hold'), done(match, { type: 'undo', seat, to: 1 }));
    expect(canonical(rebuildMatch(auction, journalOf(opening, entries, { secret: SECRET })).snapshot())).toBe(
      canonical(match.snapshot()),
    );
  });
});
