import type { ClockTerms } from '@weathergage/kernel';
import type { ChairTime } from '@weathergage/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import {
  bankOf,
  chairAfter,
  freshChair,
  gracedChair,
  isLate,
  leftAt,
  missedTurn,
  turnTime,
  withAway,
} from './turn-time.ts';

const LIVE: ClockTerms = { kind: 'live', bank: 600, increment: 20, misses: 2 };
const POST: ClockTerms = { ...POST_CLOCK, bank: 48 };
const MINUTE = 60_000;

type Moment = Partial<{ turn: string; owed: boolean; runs: boolean; held: number }>;
const at = (terms: ClockTerms, chair: ChairTime, now: number, moment: Moment = {}): ChairTime =>
  chairAfter(terms, chair, {
    now,
    turn: moment.turn ?? '1.0',
    isOwed: moment.owed ?? true,
    runsFrom: moment.runs === false ? null : now,
    standsSince: moment.held ?? null,
  });

describe('the time of a seat', () => {
  it('runs while it is asked, and a live turn brings its increment', () => {
    const asked = at(LIVE, freshChair(LIVE), 1000);
    expect(asked).toMatchObject({ asked: 1000, since: 1000, until: 1000 + 10 * MINUTE + 20_000 });
    const answered = at(LIVE, asked, 31_000, { owed: false });
    expect(answered).toMatchObject({ since: null, until: null, used: 30_000 });
    // Taken back: what was used stays used.
    expect(at(LIVE, answered, 90_000).until).toBe(90_000 + 10 * MINUTE - 10_000);
    expect(at(LIVE, answered, 90_000, { turn: '2.0', owed: false }).bank).toBe(10 * MINUTE - 10_000);
    // What was not used of the increment is kept.
    const quick = at(LIVE, asked, 6000, { turn: '2.0' });
    expect(quick).toMatchObject({ bank: 10 * MINUTE + 15_000, asked: 6000, turn: '2.0' });
  });

  it('of a turn by post is not saved up, and its bank is touched last', () => {
    const asked = at(POST, freshChair(POST), 0);
    expect(asked.until).toBe(3 * DAY_MS);
    expect(at(POST, asked, 5 * HOUR_MS, { turn: '2.0' }).bank).toBe(2 * DAY_MS);
    expect(at(POST, asked, 30 * HOUR_MS, { turn: '2.0' }).bank).toBe(42 * HOUR_MS);
  });

  it('is shorter for who has missed turns, until he answers again', () => {
    let chair = at(POST, freshChair(POST), 0);
    expect(isLate(chair, 3 * DAY_MS - 1)).toBe(false);
    expect(isLate(chair, 3 * DAY_MS)).toBe(true);
    chair = missedTurn(chair);
    expect(chair).toMatchObject({ missed: 1, bank: 0, up: true, until: null });
    // His hand is not waited for again in the same step.
    expect(at(POST, chair, 3 * DAY_MS + 5)).toBe(chair);
    chair = at(POST, chair, 4 * DAY_MS, { turn: '2.0' });
    expect(chair.until).toBe(4 * DAY_MS + 12 * HOUR_MS);
    chair = at(POST, missedTurn(chair), 5 * DAY_MS, { turn: '3.0' });
    expect(chair.until).toBe(5 * DAY_MS + 6 * HOUR_MS);
    chair = at(POST, missedTurn(chair), 6 * DAY_MS, { turn: '4.0' });
    expect(chair).toMatchObject({ missed: 3, missedInAll: 3, until: 6 * DAY_MS + 6 * HOUR_MS });
    // A step back is no answer of his.
    expect(at(POST, chair, 6 * DAY_MS + 5, { turn: '3.9' }).missed).toBe(3);
    chair = at(POST, chair, 6 * DAY_MS + 5, { turn: '5.0' });
    expect(chair).toMatchObject({ missed: 0, missedInAll: 3, until: 7 * DAY_MS + 5 });
    expect(turnTime(LIVE, 9)).toBe(5000);
  });

  it('stands by consent from the moment of that, and while nobody sits there', () => {
    const asked = at(POST, freshChair(POST), 0);
    const held = at(POST, asked, 3 * HOUR_MS, { runs: false, held: HOUR_MS });
    expect(held).toMatchObject({ since: null, until: null, used: HOUR_MS, asked: 0 });
    expect(at(POST, held, 9 * DAY_MS).until).toBe(9 * DAY_MS + 3 * DAY_MS - HOUR_MS);
    expect(at(POST, { ...asked, vacant: true }, HOUR_MS)).toMatchObject({ since: null, asked: 0 });
    expect(at(POST, { ...asked, deputy: 'first' }, HOUR_MS)).toMatchObject({ since: null });
  });

  it('leaves days off out, also those that are taken meanwhile', () => {
    const asked = at(POST, freshChair(POST), 0);
    const off = withAway(POST, asked, [[DAY_MS, 11 * DAY_MS]]);
    expect(off.until).toBe(13 * DAY_MS);
    expect(withAway(POST, off, off.away)).toBe(off);
    expect(withAway(POST, off, [[DAY_MS, 2 * DAY_MS]]).until).toBe(4 * DAY_MS);
  });

  it('leaves two minutes after the server was away', () => {
    const asked = at(POST, freshChair(POST), 0);
    expect(gracedChair(POST, asked, 2 * MINUTE, DAY_MS)).toBe(asked);
    expect(gracedChair(POST, asked, 2 * MINUTE, 9 * DAY_MS).until).toBe(9 * DAY_MS + 2 * MINUTE);
  });

  it('of one turn is what it was at first, less what has run, whatever is answered, taken back or paused', () => {
    const deeds = fc.constantFrom('wait', 'answer', 'back', 'pause');
    fc.assert(
      fc.property(
        fc.constantFrom(LIVE, POST),
        fc.array(fc.tuple(deeds, fc.integer({ min: 0, max: 40 * MINUTE })), { maxLength: 30 }),
        (terms, moves) => {
          let [chair, now, ran] = [at(terms, freshChair(terms), 0), 0, 0];
          for (const [deed, ms] of moves) {
            if (chair.since !== null) ran += ms;
            now += ms;
            chair = at(terms, chair, now, { owed: deed !== 'answer', runs: deed !== 'pause' });
            const left = bankOf(terms) + turnTime(terms, 0) - ran;
            expect(leftAt(terms, chair, now)).toBe(Math.max(0, left));
            if (chair.until !== null && left > 0) expect(chair.until).toBe(now + left);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
