import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineNonce } from '../dice.ts';
import { canonical, hashOf } from '../hash.ts';
import { type Deed, type Entry, type Journal, JournalSchema, type Opening } from '../journal.ts';
import { Match } from '../match.ts';
import { adoptMatch, rebuildMatch } from '../rebuild.ts';
import { schemaFlaws } from '../schema.ts';
import { AUCTION_FOR_THREE, type Auction, auction } from '../toys/auction.ts';
import { fleetOf, gustyFleet } from '../toys/fleet.ts';
import { answerAsk, checkableOpening, code, done, firstChoices, journalOf, SECRET } from '../toys/opening.ts';
import { warGame, warOf } from '../toys/war.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import { verifyJournal } from './proof.ts';
import { isSigned, keyOf, signText } from './signature.ts';
import {
  countersignedText,
  openingStep,
  signedText,
  type WitnessedStep,
  type WitnessSignatures,
} from './witness.ts';

const HAND = '77'.repeat(32);
const KEY = keyOf(HAND);
const MEANS = { isSigned };

const sign = (step: WitnessedStep, hand = HAND): WitnessSignatures => ({
  signature: signText(signedText(step), hand),
  countersign: signText(countersignedText(step), hand),
});

/** An opening that the witness has signed. */
function witnessed<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  machines: string[] = [],
): Opening {
  const drawn = {
    ann: 'a',
    ben: 'b',
    ...Object.fromEntries(machines.map((seat) => [seat, machineNonce(SECRET, seat)])),
  };
  const { dice, ...rest } = checkableOpening(game, scenario, options, drawn);
  const witness = { url: 'https://witness.example', key: KEY };
  const unsigned = { ...rest, dice: { ...dice, machines, witness } } as Opening;
  const signed = { ...witness, ...sign(openingStep(unsigned)) };
  return { ...unsigned, dice: { ...unsigned.dice, witness: signed } } as Opening;
}

const AUCTION = witnessed(auction, AUCTION_FOR_THREE, { trading: true });
const FLEET = witnessed(gustyFleet, fleetOf(4, 6), {});
const EAST = { ship: 0, dx: 1, dy: 0 };
const signNow = <T extends GameTypes>(match: Match<T>): Entry => match.witness(sign(match.awaiting!)).entry;

/** Every question answered with the first choice, and signed where that is called for. */
function finish(match: Match<Auction>): Entry[] {
  const entries: Entry[] = [];
  while (match.outcome === null) {
    entries.push(...firstChoices(match));
    if (match.awaiting !== null) entries.push(signNow(match));
  }
  return entries;
}

const finished = (match: Match<Auction>, opening: Opening, entries: readonly Entry[]): Journal =>
  journalOf(opening, [...entries, ...finish(match)], { secret: SECRET, hash: hashOf(match.state) });
const textOf = (journal: Journal, means = MEANS, game = auction): string =>
  verifyJournal(game, journal, means)
    .findings.map(({ text }) => text)
    .join('\n');

