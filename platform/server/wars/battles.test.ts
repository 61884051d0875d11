import { type Journal, pastHash } from '@weathergage/kernel';
import { PROGRAM_SCOPES } from '@weathergage/kernel/people/program-protocol.ts';
import type {
  BattleInfo,
  CareersReply,
  ChairGiven,
  ErrorBody,
  MatchInfo,
} from '@weathergage/kernel/protocol.ts';
import { RATED } from '@weathergage/people';
import { SqliteStore, type Store } from '@weathergage/store';
import { afterEach, describe, expect, it } from 'vitest';
import { peopleHouse } from '../people/testing/people-house.ts';
import { brittle } from '../testing/brittle.ts';
import { eventually } from '../testing/client.ts';
import { House } from '../testing/house.ts';
import {
  answer,
  battlesOf,
  begin,
  fight,
  meet,
  reported,
  reportsIn,
  TOY_WAR,
  toyWays,
} from '../testing/toy-war.ts';
import type { BattleWays } from './battles.ts';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function open(store?: (directory: string) => Store): Promise<House> {
  const house = await House.openWith(async (directory) => ({
    games: TOY_WAR,
    ways: toyWays,
    ...(store === undefined ? {} : { store: store(directory) }),
  }));
  houses.push(house);
  return house;
}

