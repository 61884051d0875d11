import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { powderEntry } from '../testing/house.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, type Sat } from './testing/seated.ts';

const RED = ['red', 'rose'];
const BLUE = ['blue', 'navy'];

/** Two captains a side. */
const pairs = {
  ...powderEntry,
  game: {
    ...powderGame,
    seats: () =>
      [...RED, ...BLUE].map((id) => ({ id, side: RED.includes(id) ? 'red' : 'blue', name: `Captain ${id}` })),
  },
  scenarios: [powderScenario(3, [...RED, ...BLUE])],
};

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
