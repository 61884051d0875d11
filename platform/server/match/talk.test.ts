import { GALLERY, type Journal } from '@weathergage/kernel';
import type { Say, TalkLine, TalkReply } from '@weathergage/kernel/people/talk-protocol.ts';
import type { DeskReply, ErrorBody, StepsReply } from '@weathergage/kernel/protocol.ts';
import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServedGame } from '../catalogue.ts';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from '../testing/house.ts';

let house: House;
const open: SocketClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) if (client.closed === null) await client.close();
  await house.close();
});

/** Two captains a side: red and green against blue and gold. */
const fleets: ServedGame = {
  ...powderEntry,
  game: {
    ...powderGame,
    seats: ({ captains }: { captains: string[] }) =>
      captains.map((id, i) => ({ id, side: i % 2 === 0 ? 'ours' : 'theirs', name: `Captain ${id}` })),
  },
} as unknown as ServedGame;
const scenario = { ...powderScenario(50), captains: ['red', 'blue', 'green', 'gold'] };

const greet = async (id: string, token?: string): Promise<SocketClient> => {
  const client = await SocketClient.greet(house.address, id, token);
  open.push(client);
  return client;
};
const say = (id: string, token: string | undefined, what: unknown) =>
  house.post<ErrorBody>(`/api/matches/${id}/talk`, token ?? '', what);
/** All that a client has been told was said, as its page would have it. */
const heard = ({ messages }: SocketClient): TalkLine[] => {
  let lines: TalkLine[] = [];
  for (const message of messages)
    if (message.type === 'talk') lines = [...lines.slice(0, message.from), ...message.lines];
  return lines;
};
const texts = (client: SocketClient): (string | undefined)[] =>
  heard(client).map(({ text, signal }) => text ?? signal);

describe('talk', () => {
  it('is heard by those it is for and by nobody else on any way, until the match is over', async () => {
    house = await House.open({ games: [fleets] });
    const { id, tokens, galleryToken } = await house.begin({ scenario });
    const [red, green, blue, gallery] = [
      await greet(id, tokens.red),
      await greet(id, tokens.green),
      await greet(id, tokens.blue),
      await greet(id, galleryToken!),
    ];
    const sayings: [string, Say][] = [
      [tokens.red!, { to: 'table', text: 'ahoy to all' }],
      [tokens.red!, { to: 'side', text: 'SIDEWORD weather them' }],
      [tokens.green!, { to: 'side', signal: 'closer' }],
      [galleryToken!, { to: 'gallery', text: 'GALLERYWORD who wins' }],
      [tokens.blue!, { to: 'table', signal: 'hail' }],
    ];
    for (const [token, what] of sayings) expect((await say(id, token, what)).status).toBe(200);
    await red.until(() => heard(red).length === 4);
    await gallery.until(() => heard(gallery).length === 3);
    await blue.until(() => heard(blue).length === 2);
    expect(texts(red)).toEqual(['ahoy to all', 'SIDEWORD weather them', 'closer', 'hail']);
    expect(texts(green)).toEqual(texts(red));
    expect(texts(blue)).toEqual(['ahoy to all', 'hail']);
    expect(texts(gallery)).toEqual(['ahoy to all', 'GALLERYWORD who wins', 'hail']);
    expect(heard(blue)[0]).toEqual({ at: expect.any(Number), seat: 'red', to: 'table', text: 'ahoy to all' });

    for (const token of [tokens.blue!, galleryToken!])
      for (const way of ['', '/desk', '/steps', '/journal', '/talk', '/clock'])
        expect(JSON.stringify((await house.get(`/api/matches/${id}${way}`, token)).body)).not.toMatch(
          /SIDEWORD|closer/,
        );
    for (const { texts: wire } of [blue, gallery]) expect(wire.join()).not.toMatch(/SIDEWORD|closer/);
    for (const { texts: wire } of [red, green, blue]) expect(wire.join()).not.toContain('GALLERYWORD');

    await house.server.close();
    await house.start();
    const again = await greet(id, tokens.gold);
    await again.until(() => heard(again).length === 2);
    expect(texts(again)).toEqual(['ahoy to all', 'hail']);
    for (const seat of ['red', 'green', 'blue']) await house.deed(id, tokens[seat], { type: 'resign' });
    await again.until(() => heard(again).length === 5);
    expect(texts(again)).toEqual([
      'ahoy to all',
      'SIDEWORD weather them',
      'closer',
      'GALLERYWORD who wins',
      'hail',
    ]);
    const { body } = await house.get<Journal>(`/api/matches/${id}/journal`, tokens.gold);
    expect(body.secret).toBeDefined();
    expect(JSON.stringify(body)).not.toMatch(/WORD|ahoy|hail/);
    expect((await say(id, tokens.gold, { to: 'table', signal: 'well-done' })).status).toBe(200);
  });

  it('is refused where it is not for him, too long, empty, unknown or too much', async () => {
    house = await House.open({ games: [fleets], limits: { sayingsPerMinute: 1, sayingsAtOnce: 7 } });
    const { id, tokens, galleryToken } = await house.begin({ scenario });
    const refused = async (token: string, what: unknown): Promise<unknown> => {
      const { status, body } = await say(id, token, what);
      return [status, body.code];
    };
    expect(await refused(galleryToken!, { to: 'table', text: 'a hint' })).toEqual([403, 'not-a-player']);
    expect(await refused(galleryToken!, { to: 'side', text: 'a hint' })).toEqual([403, 'not-a-player']);
    expect(await refused('nobody', { to: 'table', text: 'hello' })).toEqual([403, 'not-allowed']);
    expect(await refused(tokens.red!, { to: 'gallery', text: 'hello' })).toEqual([403, 'not-a-player']);
    expect(await refused(tokens.red!, { to: 'table', text: 'x'.repeat(301) })).toEqual([400, 'malformed']);
    expect(await refused(tokens.red!, { to: 'table', text: ' \u202e\n ' })).toEqual([400, 'malformed']);
    expect(await refused(tokens.red!, { to: 'table', signal: 'england-expects' })).toEqual([
      400,
      'malformed',
    ]);
    const markup = '<img src=x onerror=alert(1)>\u202e\u0000& "quoted"';
    for (let i = 0; i < 5; i++) await say(id, tokens.red, { to: 'table', text: markup });
    expect(await refused(tokens.red!, { to: 'table', text: 'more' })).toEqual([429, 'too-fast']);
    expect((await say(id, tokens.blue, { to: 'table', text: 'me too' })).status).toBe(200);
    const { body } = await house.get<TalkReply>(`/api/matches/${id}/talk`, tokens.green);
    expect(body.lines[0]!.text).toBe('<img src=x onerror=alert(1)> & "quoted"');
  });

  it('comes with who is there, and says when somebody goes', async () => {
    house = await House.open({ games: [fleets] });
    const { match, tokens, galleryToken } = await house.create({ scenario });
    const presence = ({ messages }: SocketClient): unknown =>
      messages.findLast((message) => message.type === 'presence');
    const red = await greet(match.id, tokens.red);
    const blue = await greet(match.id, tokens.blue);
    const looker = await greet(match.id, galleryToken!);
    const all = JSON.stringify({ type: 'presence', seats: ['blue', 'red'], gallery: 1 });
    for (const client of [red, blue, looker])
      await client.until(() => JSON.stringify(presence(client)) === all);
    await blue.close();
    await red.until(() => JSON.stringify(presence(red)).includes('["red"]'));
    await looker.close();
    await red.until(() => JSON.stringify(presence(red)).includes('"gallery":0'));
  });
});

