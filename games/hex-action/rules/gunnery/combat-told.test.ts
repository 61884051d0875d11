/** Combat Phases of the Advanced Game in which something else than marks follows, told in full. */
import { describe, expect, it } from 'vitest';
import type { HexTold } from '../sea/told.ts';
import { abeam, SHIP_A } from '../testing/abeam.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { AT_ANCHOR, testBattery, testBomb } from '../testing/battery.ts';
import { answered, played } from '../testing/play.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { layBattery, markBattery } from './batteries.ts';
import { reloadPhase } from './reload.ts';

const HOLD = { L: null, R: null };
const HULL = { target: 'b', aim: 'hull' } as const;

describe('who gives up without a mark', () => {
  it('[11.4.3.2] without a gun, to a broadside from the next hex, when all is marked', () => {
    const sea = abeam({}, { at: 'L15', guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } });
    const told = context(1);
    played(advancedCombat, sea, told, { a: { L: null, R: HULL } });
    expect(told.told.map(({ kind }) => kind).slice(0, 1)).toEqual(['fire']);
    expect(told.told.at(-1)).toEqual({
      kind: 'surrender',
      rule: '11.4.3.2',
      ship: 'b',
      how: 'firepower',
      to: 'a',
    });
    expect(sea.ships[1]!.surrender).toBe('firepower');
  });

  it('[11.4.4.2] [24.0] without rigging, to one who lies across her stern, fired or not', () => {
    const sea = abeam({ at: 'K12', heading: 2 }, { at: 'K15', rigging: [0, 0, 0, 0] });
    const told = context();
    played(advancedCombat, sea, told, { a: HOLD, b: HOLD });
    expect(told.told).toEqual([
      { kind: 'surrender', rule: '11.4.4.2', ship: 'b', how: 'immobility', to: 'a' },
    ]);
  });

  it('[11.4.1.2] who strikes by the marks of the phase gives up once', () => {
    const sea = abeam({}, { at: 'L15', guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 }, hull: 1 });
    const told = context(5, 1);
    played(advancedCombat, sea, told, { a: { L: null, R: HULL } });
    expect(toldOf(told.told, 'surrender').map(({ how }) => how)).toEqual(['striking']);
  });
});

describe('what is told of a broadside', () => {
  const laid = { kind: 'fire', ship: 'a', aim: 'hull', shot: 'R', target: 'b', carronades: 0 } as const;

  it('[24.4.3] [16.1.2.1] a rake of the stern says so', () => {
    const sea = abeam({ at: 'K18', heading: 2 }, { at: 'K15' });
    const told = context(1);
    played(advancedCombat, sea, told, { a: { L: HULL, R: null } });
    expect(toldOf(told.told, 'fire')).toEqual([
      {
        ...laid,
        rule: '16.1.2.1',
        side: 'L',
        dice: [1],
        range: 2,
        section: 'bow',
        guns: 10,
        base: 3,
        modifiers: [{ what: 'stern rake', by: 1, rule: '24.4.3' }],
        table: 4,
        tables: [4],
        rake: true,
        sternRake: true,
        hits: { H: 0, G: 1, C: 1, R: 0 },
      },
    ]);
  });

  it('[24.1.2] the section that fires alone is named, and none where all fire', () => {
    const fired = (at: string): Extract<HexTold, { kind: 'fire' }> => {
      const told = context(1);
      played(advancedCombat, abeam({}, { at }), told, { a: { L: null, R: HULL }, b: HOLD });
      return toldOf(told.told, 'fire')[0]!;
    };
    expect(fired('M17')).toMatchObject({ section: 'stern', guns: 10 });
    expect(Object.keys(fired('N15'))).not.toContain('section');
    expect(Object.keys(fired('N15'))).not.toContain('stray');
  });

  it.each([
    ['18.2.2.4', 'gale', 5, -1],
    ['18.2.2.5', 'storm', 6, -2],
  ] as const)('[%s] in a %s the largest ships fire worse', (rule, what, velocity, by) => {
    const told = context(1);
    const first: Partial<AdvancedTestShip> = { spec: { ...SHIP_A.spec, class: 1 } };
    const sea = abeam(first, { at: 'L15' }, { advanced: { velocity } });
    played(advancedCombat, sea, told, { a: { L: null, R: HULL }, b: HOLD });
    expect(toldOf(told.told, 'fire')[0]!.modifiers).toEqual([{ what, by, rule }]);
  });

  it('[24.0] nobody is asked to fire where there is no combat', () => {
    expect(advancedCombat.asks(abeam({}, {}, { noCombat: true }))).toEqual([]);
    expect(advancedCombat.asks(abeam()).map(({ ship }) => ship)).toEqual(['a', 'b']);
  });
});