describe('a witnessed match', () => {
  it('is proven, and replayed to the byte', () => {
    const match = Match.begin(auction, AUCTION, SECRET);
    const journal = JSON.parse(JSON.stringify(finished(match, AUCTION, []))) as Journal;
    expect(schemaFlaws(JournalSchema, journal)).toEqual([]);
    expect(verifyJournal(auction, journal, MEANS)).toMatchObject({ verdict: 'honest', hash: journal.hash });
    expect(verifyJournal(auction, journal, { ...MEANS, witnessKey: KEY }).verdict).toBe('honest');
    expect(canonical(rebuildMatch(auction, journal).snapshot())).toBe(canonical(match.snapshot()));
    // Where signatures can't be checked the match is not called honest.
    expect(verifyJournal(auction, journal).verdict).toBe('in-part');
  });

  it('can not be set up before the witness has signed its opening', () => {
    const { dice } = AUCTION;
    const witness = { url: 'https://witness.example', key: KEY };
    const unsigned = { ...AUCTION, dice: { ...dice, witness } } as Opening;
    expect(() => Match.begin(auction, unsigned, SECRET)).toThrow('has not signed');
    expect(openingStep(unsigned)).toEqual(openingStep(AUCTION));
  });

  it('waits with all answers in, takes nothing else meanwhile, and goes on by the signature', () => {
    const match = Match.begin(gustyFleet, FLEET, SECRET);
    const { seat, id } = match.asks[0]!;
    answerAsk(match, seat, EAST);
    expect(match.step).toBe(0);
    expect(match.awaiting).toMatchObject({ step: 1, again: 0 });
    expect(match.desk(seat)).toMatchObject({ waitingFor: [], witness: { step: 1, agreed: [] } });
    const before = canonical(match.snapshot());
    expect(code(match, { type: 'answer', seat, ask: id, answer: { ...EAST, dy: 1 } })).toBe('awaits-witness');
    expect(code(match, { type: 'answer', seat, ask: id, answer: EAST })).toBe('awaits-witness');
    expect(match.doAll([{ type: 'answer', seat, ask: id, answer: EAST }])).toEqual({
      ok: true,
      receipts: [],
    });
    expect(code(match, { type: 'retract', seat, ask: id })).toBe('awaits-witness');
    expect(code(match, { type: 'undo', seat, to: 0 })).toBe('awaits-witness');
    expect(code(match, { type: 'undo-request', seat, to: 0 })).toBe('awaits-witness');
    expect(canonical(match.snapshot())).toBe(before);
    const { step } = match.witness(sign(match.awaiting!));
    expect(step).toMatchObject({ step: 1, quiet: false });
    expect(match.awaiting).toBeNull();
    expect(match.desk(seat)).not.toHaveProperty('witness');
    expect(() => match.witness(sign({ match: '', step: 1, hash: '', again: 0 }))).toThrow('nothing waits');
  });

  it('still waits, for the same hash, after it was written down and taken up again', () => {
    const match = Match.begin(gustyFleet, FLEET, SECRET);
    answerAsk(match, match.asks[0]!.seat, EAST);
    const saved = JSON.parse(JSON.stringify(match.snapshot()));
    const again = Match.resume(gustyFleet, FLEET, SECRET, saved);
    expect(again.awaiting).toEqual(match.awaiting);
    const signatures = sign(match.awaiting!);
    match.witness(signatures);
    again.witness(signatures);
    expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()));
  });

  it('has dice that hang on the signature, and on nothing that is known before it', () => {
    const faces = [HAND, '78'.repeat(32), '79'.repeat(32), '80'.repeat(32)].map((hand) => {
      const match = Match.begin(gustyFleet, FLEET, SECRET);
      answerAsk(match, match.asks[0]!.seat, EAST);
      return canonical(match.witness(sign(match.awaiting!, hand)).step!.happenings);
    });
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  it('does not wait where a step is quiet', () => {
    const match = Match.begin(auction, AUCTION, SECRET);
    const entries = firstChoices(match);
    entries.push(signNow(match));
    const seat = match.state.winner!;
    entries.push(answerAsk(match, seat, 'hold'));
    expect(match).toMatchObject({ awaiting: null, step: 2 });
    entries.push(done(match, { type: 'undo', seat, to: 1 }), answerAsk(match, seat, 'hold'));
    expect(verifyJournal(auction, finished(match, AUCTION, entries), MEANS).verdict).toBe('honest');
  });
});

describe('a step taken back', () => {
  /** One step, taken back by consent of all. */
  function backAtStart() {
    const match = Match.begin(auction, AUCTION, SECRET);
    const entries = firstChoices(match);
    const first = match.awaiting!;
    const { entry, step } = match.witness(sign(first));
    entries.push(entry, done(match, { type: 'undo-request', seat: 'ann', to: 0 }));
    for (const seat of ['ben', 'cal']) entries.push(done(match, { type: 'undo-reply', seat, agree: true }));
    return { match, entries, first, told: canonical(step!.happenings) };
  }

  it('falls the same again for the same answers, and is countersigned as the second time', () => {
    const { match, entries, first, told } = backAtStart();
    entries.push(...firstChoices(match));
    expect(match.awaiting).toEqual({ ...first, again: 1 });
    const again = sign(match.awaiting!);
    expect(again.signature).toBe(sign(first).signature);
    expect(again.countersign).not.toBe(sign(first).countersign);
    const { entry, step } = match.witness(again);
    expect(canonical(step!.happenings)).toBe(told);
    const journal = finished(match, AUCTION, [...entries, entry]);
    expect(verifyJournal(auction, journal, MEANS).verdict).toBe('honest');
    expect(canonical(rebuildMatch(auction, journal).snapshot())).toBe(canonical(match.snapshot()));
  });

  it('is found out where it was not recorded: the witness says for the how-manieth time he signed', () => {
    // The host has had one answer signed, did not like the dice, and had another signed as if all had agreed.
    const match = Match.begin(auction, AUCTION, SECRET);
    const entries = firstChoices(match);
    const secretly = sign({ ...match.awaiting!, again: 1 });
    const { entry } = match.witness(secretly);
    const journal = finished(match, AUCTION, [...entries, entry]);
    expect(verifyJournal(auction, journal, MEANS).verdict).toBe('dishonest');
    expect(textOf(journal)).toMatch('Step 1 was not signed');
    const told = journal.entries.map((each) => (each.type === 'witness' ? { ...each, again: 1 } : each));
    expect(textOf({ ...journal, entries: told })).toMatch('signs what was not asked of him');
  });
});

