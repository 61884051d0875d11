import { createECDH, createHmac, randomBytes } from 'node:crypto';
import type { NoticesReply, NoticeTerms } from '@weathergage/kernel/people/notice-protocol.ts';
import { type FakeReceiver, fakeReceiver } from '@weathergage/people/testing/fake-receiver.ts';
import { type FakeSmtp, fakeSmtp } from '@weathergage/people/testing/fake-smtp.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../testing/client.ts';
import { fireDeed } from '../testing/house.ts';
import { TestWatch } from '../testing/watch.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(PEOPLE_ENGINES)('notices on $engine', ({ engine, skip }) => {
  const host = `${engine.toLowerCase()}.example`;
  let at: PeopleHouse;
  let smtp: FakeSmtp;
  let hooks: FakeReceiver;
  const watch = new TestWatch();
  let count = 0;

  beforeAll(async () => {
    if (skip) return;
    [smtp, hooks] = [await fakeSmtp(), await fakeReceiver()];
    at = await peopleHouseOn(
      engine,
      { watch },
      {
        publicUrl: 'https://play.example',
        smtp: { url: smtp.url, from: 'Weathergage <play@play.example>' },
        allowInner: true,
      },
    );
  });
  afterAll(async () => {
    if (skip) return;
    await at.close();
    await smtp.close();
    hooks.close();
  });
  beforeEach(() => {
    if (!skip) [hooks.received.length, hooks.status] = [0, 204];
  });

  /** Somebody with an address that is confirmed. */
  async function somebody(name: string): Promise<Visitor & { email: string }> {
    const who = at.visitor();
    const email = `${name.toLowerCase()}${++count}@${host}`;
    await who.signUp(`${name} ${count} ${engine}`, email);
    const token = (await smtp.linkTo(email)).split('/').at(-1)!;
    expect((await who.get(`/api/auth/verify-email?token=${token}`)).status).toBe(200);
    return Object.assign(who, { email });
  }
  const settings = async (who: Visitor): Promise<NoticesReply> =>
    (await who.get<NoticesReply>('/api/people/me/notices')).body;
  const set = async (who: Visitor, change: Partial<NoticeTerms>): Promise<void> => {
    const { terms } = await settings(who);
    expect((await who.post('/api/people/me/notices', { ...terms, ...change })).status).toBe(200);
  };
  const hook = async (who: Visitor, kind = 'json', path = `/hook${count}`): Promise<NoticesReply> => {
    const reply = await who.post<NoticesReply>('/api/people/me/notices/hooks', {
      kind,
      url: `${hooks.url}${path}`,
    });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  /** A match in which the first is asked at once, and what he is to say. */
  async function match(red: Visitor, blue: Visitor): Promise<{ id: string; tokens: Record<string, string> }> {
    const { id, tokens } = await at.house.begin({ scenario: 'powder-50' });
    await red.post('/api/people/seats', { match: id, token: tokens.red! });
    await blue.post('/api/people/seats', { match: id, token: tokens.blue! });
    await listed(red);
    return { id, tokens };
  }
  /** Whatever is to be noted is. */
  const listed = (who: Visitor) => who.get('/api/people/me/matches');
  const signal = (id: string, tokens: Record<string, string>, round = 0) =>
    at.house.deed(id, tokens.red!, {
      type: 'answer',
      answers: [{ ask: `${round}/signal/red`, answer: { flag: 'red' } }],
    });
  /** What the last hook was told. */
  const received = () => hooks.received.filter(({ path }) => path === `/hook${count}`);
  const told = (kind: string) =>
    received()
      .filter(({ said }) => said.kind === kind)
      .map(({ said }) => said);
  /** Lets time pass, and all that it sets going come to rest, a while at a time. */
  const pass = async (ms: number): Promise<void> => {
    for (const end = watch.now() + ms; watch.now() < end; await quiet())
      await watch.pass(Math.min(HOUR, end - watch.now()));
  };
  const quiet = async (): Promise<void> => {
    do {
      await watch.pass(0);
      await at.people.notices.settle();
    } while (!watch.idle);
  };
  const lettersTo = (email: string) =>
    smtp.letters.filter(({ to, text }) => to === email && !/confirm/i.test(text));

  it.skipIf(skip)('come once a turn, signed, and lead to the decision', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    const { hooks: mine } = await hook(ann);
    await set(ann, { mail: 'off' });
    const { id, tokens } = await match(ann, ben);
    await pass(30_000);
    expect(told('turn')).toEqual([]);
    await pass(40_000);
    expect(told('turn')).toMatchObject([
      { match: id, seat: 'red', again: false, link: `https://play.example/#/seat/${id}/red` },
    ]);
    const [{ headers, body }] = received() as [(typeof hooks.received)[number]];
    expect(headers['idempotency-key']).toMatch(/^[\w-]{20}$/);
    const [, time, mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['weathergage-signature']))!;
    expect(createHmac('sha256', mine[0]!.secret!).update(`${time}.${body}`).digest('hex')).toBe(mark);
    await listed(ann);
    await pass(72 * HOUR);
    expect(told('turn')).toHaveLength(1);
    // The next turn is told again; what he has answered meanwhile is not.
    await signal(id, tokens);
    await listed(ann);
    await pass(2 * MINUTE);
    expect(told('turn')).toHaveLength(2);
  });

  it.skipIf(skip)(
    'do not come while one looks, nor of what one has answered, and come again after a time',
    async () => {
      const [ann, ben] = [await somebody('Ann'), at.visitor()];
      await hook(ann);
      await set(ann, { mail: 'off', again: 3 });
      const { id, tokens } = await match(ann, ben);
      const look = (looking: boolean) =>
        ann.post('/api/people/looking', { match: id, token: tokens.red!, looking });
      expect((await look(true)).status).toBe(200);
      await pass(90_000);
      expect(told('turn')).toEqual([]);
      await look(false);
      await pass(2 * HOUR);
      expect(told('turn')).toEqual([]);
      await pass(HOUR + 2 * MINUTE);
      expect(told('turn')).toMatchObject([{ again: true }]);
      await pass(3 * HOUR + MINUTE);
      expect(told('turn')).toMatchObject([{ again: true }, { again: true }]);
      await signal(id, tokens);
      await at.house.deed(id, tokens.red!, fireDeed(0, 'red'));
      await listed(ann);
      await pass(24 * HOUR);
      expect(told('turn')).toHaveLength(2);
      // A key to another's seat, or none, says nothing of who looks.
      const wrong = await ben.post('/api/people/looking', { match: id, token: 'invented', looking: true });
      expect(wrong.status).toBe(403);
    },
  );

  it.skipIf(skip)('are said again after the time that is set now, though one was told before', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    await set(ann, { mail: 'off' });
    await match(ann, ben);
    await pass(2 * MINUTE);
    expect(told('turn')).toMatchObject([{ again: false }]);
    await set(ann, { again: 3 });
    await pass(HOUR);
    // Another time counts from when he was told, and none ends it.
    await set(ann, { again: 8 });
    await pass(6 * HOUR + 50 * MINUTE);
    expect(told('turn')).toHaveLength(1);
    await pass(20 * MINUTE);
    expect(told('turn')).toMatchObject([{ again: false }, { again: true }]);
    await set(ann, { again: 0 });
    await pass(48 * HOUR);
    expect(told('turn')).toHaveLength(2);
  });

  it.skipIf(skip)('remind of a turn that had begun before one could be called at all', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    await ann.signUp(`Late ${engine}`, `late${++count}@${host}`);
    await match(ann, ben);
    await pass(HOUR);
    await hook(ann);
    await set(ann, { again: 3 });
    // He knows of it: it is he who sets this.
    await pass(2 * HOUR + 55 * MINUTE);
    expect(told('turn')).toEqual([]);
    await pass(10 * MINUTE);
    expect(told('turn')).toMatchObject([{ again: true }]);
  });

  it.skipIf(skip)('are told at once that wait for a morning, when one wants no quiet any more', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    const now = Math.floor(watch.now() / MINUTE) % 1440;
    await set(ann, { mail: 'off', quiet: { from: (now + 1439) % 1440, to: (now + 300) % 1440 } });
    await match(ann, ben);
    await pass(HOUR);
    expect(told('turn')).toEqual([]);
    await set(ann, { quiet: null });
    await quiet();
    expect(told('turn')).toHaveLength(1);
  });

  it.skipIf(skip)('keep quiet at night where one is, and go by mail once a day', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    const zone = 'Asia/Tokyo';
    const here = () => {
      const parts = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      const [hour, minute] = parts.format(watch.now()).split(':').map(Number) as [number, number];
      return hour * 60 + minute;
    };
    const now = here();
    await set(ann, {
      mail: 'daily',
      dailyAt: (Math.floor(now / 60) + 4) % 24,
      quiet: { from: (now + 1439) % 1440, to: (now + 120) % 1440 },
      zone,
    });
    const one = await match(ann, ben);
    const two = await match(ann, ben);
    await pass(HOUR + 50 * MINUTE);
    expect(told('turn')).toEqual([]);
    await pass(15 * MINUTE);
    expect(
      told('turn')
        .map(({ match }) => match)
        .toSorted(),
    ).toEqual([one.id, two.id].toSorted());
    expect(lettersTo(ann.email)).toEqual([]);
    await pass(2 * HOUR);
    const [letter, ...more] = lettersTo(ann.email);
    expect(more).toEqual([]);
    expect(letter!.text).toContain('Subject: Your matches: 2 things are new');
    for (const { id } of [one, two]) expect(letter!.text).toContain(`https://play.example/#/seat/${id}/red`);
    // The next day there is nothing new, and no letter.
    await pass(24 * HOUR);
    expect(lettersTo(ann.email)).toHaveLength(1);
  });

  it.skipIf(skip)('go by mail to a confirmed address, few at a time, and stop at a press', async () => {
    const [ann, ben, cal] = [await somebody('Ann'), at.visitor(), at.visitor()];
    await cal.signUp(`Cal ${engine}`, `cal@${host}`);
    const first = await match(ann, ben);
    await pass(2 * MINUTE);
    const [letter] = lettersTo(ann.email);
    expect(letter!.text).toMatch(/Subject: Your turn: /);
    expect(letter!.text).toContain(`https://play.example/#/seat/${first.id}/red`);
    expect(letter!.text).toMatch(/Message-ID: <[\w-]{20}@play\.example>/i);
    expect(letter!.text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    for (let i = 0; i < 6; i++) await match(ann, ben);
    await pass(2 * MINUTE);
    expect(lettersTo(ann.email)).toHaveLength(1);
    await pass(5 * MINUTE);
    expect(lettersTo(ann.email)).toHaveLength(2);
    expect(lettersTo(ann.email)[1]!.text).toContain('and 5 more');

    const path = /List-Unsubscribe:\s*<https:\/\/play\.example(\/[^>]+)>/i.exec(letter!.text)![1]!;
    // A program that only opens the link changes nothing.
    expect(await (await fetch(`${at.house.address}${path}`)).text()).toContain('/#/notices/stop/');
    expect((await settings(ann)).terms.mail).toBe('each');
    const pressed = await fetch(`${at.house.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.status, await pressed.json()]).toEqual([200, { ok: true }]);
    expect((await settings(ann)).terms.mail).toBe('off');
    await match(ann, ben);
    await pass(HOUR);
    expect(lettersTo(ann.email)).toHaveLength(2);
    for (const wrong of [
      path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      '/api/people/unsubscribe/x.y',
    ])
      expect((await at.visitor().post(wrong)).status).toBe(404);
    // Nothing went to whoever has not confirmed his address.
    expect(lettersTo(`cal@${host}`)).toEqual([]);
  });

  it.skipIf(skip)(
    'tell of invitations, words, the end and a rematch, each unless it is switched off',
    async () => {
      const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
      for (const who of [ann, ben]) {
        await hook(who, 'json', `/${(await who.me()).id}`);
        await set(who, { mail: 'off' });
      }
      const toBen = async (kind: string) => {
        const path = `/${(await ben.me()).id}`;
        return hooks.received.filter((one) => one.path === path && one.said.kind === kind);
      };
      const { name } = await ben.me();
      const request = { game: 'powder', scenario: 'powder-3' };
      const table = { match: request, mine: 'red', open: false, level: 'any', pace: 'post', invite: [name] };
      const made = await ann.post<{ id: string; token: string }>('/api/people/tables', table);
      await pass(10_000);
      expect(await toBen('invite')).toMatchObject([{ said: { seat: 'blue', by: (await ann.me()).name } }]);

      const { id, token } = made.body;
      const key = await ben.post<{ token: string; seat: string }>(`/api/people/matches/${id}/pass?seat=blue`);
      expect(key.body.seat).toBe('blue');
      expect((await ben.post(`/api/people/matches/${id}/pass?seat=red`)).status).toBe(404);
      for (const [who, nonce] of [
        [token, 'a-nonce-of-red'],
        [key.body.token, 'a-nonce-of-blue'],
      ] as const)
        expect((await at.house.post(`/api/matches/${id}/join`, who, { nonce })).status).toBe(200);
      const say = (text: string) => at.house.post(`/api/matches/${id}/talk`, token, { to: 'table', text });
      for (const words of ['Good day', 'and fair wind']) expect((await say(words)).status).toBeLessThan(300);
      await pass(2 * MINUTE);
      // However much was said: once, until he has looked. What was said is for those who look.
      expect(await toBen('talk')).toHaveLength(1);
      expect(JSON.stringify((await toBen('talk'))[0]!.said)).not.toContain('Good day');
      await ben.post('/api/people/looking', { match: id, token: key.body.token, looking: true });
      await ben.post('/api/people/looking', { match: id, token: key.body.token, looking: false });
      await say('Are you there?');
      await pass(2 * MINUTE);
      expect(await toBen('talk')).toHaveLength(2);

      await set(ben, { kinds: { turn: true, invite: true, rematch: false, talk: true, over: true } });
      await at.house.deed(id, token, { type: 'resign' });
      await listed(ann);
      await pass(2 * MINUTE);
      expect(await toBen('over')).toMatchObject([{ said: { result: 'won' } }]);
      await listed(ben);
      await at.house.get(`/api/matches/${id}`, token);
      await pass(2 * MINUTE);
      expect(await toBen('over')).toHaveLength(1);
      expect((await ann.post(`/api/people/matches/${id}/rematch`)).status).toBe(200);
      await pass(MINUTE);
      expect(await toBen('rematch')).toEqual([]);
      expect(told('rematch')).toEqual([]);
      // Whoever asks again and again is not heard for ever.
      for (let i = 0; i < 12; i++) await ann.post('/api/people/tables', table);
      await pass(MINUTE);
      expect(await toBen('invite')).toHaveLength(11);
    },
  );

  it.skipIf(skip)('do not come of a turn that begins while one looks', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    await set(ann, { mail: 'off' });
    const { id, tokens } = await match(ann, ben);
    await ann.post('/api/people/looking', { match: id, token: tokens.red!, looking: true });
    await signal(id, tokens);
    await listed(ann);
    await pass(90_000);
    expect(told('turn')).toEqual([]);
    // A page that says nothing any more is taken for closed; who has seen his turn is not told of it.
    await pass(HOUR);
    expect(told('turn')).toEqual([]);
  });

  it.skipIf(skip)('are for one match as one has set it', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    await set(ann, { mail: 'off' });
    const { id, tokens } = await match(ann, ben);
    expect((await settings(ann)).matches).toMatchObject([{ id, how: 'usual' }]);
    const how = (word: string, of = id) =>
      ann.post('/api/people/me/notices/matches', { match: of, how: word });
    expect((await how('off')).status).toBe(200);
    expect((await how('off', 'another')).status).toBe(404);
    await pass(2 * MINUTE);
    expect(received()).toEqual([]);
    await how('turns');
    await at.house.post(`/api/matches/${id}/talk`, tokens.blue!, { to: 'table', text: 'Well?' });
    await signal(id, tokens);
    await listed(ann);
    await pass(2 * MINUTE);
    expect(received().map(({ said }) => said.kind)).toEqual(['turn']);
  });

  it.skipIf(skip)('speak to Discord and Slack as those want it, and nobody is mentioned there', async () => {
    const ann = await somebody('Ann');
    await hook(ann, 'discord', '/d');
    const { hooks: mine } = await hook(ann, 'slack', '/s');
    for (const { id } of mine)
      expect((await ann.post('/api/people/me/notices/try', { way: 'hook', id })).status).toBe(200);
    await quiet();
    const of = (path: string) => hooks.received.find((one) => one.path === path)!.said;
    expect(of('/d')).toMatchObject({
      content: expect.stringContaining('<https://play.example/'),
      allowed_mentions: { parse: [] },
    });
    expect(of('/s')).toMatchObject({ text: expect.stringContaining('<https://play.example/') });
    const again = await ann.post('/api/people/me/notices/try', { way: 'hook', id: 'another' });
    expect(again).toMatchObject({ status: 422, body: { code: 'no-such-way' } });
  });

  it.skipIf(skip)(
    'are tried again with the same name, later and later, and a dead way is given up',
    async () => {
      const [ann, ben] = [await somebody('Ann'), at.visitor()];
      await hook(ann);
      await set(ann, { mail: 'off' });
      hooks.status = 500;
      await match(ann, ben);
      await pass(65_000);
      await pass(31_000);
      await pass(2 * MINUTE);
      expect(received()).toHaveLength(3);
      expect(new Set(received().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect((await settings(ann)).hooks).toMatchObject([{ trouble: 'answered 500', stopped: false }]);
      hooks.status = 410;
      await pass(10 * MINUTE);
      expect((await settings(ann)).hooks).toMatchObject([{ trouble: 'answered 410', stopped: true }]);
      await pass(48 * HOUR);
      expect(received()).toHaveLength(4);
      // Whoever tries it and is answered has it back.
      hooks.status = 204;
      const { hooks: mine } = await settings(ann);
      await ann.post('/api/people/me/notices/try', { way: 'hook', id: mine[0]!.id });
      await quiet();
      expect((await settings(ann)).hooks).toMatchObject([{ trouble: null, stopped: false }]);
    },
  );

  it.skipIf(skip)('are in the copy of everything, and gone with whoever goes', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    await hook(ann);
    await match(ann, ben);
    const person = (await ann.me()).id;
    const { body } = await ann.get<{ notices: Record<string, unknown[]> }>('/api/people/me/export');
    expect(body.notices).toMatchObject({
      terms: { mail: 'each' },
      hooks: [{ kind: 'json' }],
      notices: [{ kind: 'turn', person }],
    });
    expect(JSON.stringify(body)).not.toContain('whsec_');
    await ann.post('/api/people/me/notices/calendar', { on: true });
    const { calendar } = await settings(ann);
    expect((await ann.post('/api/auth/delete-user', { password: 'a long sea-going word' })).status).toBe(200);
    await pass(10 * MINUTE);
    expect(received()).toEqual([]);
    expect(lettersTo(ann.email)).toEqual([]);
    expect(await at.people.notices.everything(person)).toMatchObject({
      hooks: [],
      notices: [],
      onTheirWay: [],
    });
    expect((await http(at.house.address, 'GET', new URL(calendar!).pathname, {})).status).toBe(404);
  });

  it.skipIf(skip)(
    'go to a browser as long as somebody is signed in there, and to nobody else’s',
    async () => {
      const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
      const subscription = {
        endpoint: `${hooks.url}/push${count}`,
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      const add = (who: Visitor) => who.post<NoticesReply>('/api/people/me/notices/devices', subscription);
      const { devices, pushKey } = (await add(ann)).body;
      expect(pushKey).toMatch(/^[\w-]{87}$/);
      expect(devices).toHaveLength(1);
      await ann.post('/api/people/me/notices/try', { way: 'device', id: devices[0]!.id });
      await quiet();
      const pushed = () => hooks.received.filter(({ path }) => path === `/push${count}`);
      expect(pushed()).toMatchObject([{ headers: { 'content-encoding': 'aes128gcm' } }]);
      // The same browser, and another has signed in there.
      expect((await add(ben)).body.devices).toHaveLength(1);
      expect((await settings(ann)).devices).toEqual([]);
      await ben.post('/api/auth/sign-out');
      await ben.signIn(ben.email);
      expect((await settings(ben)).devices).toEqual([]);
      // One that its service does not know any more is forgotten.
      const again = (await add(ben)).body.devices[0]!.id;
      hooks.status = 410;
      await ben.post('/api/people/me/notices/try', { way: 'device', id: again });
      await quiet();
      expect((await settings(ben)).devices).toEqual([]);
    },
  );

  it.skipIf(skip)('have deadlines in a calendar, by an address that can be changed', async () => {
    const [ann, ben] = [await somebody('Ann'), at.visitor()];
    const { id } = await match(ann, ben);
    const deadline = watch.now() + 26 * HOUR;
    await at.people.notes.write(
      {
        match: id,
        game: 'powder',
        scenario: 'powder-50',
        title: 'Two captains',
        status: 'playing',
        created: 0,
        n: 1000,
        seats: [{ id: 'red', side: 'red', name: 'Red', bot: null }],
        asked: ['red'],
        turns: [{ seat: 'red', key: '1.0', since: null, deadline, missed: 0 }],
        outcome: null,
        gallery: 'link',
        own: true,
        clock: null,
      },
      [],
      watch.now(),
    );
    const address = async (on: boolean) =>
      (await ann.post<NoticesReply>('/api/people/me/notices/calendar', { on })).body.calendar;
    const read = async (link: string | null) => {
      const reply = await fetch(`${at.house.address}${new URL(link!).pathname}`);
      return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
    };
    expect((await settings(ann)).calendar).toBeNull();
    const link = await address(true);
    const { status, type, text } = await read(link);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain(`UID:${id}/red@play.example\r\n`);
    expect(text).toContain(`DTSTART:${new Date(deadline).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`);
    expect(text).toContain('SUMMARY:Your turn: Two captains');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const other = await address(true);
    expect((await read(link)).status).toBe(404);
    expect((await read(other)).status).toBe(200);
    expect(await address(false)).toBeNull();
    expect((await read(other)).status).toBe(404);
    const again = await address(true);
    expect([link, other]).not.toContain(again);
    for (const wrong of [again!.replace(/\.ics$/, 'A.ics'), again!.replace('/1', '/2')])
      if (wrong !== again) expect((await read(wrong)).status).toBe(404);
  });

  it.skipIf(skip)('are set in plain terms, and what is none is refused', async () => {
    const ann = await somebody('Ann');
    const { terms } = await settings(ann);
    for (const change of [
      { zone: 'Nowhere/Land' },
      { again: -1 },
      { dailyAt: 24 },
      { mail: 'often' },
      { more: 1 },
    ])
      expect((await ann.post('/api/people/me/notices', { ...terms, ...change })).status).toBeGreaterThan(399);
    expect((await settings(ann)).terms).toEqual(terms);
    expect((await at.visitor().get('/api/people/me/notices')).status).toBe(401);
  });
});
