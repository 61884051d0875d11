import { describe, expect, it } from 'vitest';
import { isBetween, isZone, minuteAt, nextMinute } from './zones.ts';

const at = (text: string): number => Date.parse(text);
const seen = (time: number): string => new Date(time).toISOString();

describe('what clocks show elsewhere', () => {
  it('is counted from midnight', () => {
    expect(minuteAt(at('2026-11-18T23:30:00Z'), 'Europe/Berlin')).toBe(30);
    expect(minuteAt(at('2026-07-18T23:30:00Z'), 'Europe/Berlin')).toBe(90);
    expect(minuteAt(at('2026-11-18T00:00:00Z'), 'Asia/Kolkata')).toBe(330);
  });

  it('comes round every day', () => {
    const now = at('2026-11-18T06:30:20Z');
    expect(seen(nextMinute(7 * 60, now, 'UTC'))).toBe('2026-11-18T07:00:00.000Z');
    expect(seen(nextMinute(6 * 60 + 30, now, 'UTC'))).toBe('2026-11-19T06:30:00.000Z');
    expect(seen(nextMinute(8 * 60, now, 'Asia/Tokyo'))).toBe('2026-11-18T23:00:00.000Z');
  });

  it('keeps its hour when clocks are put forward or back', () => {
    // Berlin: 29 March 2026 and 25 October 2026.
    expect(seen(nextMinute(8 * 60, at('2026-03-28T20:00:00Z'), 'Europe/Berlin'))).toBe(
      '2026-03-29T06:00:00.000Z',
    );
    expect(seen(nextMinute(8 * 60, at('2026-10-24T20:00:00Z'), 'Europe/Berlin'))).toBe(
      '2026-10-25T07:00:00.000Z',
    );
    // An hour that is left out comes when the clock has passed it.
    const gap = nextMinute(2 * 60 + 30, at('2026-03-28T20:00:00Z'), 'Europe/Berlin');
    expect(Math.abs(gap - at('2026-03-29T01:00:00Z'))).toBeLessThanOrEqual(3_600_000);
  });

  it('always lies ahead', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham'])
      for (let hour = 0; hour < 48; hour++) {
        const now = at('2026-03-28T12:00:00Z') + hour * 3_600_000;
        const next = nextMinute(125, now, zone);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(25 * 3_600_000);
      }
  });

  it('knows zones by their names alone', () => {
    expect(['Europe/Lisbon', 'UTC'].every(isZone)).toBe(true);
    expect(['', '+02:00', 'Nowhere/Land', '<b>'].some(isZone)).toBe(false);
  });

  it('knows nights that go over midnight', () => {
    expect([1380, 0, 419].every((minute) => isBetween(minute, 1320, 420))).toBe(true);
    expect([420, 1000, 1319].some((minute) => isBetween(minute, 1320, 420))).toBe(false);
    expect(isBetween(600, 540, 660)).toBe(true);
    expect(isBetween(660, 540, 660)).toBe(false);
    expect(isBetween(0, 300, 300)).toBe(false);
  });
});
