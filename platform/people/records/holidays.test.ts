import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type PeopleDatabase } from './database.ts';
import { daysByYear, Holidays } from './holidays.ts';

const DAY_MS = 24 * 3600 * 1000;
const ANN = 'ann';

describe('days off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergage-holidays-'));
  let opened: PeopleDatabase;
  let holidays: Holidays;
  beforeEach(async () => {
    opened = await openDatabase(folder);
    holidays = new Holidays(opened.db);
    const then = '2026-01-01T00:00:00.000Z';
    const user = {
      id: ANN,
      name: ANN,
      email: 'ann@a.example',
      emailVerified: 0,
      createdAt: then,
      updatedAt: then,
    };
    await opened.db
      .insertInto('user')
      .values({ ...user, isAnonymous: 0, nameKey: ANN })
      .execute();
  });
  afterEach(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const take = (first: string, last: string, budget = 10) =>
    holidays.take(ANN, { first, last, starts: Date.parse(first), ends: Date.parse(last) + DAY_MS }, budget);

  it('lie in the years that their dates are of', () => {
    expect(daysByYear('2026-12-30', '2027-01-02')).toEqual(
      new Map([
        [2026, 2],
        [2027, 2],
      ]),
    );
    expect(daysByYear('2028-02-28', '2028-03-01')).toEqual(new Map([[2028, 3]]));
  });

  it('are counted by year: what is left of one is no part of the next', async () => {
    expect(await take('2026-06-01', '2026-06-08')).toBeNull();
    // Two are left of this year, ten of the next.
    expect(await take('2026-12-29', '2027-01-02')).toBe('too-many-days');
    expect(await take('2026-12-30', '2027-01-08')).toBeNull();
    expect(await take('2026-08-01', '2026-08-01')).toBe('too-many-days');
    expect(await take('2027-07-01', '2027-07-03')).toBe('too-many-days');
    expect(await take('2027-07-01', '2027-07-02')).toBeNull();
    expect((await holidays.of(ANN, 0)).taken).toEqual({ 2026: 10, 2027: 10 });
  });

  it('asked for twice at once are taken once', async () => {
    const both = await Promise.all([take('2026-05-01', '2026-05-06'), take('2026-05-03', '2026-05-08')]);
    expect(both.toSorted()).toEqual([null, 'overlaps'].toSorted());
  });
});
