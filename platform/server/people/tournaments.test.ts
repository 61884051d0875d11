import type { TournamentsReply } from '@weathergage/kernel/people/tournament-protocol.ts';
import type { MatchInfo } from '@weathergage/kernel/protocol.ts';
import { People } from '@weathergage/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, resignSeat } from './testing/seated.ts';

interface Leg {
  leg: number;
  match: string | null;
  firstSide: string | null;
  result: string | null;
  how: string | null;
}
interface Tournament {
  id: string;
  code: string;
  status: string;
  round: number;
  rounds: number;
  me: number | null;
  entrants: { no: number; name: string; withdrawn: boolean }[];
  pairings: { round: number; place: number; first: number; second: number | null; legs: Leg[] }[];
  table: { no: number; place: number; points: number }[];
  corrections: { was: string | null; now: string; reason: string; by: string }[];
}

describe.each(PEOPLE_ENGINES)('tournaments on $engine', ({ engine, skip }) => {
  let at: PeopleHouse;
  let people: readonly Visitor[];
  beforeAll(async () => {
    if (skip) return;
    at = await peopleHouseOn(engine);
    people = await Promise.all(['Ann', 'Ben', 'Cal', 'Dan'].map((name) => newMember(at, name, engine)));
  });
  afterAll(() => at?.close());

  const make = (who: Visitor, more: Record<string, unknown> = {}) =>
    who.post<Tournament>('/api/people/tournaments', {
      title: 'The Saturday cup',
      game: 'powder',
      scenario: 'powder-3',
      kind: 'round-robin',
      rounds: 3,
      most: 8,
      rated: false,
      days: 0,
      ...more,
    });
  const deed = (who: Visitor, id: string, what: string, body: Record<string, unknown> = {}) =>
    who.post<Tournament>(`/api/people/tournaments/${id}/${what}`, body);
  const look = async (id: string): Promise<Tournament> =>
    (await people[0]!.get<Tournament>(`/api/people/tournaments/${id}`)).body;
  const begun = async (more: Record<string, unknown> = {}, players = people): Promise<Tournament> => {
    const { body } = await make(people[0]!, more);
    for (const who of players) expect((await deed(who, body.id, 'join')).status).toBe(200);
    const { body: started, status } = await deed(people[0]!, body.id, 'start');
    expect([status, started.code]).toEqual([200, undefined]);
    return started;
  };
  /** Both come, and one of them resigns. */
  const play = async (match: string, loser: Visitor | null): Promise<void> => {
    const sat = [];
    for (const who of people) {
      const { body, status } = await who.post<{ seat: string; token: string }>(
        `/api/people/matches/${match}/pass`,
      );
      if (status !== 200) continue;
      await joinTable(at, { ...body, id: match, links: {} });
      sat.push({ ...body, who });
    }
    expect(sat).toHaveLength(2);
    const { token } = sat.find(({ who }) => who === loser)!;
    expect(await resignSeat(at, match, token)).toBe(200);
  };
  const byNo = ({ entrants }: Tournament, no: number): Visitor =>
    people.find((_, i) =>
      entrants.find((one) => one.no === no)!.name.startsWith(['Ann', 'Ben', 'Cal', 'Dan'][i]!),
    )!;
  /** Plays the round that is open: of two the one with the lower number wins, but for those who are named. */
  const playRound = async (state: Tournament, upsets: readonly number[] = []): Promise<Tournament> => {
    for (const { round, first, second, legs } of state.pairings) {
      if (round !== state.round || second === null) continue;
      for (const { match, result } of legs) {
        if (result !== null) continue;
        expect(match).not.toBeNull();
        const [better, worse] = first < second ? [first, second] : [second, first];
        await play(match!, byNo(state, upsets.includes(worse) ? better : worse));
      }
    }
    return look(state.id);
  };

  it.skipIf(skip)('has everybody meet everybody on both sides, and ends with a table', async () => {
    let state = await begun();
    expect(state).toMatchObject({ status: 'playing', round: 1, rounds: 3 });
    for (const { legs } of state.pairings)
      expect(new Set(legs.map(({ firstSide }) => firstSide)).size).toBe(2);
    while (state.status === 'playing') state = await playRound(state);
    expect(state.status).toBe('over');
    expect(state.pairings).toHaveLength(6);
    expect(state.table.map(({ no, points }) => [no, points])).toEqual([
      [1, 6],
      [2, 4],
      [3, 2],
      [4, 0],
    ]);
    // The winner has been on each side three times.
    const sides = state.pairings.flatMap(({ first, legs }) =>
      first === 1 ? legs.map(({ firstSide }) => firstSide) : [],
    );
    expect(sides.filter((side) => side === sides[0]).length * 2).toBe(sides.length);
  });

  it.skipIf(skip)('pairs a Swiss by points and nobody twice, with a bye for one of three', async () => {
    let state = await begun({ kind: 'swiss', rounds: 2 }, people.slice(0, 3));
    expect(state.pairings.filter(({ second }) => second === null)).toHaveLength(1);
    while (state.status === 'playing') state = await playRound(state);
    const met = state.pairings.map(({ first, second }) => [first, second ?? 0].toSorted().join('-'));
    expect(new Set(met).size).toBe(met.length);
    expect(state.table[0]).toMatchObject({ no: 1, place: 1 });
  });

  it.skipIf(skip)('plays a level pairing of a knock-out once more', async () => {
    let state = await begun({ kind: 'knock-out' });
    expect(state.pairings.map(({ first, second }) => [first, second])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    const [one, other] = state.pairings[0]!.legs;
    await play(one!.match!, byNo(state, 4));
    await play(other!.match!, byNo(state, 1));
    for (const { match } of state.pairings[1]!.legs) await play(match!, byNo(state, 3));
    state = await look(state.id);
    expect(state.round).toBe(1);
    expect(state.pairings[0]!.legs).toHaveLength(4);
    state = await playRound(state, [4]);
    expect(state.pairings.at(-1)).toMatchObject({ round: 2, first: 4, second: 2 });
    state = await playRound(state, [4]);
    expect(state).toMatchObject({ status: 'over' });
    expect(state.table.map(({ no, place }) => [place, no])).toEqual([
      [1, 4],
      [2, 2],
      [3, 1],
      [3, 3],
    ]);
  });

  it.skipIf(skip)(
    'goes on without who withdraws, and lets the organiser correct with a record of it',
    async () => {
      let state = await begun();
      const before = state.pairings.find(({ first, second }) => first === 4 || second === 4)!;
      await deed(people[3]!, state.id, 'leave');
      state = await look(state.id);
      const after = state.pairings.find(({ place }) => place === before.place)!;
      expect(after.legs.every(({ how }) => how === 'withdrew')).toBe(true);
      expect((await deed(people[3]!, state.id, 'leave')).body.code).toBe('not-entered');
      const open = state.pairings.find(({ legs }) => legs[0]!.result === null)!;
      const wish = { round: 1, place: open.place, leg: 0, result: 'second', reason: 'Both agree on it' };
      expect((await deed(people[1]!, state.id, 'correct', wish)).status).toBe(403);
      const { body } = await deed(people[0]!, state.id, 'correct', wish);
      expect(body.corrections).toMatchObject([{ was: null, now: 'second', by: `Ann ${engine}` }]);
      await deed(people[0]!, state.id, 'correct', { ...wish, leg: 1, result: 'drawn' });
      state = await look(state.id);
      expect(state.round).toBe(2);
      // A match that is over afterwards changes nothing of it.
      const fixed = state.pairings.find(({ round, place }) => round === 1 && place === open.place)!.legs[0]!;
      await play(fixed.match!, byNo(state, open.second!));
      expect((await look(state.id)).pairings.find(({ place }) => place === open.place)!.legs[0]!.result).toBe(
        'second',
      );
      expect((await deed(people[0]!, state.id, 'call-off')).body.status).toBe('off');
    },
  );

  it.skipIf(skip)('calls a round whose time is up for whoever came', async () => {
    const state = await begun({ kind: 'knock-out', days: 1 }, people.slice(0, 2));
    const [leg, other] = state.pairings[0]!.legs;
    const { body } = await people[0]!.post<{ seat: string; token: string }>(
      `/api/people/matches/${leg!.match}/pass`,
    );
    await joinTable(at, { ...body, id: leg!.match!, links: {} });
    await people[0]!.get('/api/people/me/matches');
    const { people: house } = at;
    expect(await house.course.callRound(state.id, Date.now())).toEqual([]);
    const late = Date.now() + 2 * 86_400_000;
    expect(await house.course.stalled(late)).toContain(state.id);
    await house.course.callRound(state.id, late);
    const [pairing] = (await look(state.id)).pairings;
    expect(pairing!.legs[0]).toMatchObject({ how: 'absent' });
    expect(pairing!.legs.find(({ leg: n }) => n === other!.leg)).toMatchObject({ result: 'none' });
    expect(await look(state.id)).toMatchObject({ status: 'over', table: [{ no: 1 }, { no: 2 }] });
  });

  it.skipIf(skip)('has a clock for the matches of every round, or none', async () => {
    const clocks = [POST_CLOCK, { kind: 'live', bank: 900, increment: 15, misses: 2 }] as const;
    for (const clock of clocks) {
      let state = await begun({ kind: 'round-robin', clock }, people.slice(0, 3));
      expect(state).toMatchObject({ clock });
      state = await playRound(state);
      expect(state.round).toBe(2);
      const { body } = await people[0]!.get<TournamentsReply>('/api/people/tournaments');
      expect(body.tournaments.find(({ id }) => id === state.id)).toMatchObject({ clock });
      const made = state.pairings.flatMap(({ legs }) => legs.flatMap(({ match }) => match ?? []));
      expect(made).toHaveLength(4);
      for (const match of made)
        expect((await at.house.get(`/api/matches/${match}`)).body).toMatchObject({ clock });
      await deed(people[0]!, state.id, 'call-off');
    }
    const plain = await begun({}, people.slice(0, 2));
    expect(plain).toMatchObject({ clock: null });
    const { match } = plain.pairings[0]!.legs[0]!;
    expect((await at.house.get<MatchInfo>(`/api/matches/${match}`)).body.clock).toBeUndefined();
    await deed(people[0]!, plain.id, 'call-off');
    const nowhere = { ...POST_CLOCK, zone: 'Sea/Nowhere' };
    expect((await make(people[0]!, { clock: nowhere })).body.code).toBe('unknown-zone');
    const turnless = { ...POST_CLOCK, turn: 0 };
    expect((await make(people[0]!, { clock: turnless })).status).toBe(400);
  });

  it.skipIf(skip)('pairs a round once and makes its matches once, whoever sees to it', async () => {
    const { where } = at;
    const other =
      engine === 'SQLite' || where === undefined
        ? at.people
        : await People.open({ where, publicUrl: 'http://x' });
    const { body } = await make(people[0]!, { kind: 'swiss' });
    for (const who of people) await deed(who, body.id, 'join');
    const organiser = (await people[0]!.me()).id;
    const now = Date.now();
    const started = await Promise.all([
      at.people.course.start(body.id, organiser, now),
      other.course.start(body.id, organiser, now),
    ]);
    expect(started.toSorted()).toEqual(['not-open', null]);
    const claimed = await Promise.all([at.people.course.toMake(now), other.course.toMake(now)]);
    expect(claimed.flat().filter(({ tournament }) => tournament === body.id)).toHaveLength(4);
    // Whoever took them upon himself was stopped: after a minute another makes them.
    expect(await other.course.toMake(now + 30_000)).toEqual([]);
    expect(await other.course.toMake(now + 61_000)).toHaveLength(4);
    await Promise.all([at.people.course.goOn(body.id, now), other.course.goOn(body.id, now)]);
    expect(await look(body.id)).toMatchObject({ round: 1, pairings: [{}, {}] });
    await deed(people[0]!, body.id, 'call-off');
    if (other !== at.people) await other.close();
  });

  it.skipIf(skip)('is for accounts, for scenarios of two, and titles that are plain words', async () => {
    expect((await make(at.visitor())).status).toBe(401);
    const guest = at.visitor();
    await guest.post('/api/people/guest');
    expect((await make(guest)).body.code).toBe('account-needed');
    for (const title of ['<b>Cup</b>', 'a\u202Eb c', '  '])
      expect((await make(people[1]!, { title })).status).toBeGreaterThan(399);
    expect((await make(people[1]!, { scenario: 'never-was' })).status).toBe(404);
    expect((await make(people[1]!, { options: { rounds: 'x' } })).status).toBe(422);
    const { body } = await make(people[1]!, { most: 2 });
    expect((await deed(people[1]!, body.id, 'start')).body.code).toBe('too-few');
    expect((await deed(guest, body.id, 'join')).body.code).toBe('account-needed');
    for (const who of people.slice(0, 2)) await deed(who, body.id, 'join');
    expect((await deed(people[1]!, body.id, 'join')).body.code).toBe('entered-already');
    expect((await deed(people[2]!, body.id, 'join')).body.code).toBe('full');
    expect((await deed(people[0]!, body.id, 'start')).body.code).toBe('not-organiser');
    await deed(people[0]!, body.id, 'leave');
    expect((await look(body.id)).entrants).toHaveLength(1);
  });

  it.skipIf(skip)('forgets who has deleted his account, and goes on without him', async () => {
    const eve = await newMember(at, 'Eve', engine);
    const state = await begun({ kind: 'swiss' }, [people[0]!, people[1]!, people[2]!, eve]);
    const { body: mine } = await eve.get<Record<string, unknown[]>>('/api/people/me/export');
    expect(mine.tournaments).toHaveLength(1);
    await eve.post('/api/auth/delete-user', { password: 'a long sea-going word' });
    const left = await look(state.id);
    expect(left.entrants.find(({ no }) => no === 4)).toMatchObject({ name: 'Departed', withdrawn: true });
    expect(left.pairings.find(({ second }) => second === 4)!.legs[0]).toMatchObject({ result: 'first' });
  });
});
