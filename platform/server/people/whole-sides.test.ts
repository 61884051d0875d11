import type { Game, Journal } from '@weathergage/kernel';
import { verifyJournal } from '@weathergage/kernel';
import { CLOSE_CODES, type MatchInfo } from '@weathergage/kernel/protocol.ts';
import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, powderEntry } from '../testing/house.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, resignSeat, type Sat } from './testing/seated.ts';

const RED = ['red', 'rose'];
const BLUE = ['blue', 'navy'];

type Powder = ReturnType<typeof powderScenario>;

/** Two captains a side. */
const apart: typeof powderGame = {
  ...powderGame,
  seats: ({ captains }: Powder) =>
    captains.map((id) => ({ id, side: RED.includes(id) ? 'red' : 'blue', name: `Captain ${id}` })),
};
/** The same, where one may command what two did. */
const joinable: typeof powderGame = {
  ...apart,
  together: ({ captains, ...scenario }, groups) => {
    const gone = groups.flatMap((group) => captains.filter((id) => group.includes(id)).slice(1));
    return { ...scenario, captains: captains.filter((id) => !gone.includes(id)) };
  },
};
const scenarios = [powderScenario(3, [...RED, ...BLUE])];
const pairs = { ...powderEntry, game: apart, scenarios };

interface Listed {
  readonly id: string;
  readonly free: string[];
  readonly mine: boolean;
  readonly more: string | null;
}

describe.each(PEOPLE_ENGINES)('whoever comes to a table, on $engine,', ({ engine, skip }) => {
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine, { games: [pairs] });
  });
  afterAll(() => at?.close());

  const sit = (who: Visitor, id: string, seat: string, also?: string[]) =>
    who.post<Sat & { code: string }>(`/api/people/tables/${id}/sit`, {
      seat,
      ...(also === undefined ? {} : { also }),
    });
  const listed = async (who: Visitor, id: string): Promise<Listed | undefined> =>
    (await who.get<{ tables: Listed[] }>('/api/people/lobby')).body.tables.find((one) => one.id === id);
  const mySeats = async (who: Visitor, id: string): Promise<string[]> => {
    const { body } = await who.get<{ matches: { id: string; mySeat: string }[] }>('/api/people/me/matches');
    return body.matches.flatMap((one) => (one.id === id ? [one.mySeat] : [])).toSorted();
  };

  it.skipIf(skip).each(['guest', 'member'])('as a %s, takes a whole side and plays it', async (kind) => {
    const ann = at.visitor();
    const ben = kind === 'guest' ? at.visitor() : await newMember(at, 'Ben', engine);
    const { body: hers } = await openTable(ann);
    const { body: his, status } = await sit(ben, hers.id, 'blue', ['navy']);
    expect(status).toBe(200);
    expect(his.seat).toBe('blue');
    expect(await mySeats(ben, hers.id)).toEqual(BLUE);
    const pass = (seat: string) =>
      ben.post<{ token: string }>(`/api/people/matches/${hers.id}/pass?seat=${seat}`);
    const navy = { ...his, seat: 'navy', token: (await pass('navy')).body.token };
    const { body: rose } = await sit(ann, hers.id, 'rose');
    for (const sat of [hers, rose, his, navy]) expect((await joinTable(at, sat)).status).toBe(200);
    const { body } = await at.house.get<{ status: string }>(`/api/matches/${hers.id}`, navy.token);
    expect(body.status).toBe('playing');
  });

  it.skipIf(skip)('adds one more of his side, and none of the other', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    expect(await listed(ann, hers.id)).toMatchObject({ mine: true, more: 'red' });
    expect(await listed(ben, hers.id)).toMatchObject({ mine: false, more: null });
    expect((await sit(ann, hers.id, 'blue')).body.code).toBe('seated-already');
    expect((await sit(ben, hers.id, 'rose', ['blue'])).body.code).toBe('seated-already');
    expect((await sit(ann, hers.id, 'red', ['rose'])).body.code).toBe('seated-already');
    expect(await mySeats(ann, hers.id)).toEqual(['red']);
    expect((await sit(ann, hers.id, 'rose')).status).toBe(200);
    expect(await mySeats(ann, hers.id)).toEqual(RED);
    expect(await listed(ben, hers.id)).toMatchObject({ free: BLUE });
  });

  it.skipIf(skip)('gets all that he asks for, or nothing', async () => {
    const [ann, ben, cal] = [at.visitor(), at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    expect((await sit(cal, hers.id, 'navy')).status).toBe(200);
    expect((await sit(ben, hers.id, 'blue', ['navy'])).body.code).toBe('seat-taken');
    expect((await sit(ben, hers.id, 'blue', ['never-was'])).body.code).toBe('seat-taken');
    expect(await mySeats(ben, hers.id)).toEqual([]);
    expect(await listed(ben, hers.id)).toMatchObject({ free: ['rose', 'blue'] });
  });

  it.skipIf(skip)('comes first or second: of two at once one has the whole side', async () => {
    for (let n = 0; n < 5; n++) {
      const [ann, ben, cal] = [at.visitor(), at.visitor(), at.visitor()];
      const { body: hers } = await openTable(ann);
      await Promise.all([ben.post('/api/people/guest'), cal.post('/api/people/guest')]);
      const replies = await Promise.all([
        sit(ben, hers.id, 'blue', ['navy']),
        sit(cal, hers.id, 'navy', ['blue']),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [first, second] = replies[0].status === 200 ? [ben, cal] : [cal, ben];
      expect(await mySeats(first, hers.id)).toEqual(BLUE);
      expect(await mySeats(second, hers.id)).toEqual([]);
    }
  });

  it.skipIf(skip)('leaves all his seats at once, and they are free again', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    await sit(ben, hers.id, 'blue', ['navy']);
    expect((await ben.post(`/api/people/tables/${hers.id}/leave`)).status).toBe(200);
    expect(await mySeats(ben, hers.id)).toEqual([]);
    expect(await listed(ben, hers.id)).toMatchObject({ free: ['rose', ...BLUE], mine: false });
  });

  it.skipIf(skip)('has one seat where it is rated', async () => {
    const [eve, fay] = [await newMember(at, 'Eve', engine), await newMember(at, 'Fay', engine)];
    const { body: hers } = await openTable(eve, { rated: 'people' });
    expect((await sit(at.visitor(), hers.id, 'blue', ['navy'])).body.code).toBe('account-needed');
    expect((await sit(fay, hers.id, 'blue', ['navy'])).body.code).toBe('not-rated');
    expect(await mySeats(fay, hers.id)).toEqual([]);
    expect((await sit(fay, hers.id, 'blue')).status).toBe(200);
    expect((await sit(fay, hers.id, 'navy')).body.code).toBe('seated-already');
    expect(await listed(eve, hers.id)).toMatchObject({ mine: true, more: null });
  });
});

