/** Where a move ends and who has one: each limit at its edge. */
import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../sea/special-rules.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { HOLDING, loneLog, loneSea, loneShip } from '../testing/lone.ts';
import { context, testSea } from '../testing/sea.ts';
import { allowanceLines, allowancesIn } from './allowance.ts';
import { springsOf } from './anchoring.ts';
import { advance, beginWalk, courseOf } from './course.ts';
import { fireshipSteps } from './fireships.ts';
import { fullSail, takeInSails } from './full-sail.ts';
import { driftIsDue, hasChoice, heldBy, inPlay } from './held.ts';
import { parsePlot } from './plot-notation.ts';
import { manoeuvreOf } from './turning.ts';

const lone = (
  stated: Parameters<typeof loneShip>[0] = {},
  special: SpecialRule[] = [],
  changes: object = {},
) => {
  const ship = loneShip(stated);
  return { ship, sea: loneSea(ship, changes, special) };
};

describe('hexes in an attitude', () => {
  const { sea, ship } = lone();
  const course = { ...courseOf(sea, ship, {}), allowances: { A: 1, B: 1, C: 1, D: 1 }, total: 4 };
  /** In a wind that blows up the board. */
  const HEADING = { A: 2, B: 1, C: 3, D: 4 } as const;
  type At = keyof typeof HEADING;
  const sail = (...ats: At[]) => {
    let walk = beginWalk(ship);
    for (const at of ats) {
      const next = advance(course, { ...walk, heading: HEADING[at] }, 'F');
      if (typeof next === 'string') return next;
      walk = next;
    }
    return walk.hexes;
  };

  it.each(['A', 'B', 'C', 'D'] as const)('[7.1.12] %s has its own limit', (at) => {
    expect([sail(at), sail(at, at)]).toEqual([1, 'attitude']);
  });

  it.each(['A', 'B', 'C', 'D'] as const)(
    '[7.1.14] what was sailed in the others leaves that of %s whole',
    (at) => {
      const others = (['A', 'B', 'C', 'D'] as const).filter((other) => other !== at);
      expect(sail(...others, at)).toBe(4);
      for (const other of others) expect(sail(other, at)).toBe(2);
      expect(sail(at, ...others)).toBe(4);
    },
  );
});

describe('the signs of a plot', () => {
  it('[7.2.2] are digits from 0 to 9 and the four letters, and nothing beside them', () => {
    expect(parsePlot('9')).toEqual({ tokens: [{ sign: 'hexes', hexes: 9, at: 0 }], unreadableAt: null });
    expect(parsePlot('10').tokens).toEqual([{ sign: 'hexes', hexes: 10, at: 0 }]);
    for (const sign of ['/', ':', ' ', '-', '.', 'F', 'l'])
      expect([sign, parsePlot(`1${sign}`).unreadableAt, parsePlot(sign).unreadableAt]).toEqual([sign, 1, 0]);
  });
});

