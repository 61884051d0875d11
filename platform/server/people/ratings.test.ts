import { People } from '@weathergage/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reckonLeft } from './catching-up.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, resignSeat, type Sat } from './testing/seated.ts';

interface Rating {
  game: string;
  points: number;
  doubt: number;
  provisional: boolean;
  won: number;
  lost: number;
  history: { match: string; by: number; result: string }[];
}

describe.each(PEOPLE_ENGINES)('ratings on $engine', ({ engine, skip }) => {
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine);
  });
  afterAll(() => at?.close());

  const member = (name: string) => newMember(at, name, engine);
  const open = (who: Visitor, more: Record<string, unknown> = {}) =>
    openTable(who, { rated: 'people', ...more });
  const join = (sat: Sat) => joinTable(at, sat);
  /** A match of two: the others of the scenario are left out of the seats. */
  const begun = async (ann: Visitor, ben: Visitor, more: Record<string, unknown> = {}) => {
    const { body: first } = await open(ann, more);
    await join(first);
    const { free } = (
      await ben.get<{ tables: { id: string; free: string[] }[] }>('/api/people/lobby')
    ).body.tables.find(({ id }) => id === first.id)!;
    const { body: second } = await ben.post<Sat>(`/api/people/tables/${first.id}/sit`, { seat: free[0] });
    await join(second);
    return { id: first.id, first, second };
  };
  const resign = (sat: Sat) => resignSeat(at, sat.id, sat.token);
  const ratings = async (who: Visitor): Promise<Rating[]> =>
    (await at.visitor().get<{ ratings: Rating[] }>(`/api/people/${(await who.me()).id}`)).body.ratings;
  const best = async () =>
    (await at.visitor().get<{ best: { name: string; points: number }[] }>('/api/people/ratings/powder')).body
      .best;
  const played = async (): Promise<number> =>
    (
      await at
        .visitor()
        .get<{ scenarios: { scenario: string; matches: number }[] }>('/api/people/results/powder')
    ).body.scenarios.find(({ scenario }) => scenario === 'powder-3')?.matches ?? 0;

  it.skipIf(skip)('counts a rated match once, however often its end is seen', async () => {
    const [ann, ben] = [await member('Ann'), await member('Ben')];
    const before = await played();
    const { id, first, second } = await begun(ann, ben);
    await resign(second);
    const list = await best();
    expect(list.map(({ name }) => name)).toEqual([`Ann ${engine}`, `Ben ${engine}`]);
    const [mine] = await ratings(ann);
    expect(mine).toMatchObject({ game: 'powder', provisional: true, won: 1, lost: 0 });
    expect(mine!.history).toMatchObject([{ match: id, result: 'won', by: mine!.points - 1500 }]);
    expect((await ratings(ben))[0]!.points).toBeLessThan(1500);
    expect(await played()).toBe(before + 1);
    // Seen again, by this server and by another.
    expect(await at.people.reckoning.reckon(id, 1)).toBe(false);
    const { where } = at;
    const other =
      engine === 'SQLite' || where === undefined ? null : await People.open({ where, publicUrl: 'http://x' });
    expect(await other?.reckoning.reckon(id, 1)).not.toBe(true);
    await other?.close();
    await at.house.get(`/api/matches/${id}`, first.token);
    expect(await best()).toEqual(list);
    expect(await played()).toBe(before + 1);
  });

  it.skipIf(skip)('rates the return match, and nothing that was not said to be rated', async () => {
    const [cal, dan] = [await member('Cal'), await member('Dan')];
    const plain = await begun(cal, dan, { rated: 'no' });
    await resign(plain.second);
    expect(await ratings(cal)).toEqual([]);
    const { id, second } = await begun(cal, dan);
    await resign(second);
    expect((await ratings(cal))[0]).toMatchObject({ won: 1, lost: 0 });
    const { body: back } = await cal.post<Sat>(`/api/people/matches/${id}/rematch`);
    const { body: his } = await dan.post<Sat>(`/api/people/matches/${id}/rematch`);
    expect(back.seat).toBe(second.seat);
    for (const sat of [back, his]) await join(sat);
    await resign(back);
    const [won, lost] = [(await ratings(cal))[0]!, (await ratings(dan))[0]!];
    expect(won.history.map(({ result }) => result)).toEqual(['lost', 'won']);
    expect([won.won, won.lost, lost.won, lost.lost]).toEqual([1, 1, 1, 1]);
    // One each with the sides changed: they are equal again but for the order of it.
    expect(Math.abs(won.points - lost.points)).toBeLessThan(30);
  });

  it.skipIf(skip)('is not for guests, machines, or scenarios that somebody made', async () => {
    const eve = await member('Eve');
    expect((await open(at.visitor())).body.code).toBe('account-needed');
    const bots = { game: 'powder', scenario: 'powder-3', seats: { blue: 'bot:first' } };
    expect((await open(eve, { match: bots })).body.code).toBe('not-rated');
    const { body: games } = await eve.get<{ games: { scenarios: { id: string }[] }[] }>('/api/games');
    const own = games.games[0]!.scenarios.find(({ id }) => id === 'powder-3')!;
    const made = {
      id: own.id,
      title: 'Mine',
      date: '',
      place: '',
      briefing: '',
      captains: ['red', 'blue'],
      rounds: 1,
    };
    expect((await open(eve, { match: { game: 'powder', scenario: made } })).body.code).toBe('not-rated');
    const { body: table } = await open(eve);
    expect((await at.visitor().post(`/api/people/tables/${table.id}/sit`, { seat: 'blue' })).status).toBe(
      403,
    );
  });

  it.skipIf(skip)('is given to machines where the table says so', async () => {
    const fay = await member('Fay');
    const match = { game: 'powder', scenario: 'powder-3', seats: { blue: 'bot:first' } };
    const { body } = await open(fay, { match, rated: 'machines', open: false });
    await join(body);
    await resign(body);
    await expect.poll(async () => (await best()).map(({ name }) => name)).toContain('first');
    expect((await ratings(fay))[0]).toMatchObject({ lost: 1 });
    expect((await best()).find(({ name }) => name === 'first')!.points).toBeGreaterThan(1500);
  });

  it.skipIf(skip)('has whoever leaves lose, and not whoever takes his chair', async () => {
    const [gus, hal, ida] = [await member('Gus'), await member('Hal'), await member('Ida')];
    const { id, second } = await begun(gus, hal);
    expect((await hal.post(`/api/people/tables/${id}/leave`)).status).toBe(200);
    const { body: next } = await ida.post<Sat>(`/api/people/tables/${id}/sit`, { seat: second.seat });
    await resign(next);
    expect((await ratings(gus))[0]).toMatchObject({ won: 1 });
    expect((await ratings(hal))[0]).toMatchObject({ lost: 1 });
    expect(await ratings(ida)).toEqual([]);
  });

  it.skipIf(skip)('is refused by who wants none, who then stands in no list', async () => {
    const [jon, kay] = [await member('Jon'), await member('Kay')];
    const { second } = await begun(jon, kay);
    await resign(second);
    expect((await best()).map(({ name }) => name)).toContain(`Kay ${engine}`);
    expect((await kay.post('/api/people/me', { rated: false })).body).toMatchObject({ me: { rated: false } });
    expect((await best()).map(({ name }) => name)).not.toContain(`Kay ${engine}`);
    expect(await ratings(kay)).toEqual([]);
    expect((await open(kay)).body.code).toBe('not-rated');
    expect((await open(jon, { open: false, invite: [`Kay ${engine}`] })).body.code).toBe('not-rated');
    await kay.post('/api/people/me', { rated: true });
    expect((await ratings(kay))[0]).toMatchObject({ lost: 1 });
  });

  it.skipIf(skip)('goes with its owner, and leaves everybody else’s as it was', async () => {
    const [lee, max] = [await member('Lee'), await member('Max')];
    const { second } = await begun(lee, max);
    await resign(second);
    const under = await begun(lee, max);
    const { body: all } = await max.get<Record<string, unknown[]>>('/api/people/me/export');
    expect(all.ratings).toHaveLength(1);
    expect(all.ratingChanges).toHaveLength(1);
    expect(all.stakes).toHaveLength(1);
    const before = await ratings(lee);
    await max.post('/api/auth/delete-user', { password: 'a long sea-going word' });
    expect(await ratings(lee)).toEqual(before);
    expect((await best()).map(({ name }) => name)).not.toContain(`Max ${engine}`);
    // What was under way still counts for who is left.
    await resign(under.first);
    const [after] = await ratings(lee);
    expect(after).toMatchObject({ won: 1, lost: 1 });
    expect(after!.points).toBeLessThan(before[0]!.points);
  });

  it.skipIf(skip)('is caught up with when a server was stopped in the middle', async () => {
    const [ned, oda] = [await member('Ned'), await member('Oda')];
    const { id, second } = await begun(ned, oda);
    // As if the server had died after the match was over and before anything was made of it.
    const reckon = at.people.reckoning.reckon;
    at.people.reckoning.reckon = async () => {
      throw new Error('killed');
    };
    await resign(second);
    expect((await ratings(ned)).length).toBe(0);
    at.people.reckoning.reckon = reckon;
    expect(await at.people.reckoning.left(10)).toEqual([id]);
    await Promise.all([reckonLeft(at.people), reckonLeft(at.people)]);
    expect((await ratings(ned))[0]).toMatchObject({ won: 1 });
  });
});