describe.each(PEOPLE_ENGINES)('several seats of one person, on $engine,', ({ engine, skip }) => {
  let at: PeopleHouse;
  beforeAll(async () => {
    if (!skip) at = await peopleHouseOn(engine, { games: [{ ...powderEntry, game: joinable, scenarios }] });
  });
  afterAll(() => at?.close());

  const sit = (who: Visitor, id: string, seat: string, also: string[] = []) =>
    who.post<Sat>(`/api/people/tables/${id}/sit`, { seat, also });
  const pass = async (who: Visitor, { id }: Sat, seat: string): Promise<Sat> => {
    const { body } = await who.post<Sat>(`/api/people/matches/${id}/pass?seat=${seat}`);
    return { ...body, id, seat };
  };
  const info = async (sat: Sat): Promise<MatchInfo> =>
    (await at.house.get<MatchInfo>(`/api/matches/${sat.id}`, sat.token)).body;
  const seatsIn = ({ seats }: MatchInfo): string[] => seats.map(({ id }) => id);

  it.skipIf(skip)('are one desk from the beginning, whichever of them he sits at', async () => {
    const [ann, ben] = [at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    const { body: rose } = await sit(ann, hers.id, 'rose');
    const { body: blue } = await sit(ben, hers.id, 'blue', ['navy']);
    const navy = await pass(ben, blue, 'navy');
    const page = await SocketClient.greet(at.house.address, hers.id, navy.token);
    expect(seatsIn(await info(navy))).toEqual([...RED, ...BLUE]);
    for (const sat of [hers, rose, blue, navy]) expect((await joinTable(at, sat)).status).toBe(200);
    const now = await info(navy);
    expect(now.status).toBe('playing');
    expect(seatsIn(now)).toEqual(['red', 'blue']);
    // What he gave to the dice at each of them is in.
    expect(Object.keys(now.dice.nonces ?? {})).toEqual([...RED, ...BLUE]);
    // The page that he had open at the other seat is called anew, and comes to what is left.
    await page.until(() => page.closed !== null);
    expect(page.closed).toEqual({ code: CLOSE_CODES.storeFailed });
    const again = await SocketClient.greet(at.house.address, hers.id, navy.token);
    await again.until(() => again.desks.length > 0);
    expect(again.desk.seat).toBe('blue');
    await again.close();
    const { body: mine } = await ben.get<{ matches: { id: string; mySeat: string }[] }>(
      '/api/people/me/matches',
    );
    expect(mine.matches.flatMap((one) => (one.id === hers.id ? [one.mySeat] : []))).toEqual(['blue']);
    // By either key he answers for what both commanded, and the whole of it verifies at the end.
    const first = `0/signal/red`;
    expect((await at.house.deed(hers.id, rose.token, deedSaying(first, { flag: 'red' }))).status).toBe(200);
    await resignSeat(at, hers.id, navy.token);
    const { body: journal } = await at.house.get<Journal>(`/api/matches/${hers.id}/journal`, hers.token);
    expect(verifyJournal(joinable as unknown as Game, journal).findings.filter(({ ok }) => !ok)).toEqual([]);
  });

  it.skipIf(skip)('stay as they are for everybody who has one', async () => {
    const [ann, ben, cal, dot] = [at.visitor(), at.visitor(), at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    const sats: Sat[] = [hers];
    for (const [who, seat] of [
      [ben, 'rose'],
      [cal, 'blue'],
      [dot, 'navy'],
    ] as const)
      sats.push((await sit(who, hers.id, seat)).body);
    for (const sat of sats) await joinTable(at, sat);
    expect(seatsIn(await info(hers))).toEqual([...RED, ...BLUE]);
  });

  it.skipIf(skip)('are apart again when he has left before it began', async () => {
    const [ann, ben, cal] = [at.visitor(), at.visitor(), at.visitor()];
    const { body: hers } = await openTable(ann);
    const { body: blue } = await sit(ben, hers.id, 'blue', ['navy']);
    await joinTable(at, blue);
    await ben.post(`/api/people/tables/${hers.id}/leave`);
    const { body: navy } = await sit(cal, hers.id, 'navy');
    for (const sat of [hers, navy]) await joinTable(at, sat);
    const now = await info(hers);
    expect(now.status).toBe('gathering');
    expect(seatsIn(now)).toEqual([...RED, ...BLUE]);
  });
});