describe('a false witness', () => {
  const journal = finished(Match.begin(auction, AUCTION, SECRET), AUCTION, []);
  const bad = (changed: Journal, means: object = MEANS): string => {
    expect(verifyJournal(auction, changed, means).verdict).toBe('dishonest');
    return textOf(changed, means as typeof MEANS);
  };

  it('is found out by his key, his signature, or his silence', () => {
    const forged = journal.entries.map((entry) =>
      entry.type === 'witness' ? { ...entry, countersign: 'ab'.repeat(64) } : entry,
    );
    expect(bad({ ...journal, entries: forged })).toMatch('was not signed by the witness’s key');
    expect(bad(journal, { ...MEANS, witnessKey: 'ab'.repeat(32) })).toMatch('is not the witness’s');
    const silent = journal.entries
      .filter(({ type }) => type !== 'witness')
      .map((entry, i) => ({ ...entry, n: i + 1 }));
    expect(bad({ ...journal, entries: silent })).toMatch('journal entry');
    const { dice } = AUCTION;
    const other = { url: 'https://witness.example', key: keyOf('78'.repeat(32)) };
    const opening = {
      ...AUCTION,
      dice: { ...dice, witness: { ...other, ...sign(openingStep(AUCTION)) } },
    } as Opening;
    const match = Match.begin(auction, opening, SECRET);
    expect(bad(finished(match, opening, []))).toMatch('Step 0 was not signed');
  });

  it('can not be put into a match that had none', () => {
    const plain = checkableOpening(auction, AUCTION_FOR_THREE, { trading: false });
    const match = Match.begin(auction, plain, SECRET);
    const entries: Entry[] = [];
    while (match.outcome === null) entries.push(...firstChoices(match));
    const unwitnessed = journalOf(plain, entries, { secret: SECRET });
    expect(verifyJournal(auction, unwitnessed, MEANS).verdict).toBe('honest');
    expect(bad(unwitnessed, { ...MEANS, witnessKey: KEY })).toMatch('had no witness');
  });
});

