import { commitmentTo, Match } from '@weathergage/kernel';
import type { ClientMessage, MatchInfo, ServerMessage } from '@weathergage/kernel/protocol.ts';
import { AUCTION_FOR_TWO, auction } from '@weathergage/kernel/toys/auction.ts';
import { checkableOpening, journalOf, seededOpening } from '@weathergage/kernel/toys/opening.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promiseFindings } from './dice-promise.ts';
import type { PaceBook } from './pace.ts';
import { CONFIRM_WITHIN_MS, type SocketLike } from './reconnecting-socket.ts';
import { RemoteTable } from './remote-table.ts';

const INFO: MatchInfo = {
  id: 'm1',
  game: 'auction',
  rulesVersion: '1',
  status: 'playing',
  created: 0,
  scenario: { id: 's', title: 'An auction', date: '', place: '', briefing: '' },
  options: {},
  seats: ['ann', 'ben'].map((id) => ({ id, side: id, name: id, taken: true, bot: null })),
  gallery: 'link',
  dice: { commitment: 'c'.repeat(64), nonces: null, secret: null },
};
const desk = () =>
  Match.begin(auction, seededOpening(auction, AUCTION_FOR_TWO, { trading: false }), null).desk('ann');

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A server by hand: sockets as they are opened, and the waits before the next. */
function harness(paces?: PaceBook) {
  const sockets: FakeSocket[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const patience: typeof waits = [];
  const table = new RemoteTable(
    'm1',
    'token',
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later: (run, ms) => {
        (ms === CONFIRM_WITHIN_MS ? patience : waits).push({ run, ms });
        return () => {};
      },
      chance: () => 0.5,
    },
    paces,
  );
  const newest = (): FakeSocket => sockets.at(-1)!;
  const greet = (...messages: object[]): void => {
    newest().onopen?.(undefined as never);
    newest().say({ type: 'match', seat: 'ann', match: INFO });
    for (const message of messages) newest().say(message);
  };
  const drop = (code = 1006): void => newest().onclose?.({ code });
  return { table, sockets, waits, patience, newest, greet, drop };
}

const deskAt = (n: number, steps: readonly number[], reset = false): ServerMessage => ({
  type: 'desk',
  reset,
  steps: steps.map((step) => ({
    n: step,
    step,
    told: [{ kind: 'bid', rule: '2.1', seat: 'ann', card: step }],
  })),
  earlier: 0,
  desk: { ...desk(), n, step: steps.at(-1) ?? 0 },
});
const chapters = (table: RemoteTable) => table.now().chairs.get('ann')!.chapters;

