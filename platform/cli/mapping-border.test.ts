/** What is sent along as the mapping of a new war: it comes to no more than the host's own. */
import {
  type Mapping,
  mappingHash,
  mappingIn,
  mappingWith,
  PRINTED_MAPPING,
  withMapping,
} from '@weathergage/campaign';
import type { Game } from '@weathergage/kernel';
import type { CreatedReply, ErrorBody } from '@weathergage/kernel/protocol.ts';
import { http } from '@weathergage/server/testing/client.ts';
import { House } from '@weathergage/server/testing/house.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { battleWays } from './battle-ways.ts';

const turnsOf = (turns: number): Mapping => {
  const read = mappingWith(PRINTED_MAPPING, { season: { turns } });
  if (!read.ok) throw new Error(read.path);
  return read.mapping;
};
const foughtOut = { ways: ['hex-action'] };
const bound = (mapping: Mapping) => withMapping({ foughtOut }, mapping).foughtOut as object;
const deep = (levels: number): unknown => (levels === 0 ? {} : { in: deep(levels - 1) });

/** What somebody sends, and whether there is a match of it. */
const SENT: readonly (readonly [string, unknown, boolean])[] = [
  ['the table of an earlier match', bound(turnsOf(7)), true],
  ['a table under another’s hash', { ...bound(turnsOf(7)), table: turnsOf(8) }, true],
  ['a table without a hash', { ...foughtOut, table: turnsOf(7) }, true],
  ['a table of nonsense', { ...foughtOut, mapping: 'ab'.repeat(32), table: { a: [1], b: null } }, true],
  ['a fat table', { ...foughtOut, mapping: 'ab'.repeat(32), table: { a: 'x'.repeat(50_000) } }, true],
  ['a table far too deep', { ...foughtOut, table: deep(80) }, false],
  ['a hash alone that is not the host’s', { ...foughtOut, mapping: 'ab'.repeat(32) }, false],
  ['no hash at all', { ...foughtOut, mapping: 'the best' }, false],
  ['a table that is none', { ...foughtOut, table: null }, false],
  ['a list for a table', { ...foughtOut, table: [1, 2] }, false],
  ['more than a request may hold', { ...foughtOut, table: { a: 'x'.repeat(3_000_000) } }, false],
];

describe.each([
  ['a host who has changed the mapping', turnsOf(3)],
  ['a host who has not', PRINTED_MAPPING],
])('%s', (_, hosts) => {
  let house: House;
  beforeAll(async () => {
    const games = await Promise.all(
      GAMES.map(async ({ rules, scenarios, bots }) => {
        const [game, all, chooser] = await Promise.all([rules(), scenarios(), bots()]);
        return { game, scenarios: all, bots: chooser };
      }),
    );
    const ways = battleWays(
      games.map(({ game }) => game as unknown as Game),
      hosts,
    );
    house = await House.open({ games: games as never, ways });
  });
  afterAll(() => house.close());

  it.each(SENT)('is sent %s', async (_what, sent, taken) => {
    const body = { game: 'sea-power', scenario: 'maritime-war-1778', options: { foughtOut: sent } };
    const reply = await http<CreatedReply & ErrorBody>(house.address, 'POST', '/api/matches', { body });
    if (!taken) {
      expect([400, 413, 422]).toContain(reply.status);
      expect(reply.body.message.length).toBeGreaterThan(10);
      return;
    }
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    const record = await house.store.findMatch(reply.body.match.id);
    const { options } = record!.opening;
    expect(options).toEqual(withMapping({ foughtOut }, hosts));
    expect(mappingHash(mappingIn(options))).toBe(mappingHash(hosts));
  });
});
