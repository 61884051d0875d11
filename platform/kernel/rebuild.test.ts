import { describe, expect, it } from 'vitest';
import { canonical, hashOf } from './hash.ts';
import { type Entry, type Journal, JournalSchema } from './journal.ts';
import { Match } from './match.ts';
import { verifyJournal } from './proof/proof.ts';
import { adoptMatch, rebuildMatch } from './rebuild.ts';
import { schemaFlaws } from './schema.ts';
import { scenarioFlaws } from './soundness.ts';
import { AUCTION_FOR_THREE, type Auction, auction } from './toys/auction.ts';
import { fleetOf, gustyFleet } from './toys/fleet.ts';
import { answerAsk, checkableOpening, firstChoices, journalOf, SECRET } from './toys/opening.ts';
import { type Game, refuse } from './vocabulary.ts';

const OPENING = checkableOpening(auction, AUCTION_FOR_THREE, { trading: true });

function finish(match: Match<Auction>): Entry[] {
  const entries: Entry[] = [];
  while (match.outcome === null) entries.push(...firstChoices(match));
  return entries;
}

function played(): Journal {
  const match = Match.begin(auction, OPENING, SECRET);
  const entries = finish(match);
  return journalOf(OPENING, entries, { secret: SECRET, hash: hashOf(match.state) });
}

const bad = (game: Game<Auction>, journal: Journal): string => {
  const proof = verifyJournal(game, journal);
  expect(proof).toMatchObject({ verdict: 'dishonest', honest: false });
  return proof.findings
    .filter(({ ok }) => !ok)
    .map(({ text }) => text)
    .join();
};

/** A die is thrown for every move, and all of them count. */
function gusty(): Journal {
  const opening = checkableOpening(gustyFleet, fleetOf(4, 6), {});
  const match = Match.begin(gustyFleet, opening, SECRET);
  const entries: Entry[] = [];
  for (let i = 0; i < 6; i++)
    entries.push(answerAsk(match, match.asks[0]!.seat, { ship: i % 2, dx: 1, dy: 0 }));
  return journalOf(opening, entries, { secret: SECRET, hash: hashOf(match.state) });
}

