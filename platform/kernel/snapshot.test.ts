import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './hash.ts';
import type { Deed } from './journal.ts';
import { Match } from './match.ts';
import { rebuildMatch } from './rebuild.ts';
import type { Snapshot } from './receipt.ts';
import { AUCTION_FOR_THREE, type Auction, auction } from './toys/auction.ts';
import { type Fleet, fleetOf, gustyFleet } from './toys/fleet.ts';
import { answerAsk, checkableOpening, firstChoices, journalOf, SECRET } from './toys/opening.ts';
import { GALLERY, type GameTypes, UMPIRE } from './vocabulary.ts';

const written = <T extends GameTypes>(match: Match<T>): Snapshot<T> =>
  JSON.parse(JSON.stringify(match.snapshot())) as Snapshot<T>;
const OPENING = checkableOpening(auction, AUCTION_FOR_THREE, { trading: true });
const SHIPS = checkableOpening(gustyFleet, fleetOf(6, 1000), {});
const SEATS = ['ann', 'ben', 'cal', GALLERY, UMPIRE];

describe('a match resumed from a snapshot', () => {
  it('lies on the desks as it did, but that nothing before it can be taken back', () => {
    const match = Match.begin(auction, OPENING, SECRET);
    firstChoices(match);
    answerAsk(match, match.state.winner!, 'hold');
    answerAsk(match, 'cal', { card: match.state.hands.cal![0]! });
    const resumed = Match.resume(auction, OPENING, SECRET, written(match));
    for (const seat of SEATS)
      expect(resumed.desk(seat)).toEqual({ ...match.desk(seat), undo: { freeTo: null, request: null } });
  });

  it('throws the same dice as one that was never put away, however often it is', () => {
    const move = fc.record({ ship: fc.nat(2), dx: fc.integer({ min: -1, max: 1 }), resume: fc.boolean() });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const straight: Match<Fleet> = Match.begin(gustyFleet, SHIPS, SECRET);
        let broken: Match<Fleet> = Match.begin(gustyFleet, SHIPS, SECRET);
        for (const [i, { ship, dx, resume }] of moves.entries()) {
          if (resume) broken = Match.resume(gustyFleet, SHIPS, SECRET, written(broken));
          const given = { ship: 2 * ship + (i % 2), dx, dy: 0 };
          for (const match of [straight, broken]) answerAsk(match, match.asks[0]!.seat, given);
        }
        expect(canonical(broken.snapshot())).toBe(canonical(straight.snapshot()));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps an open request to go back', () => {
    const match = Match.begin(gustyFleet, SHIPS, SECRET);
    firstChoices(match);
    match.do({ type: 'undo-request', seat: 'red', to: 0 });
    const resumed = Match.resume(gustyFleet, SHIPS, SECRET, written(match));
    expect(resumed.desk('blue').undo.request).toEqual({ by: 'red', to: 0, agreed: ['red'] });
    // What lies behind the snapshot is not at hand: the consent comes too late, and changes nothing.
    expect(resumed.do({ type: 'undo-reply', seat: 'blue', agree: true })).toMatchObject({
      refusal: { code: 'undo-too-far' },
    });
    expect(resumed.do({ type: 'undo-reply', seat: 'blue', agree: false })).toMatchObject({ ok: true });
  });

  it('must have been played by the same rules', () => {
    const snapshot = written(Match.begin(auction, OPENING, SECRET));
    const newer = { ...auction, rulesVersion: '2' };
    expect(() => Match.resume(newer, OPENING, SECRET, snapshot)).toThrow('must be adopted');
  });
});

/** Any deed at all, sensible or not: the numbers pick among what there is. */
const anyDeed = fc.record({
  kind: fc.constantFrom<Exclude<Deed['type'], 'unwitnessed'>[]>(
    'answer',
    'answer',
    'answer',
    'answer',
    'answer',
    'answer',
    'retract',
    'resign',
    'undo',
    'undo-request',
    'undo-reply',
    'undo-reply',
    'undo-reply',
    'undo-reply',
  ),
  seat: fc.nat(2),
  pick: fc.nat(),
  wild: fc.integer({ min: 0, max: 9 }),
});
type AnyDeed = typeof anyDeed extends fc.Arbitrary<infer D> ? D : never;

