import { describe, expect, it } from 'vitest';
import { machineNonce } from '../dice.ts';
import { hashOf } from '../hash.ts';
import type { Entry, Journal, Opening } from '../journal.ts';
import { Match } from '../match.ts';
import { adoptMatch } from '../rebuild.ts';
import { AUCTION_FOR_THREE, type Auction, auction } from '../toys/auction.ts';
import { checkableOpening, firstChoices, journalOf, SECRET } from '../toys/opening.ts';
import type { Game } from '../vocabulary.ts';
import { verifyJournal } from './proof.ts';

const OPENING = checkableOpening(auction, AUCTION_FOR_THREE, { trading: false });
const newer: Game<Auction> = { ...auction, rulesVersion: '2' };
const textOf = (game: Game<Auction>, journal: Journal): string =>
  verifyJournal(game, journal)
    .findings.map(({ text }) => text)
    .join('\n');

function finish(match: Match<Auction>): Entry[] {
  const entries: Entry[] = [];
  while (match.outcome === null) entries.push(...firstChoices(match));
  return entries;
}

/** Begun under the old rules, finished under the new. */
function takenOver(): { journal: Journal; at: number } {
  const old = Match.begin(auction, OPENING, SECRET);
  const before = firstChoices(old);
  const { match, entry } = adoptMatch(newer, OPENING, SECRET, old.snapshot(), before);
  const entries = [...before, entry, ...finish(match)];
  return {
    journal: journalOf(OPENING, entries, { secret: SECRET, hash: hashOf(match.state) }),
    at: before.length,
  };
}

describe('what was not checked is not called honest', () => {
  it('an invented match: rules that never were, and one entry that brings its end', () => {
    const match = Match.begin(auction, OPENING, SECRET);
    finish(match);
    const state = { ...match.state, scores: { ann: 99, ben: 0, cal: 0 } };
    const opening = { ...OPENING, rulesVersion: 'never' };
    const end = { n: 1, type: 'adopt', rulesVersion: '1', step: 9, state, pending: [] } as const;
    const forged = journalOf(opening, [{ ...end, pending: [] }], { secret: SECRET, hash: hashOf(state) });
    expect(verifyJournal(auction, forged)).toMatchObject({ verdict: 'in-part', honest: false });
    expect(textOf(auction, forged)).toMatch('nothing of the play was checked');
    expect(textOf(auction, forged)).not.toMatch('entries followed');
    // The same with a hash of its own: the hash only says that the rest of the file has not been changed.
    const { entry } = adoptMatch(auction, opening, SECRET, { ...match.snapshot(), n: 0, state }, []);
    const bound = journalOf(opening, [entry], { secret: SECRET, hash: hashOf(state) });
    expect(verifyJournal(auction, bound)).toMatchObject({ verdict: 'in-part', honest: false });
  });

  it('a match taken over into newer rules is checked from there on', () => {
    const { journal } = takenOver();
    expect(verifyJournal(newer, journal)).toMatchObject({ verdict: 'in-part', honest: false });
    expect(textOf(newer, journal)).toMatch('checked from entry 4');
    expect(textOf(newer, journal)).toMatch('every die since hangs on its hash');
  });

  it('a simulation that was not even begun', () => {
    const opening = { ...OPENING, dice: { kind: 'seeded', seed: 4 } } as const;
    expect(verifyJournal(auction, journalOf(opening, [])).verdict).toBe('in-part');
  });
});

describe('what came before a change of rules', () => {
  it('can not be written anew', () => {
    const { journal } = takenOver();
    const [first, ...rest] = journal.entries as [Extract<Entry, { type: 'answer' }>, ...Entry[]];
    const told = { ...first, answer: { card: 5 } };
    const changed = { ...journal, entries: [told, ...rest] };
    expect(verifyJournal(newer, changed).verdict).toBe('dishonest');
    expect(textOf(newer, changed)).toMatch('Entry 4 was written after other entries than these.');
    const renamed = { ...journal, opening: { ...OPENING, options: { trading: true } } };
    expect(textOf(newer, renamed)).toMatch('Entry 4 was written after other entries than these.');
  });

  it('is what the dice after it hang on', () => {
    const { journal, at } = takenOver();
    const entry = journal.entries[at] as Extract<Entry, { type: 'adopt' }>;
    const { past: _, ...unbound } = entry;
    const hashes = [entry, { ...entry, past: 'ab'.repeat(32) }, unbound].map(
      (adoption) => Match.resume(newer, OPENING, SECRET, snapshotAfter(adoption)).snapshot().chain.hash,
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('is bound by nothing where an older program took over, and the proof says so', () => {
    const { journal, at } = takenOver();
    const { past: _, ...entry } = journal.entries[at] as Extract<Entry, { type: 'adopt' }>;
    const match = Match.resume(newer, OPENING, SECRET, snapshotAfter(entry));
    const entries = [...journal.entries.slice(0, at), entry, ...finish(match)];
    const old = journalOf(OPENING, entries, { secret: SECRET, hash: hashOf(match.state) });
    expect(verifyJournal(newer, old).verdict).toBe('in-part');
    expect(textOf(newer, old)).toMatch('Nothing binds what stands before entry 4.');
  });
});

/** As a match stands just after an adoption is followed. */
function snapshotAfter(entry: Extract<Entry, { type: 'adopt' }>) {
  const old = Match.begin(auction, OPENING, SECRET);
  firstChoices(old);
  const match = Match.resume(newer, OPENING, SECRET, { ...old.snapshot(), rulesVersion: '2' });
  match.follow(entry);
  return match.snapshot();
}

describe('what machines add to the dice', () => {
  const nonces = { ann: 'of a person', ben: machineNonce(SECRET, 'ben'), cal: machineNonce(SECRET, 'cal') };
  const played = (machines: string[] | undefined, given: Record<string, string> = nonces): Journal => {
    const drawn = checkableOpening(auction, AUCTION_FOR_THREE, { trading: false }, given);
    const opening = { ...drawn, dice: { ...drawn.dice, ...(machines && { machines }) } } as Opening;
    const match = Match.begin(auction, opening, SECRET);
    return journalOf(opening, finish(match), { secret: SECRET, hash: hashOf(match.state) });
  };

  it('follows from the secret, seat by seat, and the proof says so', () => {
    expect(new Set(Object.values(nonces)).size).toBe(3);
    const journal = played(['ben', 'cal']);
    expect(verifyJournal(auction, journal).verdict).toBe('honest');
    expect(textOf(auction, journal)).toMatch('(ben, cal) follows from the secret');
  });

  it('is found out where it was drawn again once the person’s was known', () => {
    const journal = played(['ben', 'cal'], { ...nonces, cal: 'a better one' });
    expect(verifyJournal(auction, journal).verdict).toBe('dishonest');
    expect(textOf(auction, journal)).toMatch('machine at cal does not follow');
  });

  it('was drawn in journals of older programs, which say nothing of it', () => {
    expect(verifyJournal(auction, played(undefined, { ...nonces, cal: 'drawn' })).verdict).toBe('honest');
  });
});
