import { mappingHash, PRINTED_MAPPING } from '@weathergage/campaign';
import { expect, it } from 'vitest';
import { battleWays } from './battle-ways.ts';

const { leads } = battleWays(['hex-action', 'table-action', 'station', 'sea-power']);

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
  expect(leads(game, { foughtOut })).toBe(does);
});

it('and none whose boards it has not, or that is not fought out', () => {
  expect(battleWays(['sea-power']).leads('sea-power', { foughtOut: { ways: ['hex-action'] } })).toBe(false);
  expect(leads('sea-power', {})).toBe(false);
});