describe('a proof', () => {
  it('finds an honest match honest', () => {
    const journal = played();
    const proof = verifyJournal(auction, JSON.parse(JSON.stringify(journal)));
    expect(proof).toMatchObject({ honest: true, hash: journal.hash });
    expect(proof.findings.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(schemaFlaws(JournalSchema, journal)).toEqual([]);
  });

  it('counts the dice', () => {
    expect(verifyJournal(gustyFleet, gusty()).findings.map(({ text }) => text)).toContain(
      '6 entries followed; 6 dice fell as written.',
    );
  });

  it('finds an answer that was changed afterwards', () => {
    const journal = gusty();
    const entries = journal.entries.with(0, {
      ...journal.entries[0]!,
      answer: { ship: 2, dx: 1, dy: 0 },
    } as Entry);
    const proof = verifyJournal(gustyFleet, { ...journal, entries });
    expect(proof.honest).toBe(false);
    expect(proof.findings.at(-1)!.text).toMatch(/was recorded/);
  });

  it('finds an answer that the rules forbid', () => {
    const journal = played();
    const entries = journal.entries.with(0, { ...journal.entries[0]!, answer: { card: 9 } } as Entry);
    expect(bad(auction, { ...journal, entries })).toMatch('journal entry 1: malformed');
  });

  it('finds entries left out, put in, or out of order', () => {
    const journal = played();
    const [first, second, ...rest] = journal.entries as [Entry, Entry, ...Entry[]];
    expect(bad(auction, { ...journal, entries: [first, ...rest] })).toMatch('entry 3 where 2 was due');
    expect(bad(auction, { ...journal, entries: [first, first, second, ...rest] })).toMatch('entry 1 where 2');
    expect(bad(auction, { ...journal, entries: [second, first, ...rest] })).toMatch('entry 2 where 1');
  });

  it('finds the end left out, though no hash gives it away', () => {
    const { hash: _, ...journal } = played();
    expect(verifyJournal(auction, journal).honest).toBe(true);
    expect(bad(auction, { ...journal, entries: journal.entries.slice(0, -1) })).toMatch(/missing/);
    expect(bad(auction, { ...journal, entries: [] })).toMatch(/missing/);
  });

  it('lets no rule loose on a scenario or options that can not be played', () => {
    const { opening, ...rest } = played();
    let called = 0;
    const counting = {
      ...auction,
      setup: (...terms: Parameters<typeof auction.setup>) => {
        called++;
        return auction.setup(...terms);
      },
    };
    for (const wrong of [{ scenario: {} }, { scenario: null }, { options: [] }]) {
      const journal = { ...rest, opening: { ...opening, ...wrong } };
      expect(bad(counting, journal)).toMatch(/can't be played: at \//);
      expect(() => rebuildMatch(counting, journal)).toThrow(/can't be played/);
    }
    expect(called).toBe(0);
    verifyJournal(counting, played());
    expect(called).toBe(1);
  });

  it('finds one who sat under the umpire’s name', () => {
    const scenario = { ...AUCTION_FOR_THREE, seats: ['umpire', 'ben'] };
    expect(scenarioFlaws(auction, scenario)).toEqual([
      { path: '/', expected: 'no seat called umpire: that name is taken' },
    ]);
    const opening = checkableOpening(auction, scenario, { trading: false });
    expect(bad(auction, journalOf(opening, [], { secret: SECRET }))).toMatch(/umpire/);
  });

  it('finds a secret other than the one promised, or none', () => {
    const journal = played();
    expect(bad(auction, { ...journal, secret: 'ab'.repeat(32) })).toMatch('does not fit the commitment');
    const { secret: _, ...silent } = journal;
    expect(bad(auction, silent)).toMatch('has not been published');
  });

  it('finds a nonce changed afterwards', () => {
    const journal = gusty();
    const { dice } = journal.opening;
    const opening = {
      ...journal.opening,
      dice: { ...dice, nonces: { ann: 'a', ben: 'c' } },
    } as Journal['opening'];
    expect(verifyJournal(gustyFleet, { ...journal, opening }).honest).toBe(false);
  });

  it('does not judge by other rules, nor by another game', () => {
    const journal = played();
    const proof = verifyJournal({ ...auction, rulesVersion: '2' }, journal);
    expect(proof).toMatchObject({ verdict: 'in-part', hash: null });
    expect(proof.findings[1]!.text).toMatch('played under rules 1; these are 2, and can');
    expect(bad({ ...auction, id: 'lottery' }, journal)).toMatch('a match of auction, not of lottery');
    expect(() => rebuildMatch({ ...auction, rulesVersion: '2' }, journal)).toThrow('played under rules 1');
  });

  it('says of a simulation that it is one', () => {
    const opening = { ...OPENING, dice: { kind: 'seeded', seed: 4 } } as const;
    const match = Match.begin(auction, opening, null);
    const entries = finish(match);
    const proof = verifyJournal(auction, journalOf(opening, entries, { hash: hashOf(match.state) }));
    expect(proof.honest).toBe(true);
    expect(proof.findings[0]!.text).toMatch('Simulation');
  });
});

describe('taking over into newer rules', () => {
  /** Prizes are worth twice as much, and a six is bid only by one who holds nothing else. */
  const newer: Game<Auction> = {
    ...auction,
    rulesVersion: '2',
    check: (view, ask, given) =>
      typeof given !== 'string' && given.card === 6 && view.hands[ask.seat]!.some((card) => card < 6)
        ? refuse('no-sixes', '2.1', 'No sixes any more.')
        : auction.check(view, ask, given),
    choices(view, ask) {
      return [...auction.choices(view, ask)].filter((given) => newer.check(view, ask, given) === null);
    },
    adopt: (state, from) => {
      const old = state as Auction['state'];
      return from === '1' ? { ...old, prizes: old.prizes.map((prize) => prize * 2) } : old;
    },
  };

  function begun() {
    const match = Match.begin(auction, OPENING, SECRET);
    const entries = [...firstChoices(match), answerAsk(match, match.state.winner!, 'hold')];
    return { match, entries };
  }

  it('the match is finished under them and can be proven from there', () => {
    const { match: old, entries } = begun();
    const saved = JSON.parse(JSON.stringify(old.snapshot()));
    const { match, entry } = adoptMatch(newer, OPENING, SECRET, saved, entries);
    expect(entry).toMatchObject({ n: old.n + 1, type: 'adopt', rulesVersion: '2', step: 2 });
    expect(match.state.prizes).toEqual(old.state.prizes.map((prize) => prize * 2));
    expect(match.n).toBe(old.n + 1);
    const journal = journalOf(OPENING, [...entries, entry, ...finish(match)], {
      secret: SECRET,
      hash: hashOf(match.state),
    });
    expect(schemaFlaws(JournalSchema, journal)).toEqual([]);
    const proof = verifyJournal(newer, JSON.parse(JSON.stringify(journal)));
    expect(proof).toMatchObject({ verdict: 'in-part', honest: false, hash: hashOf(match.state) });
    expect(proof.findings[1]!.text).toBe('Begun under rules 1; checked from entry 5, where 2 took over.');
    expect(verifyJournal(auction, journal)).toMatchObject({ verdict: 'in-part', hash: null });
  });

  it('what waited stands if it is still legal, and nothing before can be undone', () => {
    const { match: old, entries } = begun();
    const low = (seat: string) => old.state.hands[seat]!.find((card) => card < 6)!;
    entries.push(answerAsk(old, 'ann', { card: low('ann') }));
    const { match } = adoptMatch(newer, OPENING, SECRET, old.snapshot(), entries);
    expect(match.pendingAnswer('1.bid.ann')).toEqual({ card: low('ann') });
    expect(match.desk('ann').waitingFor).toEqual(['ben', 'cal']);
    expect(match.do({ type: 'undo-request', seat: 'ann', to: 1 })).toMatchObject({
      refusal: { code: 'undo-too-far' },
    });
  });

  it('what waited falls if these rules forbid it or do not ask it', () => {
    const { match: old } = begun();
    const pending = [
      { ask: '1.bid.ann', answer: { card: 6 } },
      { ask: '1.bid.ben', answer: 'hold' as const },
      { ask: '1.bid.dan', answer: { card: 1 } },
    ];
    const { match, entry } = adoptMatch(newer, OPENING, SECRET, { ...old.snapshot(), pending }, []);
    expect(entry).toMatchObject({ pending: [] });
    expect(match.desk('ann').waitingFor).toEqual(['ann', 'ben', 'cal']);
  });

  it('what waited falls when there is nobody left to wait for', () => {
    const { match: old } = begun();
    const shorter: Game<Auction> = {
      ...newer,
      asks: (state) => auction.asks(state).filter((ask) => ask.seat === 'ann'),
    };
    answerAsk(old, 'ann', { card: old.state.hands.ann!.find((card) => card < 6)! });
    const { match } = adoptMatch(shorter, OPENING, SECRET, old.snapshot(), []);
    expect(match.desk('ann').waitingFor).toEqual(['ann']);
    firstChoices(match);
    expect(match.step).toBe(3);
  });

  it('an undo before it and an undo after it are both followed', () => {
    const { match: old, entries } = begun();
    const seat = entries.at(-1)!.type === 'answer' ? (entries.at(-1) as { seat: string }).seat : '';
    const back = old.do({ type: 'undo', seat, to: 1 });
    if (!back.ok) throw new Error(back.refusal.code);
    entries.push(back.entry);
    const { match, entry } = adoptMatch(newer, OPENING, SECRET, old.snapshot(), entries);
    entries.push(entry, answerAsk(match, seat, 'hold'));
    const again = match.do({ type: 'undo', seat, to: 1 });
    if (!again.ok) throw new Error(again.refusal.code);
    entries.push(again.entry, ...finish(match));
    const journal = journalOf(OPENING, entries, { secret: SECRET, hash: hashOf(match.state) });
    expect(verifyJournal(newer, journal).verdict).toBe('in-part');
    expect(canonical(rebuildMatch(newer, journal).snapshot())).toBe(canonical(match.snapshot()));
  });

  it('a live match follows the entry too', () => {
    const { match: old, entries } = begun();
    const { match, entry } = adoptMatch(newer, OPENING, SECRET, old.snapshot(), entries);
    const other = Match.resume(newer, OPENING, SECRET, { ...old.snapshot(), rulesVersion: '2' });
    other.follow(entry);
    expect(canonical(other.snapshot())).toBe(canonical(match.snapshot()));
    expect(() => old.follow(entry)).toThrow('for rules 2; these are 1');
  });

  it('the entries before it must still be all there', () => {
    const { match: old, entries } = begun();
    const { match, entry } = adoptMatch(newer, OPENING, SECRET, old.snapshot(), entries);
    const rest = [entry, ...finish(match)];
    const whole = journalOf(OPENING, [...entries, ...rest], { secret: SECRET });
    expect(verifyJournal(newer, whole).verdict).toBe('in-part');
    const torn = { ...whole, entries: whole.entries.slice(1) };
    expect(bad(newer, torn)).toMatch('Entry 5 was written after other entries than these.');
    expect(() => rebuildMatch(newer, torn)).toThrow('entry 2 where 1 was due');
  });

  it('without need is found out: it could set any state', () => {
    const { match, entries } = begun();
    const state = { ...match.state, scores: { ann: 99, ben: 0, cal: 0 } };
    const forgery = { ...match.snapshot(), state };
    const { match: forged, entry } = adoptMatch(auction, OPENING, SECRET, forgery, entries);
    const journal = journalOf(OPENING, [...entries, entry, ...finish(forged)], { secret: SECRET });
    expect(bad(auction, journal)).toMatch('sets the state anew though the rules had not changed');
  });
});