function deedOf(match: Match<Auction>, { kind, seat: at, pick, wild }: AnyDeed): Deed {
  const anybody = AUCTION_FOR_THREE.seats[at]!;
  const ask = match.asks[pick % Math.max(1, match.asks.length)];
  // Now and then somebody else's ask, or none.
  const seat = wild > 1 ? (ask?.seat ?? anybody) : anybody;
  switch (kind) {
    case 'answer': {
      const choices = ask === undefined ? [] : [...auction.choices(match.view(ask.seat), ask)];
      const given = wild === 2 ? { card: 1 } : choices[pick % Math.max(1, choices.length)];
      return { type: 'answer', seat, ask: ask?.id ?? 'none', answer: given };
    }
    case 'retract':
      return { type: 'retract', seat, ask: ask?.id ?? 'none' };
    case 'resign':
      return wild === 0 ? { type: 'resign', seat: anybody } : { type: 'retract', seat, ask: 'none' };
    case 'undo':
      return {
        type: 'undo',
        seat,
        to: (wild > 4 && match.desk(seat).undo.freeTo) || pick % (match.step + 2),
      };
    case 'undo-request':
      return { type: 'undo-request', seat: anybody, to: pick % (match.step + 1) };
    case 'undo-reply': {
      const agreed = match.desk(seat).undo.request?.agreed ?? [];
      const missing = AUCTION_FOR_THREE.seats.find((other) => !agreed.includes(other));
      return { type: 'undo-reply', seat: (wild > 1 && missing) || anybody, agree: wild > 0 };
    }
  }
}

describe('any row of deeds', () => {
  const play = (deeds: readonly AnyDeed[]) => {
    const match = Match.begin(auction, OPENING, SECRET);
    const entries = [];
    for (const any of deeds) {
      const deed = deedOf(match, any);
      const before = canonical([match.snapshot(), SEATS.map((seat) => match.desk(seat))]);
      const verdict = match.do(deed);
      if (verdict.ok) {
        entries.push(verdict.entry);
        expect(verdict.entry.n).toBe(match.n);
      } else expect(canonical([match.snapshot(), SEATS.map((seat) => match.desk(seat))])).toBe(before);
      expect(auction.invariants(match.state)).toEqual([]);
      expect(match.asks.length > 0).toBe(match.outcome === null);
      expect(match.asks.every(({ id }) => match.pendingAnswer(id) !== undefined)).toBe(
        match.outcome !== null,
      );
    }
    return { match, entries };
  };

  it('changes nothing by what is refused, and is rebuilt from what was not', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { minLength: 20, maxLength: 60 }), (deeds) => {
        const { match, entries } = play(deeds);
        const journal = JSON.parse(JSON.stringify(journalOf(OPENING, entries, { secret: SECRET })));
        const again = rebuildMatch(auction, journal);
        expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()));
        for (const seat of SEATS) expect(again.desk(seat)).toEqual(match.desk(seat));
      }),
      { numRuns: 60 },
    );
  });

  it('includes all that it is meant to', () => {
    const types = new Set<string>();
    let rewinds = 0;
    for (const deeds of fc.sample(fc.array(anyDeed, { minLength: 40, maxLength: 60 }), {
      numRuns: 60,
      seed: 5,
    })) {
      const { entries } = play(deeds);
      for (const { type } of entries) types.add(type);
      rebuildMatch(auction, journalOf(OPENING, entries, { secret: SECRET }), ({ rewoundTo }) => {
        if (rewoundTo !== null) rewinds++;
      });
    }
    expect([...types].sort()).toEqual(['answer', 'resign', 'retract', 'undo', 'undo-reply', 'undo-request']);
    expect(rewinds).toBeGreaterThan(10);
  });
});
