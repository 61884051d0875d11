import type { ClockTerms } from '@weathergage/kernel';
import type { ClockInfo, ClockReply, DeedRequest } from '@weathergage/kernel/protocol.ts';
import { SqliteStore } from '@weathergage/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { TestWatch } from '../testing/watch.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import type { TurnEvent } from './turn-news.ts';

const POST = POST_CLOCK;
const LIVE: ClockTerms = { kind: 'live', bank: 60, increment: 10, misses: 1 };

describe('the clock of a table', () => {
  let watch: TestWatch;
  let house: House;
  let events: TurnEvent[];
  beforeEach(async () => {
    watch = new TestWatch();
    house = await House.open({ watch });
    events = [];
    house.server.news.listen((event) => events.push(event));
  });
  afterEach(() => house.close());

  const clockOf = async (id: string, token?: string): Promise<ClockInfo> =>
    (await house.get<ClockReply>(`/api/matches/${id}/clock`, token)).body.clock!;
  const numberOf = async (id: string): Promise<number> => ((await house.trace(id)).record as { n: number }).n;
  const begun = async (clock: ClockTerms, scenario = 'powder-50') => {
    const { id, tokens } = await house.begin({ scenario, clock });
    await clockOf(id, tokens.red!);
    await eventually(() => watch.idle);
    return { id, red: tokens.red!, blue: tokens.blue! };
  };
  const pass = async (ms: number): Promise<void> => {
    await watch.pass(ms);
    // What is set while the disk is slow falls due at once.
    while (!watch.idle) await watch.pass(0);
  };
  const chair = async (
    id: string,
    token: string,
    deed: Omit<Extract<DeedRequest, { type: 'chair' }>, 'type'>,
  ) => {
    const { status, body } = await house.deed(id, token, { type: 'chair', ...deed });
    return status === 200 ? 200 : body.code;
  };
  /** Red signals and fires; after that the match waits for blue alone. */
  const redAnswers = async (id: string, red: string, round = 0): Promise<void> => {
    await house.deed(id, red, deedSaying(`${round}/signal/red`, { flag: 'red' }));
    await house.deed(id, red, fireDeed(round, 'red'));
  };

  it('is told with the match, and refused where it can’t be kept', async () => {
    const { id, red } = await begun(POST);
    expect((await house.get<{ clock: unknown }>(`/api/matches/${id}`, red)).body.clock).toEqual(POST);
    const info = await clockOf(id, red);
    expect(info.terms).toEqual(POST);
    expect(info.chairs.red).toMatchObject({ asked: true, left: DAY_MS, turn: DAY_MS, missed: 0 });
    const refused = async (clock: unknown) =>
      house.create({ clock } as never).then(
        () => null,
        (error: Error) => (JSON.parse(error.message) as { code: string }).code,
      );
    expect(await refused({ ...POST, zone: 'Europe/Atlantis' })).toBe('unknown-zone');
    expect(await refused({ ...POST, night: { from: 3, to: 3 } })).toBe('endless-night');
    expect(await refused({ ...POST, turn: 0 })).toBe('malformed');
    expect(await refused({ ...LIVE, increment: 1 })).toBe('malformed');
  });

  it('gives the game’s own orders for who is late, and counts it once', async () => {
    const { id, red, blue } = await begun(POST);
    await redAnswers(id, red);
    const before = await numberOf(id);
    await pass(DAY_MS - 1);
    expect(await numberOf(id)).toBe(before);
    await pass(1);
    expect(await numberOf(id)).toBeGreaterThan(before);
    expect((await clockOf(id, red)).chairs.blue).toMatchObject({ missed: 1, missedInAll: 1 });
    const missed = () =>
      events.flatMap((event) => (event.kind === 'missed' ? [[event.seat, event.missed]] : []));
    expect(missed()).toContainEqual(['blue', 1]);
    // Who has missed a turn is waited for half as long, and the match is not lost by it.
    expect((await house.get<{ status: string }>(`/api/matches/${id}`, red)).body.status).toBe('playing');
    const { chairs } = await clockOf(id, red);
    expect(chairs.blue!.turn).toBe(12 * HOUR_MS);
    expect(await house.deed(id, blue, { type: 'chair', seat: 'blue', act: 'claim' })).toMatchObject({
      body: { code: 'unknown-seat' },
    });
    expect(await chair(id, red, { seat: 'blue', act: 'claim' })).toBe('not-stalled');
  });

  it('stands while all have agreed on a pause', async () => {
    const { id, red, blue } = await begun(LIVE);
    expect((await clockOf(id, red)).chairs.red).toMatchObject({ left: 70_000, bank: 60_000 });
    await pass(20_000);
    await house.deed(id, red, { type: 'pause', act: 'ask', number: 1 });
    await house.deed(id, blue, { type: 'pause', act: 'agree', number: 1 });
    await clockOf(id, red);
    const before = await numberOf(id);
    await pass(10 * DAY_MS);
    expect(await numberOf(id)).toBe(before);
    expect((await clockOf(id, red)).chairs.red).toMatchObject({ left: null, counts: 50_000 });
    await house.deed(id, red, { type: 'pause', act: 'end', number: 1 });
    await clockOf(id, red);
    await pass(30_000 + 50_000 - 1);
    expect(await numberOf(id)).toBe(before);
    await pass(1);
    expect(await numberOf(id)).toBeGreaterThan(before);
  });

  it('goes on over a killed server, with some minutes for who would find his time gone', async () => {
    const { id, red } = await begun(POST);
    await redAnswers(id, red);
    const before = await numberOf(id);
    await house.server.close();
    await watch.pass(5 * DAY_MS);
    await house.start({ store: new SqliteStore({ directory: house.directory }) });
    await expect.poll(async () => (await clockOf(id, red)).chairs.blue!.left).toBe(120_000);
    expect(await numberOf(id)).toBe(before);
    await pass(120_000);
    await expect.poll(() => pass(0).then(() => numberOf(id))).toBeGreaterThan(before);
  });

  it('is counted once, and answered for at once, where a server died between the two', async () => {
    const { id, red } = await begun(LIVE);
    let fall = (_: Error): void => {};
    house.store.append = () =>
      new Promise((_, reject) => {
        fall = reject;
      });
    await watch.pass(70_000);
    await eventually(() => events.some(({ kind }) => kind === 'missed'));
    watch.die();
    const { server: dead } = house;
    await house.start({ store: new SqliteStore({ directory: house.directory }) });
    await expect.poll(() => pass(0).then(() => numberOf(id))).toBe(1);
    expect((await clockOf(id, red)).chairs.red).toMatchObject({ missed: 1, missedInAll: 1 });
    fall(new Error('killed'));
    await dead.close();
  });

  describe('when somebody stays away', () => {
    const late = async () => {
      const at = await begun(LIVE);
      await redAnswers(at.id, at.red);
      await pass(70_000);
      expect((await clockOf(at.id, at.red)).chairs.blue).toMatchObject({ isStalled: true, voters: ['red'] });
      return at;
    };

    it('lets the others claim the match: he is taken to have resigned', async () => {
      const { id, red } = await late();
      expect(await chair(id, red, { seat: 'blue', act: 'claim' })).toBe(200);
      expect((await house.get<{ status: string }>(`/api/matches/${id}`, red)).body.status).toBe('over');
      expect(await chair(id, red, { seat: 'blue', act: 'claim' })).toBe('match-over');
    });

    it('lets a machine play on, marked as such, until he has his chair back', async () => {
      const { id, red, blue } = await late();
      expect(await chair(id, red, { seat: 'blue', act: 'machine', bot: 'none' })).toBe('unknown-bot');
      expect(await chair(id, red, { seat: 'blue', act: 'machine', bot: 'first' })).toBe(200);
      const seats = async () =>
        (
          await house.get<{ seats: { id: string; bot: unknown; deputy?: string }[] }>(
            `/api/matches/${id}`,
            red,
          )
        ).body.seats;
      expect(await seats()).toContainEqual(
        expect.objectContaining({ id: 'blue', bot: null, deputy: 'first' }),
      );
      expect(events).toContainEqual({ kind: 'replaced', match: id, seat: 'blue', by: 'machine' });
      // It plays.
      const waits = async () =>
        (await house.get<{ desk: { waitingFor: string[] } }>(`/api/matches/${id}/desk`, red)).body.desk
          .waitingFor;
      await expect.poll(waits).not.toContain('blue');
      expect((await house.deed(id, blue, { type: 'resign' })).body.code).toBe('machine-sits');
      expect(await chair(id, red, { seat: 'blue', act: 'back' })).toBe('not-asked-for');
      expect(await chair(id, blue, { seat: 'blue', act: 'back' })).toBe(200);
      expect((await clockOf(id, red)).chairs.blue).toMatchObject({ wantsBack: true, deputy: 'first' });
      expect(await chair(id, red, { seat: 'blue', act: 'back' })).toBe(200);
      expect((await clockOf(id, red)).chairs.blue).toMatchObject({
        wantsBack: false,
        deputy: null,
        missed: 0,
      });
      expect((await seats()).every((seat) => seat.deputy === undefined)).toBe(true);
      expect((await house.deed(id, blue, { type: 'resign' })).status).toBe(200);
    });

    it('knows nobody who could sit down where nobody is known', async () => {
      const { id, red } = await late();
      expect(await chair(id, red, { seat: 'blue', act: 'open' })).toBe('nobody-known');
    });
  });
});
