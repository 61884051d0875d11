import type { ClockInfo, ClockReply, ErrorBody, PauseDeed } from '@weathergage/kernel/protocol.ts';
import { SqliteStore } from '@weathergage/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brittle } from '../testing/brittle.ts';
import { eventually, http, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';
import { timedPowder } from '../testing/timed.ts';
import { TestWatch } from '../testing/watch.ts';
import { NOTICE_MS } from './pause.ts';

const MINUTE = 60_000;

const timed = timedPowder(60);

describe('questions with a clock', () => {
  let watch: TestWatch;
  let house: House;
  beforeEach(async () => {
    watch = new TestWatch();
    house = await House.open({ games: [timed], watch });
  });
  afterEach(() => house.close());

  const clockOf = async (id: string, token?: string, at = house): Promise<ClockInfo | null> =>
    (await at.get<ClockReply>(`/api/matches/${id}/clock`, token)).body.clock;
  const stepOf = async (id: string, at = house): Promise<number> =>
    ((await at.trace(id)).record as { n: number }).n;
  const say = async (
    id: string,
    token: string | undefined,
    act: PauseDeed['act'],
    number = 1,
    at = house,
  ): Promise<unknown[]> => {
    const { status, body } = await at.deed(id, token, { type: 'pause', act, number });
    return status === 200 ? [200] : [status, body.code];
  };
  const begun = async (at = house) => {
    const { id, tokens, galleryToken } = await at.begin({ scenario: 'powder-50' });
    // The clock begins to run when the last who sat down has his reply.
    await clockOf(id, tokens.red, at);
    return { id, red: tokens.red!, blue: tokens.blue!, gallery: galleryToken! };
  };

  it('are answered as the rule says when the time is up, for those who have not', async () => {
    const { id, red } = await begun();
    const mine = await SocketClient.greet(house.address, id, red);
    await watch.pass(MINUTE - 1);
    expect(mine.desk.step).toBe(0);
    await watch.pass(1);
    await mine.until(() => mine.desk.step === 1);
    // What comes next is not timed, and presses nobody.
    await watch.pass(10 * MINUTE);
    expect(mine.desk.step).toBe(1);
    await mine.close();
  });

  it('stand still by consent, for all to see, and go on with what was left', async () => {
    const { id, red, blue, gallery } = await begun();
    const [his, onlooker] = [
      await SocketClient.greet(house.address, id, blue),
      await SocketClient.greet(house.address, id, gallery),
    ];
    const told = (client: SocketClient): ClockInfo | undefined =>
      client.messages.flatMap((message) => (message.type === 'clock' ? [message.clock] : [])).at(-1);
    await watch.pass(20_000);
    expect(await say(id, red, 'ask')).toEqual([200]);
    for (const client of [his, onlooker])
      await client.until(() => told(client)?.request?.by === 'red' && told(client)?.spent === 20_000);
    await watch.pass(5000);
    expect(await clockOf(id, gallery)).toMatchObject({ spent: 25_000, pause: null });
    expect(await say(id, blue, 'agree')).toEqual([200]);
    await onlooker.until(() => told(onlooker)?.pause?.by === 'red');
    await watch.pass(100 * MINUTE);
    expect(await stepOf(id)).toBe(0);
    expect(await clockOf(id, red)).toMatchObject({ spent: 25_000, pause: { ago: 100 * MINUTE, left: null } });
    expect(await say(id, blue, 'end')).toEqual([200]);
    await onlooker.until(() => told(onlooker)?.pause?.endedBy === 'blue');
    await watch.pass(NOTICE_MS + 34_999);
    expect(await stepOf(id)).toBe(0);
    await watch.pass(1);
    await his.until(() => his.desk.step === 1);
    await his.close();
    await onlooker.close();
  });

  it('let who wishes answer during a pause, which outlasts the step', async () => {
    const { id, red, blue } = await begun();
    await say(id, red, 'ask');
    await say(id, blue, 'agree');
    await house.deed(id, red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, red, fireDeed(0, 'red'));
    await house.deed(id, blue, fireDeed(0, 'blue'));
    await watch.pass(MINUTE);
    const at = await stepOf(id);
    expect(await clockOf(id, blue)).toMatchObject({ spent: 0, pause: { by: 'red' } });
    await watch.pass(10 * MINUTE);
    expect(await stepOf(id)).toBe(at);
    await say(id, red, 'end');
    await watch.pass(NOTICE_MS + MINUTE);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(at + 1);
  });

  it('are stopped at once where the others are machines', async () => {
    const { id, tokens } = await house.begin({ seats: { blue: 'bot:first' } });
    expect(await say(id, tokens.red, 'ask')).toEqual([200]);
    expect(await clockOf(id, tokens.red)).toMatchObject({ request: null, pause: { by: 'red' } });
  });

  it('are nobody’s to stop without a seat, by a stale word, in another shape, or without a clock', async () => {
    const { id, red, blue, gallery } = await begun();
    expect(await say(id, undefined, 'ask')).toEqual([401, 'token-needed']);
    expect(await say(id, 'x'.repeat(40), 'ask')).toEqual([403, 'not-allowed']);
    expect(await say(id, gallery, 'ask')).toEqual([403, 'not-a-player']);
    expect(await say(id, red, 'ask', 4)).toEqual([409, 'pause-outdated']);
    expect(await say(id, blue, 'agree')).toEqual([409, 'no-pause-request']);
    expect(await say(id, blue, 'end')).toEqual([409, 'not-paused']);
    await say(id, red, 'ask');
    expect(await say(id, gallery, 'agree')).toEqual([403, 'not-a-player']);
    expect(await say(id, gallery, 'refuse')).toEqual([403, 'not-a-player']);
    for (const forged of [
      { act: 'ask' },
      { act: 'stop', number: 1 },
      { act: 'agree', number: -1 },
      { act: 'agree', number: 1.5 },
      { act: 'agree', number: 1, seat: 'blue' },
    ]) {
      const { status, body } = await http<ErrorBody>(house.address, 'POST', `/api/matches/${id}/deeds`, {
        token: red,
        body: { type: 'pause', ...forged },
      });
      expect([status, body.code], JSON.stringify(forged)).toEqual([400, 'malformed']);
    }
    // A request alone has cost nobody anything.
    await watch.pass(MINUTE);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(1);
    expect(await clockOf(id, red)).toMatchObject({ request: null, pause: null });
    // Nothing is timed now.
    expect(await say(id, red, 'ask', 2)).toEqual([409, 'no-clock']);
    const { match, tokens } = await house.create();
    expect(await say(match.id, tokens.red, 'ask')).toEqual([409, 'not-started']);
    await house.deed(id, red, { type: 'resign' });
    expect(await say(id, blue, 'ask', 2)).toEqual([409, 'match-over']);
  });

  it('are no part of the journal', async () => {
    const { id, red, blue } = await begun();
    const before = await house.trace(id);
    await say(id, red, 'ask');
    await say(id, blue, 'agree');
    await say(id, blue, 'end');
    expect(await house.trace(id)).toEqual(before);
  });

  it('keep their time and their pause when the server is killed, and nobody finds his time gone', async () => {
    const { id, red, blue } = await begun();
    const other = await begun();
    await watch.pass(20_000);
    await say(id, red, 'ask');
    await say(id, blue, 'agree');
    // Not closed: whatever is not on disk is lost. Its timers die with it.
    watch.die();
    await watch.pass(500 * MINUTE);
    const again = await House.open({
      games: [timed],
      watch,
      store: new SqliteStore({ directory: house.directory }),
    });
    expect(await clockOf(id, red, again)).toMatchObject({ spent: 20_000, pause: { by: 'red' } });
    await eventually(() => watch.idle);
    // The other's time was up long ago: it has it all again, since a minute is less than the grace.
    expect(await clockOf(other.id, other.red, again)).toMatchObject({ spent: 0 });
    await watch.pass(MINUTE);
    await eventually(() => watch.idle);
    expect(await stepOf(other.id)).toBe(1);
    expect(await stepOf(id)).toBe(0);
    await say(id, blue, 'end', 1, again);
    await watch.pass(NOTICE_MS + 40_000);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(1);
    await again.close();
  });

  it('are stopped for every process on the store, whichever heard of it', async () => {
    const { id, red, blue } = await begun();
    const second = await House.open({
      games: [timed],
      watch,
      store: new SqliteStore({ directory: house.directory }),
    });
    await clockOf(id, red, second);
    await say(id, red, 'ask');
    expect(await say(id, blue, 'agree', 1, second)).toEqual([200]);
    // The first has not been told: its timer rings, and finds the clock stopped.
    await watch.pass(5 * MINUTE);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(0);
    // And both may speak at once: one word counts.
    await Promise.all([say(id, red, 'end'), say(id, blue, 'end', 1, second)]);
    expect((await clockOf(id, red))?.pause).not.toBeNull();
    await watch.pass(NOTICE_MS + 2 * MINUTE);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(1);
    await second.close();
  });

  it('are tried again in a while, and not without end at once, when the store can’t be written to', async () => {
    await house.server.close();
    const { store, calls, fail } = brittle(new SqliteStore({ directory: house.directory }));
    await house.start({ store });
    const { id } = await begun();
    fail.add('append');
    calls.clear();
    const passing = watch.pass(MINUTE);
    for (let i = 0; i < 500; i++) await new Promise((resolve) => setImmediate(resolve));
    const tried = calls.get('append');
    fail.clear();
    await passing;
    expect(tried).toBe(1);
    await watch.pass(5000);
    await eventually(() => watch.idle);
    expect(await stepOf(id)).toBe(1);
  });

  it('are not answered for anybody once the clock was stopped behind the back of who would', async () => {
    const { id, red } = await begun();
    const store = new SqliteStore({ directory: house.directory });
    const append = house.store.append.bind(house.store);
    let stopped = false;
    // The very moment between the decision and the writing.
    house.store.append = async (...given) => {
      if (!stopped) {
        stopped = true;
        const clock = (await store.clock(id))!;
        const pause = { by: 'red', since: 1, held: clock.from + 59_000, endedBy: null, ends: null };
        expect(await store.keepClock(id, { ...clock, version: clock.version + 1, asked: 1, pause })).toBe(
          true,
        );
      }
      return append(...given);
    };
    await watch.pass(MINUTE);
    await eventually(() => watch.idle);
    expect(stopped).toBe(true);
    expect(await stepOf(id)).toBe(0);
    expect(await clockOf(id, red)).toMatchObject({ pause: { by: 'red' }, spent: 59_000 });
    await store.close();
  });
});
