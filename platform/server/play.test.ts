import { fitsSchema, type Journal, JournalSchema, verifyJournal } from '@weathergage/kernel';
import {
  DeskReplySchema,
  type ErrorBody,
  type JoinedReply,
  MatchInfoSchema,
  type StepsReply,
} from '@weathergage/kernel/protocol.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http, SocketClient } from './testing/client.ts';
import { deedSaying, fireDeed, House } from './testing/house.ts';

describe('a match over real sockets', () => {
  let house: House;
  const clients: SocketClient[] = [];
  const greet = async (id: string, token?: string, lastSeen = 0): Promise<SocketClient> => {
    const client = await SocketClient.greet(house.address, id, token, lastSeen);
    clients.push(client);
    return client;
  };
  beforeEach(async () => {
    house = await House.open();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.wire.terminate();
    await house.close();
  });

  /** Answers all that a seat is asked, in one batch; the same choice every time. */
  async function answerAll(client: SocketClient): Promise<void> {
    const answers = client.desk.asks.map(({ ask }) => ({
      ask: ask.id,
      answer: [...powderGame.choices(client.desk.view as never, ask)].at(-1),
    }));
    const reply = await client.deed({ type: 'answer', answers });
    expect(reply).toMatchObject({ taken: answers.map(({ ask }) => ({ ask, repeated: false })) });
  }

  it('is gathered, played to the end by two seats before a gallery, and can be verified', async () => {
    const { match, tokens, galleryToken } = await house.create();
    expect(match.status).toBe('gathering');
    expect(match.dice.commitment).toMatch(/^[0-9a-f]{64}$/);
    const red = await greet(match.id, tokens.red);
    const blue = await greet(match.id, tokens.blue);
    const gallery = await greet(match.id, galleryToken!);
    expect(red.match.seats.map(({ taken }) => taken)).toEqual([false, false]);
    expect(await red.deed(deedSaying('0/signal/red', { flag: 'red' }))).toMatchObject({
      code: 'not-started',
    });
    for (const seat of ['red', 'blue']) {
      const reply = await http<JoinedReply>(house.address, 'POST', `/api/matches/${match.id}/join`, {
        token: tokens[seat]!,
        body: { nonce: `${seat}-picked-this` },
      });
      expect(reply.body).toMatchObject({ seat, repeated: false });
    }
    const all = [red, blue, gallery];
    for (const client of all) {
      await client.until(() => client.desks.length > 0);
      expect(client.match.status).toBe('playing');
      expect(client.match.dice).toEqual({
        commitment: match.dice.commitment,
        nonces: { red: 'red-picked-this', blue: 'blue-picked-this' },
        secret: null,
      });
    }

    while (red.desk.outcome === null) {
      const turn = [red, blue].find((client) => client.desk.asks.some(({ answer }) => answer === null))!;
      const before = turn.desk.n;
      await answerAll(turn);
      for (const client of all) await client.until(() => client.desk.n > before);
    }

    for (const client of all) {
      await client.until(() => client.match.status === 'over');
      expect(client.match.dice.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(client.desks.flatMap(({ steps }) => steps.map(({ step }) => step))).toEqual([1, 2, 3, 4, 5, 6]);
      expect(client.desks.every((desk) => fitsSchema(DeskReplySchema, desk))).toBe(true);
      expect(fitsSchema(MatchInfoSchema, client.match)).toBe(true);
    }
    for (const token of [tokens.red, tokens.blue, galleryToken!]) {
      const { body: journal } = await house.get<Journal>(`/api/matches/${match.id}/journal`, token);
      expect(fitsSchema(JournalSchema, journal)).toBe(true);
      expect(verifyJournal(powderGame, journal)).toMatchObject({ honest: true });
      expect(journal.entries).toHaveLength(15);
    }
  });

  it('never sends a seat or the gallery what is another’s, nor anybody a token', async () => {
    const created = await house.begin({ gallery: 'public' });
    const { id, tokens } = created;
    const red = await greet(id, tokens.red);
    const blue = await greet(id, tokens.blue);
    const gallery = await greet(id);
    // Each loads an amount that nobody else does, so that it can be looked for.
    await red.deed(deedSaying('0/signal/red', { flag: 'white' }));
    await red.deed(fireDeed(0, 'red', 3));
    await blue.deed(fireDeed(0, 'blue', 4));
    for (const client of [red, blue, gallery]) await client.until(() => client.desk.step === 2);
    const told = (client: SocketClient) => client.texts.join('\n');
    expect(told(red)).toContain('"powder":3');
    expect(told(red)).not.toContain('"powder":4');
    expect(told(blue)).toContain('"powder":4');
    expect(told(blue)).not.toContain('"powder":3');
    expect(told(gallery)).not.toContain('"powder":');
    expect(told(red)).toContain('"keg":6');
    expect(told(blue)).not.toContain('"keg":6');
    const seen = [told(red), told(blue), told(gallery)];
    for (const [path, token] of [
      ['', undefined],
      ['/desk', tokens.red],
      ['/steps', undefined],
      ['/journal', tokens.blue],
    ] as const)
      seen.push(JSON.stringify((await house.get(`/api/matches/${id}${path}`, token)).body));
    for (const text of seen) for (const token of Object.values(tokens)) expect(text).not.toContain(token);
    const { body: blues } = await house.get<Journal>(`/api/matches/${id}/journal`, tokens.blue);
    expect(blues.entries.map((entry) => 'seat' in entry && entry.seat)).toEqual(['blue', 'blue']);
    expect(blues).not.toHaveProperty('secret');
    // A scenario may hold what nobody is to know yet.
    expect(Object.keys(blues.opening.scenario as object)).toEqual([
      'id',
      'title',
      'date',
      'place',
      'briefing',
    ]);
    expect((await house.get<Journal>(`/api/matches/${id}/journal`)).body.entries).toEqual([]);
  });

  it('catches a reconnecting seat up from the last number it saw, exactly', async () => {
    const { id, tokens } = await house.begin();
    const red = await greet(id, tokens.red);
    const blue = await greet(id, tokens.blue);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.until(() => red.desk.step === 1);
    const lastSeen = red.desk.n;
    await red.close();
    await blue.deed(fireDeed(0, 'blue'));
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await blue.until(() => blue.desk.step === 2);
    await blue.deed(deedSaying('1/signal/blue', { flag: 'white' }));

    const again = await greet(id, tokens.red, lastSeen);
    await again.until(() => again.desks.length === 1);
    const [caughtUp] = again.desks;
    expect(caughtUp).toMatchObject({ reset: false, earlier: 0 });
    expect(caughtUp!.steps.map(({ step }) => step)).toEqual([2, 3]);
    expect(caughtUp!.steps.map(({ n }) => n)).toEqual([5, 6]);
    const whole = await greet(id, tokens.red);
    await whole.until(() => whole.desks.length === 1);
    expect(whole.desks[0]!.steps.slice(1)).toEqual(caughtUp!.steps);
    expect(whole.desks[0]!.desk).toEqual(caughtUp!.desk);
    // One who has seen everything gets his desk and nothing else; one ahead of us starts afresh.
    const level = await greet(id, tokens.red, caughtUp!.desk.n);
    await level.until(() => level.desks.length === 1);
    expect(level.desks[0]).toMatchObject({ reset: false, steps: [] });
    const ahead = await greet(id, tokens.red, 99);
    await ahead.until(() => ahead.desks.length === 1);
    expect(ahead.desks[0]!.reset).toBe(true);
    expect(ahead.desks[0]!.steps).toHaveLength(3);
    const older = await house.get<StepsReply>(`/api/matches/${id}/steps?before=5`, tokens.red);
    expect(older.body.steps.map(({ step }) => step)).toEqual([1]);
  });

  it('goes on after the server was stopped and started in the middle', async () => {
    const { id, tokens, galleryToken } = await house.begin();
    const red = await greet(id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.deed(fireDeed(0, 'red', 2));
    await red.until(() => red.desk.n === 3);
    const { desk } = red;
    await house.server.close();
    await red.until(() => red.closed !== null);
    expect(red.closed).toEqual({ code: 1001 });
    await house.start();

    const again = await greet(id, tokens.red, desk.n);
    await again.until(() => again.desks.length === 1);
    expect(again.desk).toEqual(desk);
    expect(again.desk.asks.map(({ answer }) => answer)).toEqual([{ powder: 2 }, { at: 'low' }]);
    const reply = await house.deed(id, tokens.blue, fireDeed(0, 'blue'));
    expect(reply.body).toMatchObject({ step: 2 });
    await again.until(() => again.desk.step === 2);
    const { body } = await house.get<ErrorBody>(`/api/matches/${id}/desk`, galleryToken!);
    expect(body).toMatchObject({ desk: { step: 2 } });
  });

  it('lets the same link be used again and keeps the first nonce', async () => {
    const { match, tokens } = await house.create();
    const join = (nonce: string) =>
      http<JoinedReply>(house.address, 'POST', `/api/matches/${match.id}/join`, {
        token: tokens.red!,
        body: { nonce },
      });
    expect((await join('first-nonce')).body.repeated).toBe(false);
    expect((await join('other-nonce')).body.repeated).toBe(true);
    await http(house.address, 'POST', `/api/matches/${match.id}/join`, {
      token: tokens.blue!,
      body: { nonce: 'blue-nonce' },
    });
    const late = await join('third-nonce');
    expect(late.body).toMatchObject({ repeated: true, match: { status: 'playing' } });
    expect(late.body.match.dice.nonces).toEqual({ red: 'first-nonce', blue: 'blue-nonce' });
  });
});