describe('battles of a war at a server', () => {
  it('are matches of their own: the war goes on, and what came of them is taken once', async () => {
    const house = await open();
    const begun = await begin(house);
    await meet(house, begun);
    const [battle, ...others] = await battlesOf(house, begun.id, begun.tokens.ann!);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({
      engagement: 'battle 0',
      part: 0,
      game: 'powder',
      status: 'gathering',
      reported: false,
      chairs: [
        { seat: 'ann', by: 'here' },
        { seat: 'ben', by: 'machine' },
      ],
    });
    // The next year is asked for meanwhile.
    await answer(house, begun.id, begun.tokens.ann!, { sea: 'south', ships: 0 });
    await answer(house, begun.id, begun.tokens.ben!, { sea: 'north', ships: 0 });
    // The link of the war opens the chair.
    const { match } = battle!;
    const info = await house.get<MatchInfo>(`/api/matches/${match}`, begun.tokens.ann!);
    expect(info.body.of).toEqual({ match: begun.id, engagement: 'battle 0', part: 0, dropped: false });
    await house.post(`/api/matches/${match}/join`, begun.tokens.ann!, { nonce: 'nonce-in-battle' });
    await fight(house, match, begun.tokens.ann!);
    expect(await reported(house, begun.id)).toMatchObject([{ type: 'report', engagement: 'battle 0' }]);
    const told = await battlesOf(house, begun.id, begun.tokens.ben!);
    expect(told).toMatchObject([{ match, status: 'over', reported: true }]);
    // What is looked at again is not reported again.
    await battlesOf(house, begun.id, begun.tokens.ann!);
    await house.get(`/api/matches/${match}/desk`, begun.tokens.ann!);
    expect(await reportsIn(house.store, begun.id)).toHaveLength(1);
    const journal = (await house.get<Journal>(`/api/matches/${match}/journal`, begun.tokens.ann!)).body;
    expect((await reportsIn(house.store, begun.id))[0]).toMatchObject({
      child: pastHash(journal.opening, journal.entries),
    });
  });

  it('are made, and their reports taken, after a server has fallen at the worst moment', async () => {
    let kept: ReturnType<typeof brittle> | null = null;
    const house = await open((directory) => {
      kept = brittle(new SqliteStore({ directory }));
      return kept.store;
    });
    const { fail } = kept! as ReturnType<typeof brittle>;
    const begun = await begin(house);
    // The battle has left the chart, and its match is not yet made.
    fail.add('createMatch');
    await meet(house, begun);
    await house.server.close();
    const again = { games: TOY_WAR, ways: toyWays, store: new SqliteStore({ directory: house.directory }) };
    await house.start(again);
    let made: BattleInfo[] = [];
    for (let tries = 0; tries < 400 && made.length === 0; tries++) {
      made = (await house.store.battles(begun.id)) as never;
      if (made.length === 0) await new Promise((next) => setTimeout(next, 5));
    }
    expect(made).toHaveLength(1);
    const { id: match } = made[0] as unknown as { id: string };

    // It is over, and nobody has told the war.
    await house.server.close();
    const deaf = brittle(new SqliteStore({ directory: house.directory }));
    deaf.fail.add('battles');
    await house.start({ games: TOY_WAR, ways: toyWays, store: deaf.store });
    await house.post(`/api/matches/${match}/join`, begun.tokens.ann!, { nonce: 'nonce-in-battle' });
    await fight(house, match, begun.tokens.ann!);
    expect(await reportsIn(house.store, begun.id)).toEqual([]);
    await house.server.close();

    // It is told, and that it was has not been written.
    const half = brittle(new SqliteStore({ directory: house.directory }));
    half.fail.add('settleBattle');
    await house.start({ games: TOY_WAR, ways: toyWays, store: half.store });
    expect(await reported(house, begun.id)).toHaveLength(1);
    await eventually(() => (half.calls.get('settleBattle') ?? 0) > 0);
    await house.server.close();

    await house.start({
      games: TOY_WAR,
      ways: toyWays,
      store: new SqliteStore({ directory: house.directory }),
    });
    const told = await battlesOf(house, begun.id, begun.tokens.ben!);
    expect(told).toMatchObject([{ match, reported: true }]);
    expect(await reportsIn(house.store, begun.id)).toHaveLength(1);
    expect(await house.store.linkedMatches()).toEqual([begun.id]);
  });

  it('end with their war, and are gone where a step back takes them away', async () => {
    const house = await open();
    const taken = await begin(house);
    await meet(house, taken);
    const [lost] = await battlesOf(house, taken.id, taken.tokens.ann!);
    await house.deed(taken.id, taken.tokens.ann!, { type: 'undo-request', to: 0 });
    const agreed = await house.deed(taken.id, taken.tokens.ben!, { type: 'undo-reply', agree: true, to: 0 });
    expect(agreed.body.rewoundTo).toBe(0);
    expect(await battlesOf(house, taken.id, taken.tokens.ann!)).toEqual([]);
    expect((await house.get(`/api/matches/${lost!.match}`, taken.tokens.ann!)).status).toBe(404);

    const resigned = await begin(house);
    await meet(house, resigned);
    const [battle] = await battlesOf(house, resigned.id, resigned.tokens.ann!);
    await house.post(`/api/matches/${battle!.match}/join`, resigned.tokens.ann!, {
      nonce: 'nonce-in-battle',
    });
    await house.deed(resigned.id, resigned.tokens.ben!, { type: 'resign' });
    const [dropped] = await battlesOf(house, resigned.id, resigned.tokens.ann!);
    expect(dropped).toMatchObject({ status: 'over', reported: false });
    const refused = await house.deed(battle!.match, resigned.tokens.ann!, { type: 'resign' });
    expect(refused.body.code).toBe('match-over');
    expect(await reportsIn(house.store, resigned.id)).toEqual([]);
  });

  it('are fought in divisions side by side, each by a captain of its own, and reported when the last is over', async () => {
    const together: number[] = [];
    const inThree: BattleWays = {
      ...toyWays,
      partsOf: (war, engagement) =>
        toyWays.partsOf(war, engagement).flatMap((one) =>
          ['van', 'centre', 'rear'].map((division) => ({
            ...one,
            scenario: { ...one.scenario, id: `${one.scenario.id}-${division}` },
          })),
        ),
      reportOn: (war, engagement, parts) => {
        together.push(parts.length);
        return toyWays.reportOn(war, engagement, parts);
      },
    };
    const house = await House.openWith(async () => ({ games: TOY_WAR, ways: inThree }));
    houses.push(house);
    const begun = await begin(house);
    await meet(house, begun);
    const ann = begun.tokens.ann!;
    const battles = await battlesOf(house, begun.id, ann);
    expect(battles.map(({ engagement, part }) => [engagement, part])).toEqual(
      [0, 1, 2].map((part) => ['battle 0', part]),
    );
    const captains = await Promise.all(
      battles.map(async ({ match }) => {
        const given = { match, seat: 'ann', to: 'link' };
        const { token } = (await house.post<ChairGiven>(`/api/matches/${begun.id}/battles`, ann, given)).body;
        await house.post(`/api/matches/${match}/join`, token!, { nonce: 'nonce-of-captain' });
        return { match, token: token! };
      }),
    );
    const [van, centre, rear] = captains;
    expect((await house.get(`/api/matches/${centre!.match}/desk`, van!.token)).status).toBe(403);
    for (const { match, token } of [van!, rear!]) await fight(house, match, token);
    const statuses = (await battlesOf(house, begun.id, ann)).map(({ status }) => status);
    expect(statuses).toEqual(['over', 'playing', 'over']);
    expect(await reportsIn(house.store, begun.id)).toEqual([]);
    await fight(house, centre!.match, centre!.token);
    expect(await reported(house, begun.id)).toMatchObject([{ type: 'report', engagement: 'battle 0' }]);
    expect(together).toEqual([3]);
  });

  it('are played by no program where their war is rated', async () => {
    const at = await peopleHouse({}, { games: TOY_WAR, ways: toyWays });
    houses.push(at.house);
    const { house, people } = at;
    const ann = at.visitor();
    await ann.signUp('Ann', 'ann@a.example');
    const wanted = { name: 'Gunner', scopes: PROGRAM_SCOPES, days: null };
    const { token } = (await ann.post<{ token: string }>('/api/people/me/programs', wanted)).body;
    for (const rated of [RATED.no, RATED.people]) {
      const begun = await begin(house);
      await people.offers.make(
        {
          match: begun.id,
          maker: null,
          open: false,
          level: 'any',
          pace: 'post',
          rated,
          options: {},
          programs: false,
        },
        0,
      );
      await ann.post('/api/people/seats', { match: begun.id, token: begun.tokens.ann });
      await meet(house, begun);
      const [{ match } = { match: '' }] = await battlesOf(house, begun.id, begun.tokens.ann!);
      const join = await house.post<ErrorBody>(`/api/matches/${match}/join`, token, { nonce: 'eight signs' });
      const deed = await house.deed(match, token, { type: 'resign' });
      if (rated === RATED.no) {
        expect(join.status).toBe(200);
        expect(await people.chairs.isProgram(begun.id, 'ann')).toBe(true);
      } else for (const { body } of [join, deed]) expect(body.code).toBe('no-programs');
    }
  });

  it('make names for captains while the war goes on, told to each as far as he has come', async () => {
    const house = await open();
    const begun = await begin(house, { delay: 3 });
    const careersFor = async (token?: string): Promise<unknown[]> =>
      (await house.get<CareersReply>(`/api/matches/${begun.id}/careers`, token)).body.careers;
    await meet(house, begun);
    const { ann, ben } = begun.tokens;
    const [{ match } = { match: '' }] = await battlesOf(house, begun.id, ann!);
    await house.post(`/api/matches/${match}/join`, ann!, { nonce: 'nonce-in-battle' });
    expect(await careersFor(ann)).toEqual([]);
    await fight(house, match, ann!);
    const [report] = await reported(house, begun.id);
    const told = [{ engagement: 'battle 0', reports: 1, child: (report as { child: string }).child }];
    for (const token of [ann, ben]) expect(await careersFor(token)).toEqual(told);
    // Who is kept behind has not heard of the battle yet, and that he asks takes nothing from the others.
    expect(await careersFor(begun.galleryToken ?? undefined)).toEqual([]);
    expect(await careersFor(ann)).toEqual(told);
    // A battle under way tells nothing.
    await meet(house, begun);
    expect(await careersFor(ben)).toEqual(told);
  });

  it('have chairs that an admiral gives to a captain: his own, and no other’s', async () => {
    const house = await open();
    const begun = await begin(house);
    await meet(house, begun);
    const [{ match } = { match: '' }] = await battlesOf(house, begun.id, begun.tokens.ann!);
    const give = (token: string, to: 'link' | 'me', seat = 'ann') =>
      house.post<ChairGiven & ErrorBody>(`/api/matches/${begun.id}/battles`, token, { match, seat, to });
    expect((await give(begun.tokens.ben!, 'link')).body.code).toBe('not-allowed');
    expect((await give(begun.tokens.ann!, 'link', 'ben')).body.code).toBe('not-allowed');
    const { token } = (await give(begun.tokens.ann!, 'link')).body;
    const joined = await house.post<{ seat: string }>(`/api/matches/${match}/join`, token!, {
      nonce: 'nonce-of-captain',
    });
    expect(joined.body.seat).toBe('ann');
    expect((await house.get(`/api/matches/${match}/desk`, begun.tokens.ann!)).status).toBe(403);
    // A captain knows his own ships alone.
    expect((await house.get(`/api/matches/${begun.id}/desk`, token!)).status).toBe(403);
    expect((await battlesOf(house, begun.id, begun.tokens.ann!))[0]?.chairs[0]?.by).toBe('link');
    expect((await battlesOf(house, begun.id, begun.tokens.ben!))[0]?.chairs[0]?.by).toBe('another');
    expect((await give(begun.tokens.ben!, 'me')).body.code).toBe('not-allowed');
    expect((await give(begun.tokens.ann!, 'me')).body.token).toBeNull();
    expect((await house.get(`/api/matches/${match}/desk`, begun.tokens.ann!)).status).toBe(200);
    expect((await house.get(`/api/matches/${match}/desk`, token!)).status).toBe(403);
  });
});
