import { mappingHash, mappingIn, mappingWith, PRINTED_MAPPING, withMapping } from '@weathergage/campaign';
import { testSeaBattle } from '@weathergage/campaign/testing/battles.ts';
import type { Game } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { battleWays } from './battle-ways.ts';

const gamesOf = (...ids: string[]): Game[] => ids.map((id) => ({ id }) as Game);
const ALL = gamesOf('hex-action', 'table-action', 'station', 'sea-power');
const { bound } = battleWays(ALL);

it.each([
  ['sea-power', { ways: ['hex-action'] }, true],
  ['sea-power', { ways: ['station'], below: { ways: ['hex-action', 'table-action'] } }, true],
  ['sea-power', { ways: ['hex-action'], mapping: mappingHash(PRINTED_MAPPING) }, true],
  ['sea-power', { ways: ['hex-action'], mapping: 'ab'.repeat(32) }, false],
  ['sea-power', { ways: ['hex-action', 'by-kite'] }, false],
  ['sea-power', { ways: ['station'], below: { ways: ['by-kite'] } }, false],
  ['sea-power', { ways: ['hex-action'], below: { ways: ['table-action'] } }, false],
  ['station', { ways: ['station'] }, false],
])('of %s a server leads %j: %s', (game, foughtOut, does) => {
  expect(bound(game, { foughtOut }) !== null).toBe(does);
});

it('and none whose boards it has not, or that is not fought out', () => {
  expect(battleWays(gamesOf('sea-power')).bound('sea-power', { foughtOut: { ways: ['hex-action'] } })).toBe(
    null,
  );
  expect(bound('sea-power', {})).toBe(null);
});

describe('the mapping of a host', () => {
  const changed = (turns: number) => {
    const read = mappingWith(PRINTED_MAPPING, { hexAction: { heats: { decisive: { turns } } } });
    if (!read.ok) throw new Error(read.path);
    return read.mapping;
  };
  const options = { foughtOut: { ways: ['hex-action'] } };
  const hosts = battleWays(ALL, changed(20));
  const turnsOf = (ways: typeof hosts, begun: unknown): unknown => {
    const [made] = ways.partsOf({ game: 'sea-power', options: begun }, testSeaBattle({ way: 'hex-action' }));
    return (made!.scenario as unknown as { turnLimit: number }).turnLimit;
  };

  it('makes other battles, and only in wars that are begun under it', () => {
    expect(bound('sea-power', options)).toEqual(withMapping(options, PRINTED_MAPPING));
    const under = hosts.bound('sea-power', options);
    expect(mappingIn(under)).toEqual(changed(20));
    expect(turnsOf(hosts, under)).toBe(20);
    expect(turnsOf(hosts, bound('sea-power', options))).toBe(17);
    // One that names none was begun when there was no other.
    expect(turnsOf(hosts, options)).toBe(16);
    // With another mapping, and with none, it goes on as it was begun.
    for (const later of [battleWays(ALL, changed(40)), battleWays(ALL)])
      expect(turnsOf(later, under)).toBe(20);
  });

  it('takes the place of the one that an earlier match was begun with', () => {
    const old = withMapping(options, changed(40));
    expect(hosts.bound('sea-power', old)).toEqual(withMapping(options, changed(20)));
    expect(bound('sea-power', old)).toEqual(withMapping(options, PRINTED_MAPPING));
    // What was printed when an earlier war was begun is known by its name.
    const { mapping } = withMapping(options, PRINTED_MAPPING).foughtOut as { mapping?: string };
    expect(hosts.bound('sea-power', { foughtOut: { ...options.foughtOut, mapping } })).toEqual(
      withMapping(options, changed(20)),
    );
    expect(hosts.mapping).toEqual({ hash: mappingHash(changed(20)), table: changed(20) });
    expect(battleWays(ALL)).not.toHaveProperty('mapping');
  });

  it('is not believed where it is another than its hash', () => {
    const { foughtOut } = withMapping(options, changed(20)) as { foughtOut: object };
    const forged = { foughtOut: { ...foughtOut, table: changed(60) } };
    expect(() => turnsOf(hosts, forged)).toThrow('is not here');
  });
});
