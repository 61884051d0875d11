/** Shoals, land and the lead played through the phases. */
import { describe, expect, it } from 'vitest';
import { gunsBarred } from '../gunnery/gunners.ts';
import { reloadPhase } from '../gunnery/reload.ts';
import { plotAsk } from '../orders/notation.ts';
import { fullSail } from '../sailing/full-sail.ts';
import { judgePlot } from '../sailing/plot.ts';
import type { Notes } from '../sea/advanced-log.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import {
  keyNamed,
  legalTexts,
  lyingHex,
  nextTurn,
  type Order,
  sailPhase,
  shipById,
} from '../testing/sailing.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';

describe('shoals in the movement', () => {
  const RULES = { runningAground: true };
  const coast = (
    ship: Partial<AdvancedTestShip>,
    changes: Parameters<typeof advancedSea>[1] = {},
  ): AdvancedState =>
    advancedSea([advancedShip({ id: 'a', at: 'K20', heading: 1, ...ship })], { rules: RULES, ...changes });
  const shoal = (...names: string[]) => ({
    advanced: { depths: Object.fromEntries(names.map((n) => [keyNamed(n), 9])) },
  });

  it('[38.1] she stops in the shoal hex and her log says how far she came', () => {
    const state = coast({}, shoal('K18'));
    sailPhase(state, { a: { plot: '3' } }, context(2));
    expect([lyingHex(state, 'a'), shipById(state, 'a').lastPlot]).toEqual(['K18 1', '2']);
  });

  it('[38.0] the hex a ship enters the sea by may be shoal too', () => {
    const state = coast({ presence: 'due', entryTurn: 1 }, shoal('K20'));
    const told = sailPhase(state, { a: { plot: '3' } }, context(4));
    expect(toldOf(told.told, 'aground')).toMatchObject([{ ship: 'a', difficulty: 4 }]);
    expect([lyingHex(state, 'a'), shipById(state, 'a').lastPlot]).toEqual(['K20 1', '1']);
  });

  it('a boom across the hex she enters by stops her there', () => {
    const rule = { id: 'boom', breakOn: { class4OrLarger: 6, smaller: 6 }, explosionRadius: 1 } as const;
    const state = coast(
      { presence: 'due', entryTurn: 1 },
      { advanced: { booms: [hexNamed('K20')], special: [rule] } },
    );
    const told = sailPhase(state, { a: { plot: '3' } }, context(5));
    expect(toldOf(told.told, 'boom')).toMatchObject([{ opens: false }]);
    expect(lyingHex(state, 'a')).toBe('K20 1');
  });

  it('[38.1] [8.2.3] a body that drifts onto a shoal with one ship moves together and lies there together', () => {
    const state = coast({ at: 'K20', heading: 1, still: 3 }, { wind: 4, ...shoal('K22') });
    state.ships.push(advancedShip({ id: 'b', at: 'L20', heading: 1, side: 'b', still: 3 }));
    state.fouls = [{ a: 'a', b: 'b' }];
    sailPhase(state, {}, context(2));
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K21 1', 'L21 1']);
    expect([shipById(state, 'a').advanced?.aground, shipById(state, 'b').advanced?.aground]).toMatchObject([
      { difficulty: 2 },
      null,
    ]);
    nextTurn(state);
    sailPhase(state);
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K21 1', 'L21 1']);
  });

  it('[38.1] [38.6] aground she neither moves nor drifts until she floats, then moves normally', () => {
    const state = coast({}, shoal('K19'));
    sailPhase(state, { a: { plot: '3' } }, context(2));
    expect(judgePlot(state, shipById(state, 'a'), '1').infraction?.code).toBe('aground');
    for (let turn = 0; turn < 3; turn++) {
      nextTurn(state);
      sailPhase(state);
    }
    expect(lyingHex(state, 'a')).toBe('K19 1');
    const tools = context(6);
    reloadPhase.resolve(state, [], tools);
    expect(toldOf(tools.told, 'refloat')).toMatchObject([{ floats: true, needed: 3, total: 6 }]);
    expect(lyingHex(state, 'a')).toBe('K20 1');
    nextTurn(state);
    expect(judgePlot(state, shipById(state, 'a'), '1').infraction).toBeNull();
  });

  it('[38.2.1] the Reload Phase of the same turn throws nothing', () => {
    const state = coast({}, shoal('K19'));
    sailPhase(state, { a: { plot: '1' } }, context(1));
    reloadPhase.resolve(state, [], context());
    expect(shipById(state, 'a').advanced?.aground).not.toBeNull();
  });

  it('[38.0] a drifting ship runs aground on a shoal to leeward', () => {
    const state = coast({ still: 1 }, shoal('K19'));
    sailPhase(state, {}, context(3));
    expect([lyingHex(state, 'a'), shipById(state, 'a').advanced?.aground?.difficulty]).toEqual(['K19 1', 3]);
  });

  it('[38.3] land makes no plot illegal any more, and ends the ship; no such plot is proposed', () => {
    const state = coast({}, { land: [hexNamed('K18')] });
    expect(judgePlot(state, shipById(state, 'a'), '2').infraction).toBeNull();
    expect(judgePlot(state, shipById(state, 'a'), '3').infraction?.code).toBe('land');
    expect(legalTexts(state, shipById(state, 'a'))).not.toContain('2');
    sailPhase(state, { a: { plot: '2' } });
    expect([shipById(state, 'a').presence, shipById(state, 'a').advanced?.end]).toEqual(['gone', 'wrecked']);
  });

  it('[38.3] without the rule land stops a plot and a drift as in the Basic Game', () => {
    const state = coast({ still: 1 }, { rules: {}, land: [hexNamed('K19')] });
    expect(judgePlot(state, shipById(state, 'a'), '1').infraction?.code).toBe('land');
    sailPhase(state);
    expect(lyingHex(state, 'a')).toBe('K20 1');
  });

  it('[38.3] a ship that drifts onto land is wrecked too', () => {
    const state = coast({ still: 1 }, { land: [hexNamed('K19')] });
    sailPhase(state);
    expect(shipById(state, 'a').advanced?.end).toBe('wrecked');
  });

  it('[38.4] no repairs and no change of sail aground', () => {
    const state = coast({
      hull: 5,
      advanced: { aground: { difficulty: 3, from: { bow: hexNamed('K21'), heading: 1 }, lightened: false } },
    });
    const ask = { kind: 'plot', ship: 'a', seat: 'a-1', id: 'x', rule: '7.2' } as const;
    const refusal = (notes: Notes) =>
      plotAsk.check(viewOf(state), ask, { plot: '0', ...notes } as Order)?.rule;
    expect(refusal({})).toBeUndefined();
    expect([refusal({ repair: 'RH' }), refusal({ sail: 'FS' })]).toEqual(['38.4', '38.4']);
  });

  it('[38.4] [27.0] a change of sail noted with the move that put her aground is not made', () => {
    const state = coast({}, shoal('K19'));
    const told = sailPhase(state, { a: { plot: '2', sail: 'FS' } }, context(3));
    fullSail.enter(state, told);
    expect(shipById(state, 'a').advanced?.sail).toBe('battle');
    expect(toldOf(told.told, 'note-void')).toMatchObject([{ note: 'sail', code: 'aground', rule: '38.4' }]);
  });

  it('[38.5] no gun fires aground', () => {
    const state = coast({
      advanced: { aground: { difficulty: 3, from: { bow: hexNamed('K21'), heading: 1 }, lightened: false } },
    });
    expect(gunsBarred(state, shipById(state, 'a'))?.rule).toBe('38.5');
    expect(gunsBarred(coast({}), shipById(coast({}), 'a'))).toBeNull();
  });

  it('[39.1] [39.2] leads are cast by those who made one step; a turn on springs of 120 degrees is two', () => {
    const known = (orders: Record<string, Order>, ship: Partial<AdvancedTestShip> = {}) => {
      const changes = { advanced: { depths: { [keyNamed('L20')]: 40 }, sounded: { a: [] } } };
      const state = coast(ship, { ...changes, rules: { castingTheLead: true } });
      sailPhase(state, orders);
      return state.advanced?.sounded.a;
    };
    expect(known({ a: { plot: '1' } })).toEqual([keyNamed('L20')]);
    expect(known({ a: { plot: '2' } })).toEqual([]);
    const anchored = { advanced: { anchor: { how: 'AB', state: 'holding', turns: 0 } } } as const;
    expect(known({ a: { plot: 'L' } }, anchored)).toEqual([keyNamed('L20')]);
    expect(known({ a: { plot: 'LL' } }, anchored)).toEqual([]);
  });
});
