import { connect } from 'node:net';
import type { CreatedReply, DeskReply, ErrorBody, MatchInfo } from '@weathergage/kernel/protocol.ts';
import { powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { http, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';

const EVIL = { origin: 'https://evil.example' };

describe('bad input is refused with a code and changes nothing', () => {
  let house: House;
  let match: CreatedReply & { id: string };
  let untouched: unknown;
  beforeAll(async () => {
    house = await House.open();
    match = await house.begin({ scenario: 'powder-50' });
    await house.deed(match.id, match.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(match.id, match.tokens.red, fireDeed(0, 'red'));
    untouched = await house.trace(match.id);
  });
  afterAll(() => house.close());

  const post = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    http<ErrorBody>(house.address, 'POST', path, {
      body,
      headers,
      ...(token === undefined ? {} : { token }),
    });
  const refused = async (
    call: Promise<{ status: number; body: ErrorBody }>,
    status: number,
    code: string,
  ): Promise<ErrorBody> => {
    const reply = await call;
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.message).toMatch(/\S/);
    expect(await house.trace(match.id)).toEqual(untouched);
    return reply.body;
  };
  const deeds = () => `/api/matches/${match.id}/deeds`;
  const orders = { type: 'answer', answers: [{ ask: '0/load/blue', answer: { powder: 1 } }] };

  it('malformed JSON, no JSON, the wrong kind of body', async () => {
    const blue = match.tokens.blue!;
    await refused(post(deeds(), '{"type":"answer",', blue), 400, 'bad-json');
    await refused(post(deeds(), '', blue), 400, 'bad-json');
    await refused(post(deeds(), 'x=1', blue, { 'content-type': 'text/plain' }), 415, 'wrong-media-type');
    await refused(post(deeds(), '{"__proto__":{"seat":"red"},"type":"resign"}', blue), 400, 'bad-json');
    await refused(post(deeds(), '[]', blue), 400, 'malformed');
    await refused(post(deeds(), 'null', blue), 400, 'malformed');
  });

  it('bodies that do not fit, with no value bent into shape', async () => {
    const blue = match.tokens.blue!;
    await refused(post(deeds(), { type: 'resing' }, blue), 400, 'malformed');
    await refused(post(deeds(), { type: 'resign', seat: 'red' }, blue), 400, 'malformed');
    await refused(post(deeds(), { type: 'undo', to: '0' }, blue), 400, 'malformed');
    await refused(post(deeds(), { type: 'undo', to: -1 }, blue), 400, 'malformed');
    await refused(post(deeds(), { type: 'undo-reply', agree: 'true' }, blue), 400, 'malformed');
    await refused(post(deeds(), { type: 'answer', answers: [] }, blue), 400, 'malformed');
    const odd = await refused(
      post(`/api/matches/${match.id}/join`, { nonce: 'short' }, blue),
      400,
      'malformed',
    );
    expect(odd.flaws?.[0]?.path).toBe('/nonce');
    await refused(house.get(`/api/matches/${match.id}/desk?lastSeen=-3`, blue), 400, 'malformed');
    await refused(house.get('/api/matches/%00/desk', blue), 400, 'malformed');
  });

  it('answers that no schema of the game knows', async () => {
    const blue = match.tokens.blue!;
    for (const answer of [{ powder: '1' }, { powder: 1.5 }, { powder: 1, more: 1 }, null, [], 'full'])
      await refused(post(deeds(), deedSaying('0/load/blue', answer), blue), 400, 'malformed');
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const ask of ['0/load/blue', '0/signal/red'])
      await refused(
        post(deeds(), `{"type":"answer","answers":[{"ask":"${ask}","answer":${deep}}]}`, match.tokens.red),
        400,
        'malformed',
      );
  });

  it('unknown asks, stale asks, asks of others', async () => {
    const { red, blue } = match.tokens;
    await refused(post(deeds(), deedSaying('7/load/blue', { powder: 1 }), blue), 409, 'ask-not-open');
    await refused(post(deeds(), deedSaying('nonsense', {}), blue), 409, 'ask-not-open');
    await refused(post(deeds(), deedSaying('0/signal/red', { flag: 'white' }), red), 409, 'ask-not-open');
    await refused(post(deeds(), deedSaying('0/signal/red', { flag: 'red' }), blue), 409, 'ask-not-open');
    await refused(post(deeds(), orders, red), 409, 'ask-not-open');
    await refused(post(deeds(), { type: 'retract', ask: '0/load/red' }, blue), 409, 'ask-not-open');
  });

  it('answers of others, guessed right: nobody learns what another has said', async () => {
    const { id, tokens } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, deedSaying('0/aim/red', { at: 'low' }));
    const guess = deedSaying('0/aim/red', { at: 'low' });
    const reply = await house.deed(id, tokens.blue!, guess);
    expect([reply.status, reply.body.code]).toEqual([409, 'ask-not-open']);
  });

  it('no token, forged tokens, tokens of other matches, the gallery’s token', async () => {
    await refused(post(deeds(), orders), 401, 'token-needed');
    await refused(post(deeds(), orders, 'A'.repeat(43)), 403, 'not-allowed');
    const { red, blue } = match.tokens;
    await refused(
      post(deeds(), orders, `${blue!.slice(0, -1)}${blue!.endsWith('A') ? 'B' : 'A'}`),
      403,
      'not-allowed',
    );
    const other = await house.begin();
    await refused(post(deeds(), orders, other.tokens.blue), 403, 'not-allowed');
    await refused(post(deeds(), orders, match.galleryToken!), 403, 'not-a-player');
    await refused(
      post(`/api/matches/${match.id}/join`, { nonce: '12345678' }, match.galleryToken!),
      403,
      'not-a-player',
    );
    for (const path of ['', '/desk', '/steps', '/journal']) {
      await refused(house.get(`/api/matches/${match.id}${path}`), 401, 'token-needed');
      await refused(house.get(`/api/matches/${match.id}${path}`, 'forged'), 403, 'not-allowed');
    }
    // A hash is no key, and a header that is no bearer's is no token.
    const basic = { authorization: `Basic ${red}` };
    await refused(post(deeds(), { type: 'resign' }, undefined, basic), 401, 'token-needed');
    const closed = await house.begin({ gallery: 'closed' });
    expect(closed.galleryToken).toBeNull();
    expect((await house.get<ErrorBody>(`/api/matches/${closed.id}`)).body.code).toBe('token-needed');
  });

  it('unknown matches and addresses', async () => {
    await refused(
      post('/api/matches/AAAAAAAAAAAAAAAA/deeds', orders, match.tokens.blue),
      404,
      'no-such-match',
    );
    await refused(house.get('/api/matches/AAAAAAAAAAAAAAAA'), 404, 'no-such-match');
    await refused(house.get('/api/nothing'), 404, 'not-found');
    await refused(post('/api/games', {}), 404, 'not-found');
  });

  it('answers before every seat is taken', async () => {
    const { match: waiting, tokens } = await house.create();
    const early = await house.deed(waiting.id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    expect([early.status, early.body.code]).toEqual([409, 'not-started']);
    const desk = await house.get<ErrorBody>(`/api/matches/${waiting.id}/desk`, tokens.red);
    expect([desk.status, desk.body.code]).toEqual([409, 'not-started']);
    expect(await house.trace(waiting.id)).toMatchObject({
      entries: [],
      record: { status: 'gathering', n: 0 },
    });
  });

  it('requests that other people’s pages send', async () => {
    const { blue } = match.tokens;
    await refused(post(deeds(), orders, blue, EVIL), 403, 'wrong-origin');
    await refused(post(deeds(), orders, blue, { origin: 'null' }), 403, 'wrong-origin');
    await refused(post(deeds(), orders, blue, { 'sec-fetch-site': 'cross-site' }), 403, 'wrong-origin');
    await refused(
      post('/api/matches', { game: 'powder', scenario: 'powder-3' }, undefined, EVIL),
      403,
      'wrong-origin',
    );
    const own = await http<MatchInfo>(house.address, 'POST', '/api/matches', {
      body: { game: 'powder', scenario: 'powder-3' },
      headers: { origin: house.address },
    });
    expect(own.status).toBe(201);
    const wire = new SocketClient(house.address, match.id, EVIL);
    await expect(wire.opened()).rejects.toThrow(/403/);
    const welcome = new SocketClient(house.address, match.id, { origin: house.address });
    await welcome.opened();
    await welcome.close();
  });

  it('bodies that are too large', async () => {
    const blue = match.tokens.blue!;
    await refused(post(deeds(), deedSaying('0/load/blue', 'x'.repeat(65 * 1024)), blue), 413, 'too-large');
    const scenario = { ...powderScenario(3), briefing: 'x'.repeat(257 * 1024) };
    await refused(post('/api/matches', { game: 'powder', scenario }), 413, 'too-large');
    const large = await house.create({ scenario: { ...scenario, briefing: 'x'.repeat(8000) } });
    expect(large.match.scenario.briefing).toHaveLength(8000);
  });

  it('scenarios and options that can not be played, with the place of the fault', async () => {
    const make = (more: object) => post('/api/matches', { game: 'powder', scenario: 'powder-3', ...more });
    await refused(make({ game: 'chess' }), 404, 'unknown-game');
    await refused(make({ game: '__proto__' }), 404, 'unknown-game');
    await refused(make({ scenario: 'powder-4' }), 404, 'unknown-scenario');
    const shape = await refused(
      make({ scenario: { ...powderScenario(3), rounds: 'many', captains: ['red', 7] } }),
      422,
      'invalid-scenario',
    );
    expect(shape.flaws?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/rounds', '/captains/1']));
    const sense = await refused(
      make({ scenario: powderScenario(3, ['red', 'red']) }),
      422,
      'invalid-scenario',
    );
    expect(sense.flaws).toEqual([{ path: '/captains', expected: 'no captain named twice' }]);
    const options = await refused(make({ options: { rounds: 0 } }), 422, 'invalid-options');
    expect(options.flaws?.[0]?.path).toBe('/rounds');
    await refused(make({ seats: { green: 'open' } }), 422, 'unknown-seat');
    await refused(make({ seats: { red: 'bot:nobody' } }), 422, 'unknown-bot');
    await refused(make({ seats: { red: 'bot:constructor' } }), 422, 'unknown-bot');
    await refused(make({ seats: { red: 'me' } }), 400, 'malformed');
  });

  describe('on the socket', () => {
    const hello = (token?: string) => ({ type: 'hello' as const, lastSeen: 0, ...(token ? { token } : {}) });
    const cut = async (
      messages: readonly (string | Buffer)[],
      code: number,
      said: string | null,
      id = match.id,
    ): Promise<void> => {
      const client = new SocketClient(house.address, id);
      await client.opened();
      for (const message of messages) client.wire.send(message);
      await client.until(() => client.closed !== null);
      const last = client.messages.at(-1);
      expect([client.closed?.code, last?.type === 'error' ? last.error.code : null]).toEqual([code, said]);
      expect(await house.trace(match.id)).toEqual(untouched);
    };

    it('messages that are none', async () => {
      const blue = JSON.stringify(hello(match.tokens.blue));
      await cut(['{'], 4400, 'bad-json');
      await cut([Buffer.from(blue)], 4400, 'malformed');
      await cut(['{"type":"hello"}'], 4400, 'malformed');
      await cut(['{"type":"hello","lastSeen":0,"__proto__":{}}'], 4400, 'malformed');
      await cut([JSON.stringify({ type: 'deed', id: '1', deed: orders })], 4400, 'malformed');
      await cut([blue, blue], 4400, 'malformed');
      await cut([blue, JSON.stringify({ type: 'deed', id: '1', deed: { type: 'win' } })], 4400, 'malformed');
      await cut([blue, 'x'.repeat(65 * 1024)], 1009, null);
    });

    it('strangers', async () => {
      await cut([JSON.stringify(hello())], 4403, 'token-needed');
      await cut([JSON.stringify(hello('forged'))], 4403, 'not-allowed');
      await cut([JSON.stringify(hello())], 4404, 'no-such-match', 'AAAAAAAAAAAAAAAA');
    });

    it('deeds that are refused get a reply, and the line stays', async () => {
      const client = await SocketClient.greet(house.address, match.id, match.tokens.red);
      expect(await client.deed(fireDeed(0, 'blue'))).toMatchObject({
        code: 'ask-not-open',
        ask: '0/load/blue',
      });
      expect(await client.deed({ type: 'undo-reply', agree: true })).toMatchObject({
        code: 'no-undo-request',
      });
      const gallery = await SocketClient.greet(house.address, match.id, match.galleryToken!);
      expect(await gallery.deed({ type: 'resign' })).toMatchObject({ code: 'not-a-player' });
      expect(await house.trace(match.id)).toEqual(untouched);
      await client.close();
      await gallery.close();
    });
  });

  it('bytes that are no HTTP', async () => {
    const { hostname, port } = new URL(house.address);
    const answer = await new Promise<string>((resolve) => {
      const wire = connect(Number(port), hostname, () => wire.write('BROADSIDE / HTTP/9.9\r\n\r\n'));
      wire.on('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    const alive = await house.get<DeskReply>(`/api/matches/${match.id}/desk`, match.tokens.red);
    expect(alive.status).toBe(200);
  });
});
