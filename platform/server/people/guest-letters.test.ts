/** A guest who becomes somebody by a letter: what he played goes along, whichever way he took. */
import { type FakeSmtp, fakeSmtp } from '@weathergage/people/testing/fake-smtp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';

describe.each(PEOPLE_ENGINES)('a guest at a server with letters, on $engine,', ({ engine, skip }) => {
  let at: PeopleHouse;
  let smtp: FakeSmtp;
  beforeAll(async () => {
    if (skip) return;
    smtp = await fakeSmtp();
    at = await peopleHouseOn(
      engine,
      {},
      { publicUrl: 'https://play.example', smtp: { url: smtp.url, from: 'Weathergage <play@play.example>' } },
    );
  });
  afterAll(async () => {
    await at?.close();
    await smtp?.close();
  });

  const tokenTo = async (email: string): Promise<string> => (await smtp.linkTo(email)).split('/').at(-1)!;
  const confirm = async (who: Visitor, email: string) =>
    who.get(`/api/auth/verify-email?token=${await tokenTo(email)}`);
  /** A guest who has sat down. */
  async function guest(): Promise<{ who: Visitor; match: string; id: string }> {
    const who = at.visitor();
    const { id: match, tokens } = await at.house.begin();
    expect((await who.post('/api/people/seats', { match, token: tokens.red! })).status).toBe(200);
    return { who, match, id: (await who.me()).id };
  }
  const matchesOf = async (who: Visitor): Promise<string[]> =>
    (await who.get<{ matches: { id: string }[] }>('/api/people/me/matches')).body.matches.map(({ id }) => id);

  it.skipIf(skip)('stays one until he opens it, and keeps his match when he does', async () => {
    const { who, match, id } = await guest();
    const email = `opens@${engine.toLowerCase()}.example`;
    await who.signUp(`Opens ${engine}`, email);
    expect(await who.me()).toMatchObject({ id, guest: true });
    expect((await confirm(who, email)).status).toBe(200);
    expect(await who.me()).toMatchObject({ name: `Opens ${engine}`, guest: false });
    expect(await matchesOf(who)).toEqual([match]);
    expect((await who.get(`/api/people/${id}`)).status).toBe(404);
  });

  it.skipIf(skip)('keeps it when he opens the letter elsewhere, as soon as he signs in here', async () => {
    const { who, match } = await guest();
    const email = `elsewhere@${engine.toLowerCase()}.example`;
    await who.signUp(`Elsewhere ${engine}`, email);
    const phone = at.visitor();
    expect((await confirm(phone, email)).status).toBe(200);
    expect(await matchesOf(phone)).toEqual([]);
    expect((await who.signIn(email)).status).toBe(200);
    for (const one of [who, phone]) expect(await matchesOf(one)).toEqual([match]);
  });

  it.skipIf(skip)('keeps it when he signs in by a letter’s link', async () => {
    const { who, match } = await guest();
    const email = `link@${engine.toLowerCase()}.example`;
    await who.post('/api/auth/sign-in/magic-link', { email });
    expect((await who.get(`/api/auth/magic-link/verify?token=${await tokenTo(email)}`)).status).toBe(200);
    expect(await who.me()).toMatchObject({ guest: false, email });
    expect(await matchesOf(who)).toEqual([match]);
  });
});
