import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { toldBy } from '../testing/fires.ts';
import { loneShip } from '../testing/lone.ts';
import { context, hexNamed, testSea, testShip, toldOf } from '../testing/sea.ts';
import { blowFrom, markBlows } from './advanced-damage.ts';
import { gunMarks, markCrew } from './damage.ts';
import { blastTable, explode } from './explosion.ts';
import { gunLosses, gunLossesAsk } from './gun-losses.ts';
import { mastModifiers } from './loss-of-rigging.ts';

const NONE = { H: 0, G: 0, C: 0, R: 0 };
const NO_CARRONADES = { carronades: { L: 0, R: 0 } };
const blow = (hits: Partial<typeof NONE>) => ({
  hits: { ...NONE, ...hits },
  side: 'L' as const,
  section: 'stern' as const,
});

describe('where gun hits fall', () => {
  /** Bow K15, stern K16. */
  const target = loneShip();
  const from = (at: string, section?: 'bow' | 'stern') =>
    blowFrom({ bow: hexNamed(at), heading: 1 }, section, target, NONE).section;

  it('[24.1.7] the section nearest to the guns that fired, not to the ship that fired them', () => {
    // L14 is nearer to her bow; L15 lies between both; L16 is nearer to her stern.
    expect([from('L14'), from('L14', 'bow'), from('L14', 'stern')]).toEqual([null, 'bow', null]);
    expect([from('L15'), from('L15', 'bow'), from('L15', 'stern')]).toEqual([null, null, 'stern']);
  });

  it('[24.1.7] hits that wait for her commander fall where they fell, with those of the next blow', () => {
    const ship = loneShip({ spec: NO_CARRONADES });
    const sea = advancedSea([ship], { gunHits: [{ ship: 'x', side: 'R', section: 'bow' }] });
    expect(toldBy((tools) => markBlows(sea, ship, [blow({ G: 1 })], tools))).toMatchObject([
      { kind: 'damage', guns: { L: 1, R: 1 } },
    ]);
    expect([ship.guns, ship.advanced.forward.guns]).toEqual([
      { L: 4, R: 4 },
      { L: 3, R: 2 },
    ]);
    expect(sea.gunHits).toEqual([]);
  });

  it('[11.4.3.1] with no gun left on the near side those of the far side go', () => {
    const guns = { guns: { L: 0, R: 2 }, ...NO_CARRONADES };
    expect([gunMarks(guns, 'L'), gunMarks(guns, 'R')]).toEqual([['RG'], ['RG']]);
    const mirrored = { guns: { L: 2, R: 0 }, ...NO_CARRONADES };
    expect([gunMarks(mirrored, 'L'), gunMarks(mirrored, 'R')]).toEqual([['LG'], ['LG']]);
  });
});

describe('what is told of damage', () => {
  it.each([
    ['hull and crew', { H: 1, C: 1 }, { hull: 1, crew: [{ section: 1, squares: 1 }] }],
    ['hull and rigging', { H: 1, R: 1 }, { hull: 1, rigging: 1 }],
    ['hull and guns', { H: 1, G: 1 }, { hull: 1, guns: { L: 1, R: 0 } }],
  ])('[11.4] %s: as much of the one as of the other is told all the same', (_, hits, marked) => {
    const ship = loneShip({ spec: NO_CARRONADES });
    const told = toldBy((tools) => markBlows(advancedSea([ship]), ship, [blow(hits)], tools));
    const none = { hull: 0, crew: [], rigging: 0, guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } };
    expect(told).toEqual([{ kind: 'damage', rule: '11.4', ship: 'x', ...none, ...marked }]);
  });

  it('[12.4.11] the even losses fall on the prisoners alone, whoever else is aboard', () => {
    const ship = testShip({ id: 'p', at: 'K15', heading: 1, side: 'a', owner: 'b', captured: true });
    for (const section of ship.sections) section.role = 'prisoner';
    ship.sections.unshift({ ...ship.sections[0]!, no: 4, side: 'a', role: 'prize', total: 5, left: 5 });
    expect(markCrew(ship, 4)).toEqual([
      { section: 4, squares: 2 },
      { section: 1, squares: 2 },
    ]);
  });

  it('[36.1] in the Basic Game a ship without a mast fires as before', () => {
    const ship = testShip({ id: 'a', at: 'K15', heading: 1, rigging: [0, 0, 0, 0] });
    expect(mastModifiers(testSea({ ships: [] }), ship, 5)).toEqual([]);
  });
});

