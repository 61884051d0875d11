import { describe, expect, it } from 'vitest';
import { canonical } from './hash.ts';
import type { AnswerDeed, Entry } from './journal.ts';
import { Match } from './match.ts';
import { rebuildMatch } from './rebuild.ts';
import { fleetOf, wholeFleet } from './toys/fleet.ts';
import { journalOf, seededOpening } from './toys/opening.ts';

const opening = seededOpening(wholeFleet, fleetOf(4, 2), {});
const begin = (game = wholeFleet) => Match.begin(game, opening, null);
/** Red has the ships of even number, blue the others. */
const order = (ship: number, answer: unknown = { ship, dx: 1, dy: 0 }, turn = 0): AnswerDeed => ({
  type: 'answer',
  seat: ship % 2 === 0 ? 'red' : 'blue',
  ask: `turn ${turn} ship ${ship}`,
  answer,
});
const back = (ship: number): AnswerDeed => order(ship, { ship, dx: -1, dy: 0 });
const all = (match: ReturnType<typeof begin>): string =>
  canonical([match.snapshot(), match.desk('red'), match.desk('blue')]);
const sailed = (match: ReturnType<typeof begin>): number[] => match.state.ships.map(({ id, x }) => x - id);

describe('answers given together', () => {
  it('are taken in one go and numbered one by one', () => {
    const match = begin();
    const verdict = match.doAll([order(0), order(2)]);
    expect(verdict).toMatchObject({
      ok: true,
      receipts: [
        { entry: { n: 1, ask: 'turn 0 ship 0' }, step: null },
        { entry: { n: 2, ask: 'turn 0 ship 2' }, step: null },
      ],
    });
    expect([match.n, match.step]).toEqual([2, 0]);
    expect(match.doAll([order(1), order(3)])).toMatchObject({
      receipts: [{ step: null }, { step: { n: 4 } }],
    });
    expect(match.step).toBe(1);
  });

  it('may be of several seats', () => {
    const match = begin();
    expect(match.doAll([order(3), order(0), order(1), order(2)]).ok).toBe(true);
    expect(sailed(match)).toEqual([1, 1, 1, 1]);
  });

  it('change what stands before they say anything new: the last new one may resolve the step', () => {
    const match = begin();
    match.doAll([order(1), order(2), order(3)]);
    const verdict = match.doAll([order(0), back(2)]);
    const entries = verdict.ok ? verdict.receipts.map(({ entry }) => entry) : [];
    expect(entries).toMatchObject([{ ask: 'turn 0 ship 2' }, { ask: 'turn 0 ship 0' }]);
    expect(sailed(match)).toEqual([1, 1, -1, 1]);
  });

  it('do not say again what stands', () => {
    const match = begin();
    match.doAll([order(0), order(2)]);
    expect(match.doAll([order(0, { dy: 0, dx: 1, ship: 0 }), back(2)])).toMatchObject({
      receipts: [{ entry: { n: 3, ask: 'turn 0 ship 2' } }],
    });
    expect(match.doAll([order(0), back(2)])).toEqual({ ok: true, receipts: [] });
    expect(match.doAll([])).toEqual({ ok: true, receipts: [] });
    expect(match.n).toBe(3);
  });

  it('show the match as it stands after each of them', () => {
    const match = begin();
    const stood: [number, number][] = [];
    match.doAll([order(0), order(1), order(2), order(3)], ({ entry }) => stood.push([entry.n, match.step]));
    expect(stood).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  it('leave a journal that leads to the same match', () => {
    const match = begin();
    const entries: Entry[] = [];
    const note = ({ entry }: { readonly entry: Entry }): void => void entries.push(entry);
    match.doAll([order(1), order(2), order(3)], note);
    match.doAll([order(0), back(2)], note);
    const again = rebuildMatch(wholeFleet, journalOf(opening, entries));
    expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()));
  });
});

describe('answers given together are refused together', () => {
  const other: AnswerDeed = { ...order(1), seat: 'red' };
  it.each<[code: string, why: string, AnswerDeed]>([
    ['malformed', 'what its schema does not allow', order(2, { ship: 2, dx: 7, dy: 0 })],
    ['malformed', 'nothing', order(2, null)],
    ['no-such-ship', 'what a rule forbids', order(2, { ship: 9, dx: 0, dy: 0 })],
    ['ask-not-open', 'an ask that is not open', order(2, { ship: 2, dx: 0, dy: 0 }, 1)],
    ['ask-not-open', "another seat's ask", other],
    ['malformed', 'one ask twice', back(0)],
  ])('%s: %s', (code, _, wrong) => {
    const match = begin();
    match.doAll([order(3)]);
    const before = all(match);
    for (const deeds of [
      [order(0), wrong],
      [order(0), wrong, order(1)],
    ])
      expect(match.doAll(deeds)).toMatchObject({ ok: false, refusal: { code }, ask: wrong.ask });
    expect(all(match)).toBe(before);
  });

  it('even where all but one would only change what stands', () => {
    const match = begin();
    match.doAll([order(0), order(2)]);
    const before = all(match);
    expect(match.doAll([back(0), order(2, {})]).ok).toBe(false);
    expect(all(match)).toBe(before);
  });

  it('once the match is over', () => {
    const match = begin();
    match.do({ type: 'resign', seat: 'red' });
    expect(match.doAll([order(1)])).toMatchObject({ refusal: { code: 'match-over' } });
  });

  it('and a fault in the rules takes none of them', () => {
    let broken = true;
    const faulty: typeof wholeFleet = {
      ...wholeFleet,
      resolve: (...given) => {
        if (broken) throw new Error('a fault');
        return wholeFleet.resolve(...given);
      },
    };
    const match = begin(faulty);
    match.doAll([order(0)]);
    const before = all(match);
    expect(() => match.doAll([back(0), order(1), order(2), order(3)])).toThrow('a fault');
    expect(all(match)).toBe(before);
    broken = false;
    match.doAll([back(0), order(1), order(2), order(3)]);
    expect(sailed(match)).toEqual([-1, 1, 1, 1]);
  });
});

describe('what has been answered', () => {
  it('stands for the seat that answered it, and for nobody who guesses it', () => {
    const match = begin();
    const { ask, answer } = order(0);
    expect(match.stands('red', ask, answer)).toBe(false);
    match.doAll([order(0)]);
    expect(match.stands('red', ask, answer)).toBe(true);
    expect(match.stands('red', ask, back(0).answer)).toBe(false);
    expect(match.stands('blue', ask, answer)).toBe(false);
  });
});
