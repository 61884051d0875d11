import { expect, it } from 'vitest';
import { leadOf } from './link.ts';

const LEAVES = new Set(['station', 'effort', 'balance/station', 'scenarios/station']);
const lead = (leaf: string, link: string) => leadOf(leaf, link, (path) => LEAVES.has(path));

it.each([
  ['station', '#a-turn', { to: 'section', id: 'a-turn' }],
  ['station', 'https://example.org/x.md', { to: 'web', address: 'https://example.org/x.md' }],
  ['station', 'effort.md', { to: 'route', route: { at: 'docs', path: 'effort', section: null } }],
  [
    'station',
    'balance/station.md#how',
    { to: 'route', route: { at: 'docs', path: 'balance/station', section: 'how' } },
  ],
  [
    'balance/station',
    '../station.md',
    { to: 'route', route: { at: 'docs', path: 'station', section: null } },
  ],
  ['station', 'rules/station.md', { to: 'route', route: { at: 'rules', game: 'station', rule: null } }],
  [
    'scenarios/station',
    '../rules/station.md#r-5-3',
    { to: 'route', route: { at: 'rules', game: 'station', rule: 'r-5-3' } },
  ],
  ['station', '../games/station/game.ts', { to: 'nowhere' }],
  ['station', 'casebook/hex-action.md', { to: 'nowhere' }],
])('on %s %s leads on', (leaf, link, expected) => {
  expect(lead(leaf, link)).toEqual(expected);
});
