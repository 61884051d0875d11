import { describe, expect, it } from 'vitest';
import { battleOf, Umpire } from '../testing/battle.ts';
import { privateCopy } from './copy.ts';
import type { State } from './state.ts';

/** A world with something in every list. */
function full(): State {
  const { world } = new Umpire(battleOf(['eng-mars:eng-byng'], ['fra-souverain:fra-conflans']), 6, 1);
  world.control = ['azores'];
  world.frigates = { english: ['azores'], european: ['north-sea'] };
  world.inHand = { english: 1, european: 2 };
  world.battles = ['baltic-sea'];
  world.ledger = [{ year: 1756, side: 'english', points: 1, source: 'bid', of: null }];
  world.points = { english: 1, european: 0 };
  world.absent = [{ leader: 'eng-hawke', side: 'english', returns: 1758, why: 'injured' }];
  world.dead = ['eng-anson'];
  world.sunk = [{ ship: 'eng-duke', side: 'english', captured: false }];
  world.gone = ['eng-prince'];
  world.prizes = [{ ship: 'eng-newark', by: 'european', nation: 'France' }];
  world.forces.european.purged = ['fra-blenac'];
  world.forces.english.mustered = ['eng-cape'];
  return world;
}

/** Every object in a value, by the way to it. */
const parts = (value: unknown, way = ''): [string, object][] =>
  typeof value !== 'object' || value === null
    ? []
    : [[way, value], ...Object.entries(value).flatMap(([key, one]) => parts(one, `${way}/${key}`))];

describe('the copy that a step works on', () => {
  it('is the same world', () => {
    const world = full();
    expect(privateCopy(world)).toEqual(world);
  });

  it('shares nothing that phases change in place', () => {
    const world = full();
    const copies = new Map(parts(privateCopy(world)));
    const shared = parts(world).flatMap(([way, part]) => (copies.get(way) === part ? [way] : []));
    const changed = [
      ...[
        '',
        '/markers',
        '/markers/0',
        '/ports',
        '/ports/brest',
        '/control',
        '/frigates',
        '/frigates/english',
      ],
      ...[
        '/frigates/european',
        '/inHand',
        '/turn',
        '/battles',
        '/points',
        '/ledger',
        '/absent',
        '/dead',
        '/sunk',
      ],
      ...['/gone', '/prizes', '/forces'],
      ...['english', 'european'].flatMap((side) =>
        ['', '/pools', '/ships', '/leaders', '/squadrons', '/squadrons/0', '/purged', '/mustered'].map(
          (part) => `/forces/${side}${part}`,
        ),
      ),
      ...['/forces/english/pools/England', '/forces/english/ships/eng-mars', '/forces/european/pools/France'],
    ];
    for (const way of changed) {
      expect(copies.has(way), way).toBe(true);
      expect(shared, way).not.toContain(way);
    }
  });
});
