/** People at tables, for tests. */
import type { PeopleHouse, Visitor } from './people-house.ts';

export interface Sat {
  readonly id: string;
  readonly seat: string;
  readonly token: string;
  readonly links: Record<string, string>;
}

/** A table in the lobby; `code` is there where it was refused. */
export const openTable = (who: Visitor, more: Record<string, unknown> = {}) =>
  who.post<Sat & { code: string }>('/api/people/tables', {
    match: { game: 'powder', scenario: 'powder-3', gallery: 'public' },
    mine: 'red',
    open: true,
    level: 'any',
    pace: 'sitting',
    invite: [],
    ...more,
  });

/** Somebody sits down, and adds to the dice. */
export const joinTable = ({ house }: PeopleHouse, sat: Sat) =>
  house.post(`/api/matches/${sat.id}/join`, sat.token, { nonce: `nonce-of-${sat.seat}` });

/** Somebody with an account; the engine keeps the names of one suite apart from the other's. */
export async function newMember(at: PeopleHouse, name: string, engine: string): Promise<Visitor> {
  const who = at.visitor();
  await who.signUp(`${name} ${engine}`, `${name.toLowerCase()}@${engine.toLowerCase()}.example`);
  return who;
}

/** Somebody gives up, and what follows from it has been begun: a reply comes before that. */
export async function resignSeat({ house }: PeopleHouse, match: string, token: string): Promise<number> {
  const { status } = await house.deed(match, token, { type: 'resign' });
  await house.get(`/api/matches/${match}`, token);
  return status;
}