describe('going on without the witness', () => {
  const opening = witnessed(auction, AUCTION_FOR_THREE, { trading: true }, ['cal']);
  const waiting = () => {
    const match = Match.begin(auction, opening, SECRET);
    return { match, entries: firstChoices(match) };
  };
  const goOn = (seat: string, step = 1): Deed => ({ type: 'unwitnessed', seat, step });

  it('takes the consent of every person, and the proof says so', () => {
    const { match, entries } = waiting();
    expect(match.desk('ann').witness).toEqual({ step: 1, agreed: [], needed: ['ann', 'ben'] });
    expect(code(match, goOn('ann', 2))).toBe('no-witness-awaited');
    expect(code(match, goOn('dan'))).toBe('no-such-seat');
    entries.push(done(match, goOn('ann')), done(match, goOn('ann')));
    expect(match).toMatchObject({ step: 0 });
    const revived = Match.resume(auction, opening, SECRET, JSON.parse(JSON.stringify(match.snapshot())));
    expect(revived.desk('ben').witness).toMatchObject({ agreed: ['ann'] });
    entries.push(done(match, goOn('ben')));
    expect(match).toMatchObject({ step: 1, awaiting: null });
    const journal = finished(match, opening, entries);
    expect(verifyJournal(auction, journal, MEANS).verdict).toBe('in-part');
    expect(textOf(journal)).toMatch('All agreed to go on without the witness at step 1:');
  });

  it('is forgotten when he signs after all', () => {
    const { match, entries } = waiting();
    entries.push(done(match, goOn('ann')), signNow(match));
    expect(code(match, goOn('ben'))).toBe('no-witness-awaited');
    expect(verifyJournal(auction, finished(match, opening, entries), MEANS).verdict).toBe('honest');
  });

  it('does not need who has resigned; and whoever would end the match by it may', () => {
    const { match } = waiting();
    expect(code(match, { type: 'resign', seat: 'ann' })).toBe('awaits-witness');
    const fleet = Match.begin(gustyFleet, FLEET, SECRET);
    answerAsk(fleet, fleet.asks[0]!.seat, EAST);
    done(fleet, { type: 'resign', seat: fleet.asks[0]!.seat });
    expect(fleet).toMatchObject({ awaiting: null, outcome: { winners: expect.anything() } });
    const early = Match.begin(auction, opening, SECRET);
    done(early, { type: 'resign', seat: 'ann' });
    firstChoices(early);
    expect(early.desk('ben').witness).toMatchObject({ needed: ['ben'] });
    const revived = Match.resume(auction, opening, SECRET, JSON.parse(JSON.stringify(early.snapshot())));
    expect(revived.desk('ben').witness).toMatchObject({ needed: ['ben'] });
    done(early, goOn('ben'));
    expect(early.step).toBe(1);
  });
});

describe('newer rules', () => {
  it('count as coming to the step anew, since what was signed hung on another chain', () => {
    const newer: Game<Auction> = { ...auction, rulesVersion: '2' };
    const old = Match.begin(auction, AUCTION, SECRET);
    const entries = firstChoices(old);
    const { match, entry } = adoptMatch(newer, AUCTION, SECRET, old.snapshot(), entries);
    expect(entry).toMatchObject({ again: 1, pending: [] });
    expect(match.awaiting).toBeNull();
    entries.push(entry);
    const journal = finished(match, AUCTION, entries);
    expect(journal.entries.findLast(({ type }) => type === 'witness')).toMatchObject({ again: 1 });
    expect(verifyJournal(newer, journal, MEANS).verdict).toBe('in-part');
    expect(canonical(rebuildMatch(newer, journal).snapshot())).toBe(canonical(match.snapshot()));
  });
});

describe('other rules', () => {
  it('can check the hand under the opening, and say that they checked no step', () => {
    const journal = finished(Match.begin(auction, AUCTION, SECRET), AUCTION, []);
    const newer: Game<Auction> = { ...auction, rulesVersion: '2' };
    expect(verifyJournal(newer, journal, { ...MEANS, witnessKey: KEY }).verdict).toBe('in-part');
    expect(textOf(journal, MEANS, newer)).toMatch('whether he signed the steps can');
    expect(textOf(journal, MEANS, newer)).not.toMatch('each before its dice could fall');
    expect(verifyJournal(newer, journal, { ...MEANS, witnessKey: 'ab'.repeat(32) }).verdict).toBe(
      'dishonest',
    );
  });
});

/** Any deeds at all, sensible or not, and the witness's hand now and then. */
const anyTurn = fc.record({
  kind: fc.constantFrom(
    'answer',
    'answer',
    'answer',
    'answer',
    'sign',
    'sign',
    'retract',
    'undo',
    'back',
    'go-on',
  ),
  seat: fc.constantFrom('ann', 'ben', 'cal'),
  pick: fc.nat(),
});
type AnyTurn = typeof anyTurn extends fc.Arbitrary<infer D> ? D : never;

function deedsOf(match: Match<Auction>, { kind, seat, pick }: AnyTurn): Deed[] {
  const ask = match.asks[pick % Math.max(1, match.asks.length)];
  const own = { seat: ask?.seat ?? seat, ask: ask?.id ?? '' };
  const choices = ask === undefined ? [] : [...auction.choices(match.view(ask.seat), ask)];
  switch (kind) {
    case 'answer':
      return [{ type: 'answer', ...own, answer: choices[pick % choices.length] }];
    case 'retract':
      return [{ type: 'retract', ...own }];
    case 'undo':
      return [{ type: 'undo', seat, to: match.desk(seat).undo.freeTo ?? 0 }];
    case 'back': {
      const others = match.seats.filter(({ id }) => id !== seat);
      return [
        { type: 'undo-request', seat, to: pick % (match.step + 1) },
        ...others.map(({ id }) => ({ type: 'undo-reply', seat: id, agree: true }) as const),
      ];
    }
    default:
      return [{ type: 'unwitnessed', seat, step: match.step + 1 }];
  }
}

