import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';

describe.each(PEOPLE_ENGINES)('people on $engine', ({ engine, skip }) => {
  const host = engine.toLowerCase();
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine);
  });
  afterAll(() => at?.close());

  const sit = (who: Visitor, match: string, token: string) => who.post('/api/people/seats', { match, token });

  it.skipIf(skip)('makes nobody a guest who only looks', async () => {
    const ann = at.visitor();
    expect((await ann.get('/api/people/me')).body).toEqual({ me: null });
    expect((await ann.get('/api/people/means')).body).toEqual({ mail: false, passkeyHost: 'localhost' });
    expect(ann.cookies.size).toBe(0);
  });

  it.skipIf(skip)(
    'makes a guest of whoever sits down, and lists his matches by whose turn it is',
    async () => {
      const [ann, ben] = [at.visitor(), at.visitor()];
      const { id, tokens } = await at.house.begin();
      const [red, blue] = Object.keys(tokens) as [string, string];
      expect((await sit(ann, id, tokens[red]!)).status).toBe(200);
      expect((await sit(ben, id, tokens[blue]!)).status).toBe(200);
      const me = await ann.me();
      expect(me).toMatchObject({ guest: true, email: null });
      expect(me.name).toMatch(/^Guest \d{4}$/);
      // The chair is taken: another with the same link plays by it, and it stays whose it is.
      const cal = at.visitor();
      expect(await sit(cal, id, tokens[red]!)).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
      const { body } = await ann.get<{ matches: { id: string; asked: string[]; mySeat: string }[] }>(
        '/api/people/me/matches',
      );
      expect(body.matches).toMatchObject([
        { id, mySeat: red, status: 'playing', result: null, mayLeave: false },
      ]);
      expect(body.matches[0]!.asked).toContain(red);
      const { body: seen } = await at.house.get<{ sitters: { seat: string; name: string }[] }>(
        `/api/people/matches/${id}`,
        tokens[red],
      );
      const names = { [red]: me.name, [blue]: (await ben.me()).name };
      expect(Object.fromEntries(seen.sitters.map(({ seat, name }) => [seat, name]))).toEqual(names);
    },
  );

  it.skipIf(skip)(
    'keeps a guest’s matches when he makes an account, and opens them on another device',
    async () => {
      const ann = at.visitor();
      const { id, tokens } = await at.house.begin();
      const [seat] = Object.keys(tokens) as [string];
      await sit(ann, id, tokens[seat]!);
      const guest = await ann.me();
      const signed = await ann.signUp(`Anna ${engine}`, `anna@${host}.example`);
      expect(signed.status).toBe(200);
      const me = await ann.me();
      expect(me).toMatchObject({ name: `Anna ${engine}`, guest: false, hasPassword: true });
      expect(me.id).not.toBe(guest.id);
      // Nothing of the guest is left.
      expect((await ann.get(`/api/people/${guest.id}`)).status).toBe(404);
      const phone = at.visitor();
      expect((await phone.signIn(`anna@${host}.example`)).status).toBe(200);
      const { body } = await phone.get<{ matches: { id: string }[] }>('/api/people/me/matches');
      expect(body.matches.map((match) => match.id)).toEqual([id]);
      const pass = await phone.post<{ seat: string; token: string }>(`/api/people/matches/${id}/pass`);
      expect(pass.body.seat).toBe(seat);
      const deed = await at.house.deed(id, pass.body.token, { type: 'resign' });
      expect(deed.status).toBe(200);
      // The old link goes on working.
      expect((await at.house.get(`/api/matches/${id}/desk`, tokens[seat])).status).toBe(200);
    },
  );

  it.skipIf(skip)(
    'gives no key to a match in which one has no seat, nor for a key to another match',
    async () => {
      const [ann, ben] = [at.visitor(), at.visitor()];
      const [one, two] = [await at.house.begin(), await at.house.begin()];
      const [seat] = Object.keys(one.tokens) as [string];
      await sit(ann, one.id, one.tokens[seat]!);
      await sit(ben, two.id, two.tokens[seat]!);
      const stolen = await ben.post(`/api/people/matches/${one.id}/pass`);
      const invented = await ben.post('/api/people/matches/never-was/pass');
      expect(stolen.status).toBe(404);
      expect(stolen.body).toEqual(invented.body);
      // Each visit takes a new key; the one of twenty visits ago opens nothing any more.
      const { body: first } = await ben.post<{ token: string }>(`/api/people/matches/${two.id}/pass`);
      for (let i = 0; i < 20; i++) await ben.post(`/api/people/matches/${two.id}/pass`);
      expect((await at.house.get(`/api/matches/${two.id}/desk`, first.token)).status).toBe(403);
      const { body } = await ben.post<{ token: string }>(`/api/people/matches/${two.id}/pass`);
      expect((await at.house.get(`/api/matches/${one.id}/desk`, body.token)).status).toBe(403);
      expect((await at.house.get(`/api/matches/${two.id}/desk`, body.token)).status).toBe(200);
    },
  );

  it.skipIf(skip)(
    'tells everything that is kept about somebody, and forgets all of it but what was played',
    async () => {
      const ann = at.visitor();
      const ben = at.visitor();
      const { id, tokens } = await at.house.begin();
      const [red, blue] = Object.keys(tokens) as [string, string];
      await ann.signUp(`Goes ${engine}`, `goes@${host}.example`);
      await sit(ann, id, tokens[red]!);
      await sit(ben, id, tokens[blue]!);
      const { body: pass } = await ann.post<{ token: string }>(`/api/people/matches/${id}/pass`);
      const { body: mine } = await ann.get<Record<string, unknown>>('/api/people/me/export');
      expect(mine).toMatchObject({
        person: { name: `Goes ${engine}`, email: `goes@${host}.example` },
        seats: [{ match: id, seat: red }],
      });
      expect(JSON.stringify(mine)).not.toMatch(/"token"|"password"|"hash"|"publicKey"/);
      const gone = await ann.post('/api/auth/delete-user', { password: 'a long sea-going word' });
      expect(gone.status).toBe(200);
      expect(await ann.me()).toBeNull();
      expect((await at.visitor().signIn(`goes@${host}.example`)).status).toBe(401);
      expect((await at.house.get(`/api/matches/${id}/desk`, pass.token)).status).toBe(403);
      const { body: left } = await at.house.get<{ sitters: unknown[] }>(
        `/api/people/matches/${id}`,
        tokens[blue],
      );
      expect(left.sitters).toContainEqual({
        seat: red,
        person: null,
        name: 'Departed',
        flag: null,
        program: false,
      });
      const { body: list } = await ben.get<{ matches: { seats: { id: string; sitter: string }[] }[] }>(
        '/api/people/me/matches',
      );
      expect(list.matches[0]!.seats.find((seat) => seat.id === red)!.sitter).toBe('Departed');
    },
  );

  it.skipIf(skip)('counts results by game and side', async () => {
    const ann = at.visitor();
    const { id, tokens } = await at.house.begin();
    const [red, blue] = Object.keys(tokens) as [string, string];
    await ann.signUp(`Wins ${engine}`, `wins@${host}.example`);
    await sit(ann, id, tokens[red]!);
    await at.house.deed(id, tokens[blue], { type: 'resign' });
    const { id: person } = await ann.me();
    const { body: list } = await ann.get<{ matches: unknown[] }>('/api/people/me/matches');
    expect(list.matches).toMatchObject([{ id, status: 'over', result: 'won', asked: [] }]);
    const { body } = await at
      .visitor()
      .get<{ results: unknown[]; favourites: unknown[] }>(`/api/people/${person}`);
    expect(body.results).toMatchObject([{ game: 'powder', won: 1, lost: 0, drawn: 0 }]);
    expect(body.favourites).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it.skipIf(skip)(
    'shows what was played before the public, and nothing that was played by itself',
    async () => {
      const [cal, dan] = [at.visitor(), at.visitor()];
      await cal.signUp(`Shown ${engine}`, `shown@${host}.example`);
      await dan.signUp(`Beaten ${engine}`, `beaten@${host}.example`);
      const played: string[] = [];
      for (const gallery of ['public', 'link', 'closed'] as const) {
        const { id, tokens } = await at.house.begin({ gallery });
        const [first, second, ...rest] = Object.keys(tokens) as [string, string, ...string[]];
        await sit(cal, id, tokens[first]!);
        await sit(dan, id, tokens[second]!);
        for (const seat of [second, ...rest]) await at.house.deed(id, tokens[seat], { type: 'resign' });
        played.push(id);
      }
      const { id: person } = await cal.me();
      const history = async () =>
        (await at.visitor().get<{ history: { match: string }[] }>(`/api/people/${person}`)).body.history;
      await expect
        .poll(history)
        .toMatchObject([{ match: played[0], game: 'powder', result: 'won', program: false }]);
      expect(JSON.stringify(await history())).toContain(`Beaten ${engine}`);
      await dan.post('/api/auth/delete-user', { password: 'a long sea-going word' });
      await expect.poll(async () => JSON.stringify(await history())).toContain('Departed');
    },
  );

  it.skipIf(skip)('forgets a guest whom no browser knows any more, and not what he played', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    const { id, tokens } = await at.house.begin();
    const [red] = Object.keys(tokens) as [string];
    await sit(ann, id, tokens[red]!);
    await ben.signUp(`Stays ${engine}`, `stays@${host}.example`);
    const [guest, stays] = [await ann.me(), await ben.me()];
    await at.house.server.sweep();
    expect((await ann.me()).id).toBe(guest.id);
    await ann.post('/api/auth/sign-out');
    await ben.post('/api/auth/sign-out');
    await at.house.server.sweep();
    expect((await ann.get(`/api/people/${guest.id}`)).status).toBe(404);
    expect((await ann.get(`/api/people/${stays.id}`)).status).toBe(200);
    const { body } = await at.house.get<{ sitters: unknown[] }>(`/api/people/matches/${id}`, tokens[red]);
    expect(body.sitters).toEqual([{ seat: red, person: null, name: guest.name, flag: null, program: false }]);
  });

  it.skipIf(skip)('lists sessions and ends them', async () => {
    const [desk, phone] = [at.visitor(), at.visitor()];
    await desk.signUp(`Two ${engine}`, `two@${host}.example`);
    await phone.signIn(`two@${host}.example`);
    type Devices = { devices: { id: string; current: boolean }[] };
    const { body } = await desk.get<Devices>('/api/people/me/devices');
    expect(body.devices.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = body.devices.find(({ current }) => !current)!;
    // Nobody ends another's.
    const stranger = at.visitor();
    await stranger.signUp(`Not ${engine}`, `not@${host}.example`);
    await stranger.post('/api/people/me/devices/end', { id: other.id });
    expect(await phone.me()).not.toBeNull();
    await desk.post('/api/people/me/devices/end', { id: other.id });
    expect(await phone.me()).toBeNull();
    await phone.signIn(`two@${host}.example`);
    expect((await desk.post('/api/auth/revoke-other-sessions')).status).toBe(200);
    expect(await phone.me()).toBeNull();
    expect(await desk.me()).not.toBeNull();
  });

  it.skipIf(skip)('takes a name once, whatever its case or accents, and no name that is none', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    await ann.signUp(`Émile ${engine}`, `emile@${host}.example`);
    const same = await ben.signUp(`emile  ${engine.toUpperCase()}`, `other@${host}.example`);
    expect(same).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    for (const name of ['<b>x</b>', 'a', 'x'.repeat(30), 'ab\u202Ecd', 'a\u0301\u0301\u0301\u0301b', '   '])
      expect((await ben.signUp(name, `odd@${host}.example`)).body).toMatchObject({ code: 'name-unsound' });
    const changed = await ann.post('/api/people/me', { name: 'Nelson', flag: 'British' });
    expect(changed.body).toMatchObject({ me: { name: 'Nelson', flag: 'British' } });
    expect((await ann.post('/api/people/me', { flag: 'Atlantis' })).status).toBe(400);
  });
});