describe('bombs and batteries in the phase', () => {
  const enemy = () =>
    advancedShip({ id: 'b', at: 'K14', heading: 1, side: 'b', advanced: { anchor: AT_ANCHOR } });
  const sea = () => advancedSea([testBomb(), enemy()], { phase: 'combat', rules: { bombs: true } });

  it('[42.9] [42.3.1] a mortar fires with the others, and loads no broadside after it', () => {
    const state = sea();
    const told = context(1);
    played(advancedCombat, state, told, { a: { ...HOLD, mortars: ['b'] } });
    expect(toldOf(told.told, 'bombardment')).toEqual([
      {
        kind: 'bombardment',
        rule: '42.9',
        dice: [1],
        from: 'a',
        target: 'b',
        aim: 'hull',
        mortar: true,
        range: 5,
        guns: 1,
        base: 2,
        modifiers: [],
        table: 2,
        hits: expect.any(Object),
      },
    ]);
    expect(state.ships[0]!.advanced).toMatchObject({ mortars: [0], did: { bombarded: true } });
  });

  it('[42.5] a mortar is loaded in the Reload Phase, in secret', () => {
    const state = sea();
    state.ships[0]!.advanced.mortars = [2];
    state.phase = 'load';
    const told = context();
    played(reloadPhase, state, told, { a: { ...HOLD, mortars: true } });
    expect(state.ships[0]!.advanced.mortars).toEqual([3]);
    expect(told.happenings.map(({ truth, shown }) => [truth.kind, truth.rule, shown?.others])).toEqual([
      ['reloaded', '42.5', null],
    ]);
  });

  it('[20.1.3] a battery’s shot at the rigging of a ship under full sails does more', () => {
    const fort = testBattery({ guns: 30 });
    const rigging = (sail: 'full' | 'battle') => {
      const target = advancedShip({ id: 'a', at: 'K6', heading: 1, advanced: { sail } });
      const waters = advancedSea([target], { land: fort.hexes, advanced: { batteries: [fort] } });
      return layBattery(waters, fort, target, 'rigging').tables[0]!.faces.map(({ R }) => R);
    };
    const [full, battle] = [rigging('full'), rigging('battle')];
    expect(full.some((hits, face) => hits > battle[face]!)).toBe(true);
    expect(full.every((hits, face) => hits >= battle[face]!)).toBe(true);
  });

  it('[11.4.4.1] a work ashore has no rigging to lose: nothing is told of such hits', () => {
    const fort = testBattery();
    const waters = advancedSea([], { advanced: { batteries: [fort] } });
    const told = context();
    markBattery(waters, 'fort', [{ H: 0, G: 0, C: 0, R: 3 }], told);
    expect(told.told).toEqual([]);
    expect([fort.hull, fort.crew]).toEqual([10, 6]);
  });
});

describe('a ship aground in the Reload Phase', () => {
  const from = { bow: hexNamed('K16'), heading: 1 } as const;
  const stranded = () =>
    advancedSea(
      [
        advancedShip({
          id: 'a',
          at: 'K15',
          heading: 1,
          advanced: { aground: { difficulty: 3, from, lightened: false } },
        }),
      ],
      { phase: 'load' },
    );
  const floated = (lighten: boolean, ...dice: number[]) => {
    const sea = stranded();
    const told = context(...dice);
    expect(reloadPhase.enter(sea, told)).toBe('waits');
    expect(reloadPhase.asks(sea).map(({ kind, rule, ship }) => [kind, rule, ship])).toEqual([
      ['refloat', '38.2.2.1', 'a'],
    ]);
    answered(reloadPhase, sea, told, { a: { lighten } });
    return { ship: sea.ships[0]!, told: told.told };
  };
  const refloat = { kind: 'refloat', ship: 'a', needed: 4 } as const;

  it('[38.2.1] [38.6] who throws nothing overboard must exceed the number with the die alone', () => {
    expect(floated(false, 3).told).toEqual([
      { ...refloat, rule: '38.2.1', dice: [3], total: 3, floats: false, lightened: false },
    ]);
    const { ship, told } = floated(false, 4);
    expect(told).toEqual([{ ...refloat, rule: '38.6', dice: [4], total: 4, floats: true, lightened: false }]);
    expect([ship.bow, ship.advanced.aground]).toEqual([hexNamed('K16'), null]);
  });

  it('[38.2.2.1] [38.2.2] a gun of each broadside overboard adds one to the die', () => {
    const { ship, told } = floated(true, 3);
    expect(told).toEqual([
      {
        kind: 'damage',
        rule: '38.2.2.1',
        ship: 'a',
        hull: 0,
        crew: [],
        guns: { L: 1, R: 1 },
        carronades: { L: 0, R: 0 },
        rigging: 0,
      },
      { ...refloat, rule: '38.6', dice: [3], total: 4, floats: true, lightened: true },
    ]);
    expect([ship.guns, ship.advanced.overboard]).toEqual([{ L: 4, R: 4 }, 1]);
  });
});
