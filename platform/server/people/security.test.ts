/** What strangers try: each is tried here, and refused. */
import { type FakeSmtp, fakeSmtp } from '@weathergage/people/testing/fake-smtp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/client.ts';
import { type PeopleHouse, peopleHouse } from './testing/people-house.ts';

const PASSWORD = 'a long sea-going word';

describe('a stranger at a server without letters', () => {
  let at: PeopleHouse;
  beforeAll(async () => {
    at = await peopleHouse({}, { limits: { signInsPerMinute: 1000, guestsPerMinute: 5 } });
  });
  afterAll(() => at.close());

  it('can’t hand somebody a session that he knows: signing in draws a new one', async () => {
    const [mallory, ann] = [at.visitor(), at.visitor()];
    await mallory.signUp('Mallory', 'mallory@a.example');
    await at.visitor().signUp('Fixed', 'fixed@a.example');
    for (const [name, value] of mallory.cookies) ann.cookies.set(name, value);
    const before = new Map(ann.cookies);
    await ann.signIn('fixed@a.example');
    const [name] = [...before.keys()].filter((key) => key.includes('session_token'));
    expect(ann.cookies.get(name!)).not.toBe(before.get(name!));
    expect((await ann.me()).name).toBe('Fixed');
    expect((await mallory.me()).name).toBe('Mallory');
    // What a cookie says without our signature says nothing.
    const forged = at.visitor();
    forged.cookies.set(name!, `${ann.cookies.get(name!)!.split('.')[0]}.forged`);
    expect(await forged.me()).toBeNull();
  });

  it.each([
    ['a page of another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('can’t act in a visitor’s name from %s', async (_, headers) => {
    const ann = at.visitor();
    await ann.signUp(`Victim ${headers.origin.length}`, `victim${headers.origin.length}@a.example`);
    const tries: readonly (readonly [string, Record<string, unknown>])[] = [
      ['/api/people/me', { name: 'Owned' }],
      ['/api/people/guest', {}],
      ['/api/auth/sign-out', {}],
      ['/api/auth/change-email', { newEmail: 'evil@evil.example' }],
      ['/api/auth/delete-user', { password: PASSWORD }],
      ['/api/auth/sign-in/email', { email: 'mallory@a.example', password: PASSWORD }],
    ];
    for (const [path, body] of tries)
      expect(await ann.post(path, body, headers)).toMatchObject({
        status: 403,
        body: { code: 'wrong-origin' },
      });
    expect((await ann.me()).name).toMatch(/^Victim/);
  });

  it('can’t have a visitor’s browser look where looking does something', async () => {
    const look = await at.visitor().get('/api/auth/verify-email?token=x', { 'sec-fetch-site': 'cross-site' });
    expect(look).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
  });

  it('is kept to cookies that scripts can’t read and other sites’ forms don’t send', async () => {
    const reply = await at.visitor().signUp('Cookie', 'cookie@a.example');
    const [session] = reply.headers.getSetCookie().filter((line) => line.includes('session_token'));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    const safe = await peopleHouse({ publicUrl: 'https://play.example' });
    const [marked] = (await safe.visitor().signUp('Safe', 's@a.example')).headers.getSetCookie();
    await safe.close();
    expect(marked).toMatch(/^__Secure-.*Secure/);
  });

  it('is sent nowhere else, whatever an address asks for', async () => {
    const ann = at.visitor();
    for (const path of ['verify-email?token=x', 'magic-link/verify?token=x'])
      expect((await ann.get(`/api/auth/${path}&callbackURL=https://evil.example`)).status).toBeGreaterThan(
        399,
      );
    const body = { email: 'a@a.example', password: PASSWORD, callbackURL: 'https://evil.example' };
    const reply = await ann.post('/api/auth/sign-in/email', body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(reply.headers.get('location')).toBeNull();
  });

  it('finds nothing of the library but what the page uses', async () => {
    for (const path of [
      'sign-in/social',
      'update-user',
      'sign-in/anonymous',
      'revoke-session',
      'set-password',
    ])
      expect((await at.visitor().post(`/api/auth/${path}`)).status).toBe(404);
    for (const path of ['get-session', 'list-sessions', 'ok', 'error', 'reset-password/x', 'callback/x'])
      expect((await at.visitor().get(`/api/auth/${path}`)).status).toBe(404);
  });

  it('guesses a password only so often, from however many addresses', async () => {
    const ann = at.visitor();
    await ann.signUp('Guessed', 'guessed@a.example');
    const codes = new Set<string>();
    for (let i = 0; i < 11; i++) {
      const { body } = await at.visitor().signIn('GUESSED@a.example', `wrong password ${i}`);
      codes.add(String(body.code));
    }
    expect([...codes]).toEqual(['invalid-email-or-password', 'too-fast']);
    // Not even the right one helps now; who is signed in stays so.
    expect((await at.visitor().signIn('guessed@a.example')).status).toBe(429);
    expect(await ann.me()).not.toBeNull();
  });

  it('changes an address at once where no letter can be sent', async () => {
    const ann = at.visitor();
    await ann.signUp('Mover', 'mover@a.example');
    expect((await ann.post('/api/auth/change-email', { newEmail: 'moved@a.example' })).status).toBe(200);
    expect((await ann.me()).email).toBe('moved@a.example');
    expect((await at.visitor().signIn('moved@a.example')).status).toBe(200);
  });

  it('is not told by signing in whether an address is known', async () => {
    await at.visitor().signUp('Known', 'known@a.example');
    const known = await at.visitor().signIn('known@a.example', 'not the password');
    const unknown = await at.visitor().signIn('unknown@a.example', 'not the password');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('makes no more guests than an address may have', async () => {
    const replies = [];
    for (let i = 0; i < 8; i++) replies.push((await at.visitor().post('/api/people/guest')).status);
    expect(replies.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });

  it('can’t take a seat with another match’s secret, an invented one, or the gallery’s', async () => {
    const [one, two] = [await at.house.begin(), await at.house.begin()];
    const [token] = Object.values(two.tokens);
    const ann = at.visitor();
    for (const wrong of [token!, 'invented', one.galleryToken!])
      expect((await ann.post('/api/people/seats', { match: one.id, token: wrong })).status).toBe(403);
    expect((await ann.get('/api/people/me')).body).toEqual({ me: null });
    // Who sits at a match is told to those alone who may see it.
    expect((await ann.get(`/api/people/matches/${one.id}`)).status).toBe(401);
  });

  it('makes the server write to no address inside, by hook or by push', async () => {
    const ann = at.visitor();
    await ann.signUp('Knocks', 'inside@a.example');
    const inside = [
      'https://127.0.0.1/x',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://10.1.2.3/',
      'https://localhost/',
      'https://[fd00::1]/',
    ];
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    for (const url of inside) {
      for (const kind of ['discord', 'slack', 'json'])
        expect((await ann.post('/api/people/me/notices/hooks', { kind, url })).body).toMatchObject({
          code: 'inner-address',
        });
      expect(
        (await ann.post('/api/people/me/notices/devices', { endpoint: url, ...keys })).body,
      ).toMatchObject({
        code: 'inner-address',
      });
    }
    const plain = { kind: 'json', url: 'http://example.org/' };
    expect((await ann.post('/api/people/me/notices/hooks', plain)).body).toMatchObject({ code: 'not-https' });
    expect((await ann.get('/api/people/me/notices')).body).toMatchObject({ hooks: [], devices: [] });
  });

  it('never sees HTML in a name, for there is none in it', async () => {
    const ann = at.visitor();
    await ann.signUp('Plain', 'plain@a.example');
    for (const name of ['<img src=x onerror=alert(1)>', 'a&lt;b', '"><script>', 'a\u0000b', 'x\ny<'])
      expect((await ann.post('/api/people/me', { name })).body).toMatchObject({ code: 'name-unsound' });
  });
});

describe('a stranger at a server with letters', () => {
  let at: PeopleHouse;
  let smtp: FakeSmtp;
  beforeAll(async () => {
    smtp = await fakeSmtp();
    at = await peopleHouse({
      publicUrl: 'https://play.example',
      smtp: { url: smtp.url, from: 'Weathergage <play@play.example>' },
    });
  });
  afterAll(async () => {
    await at.close();
    await smtp.close();
  });
  const tokenTo = async (address: string): Promise<string> => (await smtp.linkTo(address)).split('/').at(-1)!;

  it('is not told by an account, a link or a new password whether an address is known', async () => {
    const ann = at.visitor();
    await ann.signUp('Anna', 'anna@b.example');
    const token = await tokenTo('anna@b.example');
    expect((await ann.get(`/api/auth/verify-email?token=${token}`)).status).toBe(200);
    expect(await ann.me()).toMatchObject({ name: 'Anna', emailVerified: true });
    const again = await at.visitor().signUp('Other', 'anna@b.example');
    const fresh = await at.visitor().signUp('Another', 'fresh@b.example');
    const told = ({ status, body }: typeof again) => [status, Object.keys(body).toSorted(), body.token];
    expect(told(again)).toEqual(told(fresh));
    for (const path of ['sign-in/magic-link', 'request-password-reset']) {
      const known = await at.visitor().post(`/api/auth/${path}`, { email: 'anna@b.example' });
      const unknown = await at.visitor().post(`/api/auth/${path}`, { email: 'nobody@b.example' });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
    // A name that is taken is refused alike for either address.
    const names = [];
    for (const email of ['anna@b.example', 'never@b.example'])
      names.push((await at.visitor().signUp('ANNA', email)).body);
    expect(names[0]).toEqual(names[1]);
  });

  it('signs in by a letter’s link once, and not in another’s stead', async () => {
    const email = 'letter@b.example';
    await at.visitor().post('/api/auth/sign-in/magic-link', { email });
    const link = await smtp.linkTo(email);
    // What the address bar has after the # is sent to no server; programs that open links see a page and nothing else.
    expect(link).toMatch(/^https:\/\/play\.example\/#\/account\/enter\/[A-Za-z]{32}$/);
    const ann = at.visitor();
    const path = `/api/auth/magic-link/verify?token=${await tokenTo(email)}`;
    expect((await ann.get(path)).status).toBe(200);
    expect((await ann.me()).email).toBe(email);
    expect((await at.visitor().get(path)).status).toBeGreaterThan(299);
  });

  it('can’t lead letters elsewhere by what it says of the host', async () => {
    const email = 'host@b.example';
    await at
      .visitor()
      .post('/api/auth/sign-in/magic-link', { email }, { 'x-forwarded-host': 'evil.example' });
    expect(await smtp.linkTo(email)).toMatch(/^https:\/\/play\.example\//);
  });

  it('fills nobody’s letter box', async () => {
    for (let i = 0; i < 12; i++)
      await at.visitor().post('/api/auth/sign-in/magic-link', { email: `bombed+${i}@b.example` });
    const bombs = () => smtp.letters.filter(({ to }) => to.startsWith('bombed'));
    await eventually(() => bombs().length >= 4);
    // A fifth would be under way by now; on a slow machine this tells less, and nothing wrong.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bombs()).toHaveLength(4);
  });

  it('puts no second address and no header into a letter', async () => {
    for (const email of ['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example>'])
      expect((await at.visitor().post('/api/auth/sign-in/magic-link', { email })).status).toBeGreaterThan(
        399,
      );
  });

  it('changes an address only when the letter to the new one has been opened', async () => {
    const ann = at.visitor();
    await ann.signUp('Moves', 'old@c.example');
    await ann.get(`/api/auth/verify-email?token=${await tokenTo('old@c.example')}`);
    expect((await ann.post('/api/auth/change-email', { newEmail: 'new@c.example' })).status).toBe(200);
    expect((await ann.me()).email).toBe('old@c.example');
    const token = await tokenTo('new@c.example');
    expect((await ann.get(`/api/auth/verify-email?token=${token}`)).status).toBe(200);
    expect(await ann.me()).toMatchObject({ email: 'new@c.example', emailVerified: true });
    // Another's address is asked for with the same words, and stays his.
    const ben = at.visitor();
    await ben.signUp('Wants', 'wants@c.example');
    await ben.get(`/api/auth/verify-email?token=${await tokenTo('wants@c.example')}`);
    const free = await ben.post('/api/auth/change-email', { newEmail: 'free@c.example' });
    const taken = await ben.post('/api/auth/change-email', { newEmail: 'new@c.example' });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await ben.me()).email).toBe('wants@c.example');
  });

  it('is signed out everywhere when the password is set anew, by a link that works once', async () => {
    const email = 'anna@b.example';
    const ann = at.visitor();
    expect((await ann.signIn(email)).status).toBe(200);
    await at.visitor().post('/api/auth/request-password-reset', { email });
    await expect.poll(async () => smtp.linkTo(email)).toContain('/reset/');
    const token = await tokenTo(email);
    const body = { token, newPassword: 'another sea-going word' };
    expect((await at.visitor().post('/api/auth/reset-password', body)).status).toBe(200);
    expect(await ann.me()).toBeNull();
    expect((await at.visitor().post('/api/auth/reset-password', body)).status).toBeGreaterThan(399);
    expect((await at.visitor().signIn(email)).status).toBe(401);
    expect((await at.visitor().signIn(email, 'another sea-going word')).status).toBe(200);
  });
});