describe('a table at the server', () => {
  it('measures what the machine at the server takes, and foretells it', () => {
    vi.useFakeTimers({ now: 0 });
    const kept: [string, number][] = [];
    const book = {
      spans: () => [500, 2000, 4000],
      note: (key: string, ms: number) => void kept.push([key, ms]),
    };
    const { table, greet, newest, drop } = harness(book);
    const [ann, ben] = INFO.seats;
    const match = { ...INFO, seats: [ann, { ...ben, bot: 'admiral' }] };
    const at = (n: number, waitingFor: string[]) => {
      const message = deskAt(n, [n]);
      return message.type === 'desk' ? { ...message, desk: { ...message.desk, waitingFor } } : message;
    };
    greet();
    newest().say({ type: 'match', seat: 'ann', match });
    newest().say(at(1, ['ann']));
    expect(table.now().thinking).toBeNull();
    newest().say(at(2, ['ben']));
    expect(table.now().thinking).toMatchObject({ seat: 'ben', since: 0, pace: { usual: 2000, long: 4000 } });
    vi.setSystemTime(3000);
    newest().say(at(3, ['ben']));
    vi.setSystemTime(4000);
    newest().say(at(4, ['ann']));
    expect(kept).toEqual([
      ['online auction/admiral/s', 3000],
      ['online auction/admiral/s', 1000],
    ]);
    newest().say(at(5, ['ben']));
    drop();
    expect(table.now().thinking).toBeNull();
    expect(kept).toHaveLength(2);
    vi.useRealTimers();
  });

  it('keeps the clock as the server tells it, through a pause and the notice at its end', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { table, greet, newest, waits } = harness();
    greet(deskAt(7, [7]));
    expect(table.now()).toMatchObject({ clockFrom: 1_000_000, clockHeld: null, pause: null });
    const clock = { spent: 40_000, asked: 1, request: null, declined: null, pause: null, chairs: {} };
    newest().say({ type: 'clock', clock });
    expect(table.now()).toMatchObject({ clockFrom: 960_000, clockHeld: null, pause: { asked: 1 } });
    const pause = { by: 'ann', ago: 5000, endedBy: null, left: null };
    newest().say({ type: 'clock', clock: { ...clock, pause } });
    expect(table.now()).toMatchObject({ clockHeld: 1_000_000, pause: { pause: { since: 995_000 } } });
    newest().say({ type: 'clock', clock: { ...clock, pause: { ...pause, endedBy: 'ben', left: 30_000 } } });
    expect(table.now()).toMatchObject({ clockHeld: 1_000_000, pause: { pause: { until: 1_030_000 } } });
    vi.setSystemTime(1_031_000);
    waits.find(({ ms }) => ms === 30_050)!.run();
    expect(table.now()).toMatchObject({ clockFrom: 990_000, clockHeld: null, pause: { pause: null } });
    void table.pauseClock('ask', 2);
    expect(newest().sent.at(-1)).toMatchObject({ deed: { type: 'pause', act: 'ask', number: 2 } });
    vi.useRealTimers();
  });

  it('greets with its token and the last number it has seen', () => {
    const { newest, greet, drop, waits, table } = harness();
    greet(deskAt(7, [7]));
    expect(newest().sent).toEqual([{ type: 'hello', token: 'token', lastSeen: 0, patches: true }]);
    drop();
    expect(table.now().connection).toBe('lost');
    waits.at(-1)!.run();
    newest().onopen?.(undefined as never);
    expect(newest().sent).toEqual([{ type: 'hello', token: 'token', lastSeen: 7, patches: true }]);
  });

  it('reads what was before, tells what is new', () => {
    const { table, greet, newest } = harness();
    greet(deskAt(2, [1, 2]));
    expect(chapters(table).map(({ before }) => before)).toEqual([null, null]);
    newest().say(deskAt(3, [3]));
    expect(chapters(table).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(chapters(table).at(-1)!.before!.n).toBe(2);
  });

  it('tells steps missed in a break as one chapter from the desk it knew', () => {
    const { table, greet, newest } = harness();
    greet(deskAt(1, [1]));
    newest().say(deskAt(4, [2, 3, 4]));
    const last = chapters(table).at(-1)!;
    expect(last.told).toHaveLength(3);
    expect([last.n, last.before!.n, last.after.n]).toEqual([4, 1, 4]);
  });

  it('forgets what was taken back', () => {
    const { table, greet, newest } = harness();
    greet(deskAt(3, [1, 2, 3]));
    newest().say(deskAt(5, [1, 2], true));
    expect(chapters(table).map(({ n }) => n)).toEqual([1, 2]);
  });

  it('sends what was never confirmed again, under the same id, and counts it', async () => {
    const { table, greet, newest, drop, waits } = harness();
    greet(deskAt(1, [1]));
    const answer = table.answer('ann', [{ ask: '0.bid.ann', answer: { card: 1 } }]);
    expect(table.now().unsent).toBe(1);
    const first = newest().sent.at(-1);
    drop();
    waits.at(-1)!.run();
    greet(deskAt(1, []));
    expect(newest().sent.at(-1)).toEqual(first);
    const id = first?.type === 'deed' ? first.id : '';
    newest().say({ type: 'reply', id, ok: true, result: { n: 2, taken: [], step: null, rewoundTo: null } });
    expect(await answer).toBeNull();
    expect(table.now().unsent).toBe(0);
  });

  it.each(['store-failed', 'stopping'])(
    'takes %s for a lost signal, and sends the order again until it is written down',
    async (code) => {
      const { table, greet, newest, waits } = harness();
      greet(deskAt(0, []));
      const done = table.answer('ann', [{ ask: '0.bid.ann', answer: { card: 1 } }]);
      const [deed] = newest().sent.slice(-1);
      if (deed?.type !== 'deed') throw new Error('no deed was sent');
      newest().say({ type: 'reply', id: deed.id, ok: false, error: { code, message: 'not now' } });
      expect(table.now().connection).toBe('lost');
      waits.at(-1)!.run();
      greet();
      expect(newest().sent.at(-1)).toEqual(deed);
      const result = { n: 1, taken: [], step: null, rewoundTo: null };
      newest().say({ type: 'reply', id: deed.id, ok: true, result });
      expect(await done).toBeNull();
    },
  );

  it('says which desk an answer was given from', () => {
    const { table, greet, newest } = harness();
    greet(deskAt(3, [1, 2, 3]));
    void table.answer('ann', [{ ask: '0.bid.ann', answer: { card: 1 } }]);
    newest().say(deskAt(4, [1, 2], true));
    void table.answer('ann', [{ ask: '0.bid.ann', answer: { card: 2 } }]);
    const deeds = newest().sent.flatMap((message) => (message.type === 'deed' ? [message.deed] : []));
    expect(deeds).toMatchObject([{ seen: 3 }, { seen: 4 }]);
  });

  it('names the step it agrees to go back to, and agrees to nothing it was not asked', async () => {
    const { table, greet, newest } = harness();
    greet(deskAt(3, [1, 2, 3]));
    expect(await table.replyToUndo('ann', true)).toMatchObject({ code: 'no-undo-request' });
    const asked = deskAt(4, []) as Extract<ServerMessage, { type: 'desk' }>;
    const request = { by: 'ben', to: 2, agreed: ['ben'] };
    newest().say({ ...asked, desk: { ...asked.desk, undo: { freeTo: null, request } } });
    void table.replyToUndo('ann', true);
    expect(newest().sent.slice(1)).toMatchObject([{ deed: { type: 'undo-reply', agree: true, to: 2 } }]);
  });

  it('keeps orders given without a connection until there is one', async () => {
    const { table, greet, newest, drop, waits } = harness();
    greet(deskAt(1, [1]));
    drop();
    const resign = table.resign();
    expect(table.now().unsent).toBe(1);
    waits.at(-1)!.run();
    expect(newest().sent).toEqual([]);
    greet(deskAt(1, []));
    const sent = newest().sent.at(-1);
    expect(sent).toMatchObject({ type: 'deed', deed: { type: 'resign' } });
    const id = sent?.type === 'deed' ? sent.id : '';
    newest().say({
      type: 'reply',
      id,
      ok: false,
      error: { code: 'match-over', message: 'The match is over.' },
    });
    expect(await resign).toEqual({ code: 'match-over', message: 'The match is over.', rule: 'umpire' });
  });

  it('waits longer after each failure, up to a limit, and starts afresh after a greeting', () => {
    const { waits, greet, drop } = harness();
    for (let i = 0; i < 9; i++) {
      drop();
      waits.at(-1)!.run();
    }
    const times = waits.map(({ ms }) => ms);
    expect(times.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...times)).toBe(20_000);
    greet(deskAt(1, []));
    drop();
    expect(waits.at(-1)!.ms).toBe(500);
  });

  it('hangs up on a socket that confirms nothing, and sends it over the next', () => {
    const { table, sockets, waits, patience, greet, newest } = harness();
    greet(deskAt(1, [1]));
    void table.answer('ann', [{ ask: '0.bid.ann', answer: { card: 1 } }]);
    const sent = newest().sent.at(-1);
    patience.at(-1)!.run();
    expect(table.now().connection).toBe('lost');
    waits.at(-1)!.run();
    expect(sockets).toHaveLength(2);
    greet(deskAt(1, []));
    expect(newest().sent.at(-1)).toEqual(sent);
    patience[0]!.run();
    expect(table.now().connection).toBe('open');
  });

  it('does not come back to where it is not wanted, and says what to do', () => {
    const { table, waits, drop } = harness();
    drop(4403);
    expect(waits).toHaveLength(0);
    expect(table.now().trouble).toMatch(/fresh one/);
  });

  it('is a table of one seat, and of none in the gallery', () => {
    const { table, newest, greet } = harness();
    greet(deskAt(1, []));
    expect(table.now().persons).toEqual(['ann']);
    newest().say({ type: 'match', seat: 'gallery', match: INFO });
    expect(table.now().persons).toEqual([]);
  });
});

