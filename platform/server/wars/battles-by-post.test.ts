import type { ClockInfo, ClockReply, DeskReply } from '@weathergage/kernel/protocol.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/client.ts';
import { House } from '../testing/house.ts';
import { POST_CLOCK } from '../testing/post-clock.ts';
import {
  answer,
  type Begun,
  battlesOf,
  begin,
  meet,
  reportsIn,
  TOY_WAR,
  toyWays,
} from '../testing/toy-war.ts';
import { TestWatch } from '../testing/watch.ts';
import { DAY_MS } from '../turns/calendar.ts';

describe('a war by post', () => {
  let watch: TestWatch;
  let house: House;
  let war: Begun;
  beforeEach(async () => {
    watch = new TestWatch();
    house = await House.open({ games: TOY_WAR, ways: toyWays, watch });
    war = await begin(house, { clock: POST_CLOCK });
  });
  afterEach(() => house.close());

  const clockOf = async (id: string): Promise<ClockInfo> =>
    (await house.get<ClockReply>(`/api/matches/${id}/clock`, war.tokens.ann)).body.clock!;
  const waitedFor = async (id: string): Promise<readonly string[]> =>
    (await house.get<DeskReply>(`/api/matches/${id}/desk`, war.tokens.ann)).body.desk.waitingFor;
  const written = async (id: string): Promise<number> => (await house.store.entries(id, 0)).length;
  const days = async (count: number): Promise<void> => {
    await watch.pass(count * DAY_MS);
    await eventually(() => watch.idle);
  };
  const battleAt = async (place: number): Promise<string> =>
    (await battlesOf(house, war.id, war.tokens.ann!))[place]!.match;
  const goTo = (match: string) =>
    house.post(`/api/matches/${match}/join`, war.tokens.ann!, { nonce: 'nonce-in-battle' });

  it('goes on elsewhere while a battle of it is fought, by its own clock', async () => {
    await meet(house, war);
    const battle = await battleAt(0);
    // The next year is asked for, and who does not send his orders for it is late as ever.
    expect(await waitedFor(war.id)).toEqual(['ann', 'ben']);
    expect((await clockOf(war.id)).chairs.ann).toMatchObject({ asked: true, left: DAY_MS, missed: 0 });
    await answer(house, war.id, war.tokens.ann!, { sea: 'south', ships: 0 });
    await days(1);
    const { chairs } = await clockOf(war.id);
    expect([chairs.ann!.missed, chairs.ben!.missed]).toEqual([0, 1]);
    // The battle has not begun, and its report is nowhere needed yet.
    expect(await reportsIn(house.store, war.id)).toEqual([]);
    expect((await house.get<{ status: string }>(`/api/matches/${battle}`, war.tokens.ann)).body.status).toBe(
      'gathering',
    );
  });

  it('waits where it can’t go on without a report, and no clock of it runs meanwhile', async () => {
    await meet(house, war);
    await meet(house, war);
    expect(await waitedFor(war.id)).toEqual([]);
    const before = await written(war.id);
    await days(9);
    expect(await written(war.id)).toBe(before);
    for (const { asked, missed, missedInAll } of Object.values((await clockOf(war.id)).chairs))
      expect([asked, missed, missedInAll]).toEqual([false, 0, 0]);

    // Who stays away from a battle is late there, and only there.
    const battle = await battleAt(0);
    await goTo(battle);
    expect((await clockOf(battle)).chairs.ann).toMatchObject({ asked: true, left: DAY_MS });
    await days(1);
    expect((await clockOf(battle)).chairs.ann!.missedInAll).toBe(1);
    // He is waited for half as long now; then it is over, and reported.
    expect(await reportsIn(house.store, war.id)).toEqual([]);
    await days(0.5);
    expect(await reportsIn(house.store, war.id)).toHaveLength(1);
    // One report is enough for the next year, and everybody has his whole time for it.
    expect(await waitedFor(war.id)).toEqual(['ann', 'ben']);
    expect((await clockOf(war.id)).chairs.ann).toMatchObject({ asked: true, left: DAY_MS, missed: 0 });
  });
});
