/** One step of all ships at once: who gets a hex, in which order dice are thrown, and who is found to have met. */
import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { type TestShip, testSea } from '../testing/sea.ts';
import { layOut, type Meeting, meetings, settle } from './collision.ts';

type Doing = TestShip & { readonly does?: 'F' | 'L' | 'R' | 'B' };
const stepOf = (ships: readonly Doing[], rest: Partial<Parameters<typeof testSea>[0]> = {}) => {
  const doing = new Map(ships.map(({ id, does }) => [id, does]));
  const sea = testSea({ ships: ships.map(({ does: _does, ...ship }) => ship), ...rest });
  return layOut(sea, ({ id }) => doing.get(id));
};
/** Settled as far as it goes without dice. */
const settled = (...ships: readonly Doing[]) => {
  const step = stepOf(ships);
  const blocked = new Set<string>();
  const contest = settle(step, blocked);
  return {
    contest: contest && [hexName(contest.hex), ...contest.ships],
    blocked: [...blocked].sort(),
    met: contest ? [] : meetings(step, blocked).map(short),
  };
};
const short = ({ hex, holder, ships }: Meeting) => [hexName(hex), holder, ...ships];

describe('a step', () => {
  it('[8.1.1] a ship that does nothing, or backs, holds her hexes and enters none', () => {
    const { holders, intents, entrants } = stepOf([
      { id: 'x', at: 'K20', heading: 1 },
      { id: 'y', at: 'M20', heading: 1, does: 'B' },
    ]);
    expect([...holders.values()]).toEqual(['x', 'x', 'y', 'y']);
    expect([intents.size, entrants.size]).toEqual([0, 0]);
  });

  it('[15.0] a bow that crosses a fixed edge enters no hex of the sea', () => {
    const board = { columns: 51, rows: 35, fixed: true };
    const { intents, entrants } = stepOf([{ id: 'x', at: 'K1', heading: 1, does: 'F' }], { board });
    expect(intents.get('x')).toMatchObject({ leaves: true, end: 'bow' });
    expect(entrants.size).toBe(0);
  });

  it('[8.3.2] nobody is in the way of who leaves, nor of who follows into the hex she leaves', () => {
    expect(
      settled({ id: 'x', at: 'K20', heading: 1, does: 'F' }, { id: 'y', at: 'K22', heading: 1, does: 'F' }),
    ).toEqual({ contest: null, blocked: [], met: [] });
  });

  it('[8.3.2] who is moved back moves back the one that follows her', () => {
    expect(
      settled(
        { id: 'z', at: 'K17', heading: 1 },
        { id: 'x', at: 'K19', heading: 1, does: 'F' },
        { id: 'y', at: 'K21', heading: 1, does: 'F' },
      ),
    ).toEqual({
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
    const ships = [
      { id: 'x', at: 'J20', heading: 2, does: 'F' },
      { id: 'y', at: 'L20', heading: 6, does: 'F' },
      { id: 'h', at: 'K19', heading: 1, does: 'F' },
      { id: 'k', at: 'J18', heading: 2, does: 'F' },
    ] as const;
    expect(settled(...ships).contest).toEqual(['K18', 'h', 'k']);
    expect(settled(...ships.slice(0, 3)).contest).toEqual(['K20', 'x', 'y']);
  });

  it('[8.3.2] [15.0] is free when the ship in it leaves the sea', () => {
    const ships = [
      { id: 'h', at: 'K1', heading: 1, does: 'F' },
      { id: 'x', at: 'J2', heading: 2, does: 'F' },
      { id: 'y', at: 'L2', heading: 6, does: 'F' },
    ] as const;
    const step = stepOf(ships, { board: { columns: 51, rows: 35, fixed: true } });
    const contest = settle(step, new Set());
    expect(contest && [hexName(contest.hex), ...contest.ships]).toEqual(['K2', 'x', 'y']);
  });
});

describe('encounters', () => {
  const x = { id: 'x', at: 'K20', heading: 1, does: 'F' } as const;
  const y = { id: 'y', at: 'K19', heading: 4, does: 'F' } as const;

  it('[8.3.1] two who run bow into bow collide once, and each keeps her hex', () => {
    expect(settled(x, y)).toEqual({ contest: null, blocked: ['x', 'y'], met: [['K19', null, 'y', 'x']] });
  });

  it.each([
    ['first', 0],
    ['last', 2],
  ])('[8.3.1] with a third in one of the two hexes it is that hex they met in; she is listed %s', (_, at) => {
    const third = { id: 'z', at: 'J19', heading: 2, does: 'F' } as const;
    const { met } = settled(...[x, y].toSpliced(at, 0, third as never));
    expect(met.map(([hex, holder, ...ships]) => [hex, holder, ships.toSorted()])).toEqual([
      ['K19', 'y', ['x', 'y', 'z']],
    ]);
  });

  it('[8.3.1] two encounters in one step stay two', () => {
    const far = [
      { id: 'v', at: 'T20', heading: 1, does: 'F' },
      { id: 'w', at: 'T19', heading: 4, does: 'F' },
    ] as const;
    expect(settled(x, y, ...far).met).toEqual([
      ['K19', null, 'y', 'x'],
      ['T19', null, 'w', 'v'],
    ]);
  });
});