describe('who takes part', () => {
  const basic = (stated: object) =>
    testSea({ turn: 3, ships: [{ id: 'x', at: 'K15', heading: 1, ...stated }] });
  const playing = (stated: object) => {
    const sea = basic(stated);
    return inPlay(sea, sea.ships[0]!);
  };

  it('[7.2.8] who is afloat, and who is due by now', () => {
    expect([playing({}), playing({ presence: 'gone' }), playing({ presence: 'gone', entryTurn: 1 })]).toEqual(
      [true, false, false],
    );
    const due = (entryTurn: number | null) => playing({ presence: 'due', entryTurn });
    expect([due(2), due(3), due(4), due(null)]).toEqual([true, true, false, false]);
  });

  it('[7.2.6] who has a move to decide', () => {
    const decides = (stated: object, wind: 1 | 4 = 1) => {
      const sea = { ...basic(stated), wind };
      return hasChoice(sea, sea.ships[0]!);
    };
    const due = { presence: 'due', entryTurn: 1 };
    const bare = { rigging: [0, 0, 0, 0] };
    expect([decides({}), decides({}, 4), decides({ hull: 0 })]).toEqual([true, true, false]);
    expect([decides(due), decides(due, 4)]).toEqual([true, false]);
    expect([decides({ ...bare, sinceTurn: 9 }), decides({ ...bare, sinceTurn: 0 })]).toEqual([true, false]);
    expect(decides({ ...due, ...bare, sinceTurn: 9 })).toBe(false);
  });

  it('[8.2.1] only who is afloat drifts', () => {
    const drifts = (stated: object) => {
      const sea = basic({ still: 3, ...stated });
      return driftIsDue(sea, sea.ships[0]!);
    };
    expect([drifts({}), drifts({ presence: 'due', entryTurn: 1 }), drifts({ presence: 'gone' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[11.4.1.2] a ship without hull has struck', () => {
    const { sea, ship } = lone({ hull: 0 });
    expect(heldBy(sea, ship)).toBe('struck');
  });

  it('[20.3.4] a ship on springs can be turned, dismasted too; one that burns has nobody to ask', () => {
    const springs = lone({ rigging: [0, 0, 0, 0], sinceTurn: 0, advanced: { anchor: HOLDING } });
    expect(hasChoice(springs.sea, springs.ship)).toBe(true);
    const lit = lone({ advanced: { lit: 1 } });
    expect(hasChoice(lit.sea, lit.ship)).toBe(false);
  });

  it('[35.4.2] what holds the ship in tow holds the one that tows her', () => {
    const tower = advancedShip({ id: 'x', at: 'K10', heading: 1, advanced: { tows: 'y' } });
    const tow = advancedShip({ id: 'y', at: 'K12', heading: 1 });
    const other = advancedShip({ id: 'z', at: 'L12', heading: 1, side: 'b' });
    const sea = advancedSea([tower, tow, other], { rules: { towing: true }, fouls: [{ a: 'y', b: 'z' }] });
    expect(heldBy(sea, tower)).toBe('fouled');
    expect(heldBy({ ...sea, fouls: [] }, tower)).toBeNull();
  });
});

describe('springs', () => {
  it('[20.3.4] are of no use in a moored line of one’s own side', () => {
    const turnsOn = (side: string) => {
      const { sea, ship } = lone({ advanced: { anchor: HOLDING } }, [
        { id: 'moored-line', side, crewBack: 1, everyTurns: 2 },
      ]);
      return springsOf(sea, ship);
    };
    expect([turnsOn('a'), turnsOn('b')]).toEqual([null, 'bow']);
  });

  it.each([
    ['AB', 'K35', 'land'],
    ['AS', 'K35', null],
    ['AS', 'K1', 'land'],
    ['AB', 'K1', null],
  ] as const)('[20.3.4.1] %s at %s: the end that swings stays on the board', (how, at, expected) => {
    const ship = advancedShip({
      id: 'x',
      at,
      heading: 2,
      advanced: { anchor: { ...HOLDING, how } },
    });
    const sea = advancedSea([ship], { board: { columns: 51, rows: 35, fixed: true } });
    const next = advance(courseOf(sea, ship, {}), beginWalk(ship), 'L');
    expect(typeof next === 'string' ? next : null).toBe(expected);
  });
});

describe('oars, sweeps and fire', () => {
  const ROWED = { traits: ['rowed'], rowSpeed: 2 } as const;
  const sweeps: SpecialRule = { id: 'sweeps', ships: ['x'], hexes: 3 };

  it('[20.0] a galley that is not noted to row goes under sail', () => {
    const { sea, ship } = lone({ special: ROWED as never });
    const rowed = allowancesIn(sea, ship, true);
    expect(allowancesIn(sea, ship)).toEqual(allowancesIn(sea, ship, false));
    expect(allowancesIn(sea, ship)).not.toEqual(rowed);
    expect(courseOf(sea, ship, {}).allowances).toEqual(allowancesIn(sea, ship, false));
    expect(courseOf(sea, ship, { oars: true }).allowances).toEqual(rowed);
    expect([courseOf(sea, ship, {}).oars, courseOf(sea, ship, { oars: true }).oars]).toEqual([false, true]);
  });

  it('[18.2.2.3] sweeps move what the wind does not, line by line', () => {
    const { sea, ship } = lone({}, [sweeps], { velocity: 0 });
    expect(allowanceLines(sea, ship, 'B').map(({ what, by }) => [what, by])).toEqual([
      ['battle sails', 3],
      ['becalmed', -3],
      ['sweeps', 3],
    ]);
    const light = lone({}, [sweeps], { velocity: 1 });
    expect(allowanceLines(light.sea, light.ship, 'C').map(({ what, by }) => [what, by])).toEqual([
      ['battle sails', 1],
      ['sweeps', 2],
    ]);
  });

  it('[8.2.5] a dismasted ship with sweeps is not helpless', () => {
    const helpless = (special: SpecialRule[]) => {
      const { sea, ship } = lone({ rigging: [0, 0, 0, 0] }, special, { velocity: 0 });
      return courseOf(sea, ship, {}).dismasted;
    };
    expect([helpless([]), helpless([sweeps])]).toEqual([true, false]);
  });

  it('[9.1.6] a fireship that burns runs on under sail until somebody holds her', () => {
    const other = advancedShip({ id: 'y', at: 'L15', heading: 1, side: 'b' });
    const third = advancedShip({ id: 'z', at: 'T15', heading: 1, side: 'b' });
    const steps = (grapples: { a: string; b: string; count: number }[]) => {
      const ship = loneShip({ special: ROWED as never, advanced: { lit: 1 } });
      const sea = advancedSea([ship, other, third], { grapples });
      return fireshipSteps(sea, ship);
    };
    expect(steps([])).toBe('FFF');
    expect(steps([{ a: 'y', b: 'z', count: 1 }])).toBe('FFF');
    expect(steps([{ a: 'x', b: 'y', count: 1 }])).toBe('');
  });
});

describe('a squadron that holds its course', () => {
  it('[20.0] does so through the turn named', () => {
    const barred = (turn: number, squadron = 'van') => {
      const { sea, ship } = lone({}, [{ id: 'holds-course', squadron, untilTurn: 3 }]);
      return manoeuvreOf({ ...sea, turn }, ship).barred !== null;
    };
    expect([barred(2), barred(3), barred(4), barred(2, 'rear')]).toEqual([true, true, false, false]);
  });
});

describe('sails', () => {
  it('[20.1.4] who has lost the first section takes full sails in, and nobody is asked', () => {
    const told = (ship: ReturnType<typeof loneShip>) => {
      const tools = context();
      takeInSails(advancedSea([ship]), tools);
      return tools.told.length;
    };
    const rigging = [0, 4, 4, 4];
    expect([
      told(loneShip({ rigging, advanced: { sail: 'full' } })),
      told(loneShip({ rigging })),
      told(loneLog({ sail: 'full' })),
    ]).toEqual([1, 0, 0]);
    expect(fullSail.asks(advancedSea([loneShip()]))).toEqual([]);
  });
});
