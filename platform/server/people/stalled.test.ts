import type { ClockTerms } from '@weathergage/kernel';
import type { HolidaysReply, MyMatchesReply } from '@weathergage/kernel/people/people-protocol.ts';
import type { ClockReply, DeedRequest } from '@weathergage/kernel/protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { TestWatch } from '../testing/watch.ts';
import { DAY_MS } from '../turns/calendar.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';

const POST: ClockTerms = { ...POST_CLOCK, misses: 1 };

describe.each(PEOPLE_ENGINES)('who stays away, on $engine', ({ engine, skip }) => {
  const watch = new TestWatch();
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine, { watch });
  });
  afterAll(() => at?.close());

  const pass = async (ms: number): Promise<void> => {
    await watch.pass(ms);
    while (!watch.idle) await watch.pass(0);
  };
  /** Red waits for blue, who has sat down by his link. */
  const begun = async (): Promise<{ id: string; red: string; blue: string; ann: Visitor; ben: Visitor }> => {
    const { id, tokens } = await at.house.begin({ scenario: 'powder-50', clock: POST });
    const [ann, ben] = [at.visitor(), at.visitor()];
    await ann.post('/api/people/seats', { match: id, token: tokens.red! });
    await ben.post('/api/people/seats', { match: id, token: tokens.blue! });
    await at.house.deed(id, tokens.red, {
      type: 'answer',
      answers: [{ ask: '0/signal/red', answer: { flag: 'red' } }],
    });
    await at.house.deed(id, tokens.red, {
      type: 'answer',
      answers: [
        { ask: '0/load/red', answer: { powder: 1 } },
        { ask: '0/aim/red', answer: { at: 'low' } },
      ],
    });
    await chairs(id, tokens.red!);
    return { id, red: tokens.red!, blue: tokens.blue!, ann, ben };
  };
  const chairs = async (id: string, token: string) =>
    (await at.house.get<ClockReply>(`/api/matches/${id}/clock`, token)).body.clock!.chairs;
  const word = (id: string, token: string, deed: Partial<Extract<DeedRequest, { type: 'chair' }>>) =>
    at.house.deed(id, token, { type: 'chair', seat: 'blue', act: 'none', ...deed });
  const dateAfter = (days: number) => new Date(watch.now() + days * DAY_MS).toISOString().slice(0, 10);

  it.skipIf(skip)('is waited for while he is off, and lists tell until when', async () => {
    const { id, red, ann, ben } = await begun();
    const turns = async () =>
      (await ann.get<MyMatchesReply>('/api/people/me/matches')).body.matches.find((one) => one.id === id)!
        .turns;
    expect(await turns()).toMatchObject([{ seat: 'blue', deadline: watch.now() + DAY_MS, missed: 0 }]);
    const take = (days: number, from = 0) =>
      ben.post<HolidaysReply & { code?: string }>('/api/people/me/holidays', {
        first: dateAfter(from),
        last: dateAfter(from + days - 1),
        zone: 'UTC',
      });
    expect((await take(31)).body.code).toBe('too-many-days');
    expect((await take(3, -1)).body.code).toBe('holiday-unsound');
    const { body } = await take(4);
    expect(body.left[new Date(watch.now()).getUTCFullYear()]).toBe(26);
    expect((await take(2, 3)).body.code).toBe('holiday-overlaps');
    const { ends } = body.holidays[0]!;
    expect(await turns()).toMatchObject([{ deadline: ends + DAY_MS }]);
    expect((await chairs(id, red)).blue!.away).toBe(ends - watch.now());
    await pass(3 * DAY_MS);
    expect((await chairs(id, red)).blue).toMatchObject({ missed: 0 });
    // He comes back early: what is left of it is his again, and the clock goes on.
    const { starts } = body.holidays[0]!;
    const ended = await ben.post<HolidaysReply>('/api/people/me/holidays/end', { starts, zone: 'UTC' });
    expect(ended.body.holidays).toEqual([]);
    expect(await turns()).toMatchObject([{ deadline: watch.now() + DAY_MS }]);
    const everything = await ben.get<{ holidays: unknown[] }>('/api/people/me/export');
    expect(everything.body.holidays).toHaveLength(1);
    await pass(DAY_MS);
    expect((await chairs(id, red)).blue).toMatchObject({ missed: 1, isStalled: true });
  });

  it.skipIf(skip)('is replaced by whoever sits down, and his link opens the chair no more', async () => {
    const { id, red, blue, ben } = await begun();
    await pass(DAY_MS);
    expect((await word(id, red, { act: 'open' })).status).toBe(200);
    expect((await chairs(id, red)).blue).toMatchObject({ vacant: true, left: null, isStalled: true });
    expect((await at.house.deed(id, blue, { type: 'resign' })).body.code).toBe('not-allowed');
    expect((await ben.post<{ code: string }>(`/api/people/matches/${id}/pass`)).body.code).toBe(
      'not-my-match',
    );
    // Meanwhile a machine may keep it.
    expect((await word(id, red, { act: 'machine', bot: 'slow' })).status).toBe(200);
    const cal = at.visitor();
    const { tables } = (await cal.get<{ tables: { id: string; free: string[] }[] }>('/api/people/lobby'))
      .body;
    expect(tables.find((table) => table.id === id)?.free).toEqual(['blue']);
    const sat = await cal.post<{ token: string }>(`/api/people/tables/${id}/sit`, { seat: 'blue' });
    expect(sat.status).toBe(200);
    expect((await chairs(id, red)).blue).toMatchObject({ vacant: false, deputy: null, missed: 0 });
    expect((await at.house.deed(id, sat.body.token, { type: 'resign' })).status).toBe(200);
  });

  it.skipIf(skip)('is replaced by somebody by name, and by nobody who is not there', async () => {
    const { id, red, ben } = await begun();
    await pass(DAY_MS);
    expect((await word(id, red, { act: 'name', name: 'Nobody At All' })).body.code).toBe('no-such-name');
    const dora = at.visitor();
    await dora.signUp(`Dora ${engine}`, `dora@${engine.toLowerCase()}.example`);
    expect((await word(id, red, { act: 'name', name: `Dora ${engine}` })).status).toBe(200);
    const { matches } = (await dora.get<MyMatchesReply>('/api/people/me/matches')).body;
    expect(matches).toMatchObject([{ id, mySeat: 'blue' }]);
    expect(
      (await ben.get<MyMatchesReply>('/api/people/me/matches')).body.matches.map((one) => one.id),
    ).not.toContain(id);
    expect((await chairs(id, red)).blue).toMatchObject({ vacant: false, missed: 0 });
  });
});