describe('a gallery that is kept behind', () => {
  it('sees no more than it may by any way, also after a restart and a step back, and all of it at the end', async () => {
    house = await House.open();
    const { id, tokens, galleryToken, match } = await house.begin({ scenario: 'powder-50', delay: 3 });
    expect(match.delay).toBe(3);
    let gallery = await greet(id, galleryToken!);
    const red = await greet(id, tokens.red);
    await red.until(() => red.desks.length > 0);
    let live = 0;
    /** Everything that has reached the gallery so far, on every way. */
    const look = async (): Promise<void> => {
      await red.until(() => red.desk.step === live);
      const desk = await house.get<DeskReply>(`/api/matches/${id}/desk`, galleryToken!);
      const steps = await house.get<StepsReply>(`/api/matches/${id}/steps`, galleryToken!);
      const seen = Math.max(0, live - 3);
      expect(desk.body.desk.step).toBe(seen);
      expect(desk.body.steps.map(({ step }) => step).filter((step) => step > seen)).toEqual([]);
      expect(steps.body.steps.map(({ step }) => step).filter((step) => step > seen)).toEqual([]);
      for (const one of gallery.desks) {
        expect(one.desk.step).toBeLessThanOrEqual(seen);
        expect(one.steps.every(({ step }) => step <= seen)).toBe(true);
      }
      const { body } = await house.get<Journal>(`/api/matches/${id}/journal`, galleryToken!);
      expect([body.entries, body.secret]).toEqual([[], undefined]);
      const talk = await house.get<TalkReply>(`/api/matches/${id}/talk`, galleryToken!);
      expect(talk.body.lines.length).toBeLessThanOrEqual(seen + 1);
    };
    const round = async (number: number): Promise<void> => {
      const seats = ['red', 'blue'];
      await say(id, tokens.red, { to: 'table', text: `before ${live}` });
      await house.deed(
        id,
        tokens[seats[number % 2]!],
        deedSaying(`${number}/signal/${seats[number % 2]}`, { flag: 'red' }),
      );
      live++;
      await look();
      for (const seat of seats) await house.deed(id, tokens[seat], fireDeed(number, seat));
      live++;
      await look();
    };
    for (let number = 0; number < 4; number++) await round(number);
    await gallery.until(() => gallery.desk.step === 5);
    await house.deed(id, tokens.red, { type: 'undo-request', to: 6 });
    await house.deed(id, tokens.blue, { type: 'undo-reply', agree: true });
    await red.until(() => red.desk.step === 6);
    expect((await house.get<DeskReply>(`/api/matches/${id}/desk`, galleryToken!)).body.desk.step).toBe(5);

    await house.server.close();
    await house.start();
    gallery = await greet(id, galleryToken!);
    expect((await house.get<DeskReply>(`/api/matches/${id}/desk`, galleryToken!)).body.desk.step).toBe(3);
    await house.deed(id, tokens.blue, { type: 'resign' });
    await gallery.until(() => gallery.desk.outcome !== null);
    expect(gallery.desk.seat).toBe(GALLERY);
    const { body } = await house.get<Journal>(`/api/matches/${id}/journal`, galleryToken!);
    expect(body.secret).toBeDefined();
  });
});
