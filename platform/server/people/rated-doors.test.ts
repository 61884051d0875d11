import type { ClockTerms } from '@weathergage/kernel';
import type { MyMatchesReply } from '@weathergage/kernel/people/people-protocol.ts';
import { PROGRAM_SCOPES } from '@weathergage/kernel/people/program-protocol.ts';
import type { TournamentReply } from '@weathergage/kernel/people/tournament-protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { http } from '../testing/client.ts';
import { POST_CLOCK } from '../testing/post-clock.ts';
import { TestWatch } from '../testing/watch.ts';
import { DAY_MS } from '../turns/calendar.ts';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';
import { joinTable, newMember, openTable, resignSeat, type Sat } from './testing/seated.ts';

const CLOCK: ClockTerms = { ...POST_CLOCK, misses: 1 };
const RATED = {
  match: { game: 'powder', scenario: 'powder-50', gallery: 'public', clock: CLOCK },
  rated: 'people',
};

describe('no program plays a rated match, by whichever door it comes', () => {
  const watch = new TestWatch();
  let at: PeopleHouse;
  let ann: Visitor;
  let ben: Visitor;
  /** Ben's program, which may do all that programs may. */
  let token: string;
  beforeAll(async () => {
    at = await peopleHouse({}, { watch });
    ann = await newMember(at, 'Ann', 'rated');
    ben = await newMember(at, 'Ben', 'rated');
    token = await tokenOf(ben);
  });
  afterAll(() => at.close());

  const tokenOf = async (who: Visitor): Promise<string> => {
    const wanted = { name: 'Gunner', scopes: PROGRAM_SCOPES, days: null };
    return (await who.post<{ token: string }>('/api/people/me/programs', wanted)).body.token;
  };
  const by = (path: string, body: unknown = {}, key = token) =>
    http<{ code: string }>(at.house.address, 'POST', `/api/${path}`, { token: key, body });
  const refused = { status: 403, body: { code: 'no-programs' } };
  /** It neither comes to a match that has not begun, nor does anything in one that has. */
  const cannotPlay = async (id: string, key = token): Promise<void> => {
    expect(await by(`matches/${id}/join`, { nonce: 'eight signs' }, key)).toMatchObject(refused);
    expect(await by(`matches/${id}/deeds`, { type: 'resign' }, key)).toMatchObject(refused);
  };
  const sitters = async (id: string) => (await at.people.chairs.sitters(id)).map(({ program }) => program);
  const matchesOf = async (who: Visitor) =>
    (await who.get<MyMatchesReply>('/api/people/me/matches')).body.matches;
  const begun = async (): Promise<{ id: string; hers: Sat; his: Sat }> => {
    const { body: hers } = await openTable(ann, RATED);
    await joinTable(at, hers);
    const { body: his } = await ben.post<Sat>(`/api/people/tables/${hers.id}/sit`, { seat: 'blue' });
    await joinTable(at, his);
    return { id: hers.id, hers, his };
  };

  it('a table that it opens, or that would have programs', async () => {
    const table = { ...RATED, mine: 'red', open: true, level: 'any', pace: 'post', invite: [] };
    expect(await by('people/tables', table)).toMatchObject(refused);
    expect((await openTable(ann, { ...RATED, programs: true })).body.code).toBe('no-programs');
  });

  it('a table in the lobby, sat down at by the program or by its person', async () => {
    const { body: open } = await openTable(ann, RATED);
    expect(await by(`people/tables/${open.id}/sit`, { seat: 'blue' })).toMatchObject(refused);
    expect((await ben.post(`/api/people/tables/${open.id}/sit`, { seat: 'blue' })).status).toBe(200);
    await cannotPlay(open.id);
    // Not even where a chair was marked before it was known what is played there.
    await at.people.chairs.markProgram(open.id, 'blue');
    await cannotPlay(open.id);
  });

  it('an invitation by name', async () => {
    const { body } = await openTable(ann, { ...RATED, open: false, invite: ['Ben rated'] });
    await cannotPlay(body.id);
    expect(await sitters(body.id)).toEqual([false, false]);
  });

  it('the return match, and a rematch of that', async () => {
    const { id, his } = await begun();
    await cannotPlay(id);
    await resignSeat(at, id, his.token);
    expect(await by(`people/matches/${id}/rematch`)).toMatchObject(refused);
    const back = (await matchesOf(ben)).find(({ status, rated, asked }) => {
      return rated && status === 'gathering' && asked.length === 2;
    })!;
    await cannotPlay(back.id);
    for (const who of [ann, ben]) {
      const { body } = await who.post<Sat>(`/api/people/matches/${back.id}/pass`);
      await joinTable(at, { ...body, id: back.id, links: {} });
      if (who === ben) await resignSeat(at, back.id, body.token);
    }
    await matchesOf(ben);
    expect(await by(`people/matches/${back.id}/rematch`)).toMatchObject(refused);
    const { body: again } = await ann.post<Sat>(`/api/people/matches/${back.id}/rematch`);
    expect((await matchesOf(ben)).find((one) => one.id === again.id)).toMatchObject({ rated: true });
    await cannotPlay(again.id);
  });

  it('a tournament', async () => {
    const terms = {
      game: 'powder',
      scenario: 'powder-3',
      kind: 'swiss',
      rounds: 1,
      most: 2,
      rated: true,
      days: 0,
    };
    const made = await ann.post<TournamentReply>('/api/people/tournaments', { title: 'The cup', ...terms });
    const path = `people/tournaments/${made.body.id}`;
    for (const deed of ['join', 'leave', 'start'])
      expect(await by(`${path}/${deed}`)).toMatchObject({ status: 403, body: { code: 'token-scope' } });
    for (const who of [ann, ben]) expect((await who.post(`/api/${path}/join`)).status).toBe(200);
    const { body } = await ann.post<TournamentReply>(`/api/${path}/start`);
    for (const { match } of body.pairings[0]!.legs) await cannotPlay(match!);
  });

  it('the chair of one who stays away, opened to anybody or given by name', async () => {
    const cal = await newMember(at, 'Cal', 'rated');
    const key = await tokenOf(cal);
    for (const act of [{ act: 'open' }, { act: 'name', name: 'Cal rated' }] as const) {
      const { id, hers } = await begun();
      // Hers are done, and he is waited for in vain.
      const answer = (...answers: { ask: string; answer: unknown }[]) =>
        at.house.deed(id, hers.token, { type: 'answer', answers: answers as never });
      await answer({ ask: '0/signal/red', answer: { flag: 'red' } });
      await answer({ ask: '0/load/red', answer: { powder: 1 } }, { ask: '0/aim/red', answer: { at: 'low' } });
      await at.house.get(`/api/matches/${id}`, hers.token);
      await watch.pass(DAY_MS);
      while (!watch.idle) await watch.pass(0);
      expect((await at.house.deed(id, hers.token, { type: 'chair', seat: 'blue', ...act })).status).toBe(200);
      if (act.act === 'open') {
        expect(await by(`people/tables/${id}/sit`, { seat: 'blue' }, key)).toMatchObject(refused);
        expect((await cal.post(`/api/people/tables/${id}/sit`, { seat: 'blue' })).status).toBe(200);
      }
      await cannotPlay(id, key);
      expect(await sitters(id)).toEqual([false, false]);
    }
  });
});