describe('an explosion', () => {
  it('[24.3.2.3.1] by the larger of the broadsides she left harbour with, carronades and all', () => {
    const table = (guns: [number, number], carronades: [number, number]) =>
      blastTable(
        loneShip({
          spec: {
            guns: { L: guns[0], R: guns[1] },
            carronades: { L: carronades[0], R: carronades[1] },
          },
        }),
      );
    const even = table([8, 8], [0, 0]);
    expect(table([2, 2], [0, 0])).toBeLessThan(even);
    expect([table([8, 2], [0, 0]), table([2, 8], [0, 0])]).toEqual([even, even]);
    expect([table([2, 2], [6, 0]), table([2, 2], [0, 6])]).toEqual([even, even]);
  });

  it('[24.3.2.3.1] whoever is no longer afloat beside her throws nothing', () => {
    const ship = loneShip();
    const gone = advancedShip({ id: 'g', at: 'L15', heading: 1, presence: 'gone' });
    const told = toldBy((tools) => explode(advancedSea([ship, gone]), ship, tools));
    expect(told).toEqual([{ kind: 'ended', rule: '24.3.2.3', ship: 'x', how: 'exploded' }]);
  });
});

describe('the commander marks his guns', () => {
  const gunHits = [
    { ship: 'x', side: 'L' as const, section: 'bow' as const },
    { ship: 'x', side: 'L' as const, section: null },
  ];

  it('[24.1.7] he is asked for each hit, with the side and the section it fell on', () => {
    const sea = advancedSea([loneShip()], { turn: 4, gunHits });
    expect(gunLosses.asks(sea)).toEqual([
      {
        id: `${sea.asked}.t4.gun-losses.x`,
        seat: 'a-1',
        kind: 'gun-losses',
        ship: 'x',
        rule: '24.1.7',
        hits: ['L', 'L'],
        sections: ['bow', null],
      },
    ]);
  });

  it('[24.1.7] a square for each hit, and each in its section: else he is told what may be marked', () => {
    const sea = advancedSea([loneShip()], { gunHits });
    const [ask] = gunLosses.asks(sea);
    if (ask?.kind !== 'gun-losses') throw new Error('nothing is asked');
    const view = { ...sea, seat: 'a-1', side: 'a' };
    const said = (...marks: Parameters<typeof gunLossesAsk.check>[2]['marks'][number][]) => {
      const refusal = gunLossesAsk.check(view, ask, { marks });
      return refusal && [refusal.code, refusal.rule, refusal.message];
    };
    expect(said('LGB')).toEqual(['wrong-number', '24.1.7', 'Mark one square for each of the 2 gun hits.']);
    expect(said('LGB', 'LGB', 'LGB')?.[0]).toBe('wrong-number');
    expect(said('LGS', 'LGB')).toEqual([
      'wrong-square',
      '24.1.7',
      'Hit 1 must be marked on a left gun forward or a left carronade forward.',
    ]);
    expect(said('LGB', 'RGB')).toMatchObject([
      'wrong-square',
      '24.1.7',
      expect.stringMatching(/^Hit 2 must be marked on a left gun forward or a left gun aft/),
    ]);
    expect(said('LGB', 'LGS')).toBeNull();
  });
});

describe('a mast over the side', () => {
  const rules = { lossOfRigging: true };
  const fall = (...others: ReturnType<typeof advancedShip>[]) => {
    const ship = loneShip();
    const sea = advancedSea([ship, ...others], { rules });
    // A one hangs; a two brings it down to the right. Then a throw for each ship beneath.
    const tools = context(1, 2, ...others.flatMap(() => [1, 1]));
    markBlows(sea, ship, [blow({ R: 4 })], tools);
    return tools.told;
  };
  const other = (at: string, changes: object = {}) =>
    advancedShip({ id: 'o', at, heading: 1, side: 'b', ...changes });

  it('[36.2.2] both dice are told with it', () => {
    expect(toldOf(fall(), 'mast')).toEqual([
      { kind: 'mast', rule: '36.2.2', dice: [1, 2], ship: 'x', hangs: 'R' },
    ]);
  });

  it('[36.2.2] beneath it is whoever lies beside her with either end in the play of that broadside', () => {
    const fouls = (...others: ReturnType<typeof advancedShip>[]) => toldOf(fall(...others), 'foul').length;
    expect(fouls(other('L15'))).toBe(1);
    // Her bow is abeam, her stern in the hex ahead.
    expect(fouls(other('L14', { heading: 3 }))).toBe(1);
    expect(fouls(other('M15'))).toBe(0);
    expect(fouls(other('J15'))).toBe(0);
    expect(fouls(other('L15', { presence: 'gone' }))).toBe(0);
  });
});
