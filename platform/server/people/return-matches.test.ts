import type { MyMatchesReply } from '@weathergage/kernel/people/people-protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { TestWatch } from '../testing/watch.ts';
import { DAY_MS } from '../turns/calendar.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, resignSeat, type Sat } from './testing/seated.ts';

describe.each(PEOPLE_ENGINES)('return matches on $engine', ({ engine, skip }) => {
  const watch = new TestWatch();
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine, { watch });
  });
  afterAll(() => at?.close());

  let count = 0;
  /** Two who have played a rated match by the clock, in which the second resigned. */
  const played = async (more: Record<string, unknown> = {}) => {
    count++;
    const [ann, ben] = [
      await newMember(at, `Ann${count}`, engine),
      await newMember(at, `Ben${count}`, engine),
    ];
    const match = { game: 'powder', scenario: 'powder-3', gallery: 'public', clock: POST_CLOCK };
    const { body: first } = await openTable(ann, { match, rated: 'people', ...more });
    await joinTable(at, first);
    const { body: second } = await ben.post<Sat>(`/api/people/tables/${first.id}/sit`, { seat: 'blue' });
    await joinTable(at, second);
    return { ann, ben, first, second, id: first.id };
  };
  const over = async (more: Record<string, unknown> = {}) => {
    const all = await played(more);
    expect(await resignSeat(at, all.id, all.second.token)).toBe(200);
    // Whoever reads a list has what is due settled.
    await matchesOf(all.ann);
    return all;
  };
  const matchesOf = async (who: Visitor) =>
    (await who.get<MyMatchesReply>('/api/people/me/matches')).body.matches;
  const waitingFor = async (who: Visitor) =>
    (await matchesOf(who)).filter(({ status }) => status === 'gathering');
  const sit = async (who: Visitor, id: string): Promise<Sat> => {
    const { body } = await who.post<Sat>(`/api/people/matches/${id}/pass`);
    const sat = { ...body, id, links: {} };
    expect((await joinTable(at, sat)).status).toBe(200);
    return sat;
  };
  const ratings = async (who: Visitor) =>
    (
      await at
        .visitor()
        .get<{ ratings: { won: number; lost: number; points: number }[] }>(
          `/api/people/${(await who.me()).id}`,
        )
    ).body.ratings;
  const passDays = async (days: number): Promise<void> => {
    await watch.pass(days * DAY_MS);
    await at.house.server.sweep();
  };

  it.skipIf(skip)('is made for both with sides changed, the same terms, and once', async () => {
    const { ann, ben, id, first, second } = await over();
    const [[hers], [his]] = [await waitingFor(ann), await waitingFor(ben)];
    expect(hers).toMatchObject({ id: his!.id, mySeat: second.seat, rated: true, clock: POST_CLOCK });
    expect(his).toMatchObject({ mySeat: first.seat, mayLeave: false });
    expect((await at.house.get(`/api/people/matches/${id}/rematch`, first.token)).body).toEqual({
      by: null,
      isReturn: true,
    });
    // Whoever presses rematch finds it, however often and from whichever server.
    for (const who of [ann, ben])
      expect((await who.post<Sat>(`/api/people/matches/${id}/rematch`)).body.id).toBe(hers!.id);
    await at.house.server.sweep();
    expect(await at.people.returns.toMake(watch.now() + DAY_MS)).toEqual([]);
    expect(await waitingFor(ann)).toHaveLength(1);
    // It is rated, and none follows it.
    await sit(ben, hers!.id);
    const { token } = await sit(ann, hers!.id);
    await resignSeat(at, hers!.id, token);
    expect((await ratings(ann))[0]).toMatchObject({ won: 1, lost: 1 });
    expect(await waitingFor(ann)).toEqual([]);
  });

  it.skipIf(skip)('calls both to it', async () => {
    const { ann, ben, id } = await played();
    const asked: string[] = [];
    const { notices } = at.people;
    const was = notices.asked.bind(notices);
    notices.asked = async (cause, now) => {
      asked.push(`${cause.kind} ${cause.person} ${cause.words.by ?? ''}`);
      await was(cause, now);
    };
    const { body } = await ben.post<Sat>(`/api/people/matches/${id}/pass`);
    await resignSeat(at, id, body.token);
    expect(await waitingFor(ann)).toHaveLength(1);
    notices.asked = was;
    const ids = [(await ann.me()).id, (await ben.me()).id];
    expect(asked.toSorted()).toEqual(ids.map((one) => `rematch ${one} `).toSorted());
  });

  it.skipIf(skip)('is lost by who does not come, and by nobody else', async () => {
    const { ann, ben } = await over();
    const { id } = (await waitingFor(ben))[0]!;
    // The winner is content with what he has.
    await sit(ben, id);
    await matchesOf(ben);
    await passDays(13);
    expect((await ratings(ann))[0]).toMatchObject({ won: 1, lost: 0 });
    await passDays(2);
    expect((await ratings(ann))[0]).toMatchObject({ won: 1, lost: 1 });
    expect((await ratings(ben))[0]).toMatchObject({ won: 1, lost: 1 });
    for (const who of [ann, ben]) expect(await waitingFor(who)).toEqual([]);
    expect(await at.people.reckoning.callReturn(id, watch.now())).toBe(false);
    // Where neither comes nothing counts.
    const other = await over();
    await passDays(15);
    expect((await ratings(other.ann))[0]).toMatchObject({ won: 1, lost: 0 });
    expect(await waitingFor(other.ann)).toEqual([]);
  });

  it.skipIf(skip)('waits as much longer for who had days off', async () => {
    const { ann, ben } = await over();
    const { id } = (await waitingFor(ben))[0]!;
    await sit(ben, id);
    const date = (days: number) => new Date(watch.now() + days * DAY_MS).toISOString().slice(0, 10);
    const off = { first: date(1), last: date(10), zone: 'UTC' };
    expect((await ann.post('/api/people/me/holidays', off)).status).toBe(200);
    await passDays(20);
    expect((await ratings(ann))[0]).toMatchObject({ lost: 0 });
    await passDays(6);
    expect((await ratings(ann))[0]).toMatchObject({ lost: 1 });
  });

  it.skipIf(skip)('is not got out of by leaving, blocking, or playing without a rating', async () => {
    const { ann, ben } = await over();
    const { id } = (await waitingFor(ann))[0]!;
    expect((await ann.post(`/api/people/tables/${id}/leave`)).body).toMatchObject({ code: 'not-left-now' });
    // Before it is over, too.
    const shy = await played();
    await shy.ann.post('/api/people/me', { rated: false });
    await at.people.shunning.set(
      (await shy.ann.me()).id,
      (await shy.ben.me()).id,
      'block',
      true,
      watch.now(),
    );
    await resignSeat(at, shy.id, shy.second.token);
    const [there] = await waitingFor(shy.ben);
    expect(there).toMatchObject({ rated: true });
    const { body } = await shy.ben.post<Sat>(`/api/people/matches/${shy.id}/rematch`);
    expect(body.id).toBe(there!.id);
    // Who is forgotten with a match that never began is called first.
    await sit(ben, id);
    await matchesOf(ben);
    expect(await at.people.reckoning.callReturn(id, watch.now())).toBe(true);
    expect((await ratings(ann))[0]).toMatchObject({ lost: 1 });
  });

  it.skipIf(skip)('does not follow where it was unrated, somebody left, or is gone', async () => {
    const plain = await over({ rated: 'no' });
    expect(await waitingFor(plain.ann)).toEqual([]);
    const left = await played();
    await left.ben.post(`/api/people/tables/${left.id}/leave`);
    await resignSeat(at, left.id, left.first.token);
    expect(await waitingFor(left.ann)).toEqual([]);
    const gone = await played();
    await gone.ben.post('/api/auth/delete-user', { password: 'a long sea-going word' });
    await resignSeat(at, gone.id, gone.first.token);
    expect(await waitingFor(gone.ann)).toEqual([]);
    // What is wished for instead has a seat for whoever has the link, and no rating.
    const { body } = await gone.ann.post<Sat>(`/api/people/matches/${gone.id}/rematch`);
    expect(Object.keys(body.links)).toHaveLength(1);
    expect(await waitingFor(gone.ann)).toMatchObject([{ id: body.id, rated: false }]);
  });

  it.skipIf(skip)('is made by another where a server was stopped in the middle', async () => {
    const { returns } = at.people;
    const { toMake } = returns;
    returns.toMake = async () => [];
    const { ann, id } = await over();
    expect(await waitingFor(ann)).toEqual([]);
    returns.toMake = toMake;
    // One server has taken it upon itself and is not heard of again.
    expect(await returns.toMake(watch.now())).toEqual([id]);
    await at.house.server.sweep();
    expect(await waitingFor(ann)).toEqual([]);
    await watch.pass(61_000);
    await Promise.all([at.house.server.sweep(), at.house.server.sweep()]);
    expect(await waitingFor(ann)).toHaveLength(1);
  });
});
