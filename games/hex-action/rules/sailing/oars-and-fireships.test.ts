import { describe, expect, it } from 'vitest';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import {
  HOLDING as holding,
  loneLog as log,
  loneShip as one,
  type LoneShip as Stated,
  loneSea as sea,
  codeAndRule as short,
} from '../testing/lone.ts';
import { context, testSea, testShip } from '../testing/sea.ts';
import { isFireship, isLit, lightFault, lightFireship } from './fireships.ts';
import {
  mayRow,
  oarsFault,
  rowedAllowances,
  rowingLines,
  sweepHexes,
  turnsByBoats,
  underOars,
} from './oars.ts';

describe('oars and fireships', () => {
  const rower = (advanced: Partial<AdvancedLog> = {}, traits: ('rowed' | 'no-sail')[] = ['rowed']) =>
    one({ advanced, special: { traits, rowSpeed: 4 } });

  it('who may row, and when', () => {
    const fault = (ship: AdvancedShip, velocity = 3) => short(oarsFault(sea(ship, { velocity }), ship));
    expect(fault(one())).toEqual(['no-oars', 'rowed']);
    expect(fault(rower())).toBeNull();
    expect(fault(rower({}, ['no-sail']))).toBeNull();
    expect(fault(rower({ sail: 'full' }))).toEqual(['sails-set', 'rowed']);
    expect([4, 5, 6].map((velocity) => fault(rower(), velocity))).toEqual([
      null,
      ['too-rough', 'rowed'],
      ['too-rough', 'rowed'],
    ]);
    expect([mayRow(sea(rower()), rower()), mayRow(sea(one()), one())]).toEqual([true, false]);
    // The Basic Game knows no wind that is too rough.
    expect(oarsFault(testSea({ ships: [] }), rower())).toBeNull();
    expect(mayRow(testSea({ ships: [] }), testShip({ id: 'x', at: 'K15', heading: 1 }))).toBe(false);
    expect([
      underOars(rower()),
      underOars(rower({ notes: { oars: true } })),
      underOars(rower({}, ['no-sail'])),
    ]).toEqual([false, true, true]);
    expect(underOars(log({ notes: { oars: true } }))).toBe(false);
  });

  it('what the sea leaves of her speed', () => {
    const lines = (velocity: number) => rowingLines(sea(rower(), { velocity }), rower());
    expect(lines(1)).toEqual([{ what: 'oars', by: 4, rule: 'rowed' }]);
    expect(lines(3)).toEqual([
      { what: 'oars', by: 4, rule: 'rowed' },
      { what: 'wind velocity', by: -2, rule: 'rowed' },
    ]);
    const hexes = [0, 1, 2, 3, 4, 5, 6, 7].map((velocity) =>
      rowedAllowances(sea(rower(), { velocity }), rower()),
    );
    expect(hexes.map(({ A }) => A)).toEqual([4, 4, 3, 2, 1, 0, 0, 0]);
    expect(hexes[2]).toEqual({ A: 3, B: 3, C: 3, D: 3 });
  });

  it('sweeps in light airs, boats in a calm', () => {
    const special: SpecialRule[] = [
      { id: 'sweeps', ships: ['x'], hexes: 1 },
      { id: 'sweeps', ships: ['x', 'y'], hexes: 2 },
      { id: 'boat-tow', ships: ['x'] },
    ];
    const with_ = (velocity: number) => sea(one(), { velocity }, special);
    expect([0, 1, 2].map((velocity) => sweepHexes(with_(velocity), one()))).toEqual([2, 2, 0]);
    expect(sweepHexes(with_(1), { ...one(), id: 'z' })).toBe(0);
    expect([0, 1].map((velocity) => turnsByBoats(with_(velocity), one()))).toEqual([true, false]);
    expect(turnsByBoats(with_(0), { ...one(), id: 'y' })).toBe(false);
    const basic = testSea({ ships: [{ id: 'x', at: 'K10', heading: 1 }] });
    expect(turnsByBoats(basic, basic.ships[0]!)).toBe(false);
  });

  const rule: SpecialRule[] = [
    { id: 'fireships', burnTurns: 3, catchOn: 2, catchOnFouled: 4, explodeAfter: 0 },
  ];
  const fireship = (stated: Stated = {}) => one({ ...stated, special: { traits: ['fireship'] } });
  it('who may be lit', () => {
    const fault = (ship: AdvancedShip, special = rule) => short(lightFault(sea(ship, {}, special), ship));
    expect(fault(fireship())).toBeNull();
    expect(fault(one({ special: { traits: ['explosion-vessel'] } }))).toBeNull();
    expect(fault(one())).toEqual(['no-fireship', 'fireships']);
    expect(fault(fireship(), [])).toEqual(['no-fireship', 'fireships']);
    expect(fault(fireship({ advanced: { lit: 1 } }))).toEqual(['lit', 'fireships']);
    expect(fault(fireship({ captured: true }))).toEqual(['prize', 'fireships']);
    const empty = fireship();
    for (const section of empty.sections) section.left = 0;
    expect(fault(empty)).toEqual(['unmanned', 'fireships']);
    const basic = testShip({ id: 'x', at: 'K15', heading: 1 });
    expect([isFireship(basic), isLit(basic)]).toEqual([false, false]);
  });

  it('lit, her crew leaves her', () => {
    const ship = fireship({
      parties: [{ type: 'DBP', sections: [1], target: null }],
      advanced: { anchor: holding },
    });
    const state = sea(ship, {}, rule);
    state.turn = 4;
    const tools = context();
    lightFireship(state, ship, tools);
    expect(tools.told).toEqual([{ kind: 'lit', rule: 'fireships', ship: 'x' }]);
    expect(ship.advanced).toMatchObject({ lit: 4, anchor: null });
    expect(ship.sections.map(({ left }) => left)).toEqual([0, 0, 0]);
    expect(ship.parties).toEqual([]);
  });
});