/** Does what is granted; what is not must change nothing. */
function takeTurn(match: Match<Auction>, any: AnyTurn): Entry[] {
  if (any.kind === 'sign') return match.awaiting === null ? [] : [signNow(match)];
  return deedsOf(match, any).flatMap((deed) => {
    const before = canonical(match.snapshot());
    const verdict = match.do(deed);
    if (!verdict.ok) expect(canonical(match.snapshot())).toBe(before);
    return verdict.ok ? [verdict.entry] : [];
  });
}

describe('any row of deeds with a witness', () => {
  it('is revived after each as it stood, and followed again to the byte', () => {
    let waits = 0;
    let rewinds = 0;
    fc.assert(
      fc.property(fc.array(anyTurn, { minLength: 10, maxLength: 60 }), (turns) => {
        const match = Match.begin(auction, AUCTION, SECRET);
        const entries: Entry[] = [];
        for (const each of turns) {
          entries.push(...takeTurn(match, each));
          if (match.awaiting !== null) waits++;
          // A revived match has nothing to take back: only those that wait are put through it.
          if (match.awaiting === null) continue;
          const saved = JSON.parse(JSON.stringify(match.snapshot()));
          const revived = Match.resume(auction, AUCTION, SECRET, saved);
          expect(revived.awaiting).toEqual(match.awaiting);
          expect(canonical(revived.snapshot())).toBe(canonical(match.snapshot()));
        }
        rewinds += match.snapshot().again ?? 0;
        const journal = journalOf(AUCTION, entries, { secret: SECRET });
        const followed = rebuildMatch(auction, JSON.parse(JSON.stringify(journal)));
        expect(canonical(followed.snapshot())).toBe(canonical(match.snapshot()));
      }),
      { numRuns: 60, seed: 1805 },
    );
    expect(waits).toBeGreaterThan(50);
    expect(rewinds).toBeGreaterThan(3);
  });
});

describe('a report in a witnessed match', () => {
  const suspended = () => {
    const match = Match.begin(warGame, witnessed(warGame, warOf(1), {}), SECRET);
    const entries = ['ann', 'ben'].map((seat) => answerAsk(match, seat, { sea: 'north' as const, ships: 2 }));
    if (match.awaiting !== null) entries.push(signNow(match));
    return { match, entries };
  };
  const report = { engagement: 'battle 0', child: hashOf('child'), result: { lost: { ann: 0, ben: 1 } } };

  it('waits for his hand before a die falls for it, also after being stored, and is proven', () => {
    const { match, entries } = suspended();
    const verdict = match.report(report);
    expect(verdict).toMatchObject({ ok: true, step: null });
    if (verdict.ok) entries.push(verdict.entry);
    expect(match.report(report)).toMatchObject({ ok: false, refusal: { code: 'awaits-witness' } });
    const stored = JSON.parse(JSON.stringify(match.snapshot()));
    const revived = Match.resume(warGame, match.opening, SECRET, stored);
    expect(revived.awaiting).toEqual(match.awaiting);
    entries.push(signNow(match));
    signNow(revived);
    expect(revived.state).toEqual(match.state);
    expect(match.outcome).toMatchObject({ winners: ['ann'] });
    const journal = journalOf(match.opening, entries, { secret: SECRET, hash: hashOf(match.state) });
    const borneOut = () => ({ ok: true, text: '' });
    expect(verifyJournal(warGame, journal, { ...MEANS, borneOut }).verdict).toBe('honest');
  });

  it('is taken without him where every person agrees', () => {
    const { match } = suspended();
    match.report(report);
    const step = match.awaiting!.step;
    for (const seat of ['ann', 'ben']) done(match, { type: 'unwitnessed', seat, step });
    expect(match.engagements).toEqual([]);
    expect(match.outcome).not.toBeNull();
  });
});
