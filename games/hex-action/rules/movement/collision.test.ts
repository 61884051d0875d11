/** One step of all ships at once: who gets a hex, in which order dice are thrown, and who is found to have met. */
import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { doing, settled, stepOf } from '../testing/steps.ts';
import { layOut, settle } from './collision.ts';

describe('a step', () => {
  it('[8.1.1] a ship that does nothing, or backs, holds her hexes and enters none', () => {
    const { holders, intents, entrants } = stepOf(doing('x K20 1, y M20 1 B'));
    expect([...holders.values()]).toEqual(['x', 'x', 'y', 'y']);
    expect([intents.size, entrants.size]).toEqual([0, 0]);
  });

  it('[15.0] a bow that crosses a fixed edge enters no hex of the sea', () => {
    const board = { columns: 51, rows: 35, fixed: true };
    const { intents, entrants } = stepOf(doing('x K1 1 F'), { board });
    expect(intents.get('x')).toMatchObject({ leaves: true, end: 'bow' });
    expect(entrants.size).toBe(0);
  });

  it('[8.3.2] nobody is in the way of who leaves, nor of who follows into the hex she leaves', () => {
    expect(settled(doing('x K20 1 F, y K22 1 F'))).toEqual({ contest: null, blocked: [], met: [] });
  });

  it('[8.3.2] who is moved back moves back the one that follows her', () => {
    expect(settled(doing('z K17 1, x K19 1 F, y K21 1 F'))).toEqual({
      contest: null,
      blocked: ['x', 'y'],
      met: [
        ['K18', 'z', 'z', 'x'],
        ['K20', 'x', 'x', 'y'],
      ],
    });
  });
});

describe('a line between two ships', () => {
  const onALine = (b: string, does: 'F' | 'R') => {
    const sea = advancedSea([
      advancedShip({ id: 'a', at: 'K10', heading: 1, advanced: { tows: 'b' } }),
      advancedShip({ id: 'b', at: b, heading: 1 }),
    ]);
    return [...layOut(sea, ({ id }) => (id === 'a' ? does : undefined)).intents.values()];
  };

  it('[35.4.2] draws the other along when it is taut and her bow goes ahead, and not while it is slack', () => {
    const drawn = (...way: Parameters<typeof onALine>) =>
      onALine(...way).map(({ id, into }) => [id, hexName(into)]);
    expect(drawn('K12', 'F')).toEqual([
      ['a', 'K9'],
      ['b', 'K11'],
    ]);
    expect(drawn('L10', 'F')).toEqual([['a', 'K9']]);
    expect(drawn('K12', 'R').map(([id]) => id)).toEqual(['a']);
    expect(onALine('K12', 'F')[1]).toMatchObject({ tower: 'a', end: 'bow', leaves: false });
  });
});

describe('a hex that dice must give', () => {
  it('[8.3.2] is thrown for first where nothing still open can take it away', () => {
    // x and y both want K20, which h is leaving for K18; but k wants K18 too.
    const ships = doing('x J20 2 F, y L20 6 F, h K19 1 F, k J18 2 F');
    expect(settled(ships).contest).toEqual(['K18', 'h', 'k']);
    expect(settled(ships.slice(0, 3)).contest).toEqual(['K20', 'x', 'y']);
  });

  it('[8.3.2] [15.0] is free when the ship in it leaves the sea', () => {
    const ships = doing('h K1 1 F, x J2 2 F, y L2 6 F');
    const step = stepOf(ships, { board: { columns: 51, rows: 35, fixed: true } });
    const contest = settle(step, new Set());
    expect(contest && [hexName(contest.hex), ...contest.ships]).toEqual(['K2', 'x', 'y']);
  });
});

describe('encounters', () => {
  const both = doing('x K20 1 F, y K19 4 F');

  it('[8.3.1] two who run bow into bow collide once, and each keeps her hex', () => {
    expect(settled(both)).toEqual({ contest: null, blocked: ['x', 'y'], met: [['K19', null, 'y', 'x']] });
  });

  it.each([
    ['first', 0],
    ['last', 2],
  ])('[8.3.1] with a third in one of the two hexes it is that hex they met in; she is listed %s', (_, at) => {
    const { met } = settled(both.toSpliced(at, 0, ...doing('z J19 2 F')));
    expect(met.map(([hex, holder, ...ships]) => [hex, holder, ships.toSorted()])).toEqual([
      ['K19', 'y', ['x', 'y', 'z']],
    ]);
  });

  it('[8.3.1] two encounters in one step stay two', () => {
    const far = doing('v T20 1 F, w T19 4 F');
    expect(settled([...both, ...far]).met).toEqual([
      ['K19', null, 'y', 'x'],
      ['T19', null, 'w', 'v'],
    ]);
  });
});
