/** All that is kept of somebody about notices, for whoever takes a copy; no secret that would let another in. */
import type { Kysely } from 'kysely';
import type { Tables } from '../records/tables.ts';
import type { NoticeSettings } from './settings.ts';
import type { Ways } from './ways.ts';

export async function keptOf(
  person: string,
  db: Kysely<Tables>,
  settings: NoticeSettings,
  ways: Ways,
): Promise<Readonly<Record<string, unknown>>> {
  const { terms, mailed } = await settings.of(person);
  return {
    terms,
    lastLetter: mailed,
    matches: Object.fromEntries(await settings.matches(person)),
    devices: (await ways.devices(person)).map(({ agent, made, endpoint }) => ({
      agent,
      made,
      service: new URL(endpoint).host,
    })),
    hooks: await ways.hooks(person),
    notices: await db.selectFrom('notices').selectAll().where('person', '=', person).execute(),
    onTheirWay: await db.selectFrom('outbox').selectAll().where('person', '=', person).execute(),
  };
}
