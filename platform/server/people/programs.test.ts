import type { ListedTable } from '@weathergage/kernel/people/lobby-protocol.ts';
import { PROGRAM_SCOPES, type ProgramScope } from '@weathergage/kernel/people/program-protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { http, SocketClient } from '../testing/client.ts';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';
import { openTable } from './testing/seated.ts';

type Made = { token: string; program: { id: string } };

describe('programs', () => {
  let at: PeopleHouse;
  let ann: Visitor;
  beforeAll(async () => {
    at = await peopleHouse({}, { sockets: { pingMs: 100 } });
    ann = at.visitor();
    await ann.signUp('Ann', 'ann@a.example');
  });
  afterAll(() => at.close());

  const make = async (who: Visitor, ...scopes: ProgramScope[]): Promise<Made> => {
    const reply = await who.post<Made>('/api/people/me/programs', { name: 'Gunner', scopes, days: null });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const by = <B = Record<string, unknown>>(
    token: string,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ) => http<B>(at.house.address, method, path, { token, ...(method === 'POST' ? { body: body ?? {} } : {}) });

  it('each route of the whole interface opens to its scope alone, and what names none to no token', async () => {
    const { body } = await at.house.get<{
      paths: Record<string, Record<string, { 'x-scope': ProgramScope | 'any' | null }>>;
    }>('/api/openapi.json');
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-scope': scope }]) => ({
        method: method.toUpperCase() as 'GET' | 'POST',
        path: path.replaceAll(/\{\w+\}/g, 'abcdefgh'),
        scope,
      })),
    );
    // What the page alone may do is hidden from the description, and closed all the same.
    const hidden = [
      'sign-in/email',
      'change-password',
      'change-email',
      'delete-user',
      'passkey/delete-passkey',
    ];
    for (const path of hidden) routes.push({ method: 'POST', path: `/api/auth/${path}`, scope: null });
    routes.push({ method: 'GET', path: '/api/witness', scope: null });
    expect(routes.length).toBeGreaterThan(30);
    expect(new Set(routes.map(({ scope }) => scope))).toEqual(new Set([...PROGRAM_SCOPES, 'any', null]));
    const tokens = new Map<ProgramScope, string>();
    for (const scope of PROGRAM_SCOPES) {
      const others = PROGRAM_SCOPES.filter((one) => one !== scope);
      tokens.set(scope, (await make(ann, ...others)).token);
    }
    const { token: whole } = await make(ann, ...PROGRAM_SCOPES);
    const before = await ann.me();
    for (const { method, path, scope } of routes) {
      // All scopes but the one that is needed; where none is enough, all of them.
      const token = scope === null ? whole : scope === 'any' ? null : tokens.get(scope)!;
      if (token !== null)
        expect([path, await by(token, method, path)]).toMatchObject([
          path,
          { status: 403, body: { code: 'token-scope' } },
        ]);
      // And with it what is said no to is said by the route itself.
      if (scope !== null)
        expect((await by<{ code?: string }>(whole, method, path)).body.code).not.toBe('token-scope');
    }
    expect(await ann.me()).toEqual(before);
  });

  it('are never told what their person is told: address, export, devices, other tokens, keys to seats', async () => {
    const { token } = await make(ann, ...PROGRAM_SCOPES);
    for (const path of ['me', 'me/export', 'me/devices', 'me/programs'])
      expect((await by(token, 'GET', `/api/people/${path}`)).status).toBe(403);
    for (const path of ['me/programs', 'me/programs/end', 'me/devices/end', 'matches/x/pass', 'guest', 'me'])
      expect((await by(token, 'POST', `/api/people/${path}`)).status).toBe(403);
    const self = await by(token, 'GET', '/api/people/program');
    expect(self.body).toMatchObject({ person: { name: 'Ann' }, program: { name: 'Gunner' } });
    expect(JSON.stringify(self.body)).not.toContain('@');
    // A token beside a session is a token: nobody's browser lends it more.
    const both = await ann.get('/api/people/me/export', { authorization: `Bearer ${token}` });
    expect(both.status).toBe(403);
  });

  it('are made in a fresh session of an account, are kept as hashes, and are ended by their person alone', async () => {
    const guest = at.visitor();
    await guest.post('/api/people/guest');
    const wanted = { name: 'Gunner', scopes: ['play'], days: 30 };
    expect((await guest.post('/api/people/me/programs', wanted)).body).toMatchObject({
      code: 'account-needed',
    });
    expect((await at.visitor().post('/api/people/me/programs', wanted)).status).toBe(401);
    const cal = at.visitor();
    await cal.signUp('Cal', 'cal@a.example');
    for (const bad of [
      { ...wanted, scopes: [] },
      { ...wanted, scopes: ['all'] },
      { ...wanted, days: 0 },
      { ...wanted, days: 10_000 },
    ])
      expect((await cal.post('/api/people/me/programs', bad)).status).toBe(400);
    for (const name of ['<b>x</b>', 'a\u202Eb', ' '])
      expect((await cal.post('/api/people/me/programs', { ...wanted, name })).body).toMatchObject({
        code: 'name-unsound',
      });
    const { token, program } = await make(cal, 'play', 'public');
    const { body: mine } = await cal.get<{ programs: { used: number | null }[] }>('/api/people/me/programs');
    expect(mine.programs).toMatchObject([{ id: program.id, used: null, scopes: ['play', 'public'] }]);
    const exported = JSON.stringify((await cal.get('/api/people/me/export')).body);
    expect(exported).toContain('Gunner');
    for (const text of [exported, JSON.stringify(mine)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('hash');
    }
    expect((await by(token, 'GET', '/api/games')).status).toBe(200);
    const { body: used } = await cal.get<{ programs: { used: number | null }[] }>('/api/people/me/programs');
    expect(used.programs[0]!.used).toBeGreaterThan(0);
    // Another can't end it; its person can, and then it is as one that never was.
    await ann.post('/api/people/me/programs/end', { id: program.id });
    expect((await by(token, 'GET', '/api/games')).status).toBe(200);
    await cal.post('/api/people/me/programs/end', { id: program.id });
    const ended = await by(token, 'GET', '/api/games');
    const invented = await by(`wgt.${'x'.repeat(43)}`, 'GET', '/api/games');
    expect(ended).toMatchObject({ status: 401, body: { code: 'token-unknown' } });
    expect(ended.body).toEqual(invented.body);
    for (let i = 0; i < 20; i++) await make(cal, 'public');
    expect((await cal.post('/api/people/me/programs', wanted)).body).toMatchObject({ code: 'too-many' });
  });

  it('go when their person goes', async () => {
    const dan = at.visitor();
    await dan.signUp('Dan', 'dan@a.example');
    const { token } = await make(dan, 'public');
    await dan.post('/api/auth/delete-user', { password: 'a long sea-going word' });
    expect((await by(token, 'GET', '/api/games')).status).toBe(401);
  });

  it('play their person’s seats and no other, and say so to everybody', async () => {
    const ben = at.visitor();
    await ben.signUp('Ben', 'ben@a.example');
    const { token } = await make(ben, 'matches', 'play', 'talk');
    const { id, tokens } = await at.house.begin();
    // Red is asked first.
    const [his, hers] = ['red', 'blue'] as const;
    await ann.post('/api/people/seats', { match: id, token: tokens[hers]! });
    // Not his: not even by its name.
    for (const named of [token, `${token}~${hers}`])
      expect((await by(named, 'POST', `/api/matches/${id}/deeds`, { type: 'resign' })).status).toBe(401);
    await ben.post('/api/people/seats', { match: id, token: tokens[his]! });
    const sitters = async () =>
      (
        await at.house.get<{ sitters: { seat: string; program: boolean }[] }>(
          `/api/people/matches/${id}`,
          tokens[hers],
        )
      ).body.sitters;
    expect((await sitters()).map(({ program }) => program)).toEqual([false, false]);
    const desk = await by<{ desk: { seat: string; asks: { ask: { id: string } }[] } }>(
      token,
      'GET',
      `/api/matches/${id}/desk`,
    );
    expect(desk.body.desk.seat).toBe(his);
    expect((await by(`${token}~${hers}`, 'GET', `/api/matches/${id}/desk`)).status).toBe(401);
    expect((await sitters()).some(({ program }) => program)).toBe(false);
    const ask = desk.body.desk.asks[0]!.ask.id;
    const { body: some } = await by<{ choices: unknown[]; more: boolean }>(
      token,
      'GET',
      `/api/matches/${id}/choices?ask=${encodeURIComponent(ask)}`,
    );
    expect(some.choices.length).toBeGreaterThan(1);
    const other = ask.replace(his, hers);
    expect(
      (await by(token, 'GET', `/api/matches/${id}/choices?ask=${encodeURIComponent(other)}`)).status,
    ).toBe(409);
    const answer = { type: 'answer', answers: [{ ask, answer: some.choices[0] }] };
    expect((await by(token, 'POST', `/api/matches/${id}/deeds`, answer)).status).toBe(200);
    expect(await sitters()).toMatchObject([
      { seat: hers, program: false },
      { seat: his, program: true },
    ]);
    await by(token, 'POST', `/api/matches/${id}/deeds`, { type: 'resign' });
    const { body: list } = await ann.get<{ matches: { seats: unknown[] }[] }>('/api/people/me/matches');
    expect(list.matches[0]!.seats).toContainEqual(
      expect.objectContaining({ id: his, sitter: 'Ben', program: true }),
    );
    const me = await ben.me();
    const { body: profile } = await at.visitor().get<{ results: unknown[] }>(`/api/people/${me.id}`);
    expect(profile.results).toMatchObject([{ program: true, lost: 1 }]);
  });

  it('sit down where they are wanted, by the token that they came with', async () => {
    const ede = at.visitor();
    await ede.signUp('Ede', 'ede@a.example');
    const { token } = await make(ede, 'public', 'tables', 'play', 'matches');
    const { body: closed } = await openTable(ann);
    const { body: open } = await openTable(ann, { programs: true });
    expect(await by(token, 'POST', `/api/people/tables/${closed.id}/sit`, { seat: 'blue' })).toMatchObject({
      status: 403,
      body: { code: 'no-programs' },
    });
    const { body: lobby } = await by<{ tables: ListedTable[] }>(token, 'GET', '/api/people/lobby');
    expect(Object.fromEntries(lobby.tables.map(({ id, programs }) => [id, programs]))).toMatchObject({
      [closed.id]: false,
      [open.id]: true,
    });
    const sat = await by<{ token: string }>(token, 'POST', `/api/people/tables/${open.id}/sit`, {
      seat: 'blue',
    });
    // No second key is made that would outlive it.
    expect(sat.body).toMatchObject({ id: open.id, seat: 'blue', token });
    expect((await by(token, 'POST', `/api/matches/${open.id}/join`, { nonce: 'eight signs' })).status).toBe(
      200,
    );
    // Whoever sat down himself where programs are not wanted can't let one play.
    await ede.post(`/api/people/tables/${closed.id}/sit`, { seat: 'blue' });
    expect(
      (await by(token, 'POST', `/api/matches/${closed.id}/join`, { nonce: 'eight signs' })).body,
    ).toMatchObject({
      code: 'no-programs',
    });
  });

  it('are held to their scopes on the stream as well, and are sent away when their token is ended', async () => {
    const fay = at.visitor();
    await fay.signUp('Fay', 'fay@a.example');
    const { id, tokens } = await at.house.begin();
    const [red] = Object.keys(tokens) as [string];
    await fay.post('/api/people/seats', { match: id, token: tokens[red]! });
    const looks = await make(fay, 'matches');
    const blind = await SocketClient.greet(at.house.address, id, (await make(fay, 'play')).token);
    await blind.until(() => blind.closed !== null);
    expect(blind.closed!.code).toBe(4403);
    const line = await SocketClient.greet(at.house.address, id, looks.token);
    await line.until(() => line.desks.length > 0);
    expect(line.desk.seat).toBe(red);
    expect(await line.deed({ type: 'resign' })).toMatchObject({ code: 'token-scope' });
    await fay.post('/api/people/me/programs/end', { id: looks.program.id });
    await line.until(() => line.closed !== null);
    expect(line.closed!.code).toBe(4403);
    // One that was ended at another server is found out with the next ping.
    const later = await make(fay, 'matches');
    const other = await SocketClient.greet(at.house.address, id, later.token);
    await at.people.programs.end((await fay.me()).id, later.program.id);
    await other.until(() => other.closed !== null);
    expect(other.closed!.code).toBe(4403);
  });

  it('ask only so often, whatever address they come from', async () => {
    const strict = await peopleHouse({}, { limits: { programPerMinute: 5, signInsPerMinute: 1000 } });
    const gus = strict.visitor();
    await gus.signUp('Gus', 'gus@a.example');
    const { body } = await gus.post<Made>('/api/people/me/programs', {
      name: 'Bot',
      scopes: ['public'],
      days: 1,
    });
    const codes = [];
    for (let i = 0; i < 7; i++)
      codes.push((await http(strict.house.address, 'GET', '/api/games', { token: body.token })).status);
    await strict.close();
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