describe('what a table at the server was promised about the dice', () => {
  const seal = commitmentTo('5e'.repeat(32));
  const info = (more: Partial<MatchInfo['dice']> = {}, rest: Partial<MatchInfo> = {}): MatchInfo => ({
    ...INFO,
    status: 'gathering',
    ...rest,
    dice: { commitment: seal, nonces: null, secret: null, ...more },
  });
  /** A browser that keeps things, and a server that takes the nonce it is given unless it was told otherwise. */
  const sit = async (
    repeated = false,
    meanwhile: (hear: (match: MatchInfo) => void) => void | Promise<void> = () => {},
  ) => {
    const given: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      given.push((JSON.parse(body) as { nonce: string }).nonce);
      await meanwhile(hear);
      return Response.json({ seat: 'ann', repeated, match: info() });
    });
    const { table, newest } = harness();
    newest().onopen?.(undefined as never);
    const hearAt = (seat: string, match: MatchInfo): void => newest().say({ type: 'match', seat, match });
    const hear = (match: MatchInfo): void => hearAt('ann', match);
    hear(info());
    await table.join();
    return { table, hear, hearAt, nonce: given[0]! };
  };
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is found kept at the start and at the end, also after a reload', async () => {
    const { hear, table, nonce } = await sit();
    hear(info({ nonces: { ann: nonce, ben: 'b' } }, { status: 'playing' }));
    expect(table.now().trouble).toBeNull();
    const again = await sit(true);
    expect(again.nonce).toBe(nonce);
    again.hear(info({ nonces: { ann: nonce, ben: 'b' }, secret: '5e'.repeat(32) }, { status: 'over' }));
    expect(again.table.now().dice).toMatchObject({ broken: null, promise: { nonce } });
  });

  it('holds when its seat becomes one with another of the same person, if what was given at it is in the dice', async () => {
    const { table, nonce, hearAt } = await sit();
    hearAt('ben', info({ nonces: { ann: nonce, ben: 'b' } }, { status: 'playing' }));
    expect(table.now()).toMatchObject({ persons: ['ben'], dice: { broken: null } });
    const { table: other, hearAt: hearThere } = await sit();
    hearThere('ben', info({ nonces: { ben: 'b' } }, { status: 'playing' }));
    expect(other.now().dice.broken).toMatch(/left out or changed/);
  });

  it.each<[string, RegExp, (nonce: string) => MatchInfo]>([
    ['another seal', /seal .* is not the one/, () => info({ commitment: 'd'.repeat(64) })],
    ['a dropped nonce', /left out or changed/, () => info({ nonces: { ben: 'b' } }, { status: 'playing' })],
    [
      'a changed nonce',
      /left out or changed/,
      () => info({ nonces: { ann: 'x', ben: 'b' } }, { status: 'playing' }),
    ],
    [
      'another secret',
      /does not fit the seal/,
      (nonce) => info({ nonces: { ann: nonce }, secret: '5f'.repeat(32) }, { status: 'over' }),
    ],
    [
      'another key of the witness',
      /witness of the dice, or its key/,
      () =>
        info(
          {},
          { witness: { url: 'https://w.example', key: 'a'.repeat(64), trouble: null, awaited: false } },
        ),
    ],
    [
      'a person in a machine’s seat',
      /changed between a machine and a person/,
      () => info({}, { seats: INFO.seats.map((seat) => ({ ...seat, bot: 'admiral' })) }),
    ],
  ])('is found broken by %s, and stays so', async (_, words, wrong) => {
    const { hear, table, nonce } = await sit();
    hear(wrong(nonce));
    expect(table.now().trouble).toMatch(words);
    hear(info());
    expect(table.now().trouble).toMatch(words);
  });

  it('says nothing of a nonce that was given elsewhere, but that it was', async () => {
    const { hear, table } = await sit(true);
    hear(info({ nonces: { ann: 'of another page', ben: 'b' } }, { status: 'playing' }));
    expect(table.now().dice).toMatchObject({ broken: null, promise: { nonce: null, elsewhere: true } });
  });

  it('accuses nobody while it is not known whether what was drawn stands', async () => {
    const playing = info({ nonces: { ann: 'of another device', ben: 'b' } }, { status: 'playing' });
    // The seat goes along to another device, and the match is heard of before the reply to that.
    const { table, hear } = await sit(true, (tell) => tell(playing));
    hear(playing);
    expect(table.now().trouble).toBeNull();
    expect(table.now().dice).toMatchObject({ promise: { nonce: null, elsewhere: true } });
  });

  it('is held against the journal at the end', async () => {
    const { table, nonce } = await sit();
    const opening = checkableOpening(auction, AUCTION_FOR_TWO, { trading: false }, { ann: nonce, ben: 'b' });
    const promised = { ...opening, dice: { ...opening.dice, commitment: seal } } as typeof opening;
    const bad = (...args: Parameters<typeof journalOf>): string[] =>
      promiseFindings(table.now().dice.promise!, journalOf(...args), 'ann').flatMap(({ ok, text }) =>
        ok ? [] : [text],
      );
    expect(bad(promised, [])).toEqual([]);
    expect(bad(opening, [])).toEqual(['The seal is not the one that this page was shown at first.']);
    const dropped = { ...promised, dice: { ...promised.dice, nonces: { ben: 'b' } } } as typeof opening;
    expect(bad(dropped, [])).toEqual(['What this page added to the dice is not in them.']);
  });
});
