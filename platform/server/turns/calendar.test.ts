import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  countedBetween,
  HOUR_MS,
  isZone,
  localTime,
  momentAfter,
  type Span,
} from './calendar.ts';

const at = (text: string): number => Date.parse(text);
const MINUTE = 60_000;
const BERLIN: Calendar = { zone: 'Europe/Berlin', night: { from: 22, to: 8 }, weekends: true };

describe('time that counts', () => {
  it('leaves out the night by the clocks of the zone', () => {
    // A Tuesday in November: Berlin is an hour ahead, and its night begins at nine by Greenwich.
    expect(momentAfter(BERLIN, [], at('2026-11-17T20:00Z'), 2 * HOUR_MS)).toBe(at('2026-11-18T08:00Z'));
    expect(countedBetween(BERLIN, [], at('2026-11-17T20:00Z'), at('2026-11-18T08:00Z'))).toBe(2 * HOUR_MS);
  });

  it('leaves out Saturday and Sunday', () => {
    // Friday, nine in the evening there: an hour, and then Monday from eight.
    expect(momentAfter(BERLIN, [], at('2026-11-20T20:00Z'), 2 * HOUR_MS)).toBe(at('2026-11-23T08:00Z'));
    expect(countedBetween(BERLIN, [], at('2026-11-21T00:00Z'), at('2026-11-22T22:00Z'))).toBe(0);
  });

  it('goes by the clocks on the days when they are set forward and back', () => {
    const nights = { ...BERLIN, weekends: false };
    const whole = { zone: 'Europe/Berlin', night: null, weekends: true };
    // The night to 29 March is nine hours long, that to 25 October eleven.
    expect(momentAfter(nights, [], at('2026-03-28T20:00Z'), 2 * HOUR_MS)).toBe(at('2026-03-29T07:00Z'));
    expect(momentAfter(nights, [], at('2026-10-24T19:00Z'), 2 * HOUR_MS)).toBe(at('2026-10-25T08:00Z'));
    // The weekends are an hour shorter and longer, too.
    expect(momentAfter(whole, [], at('2026-03-27T22:00Z'), 2 * HOUR_MS)).toBe(at('2026-03-29T23:00Z'));
    expect(momentAfter(whole, [], at('2026-10-23T21:00Z'), 2 * HOUR_MS)).toBe(at('2026-10-26T00:00Z'));
  });

  it('leaves out days off, and counts all of it without a calendar', () => {
    const off: Span = [at('2026-11-18T00:00Z'), at('2026-11-20T00:00Z')];
    expect(momentAfter(null, [off], at('2026-11-17T23:00Z'), 2 * HOUR_MS)).toBe(at('2026-11-20T01:00Z'));
    expect(countedBetween(null, [], 5, 1005)).toBe(1000);
    expect(isZone('Europe/Lisbon')).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });

  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
  );
  const calendars = fc.record({
    zone: zones,
    night: fc.option(
      fc
        .record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) })
        .filter(({ from, to }) => from !== to),
    ),
    weekends: fc.boolean(),
  });
  /** To the minute, in a year around both changes of the clocks. */
  const moments = fc
    .integer({ min: 0, max: 365 * 24 * 60 })
    .map((minutes) => at('2026-02-01T00:00Z') + minutes * MINUTE);

  it('agrees with a look at the clock on the wall, minute by minute', () => {
    const counts = ({ zone, night, weekends }: Calendar, moment: number): boolean => {
      const local = new Date(localTime(zone, moment));
      const [hour, weekday] = [local.getUTCHours(), local.getUTCDay()];
      if (weekends && (weekday === 0 || weekday === 6)) return false;
      if (night === null) return true;
      const { from, to } = night;
      return from > to ? hour < from && hour >= to : hour < from || hour >= to;
    };
    fc.assert(
      fc.property(calendars, moments, fc.integer({ min: 0, max: 30 * 60 }), (calendar, from, minutes) => {
        let seen = 0;
        for (let i = 0; i < minutes; i++) if (counts(calendar, from + i * MINUTE)) seen++;
        expect(countedBetween(calendar, [], from, from + minutes * MINUTE)).toBe(seen * MINUTE);
      }),
      {
        numRuns: 40,
        examples: [
          [BERLIN, at('2026-03-28T12:00Z'), 1800],
          [BERLIN, at('2026-10-24T12:00Z'), 1800],
        ],
      },
    );
  });

  const spans = fc.array(
    fc
      .tuple(moments, fc.integer({ min: 1, max: 20 * 24 }))
      .map(([from, hours]): Span => [from, from + hours * HOUR_MS]),
    { maxLength: 3 },
  );

  it('adds up, and ends where so much of it has gone by and never before', () => {
    fc.assert(
      fc.property(
        fc.option(calendars),
        spans,
        moments,
        fc.integer({ min: 1, max: 60 * 24 * 8 }),
        (calendar, away, from, minutes) => {
          const until = momentAfter(calendar, away, from, minutes * MINUTE);
          expect(countedBetween(calendar, away, from, until)).toBe(minutes * MINUTE);
          expect(countedBetween(calendar, away, from, until - 1)).toBeLessThan(minutes * MINUTE);
          const middle = from + Math.floor((until - from) / 3);
          expect(
            countedBetween(calendar, away, from, middle) + countedBetween(calendar, away, middle, until),
          ).toBe(minutes * MINUTE);
        },
      ),
      { numRuns: 40 },
    );
  });
});
