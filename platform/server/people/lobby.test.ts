import type { ClockReply } from '@weathergage/kernel/protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, type Sat } from './testing/seated.ts';

interface Lobby {
  tables: { id: string; free: string[]; mine: boolean; seats: { id: string; sitter: string | null }[] }[];
  watch: { id: string }[];
}

describe.each(PEOPLE_ENGINES)('the lobby on $engine', ({ engine, skip }) => {
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine);
  });
  afterAll(() => at?.close());

  const open = openTable;
  const lobby = async (who: Visitor): Promise<Lobby> => (await who.get<Lobby>('/api/people/lobby')).body;
  const join = (sat: Sat) => joinTable(at, sat);
  const member = (name: string) => newMember(at, name, engine);

  it.skipIf(skip)('lists a table until its chairs are taken, and then the match to watch', async () => {
    const [ann, ben, cal] = [at.visitor(), at.visitor(), at.visitor()];
    const { body: mine } = await open(ann);
    const listed = (await lobby(ben)).tables.find(({ id }) => id === mine.id)!;
    expect(listed).toMatchObject({ mine: false, level: 'any', pace: 'sitting', status: 'gathering' });
    expect(listed.free).not.toContain('red');
    expect((await lobby(ann)).tables[0]).toMatchObject({ id: mine.id, mine: true });
    expect((await ann.post(`/api/people/tables/${mine.id}/sit`, { seat: 'blue' })).status).toBe(409);
    await join(mine);
    for (const seat of listed.free) {
      const who = seat === listed.free[0] ? ben : cal;
      const { body, status } = await who.post<Sat>(`/api/people/tables/${mine.id}/sit`, { seat });
      expect(status).toBe(200);
      await join(body);
      // The chair is gone.
      expect((await at.visitor().post(`/api/people/tables/${mine.id}/sit`, { seat })).status).toBe(409);
    }
    const after = await lobby(ann);
    expect(after.tables.find(({ id }) => id === mine.id)).toBeUndefined();
    expect(after.watch.map(({ id }) => id)).toContain(mine.id);
    expect((await at.visitor().post('/api/people/tables/never-was/sit', { seat: 'red' })).status).toBe(404);
  });

  it.skipIf(skip)(
    'lets somebody take the chair of one who left, and the one who left sees no more',
    async () => {
      const [ann, ben, dan] = [at.visitor(), at.visitor(), at.visitor()];
      const { body: mine } = await open(ann);
      await join(mine);
      const { free } = (await lobby(ben)).tables.find(({ id }) => id === mine.id)!;
      const seat = free[0]!;
      const { body: his } = await ben.post<Sat>(`/api/people/tables/${mine.id}/sit`, { seat });
      await join(his);
      const socket = await SocketClient.greet(at.house.address, mine.id, his.token);
      expect((await ben.post(`/api/people/tables/${mine.id}/leave`)).status).toBe(200);
      await socket.until(() => socket.closed !== null);
      expect((await at.house.get(`/api/matches/${mine.id}`, his.token)).status).toBe(403);
      const again = (await lobby(dan)).tables.find(({ id }) => id === mine.id)!;
      expect(again.free).toContain(seat);
      const { body: next } = await dan.post<Sat>(`/api/people/tables/${mine.id}/sit`, { seat });
      expect((await at.house.get(`/api/matches/${mine.id}`, next.token)).status).toBe(200);
    },
  );

  it.skipIf(skip)(
    'lets a machine play for one who left a match under way, clock or none, until somebody sits down',
    async () => {
      const [ann, ben, dan] = [at.visitor(), at.visitor(), at.visitor()];
      const match = { game: 'powder', scenario: 'powder-50', gallery: 'public' };
      const { body: mine } = await open(ann, { match });
      const { body: his } = await ben.post<Sat>(`/api/people/tables/${mine.id}/sit`, { seat: 'blue' });
      for (const sat of [mine, his]) expect((await join(sat)).status).toBe(200);
      const chair = async () =>
        (await at.house.get<ClockReply>(`/api/matches/${mine.id}/clock`, mine.token)).body.clock?.chairs.blue;
      const machine = () =>
        at.house.deed(mine.id, mine.token, { type: 'chair', seat: 'blue', act: 'machine', bot: 'slow' });
      expect((await machine()).body).toMatchObject({ code: 'not-stalled' });
      expect((await ben.post(`/api/people/tables/${mine.id}/leave`)).status).toBe(200);
      expect(await chair()).toMatchObject({ vacant: true, isStalled: true });
      expect((await machine()).status).toBe(200);
      expect(await chair()).toMatchObject({ deputy: 'slow' });
      const listed = (await lobby(dan)).tables.find(({ id }) => id === mine.id)!;
      expect(listed.free).toEqual(['blue']);
      expect((await dan.post(`/api/people/tables/${mine.id}/sit`, { seat: 'blue' })).status).toBe(200);
      expect(await chair()).toMatchObject({ vacant: false, deputy: null });
    },
  );

  it.skipIf(skip)('asks people by name, and shows such a table to nobody else', async () => {
    const [eve, fay] = [await member('Eve'), await member('Fay')];
    expect((await open(eve, { open: false, invite: ['Nobody At All'] })).body).toMatchObject({
      code: 'no-such-name',
    });
    const { body: mine } = await open(eve, { open: false, invite: [`fay ${engine}`] });
    expect((await lobby(fay)).tables.find(({ id }) => id === mine.id)).toBeUndefined();
    const { body } = await fay.get<{ matches: { id: string; mySeat: string; status: string }[] }>(
      '/api/people/me/matches',
    );
    expect(body.matches).toMatchObject([{ id: mine.id, status: 'gathering', mayLeave: true }]);
    expect((await at.visitor().post(`/api/people/tables/${mine.id}/sit`, { seat: 'green' })).status).toBe(
      404,
    );
    // Who does not want it leaves.
    expect((await fay.post(`/api/people/tables/${mine.id}/leave`)).status).toBe(200);
    expect((await fay.get<{ matches: unknown[] }>('/api/people/me/matches')).body.matches).toEqual([]);
  });

  it.skipIf(skip)('lists where somebody is to move before what he has yet to open', async () => {
    const [gia, hob] = [await member('Gia'), await member('Hob')];
    const ask = async (): Promise<Sat> =>
      (await open(gia, { mine: 'blue', open: false, invite: [`Hob ${engine}`] })).body;
    const begun = await ask();
    const { body: his } = await hob.post<Sat>(`/api/people/matches/${begun.id}/pass`);
    for (const sat of [begun, { ...his, id: begun.id }]) expect((await join(sat)).status).toBe(200);
    const later = await ask();
    const { body } = await hob.get<{ matches: { id: string; status: string; asked: string[] }[] }>(
      '/api/people/me/matches',
    );
    expect(body.matches).toMatchObject([
      { id: begun.id, status: 'playing', asked: ['red'] },
      { id: later.id, status: 'gathering', asked: expect.arrayContaining(['red']) },
    ]);
  });

  it.skipIf(skip)('plays the same again with sides changed, by one press of each', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    const old = await at.house.begin();
    const seats = old.match.seats.map(({ id }) => id);
    const owners = new Map(seats.map((seat, i) => [seat, i === 0 ? ann : i === 1 ? ben : null]));
    for (const [seat, who] of owners)
      await who?.post('/api/people/seats', { match: old.id, token: old.tokens[seat] });
    const path = `/api/people/matches/${old.id}/rematch`;
    expect((await ann.post(path)).body).toMatchObject({ code: 'not-over' });
    for (const seat of seats.slice(1)) await at.house.deed(old.id, old.tokens[seat], { type: 'resign' });
    expect((await at.visitor().post(path)).status).toBe(401);
    const stranger = at.visitor();
    await stranger.post('/api/people/guest');
    expect((await stranger.post(path)).status).toBe(404);

    const { body: first } = await ann.post<Sat>(path);
    expect(first.seat).not.toBe(seats[0]);
    const token = old.tokens[seats[1]!]!;
    const wanted = await at.house.get<{ by: string }>(path, token);
    expect(wanted.body.by).toBe((await ann.me()).name);
    const { body: second } = await ben.post<Sat>(path);
    expect(second.id).toBe(first.id);
    expect(new Set([first.seat, second.seat]).size).toBe(2);
    // Who was known by his link alone is sent a new one.
    expect(Object.keys(first.links)).toHaveLength(seats.length - 2);
    expect(second.links).toEqual({});
    for (const [seat, link] of Object.entries(first.links)) await join({ ...first, seat, token: link });
    for (const sat of [first, second]) expect((await join(sat)).status).toBe(200);
    const { body } = await at.house.get<{ status: string }>(`/api/matches/${first.id}`, first.token);
    expect(body.status).toBe('playing');
    await expect.poll(async () => (await at.house.get<{ by: null }>(path, token)).body.by).toBeNull();
    expect((await ann.post<Sat>(path)).body.id).toBe(first.id);
  });
});
