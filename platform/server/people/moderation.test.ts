import { newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';

const database = await testPostgres();
const PASSWORD = 'a long sea-going word';

type Moderation = {
  role: string;
  reports: {
    id: string;
    about: { id: string | null; name: string };
    lines: { text: string }[];
    words: string;
  }[];
  acts: { act: string; about: { id: string | null; name: string }; moderator: string }[];
};

describe.each([
  { engine: 'SQLite', skip: false },
  { engine: 'PostgreSQL', skip: database === null },
])('order among people on $engine', ({ engine, skip }) => {
  let at: PeopleHouse;
  let judge: Visitor;
  let admin: Visitor;
  const host = engine.toLowerCase();

  const somebody = async (name: string): Promise<Visitor & { id: string }> => {
    const who = at.visitor();
    await who.signUp(`${name} ${engine}`, `${name.toLowerCase()}@${host}.example`);
    return Object.assign(who, { id: (await who.me()).id });
  };
  beforeAll(async () => {
    if (skip) return;
    at = await peopleHouse(engine === 'SQLite' ? {} : { where: newSchema(database!).url });
    [judge, admin] = [await somebody('Judge'), await somebody('Admin')];
    await at.people.moderation.setRole((await judge.me()).id, 'moderator', Date.now());
    await at.people.moderation.setRole((await admin.me()).id, 'admin', Date.now());
  });
  afterAll(() => at?.close());

  const table = (more = {}) => ({
    match: { game: 'powder', scenario: 'powder-3' },
    mine: 'red',
    open: true,
    level: 'any',
    pace: 'post',
    invite: [],
    ...more,
  });
  type Sat = { id: string; token: string };
  const lobbyOf = async (who: Visitor): Promise<string[]> =>
    (await who.get<{ tables: { id: string }[] }>('/api/people/lobby')).body.tables.map(({ id }) => id);
  /** Two at a match that has begun. */
  const together = async (
    one: Visitor,
    other: Visitor,
  ): Promise<{ id: string; red: string; blue: string }> => {
    const { body: red } = await one.post<Sat>('/api/people/tables', table());
    const { body: blue } = await other.post<Sat>(`/api/people/tables/${red.id}/sit`, { seat: 'blue' });
    for (const { token } of [red, blue])
      await at.house.post(`/api/matches/${red.id}/join`, token, { nonce: 'eight signs' });
    return { id: red.id, red: red.token, blue: blue.token };
  };
  const say = (id: string, token: string, text: string) =>
    at.house.post<{ code?: string }>(`/api/matches/${id}/talk`, token, { to: 'table', text });
  const heard = async (id: string, token: string): Promise<string[]> =>
    (await at.house.get<{ lines: { text: string }[] }>(`/api/matches/${id}/talk`, token)).body.lines.map(
      ({ text }) => text,
    );
  const moderation = async (who: Visitor): Promise<Moderation> =>
    (await who.get<Moderation>('/api/people/moderation')).body;
  const wordsTo = async (who: Visitor) =>
    (
      await who.get<{ words: { id: string; kind: string; act: string; words: string }[] }>(
        '/api/people/me/words',
      )
    ).body.words;

  it.skipIf(skip)('keeps those apart who are blocked, both ways, and tells neither', async () => {
    const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
    const { id, red, blue } = await together(ann, ben);
    await say(id, blue, 'before');
    const line = await SocketClient.greet(at.house.address, id, red);
    await line.until(() => line.messages.some(({ type }) => type === 'talk'));
    expect((await ann.post('/api/people/shun', { person: ben.id, kind: 'block', on: true })).status).toBe(
      200,
    );
    // What was heard is taken back on an open line as well.
    await line.until(() => {
      const last = line.messages.findLast(({ type }) => type === 'talk');
      return last?.type === 'talk' && last.from === 0 && last.lines.length === 0;
    });
    await say(id, blue, 'after');
    await say(id, red, 'mine');
    expect(await heard(id, red)).toEqual(['mine']);
    expect(await heard(id, blue)).toEqual(['before', 'after']);
    line.wire.terminate();
    const [{ body: hers }, { body: his }] = [
      await ann.post<Sat>('/api/people/tables', table()),
      await ben.post<Sat>('/api/people/tables', table()),
    ];
    expect(await lobbyOf(ann)).not.toContain(his.id);
    expect(await lobbyOf(ben)).not.toContain(hers.id);
    expect(await lobbyOf(at.visitor())).toEqual(expect.arrayContaining([hers.id, his.id]));
    for (const [who, where] of [
      [ann, his],
      [ben, hers],
    ] as const) {
      const refused = await who.post(`/api/people/tables/${where.id}/sit`, { seat: 'blue' });
      const invented = await who.post('/api/people/tables/never-was/sit', { seat: 'blue' });
      expect([refused.status, refused.body]).toEqual([invented.status, invented.body]);
    }
    for (const [who, name] of [
      [ann, 'Ben'],
      [ben, 'Ann'],
    ] as const)
      expect(
        (await who.post('/api/people/tables', table({ open: false, invite: [`${name} ${engine}`] }))).body,
      ).toMatchObject({
        code: 'not-invited',
      });
    await at.house.deed(id, blue, { type: 'resign' });
    for (const who of [ann, ben])
      expect((await who.post(`/api/people/matches/${id}/rematch`)).body).toMatchObject({
        code: 'not-invited',
      });
    expect((await ben.get('/api/people/me/shunned')).body).toEqual({ block: [], mute: [] });
    await ann.post('/api/people/shun', { person: ben.id, kind: 'block', on: false });
    expect(await lobbyOf(ben)).toContain(hers.id);
    expect((await ann.post('/api/people/shun', { person: ann.id, kind: 'mute', on: true })).status).toBe(404);
  });

  it.skipIf(skip)('lets who mutes somebody not hear him, and him hear as before', async () => {
    const [ann, ben] = [await somebody('Anna'), await somebody('Benn')];
    const { id, red, blue } = await together(ann, ben);
    await ann.post('/api/people/shun', { person: ben.id, kind: 'mute', on: true });
    await say(id, blue, 'not heard');
    await say(id, red, 'heard');
    expect(await heard(id, red)).toEqual(['heard']);
    expect(await heard(id, blue)).toEqual(['not heard', 'heard']);
    const exported = JSON.stringify((await ann.get('/api/people/me/export')).body);
    expect(exported).toContain(`"Benn ${engine}"`);
    expect(JSON.stringify((await ben.get('/api/people/me/export')).body)).not.toContain(`Anna ${engine}`);
  });

  it.skipIf(skip)(
    'takes a report with what is needed to judge it, keeps it when both are gone, and tells what came of it',
    async () => {
      const [ann, ben] = [await somebody('Reporter'), await somebody('Rude')];
      const { id, red, blue } = await together(ann, ben);
      await say(id, blue, '<b>you</b> lubber');
      const html = '<img src=x onerror=alert(1)>\u202E';
      const report = { reason: 'abuse', words: html, of: { match: id, seat: 'blue' } };
      // Without the key to the match nobody learns what was said there by a report of his own.
      expect((await ann.post('/api/people/reports', report)).status).toBe(401);
      const key = { authorization: `Bearer ${red}` };
      expect((await at.visitor().post('/api/people/reports', report, key)).status).toBe(401);
      expect((await ann.post('/api/people/reports', report, key)).status).toBe(200);
      expect((await ann.post('/api/people/reports', report, key)).body).toMatchObject({
        code: 'reported-already',
      });
      expect(
        (await ann.post('/api/people/reports', { ...report, of: { match: id, seat: 'red' } }, key)).status,
      ).toBe(404);
      expect(
        (await ann.post('/api/people/reports', { ...report, of: { match: id, seat: 'gallery' } }, key))
          .status,
      ).toBe(409);
      const open = (await moderation(judge)).reports.find(({ about }) => about.id === ben.id)!;
      expect(open).toMatchObject({
        words: html.replace('\u202E', ''),
        lines: [{ text: '<b>you</b> lubber', seat: 'blue' }],
      });
      // He is told neither that nor by whom.
      expect(JSON.stringify((await ben.get('/api/people/me/export')).body)).not.toContain(
        `Reporter ${engine}`,
      );
      const act = { act: 'silence', words: 'Mind your words.', days: 3, of: { report: open.id } };
      expect((await judge.post('/api/people/moderation/acts', { ...act, days: undefined })).status).toBe(400);
      expect((await judge.post('/api/people/moderation/acts', act)).status).toBe(200);
      expect((await judge.post('/api/people/moderation/acts', act)).body).toMatchObject({
        code: 'no-such-report',
      });
      expect((await say(id, blue, 'what?')).body).toMatchObject({ code: 'silenced' });
      expect((await at.house.deed(id, red, { type: 'resign' })).status).toBe(200);
      const [hers] = await wordsTo(ann);
      expect(hers).toMatchObject({ kind: 'judged', act: 'silence', words: '' });
      expect(await wordsTo(ben)).toMatchObject([{ kind: 'silence', words: 'Mind your words.' }]);
      await ben.post('/api/people/me/words/read', { id: hers!.id });
      expect(await wordsTo(ann)).toHaveLength(1);
      await ann.post('/api/people/me/words/read', { id: hers!.id });
      expect(await wordsTo(ann)).toEqual([]);
      const again = { ...report, of: { match: id, seat: 'blue' } };
      expect((await ann.post('/api/people/reports', again, key)).status).toBe(200);
      for (const who of [ann, ben]) await who.post('/api/auth/delete-user', { password: PASSWORD });
      const left = (await moderation(judge)).reports.at(-1)!;
      expect(left).toMatchObject({ about: { id: null, name: `Rude ${engine}` }, by: { id: null } });
      expect(left.lines.length).toBeGreaterThan(0);
      const gone = { act: 'warn', words: '', of: { report: left.id } };
      expect((await judge.post('/api/people/moderation/acts', gone)).status).toBe(404);
      expect((await judge.post('/api/people/moderation/acts', { ...gone, act: 'dismiss' })).status).toBe(200);
      expect((await moderation(judge)).acts[0]).toMatchObject({
        act: 'dismiss',
        moderator: `Judge ${engine}`,
      });
    },
  );

  it.skipIf(skip)(
    'closes an account for a time: he looks, takes his copy and goes, and does nothing else',
    async () => {
      const [ann, cal] = [await somebody('Annie'), await somebody('Cal')];
      const { id, blue } = await together(ann, cal);
      const { body } = await cal.post<{ token: string }>('/api/people/me/programs', {
        name: 'Bot',
        scopes: ['play', 'tables'],
        days: 1,
      });
      const close = { act: 'close', words: 'Enough.', days: 30, of: { person: cal.id } };
      expect((await judge.post('/api/people/moderation/acts', close)).status).toBe(200);
      const closed = { status: 403, body: { code: 'account-closed' } };
      for (const [path, what] of [
        ['/api/people/tables', table()],
        [`/api/people/matches/${id}/pass`, {}],
        ['/api/people/me', { name: 'Another' }],
        ['/api/people/me/programs', { name: 'Bot', scopes: ['play'], days: 1 }],
        ['/api/people/reports', { reason: 'other', words: '', of: { person: ann.id } }],
      ] as const)
        expect([path, await cal.post(path, what)]).toMatchObject([path, closed]);
      for (const key of [blue, body.token])
        expect(await at.house.deed(id, key, { type: 'resign' })).toMatchObject(closed);
      expect(await at.house.post('/api/people/tables', body.token, table())).toMatchObject(closed);
      expect((await say(id, blue, 'but')).body).toMatchObject({ code: 'account-closed' });
      expect((await cal.get('/api/people/me/export')).status).toBe(200);
      const { body: known } = await judge.get(
        `/api/people/moderation/person?name=${encodeURIComponent(`cal ${engine}`)}`,
      );
      expect(known).toMatchObject({
        id: cal.id,
        silenced: null,
        closed: expect.any(Number),
        acts: [{ act: 'close' }],
      });
      await judge.post('/api/people/moderation/acts', { act: 'lift', words: '', of: { person: cal.id } });
      expect((await at.house.deed(id, blue, { type: 'resign' })).status).toBe(200);
    },
  );

  it.skipIf(skip)('is judged by those alone who may, and by nobody in his own cause', async () => {
    const [eve, dan] = [await somebody('Eve'), await somebody('Dan')];
    const [judgeId, adminId] = [(await judge.me()).id, (await admin.me()).id];
    const warn = (person: string) => ({ act: 'warn', words: '', of: { person } });
    const tries: readonly (readonly ['GET' | 'POST', string, object?])[] = [
      ['GET', '/api/people/moderation'],
      ['GET', '/api/people/moderation/person?name=x'],
      ['POST', '/api/people/moderation/acts', warn(dan.id)],
      ['POST', '/api/people/moderation/roles', { name: `Eve ${engine}`, role: 'admin' }],
    ];
    for (const [method, path, body] of tries) {
      expect([path, await eve.ask(method, path, body)]).toMatchObject([
        path,
        { status: 403, body: { code: 'not-a-moderator' } },
      ]);
      expect((await at.visitor().ask(method, path, body)).status).toBe(401);
    }
    // A moderator gives no roles, and does nothing about those who judge, or about himself.
    expect((await judge.post('/api/people/moderation/roles', tries[3]![2] as never)).status).toBe(403);
    for (const person of [adminId, judgeId])
      expect((await judge.post('/api/people/moderation/acts', warn(person))).status).toBe(403);
    await dan.post('/api/people/reports', {
      reason: 'other',
      words: 'He judges badly',
      of: { person: judgeId },
    });
    const mine = (await moderation(admin)).reports.find(({ about }) => about.id === judgeId)!;
    expect((await moderation(judge)).reports.map(({ id }) => id)).not.toContain(mine.id);
    expect(
      (
        await judge.post('/api/people/moderation/acts', {
          act: 'dismiss',
          words: '',
          of: { report: mine.id },
        })
      ).body,
    ).toMatchObject({
      code: 'own-cause',
    });
    expect(
      (await admin.post('/api/people/moderation/acts', { ...warn(judgeId), of: { report: mine.id } })).status,
    ).toBe(200);
    expect(
      (await admin.post('/api/people/moderation/roles', { name: `Admin ${engine}`, role: 'player' })).body,
    ).toMatchObject({ code: 'own-cause' });
    expect(
      (await admin.post('/api/people/moderation/roles', { name: `Eve ${engine}`, role: 'moderator' })).status,
    ).toBe(200);
    expect(await eve.me()).toMatchObject({ role: 'moderator' });
    expect((await moderation(eve)).acts[0]).toMatchObject({ act: 'role', about: { name: `Eve ${engine}` } });
    for (let i = 0; i < 10; i++) {
      const other = await somebody(`Crew${i}`);
      await dan.post('/api/people/reports', { reason: 'name', words: '', of: { person: other.id } });
    }
    expect(
      (await dan.post('/api/people/reports', { reason: 'name', words: '', of: { person: eve.id } })).body,
    ).toMatchObject({
      code: 'too-many',
    });
  });
});
