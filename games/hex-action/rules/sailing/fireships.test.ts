/** Fireships lit, running, burning and blowing up. */
import { describe, expect, it } from 'vitest';
import { boardable, transferable } from '../boarding/boarding.ts';
import { unfoulingPhase } from '../boarding/unfouling.ts';
import { plotAsk } from '../orders/notation.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { lyingHex, nextTurn, sailPhase, shipById } from '../testing/sailing.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { lightFireship, stopFireships } from './fireships.ts';
import { hasChoice } from './held.ts';

describe('fireships', () => {
  const FIRE = { id: 'fireships', burnTurns: 6, catchOn: 5, catchOnFouled: 3, explodeAfter: 2 } as const;
  const BOOM = { id: 'boom', breakOn: { class4OrLarger: 4, smaller: 6 }, explosionRadius: 1 } as const;
  const fireship = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
    advancedShip({ id: 'f', at: 'K20', heading: 2, special: { traits: ['fireship'] }, ...stated });
  const roads = (ships: AdvancedShip[], changes: Parameters<typeof advancedSea>[1] = {}): AdvancedState =>
    advancedSea(ships, { ...changes, advanced: { special: [FIRE, BOOM], ...changes.advanced } });
  const LIT = { plot: '0', light: true } as const;

  it('lit, she runs straight on at her whole allowance from that turn, with nobody aboard', () => {
    const state = roads([fireship()]);
    const tools = sailPhase(state, { f: { plot: '1R', light: true } });
    expect(lyingHex(state, 'f')).toBe('O18 2');
    expect(shipById(state, 'f').sections.every(({ left }) => left === 0)).toBe(true);
    expect(toldOf(tools.told, 'lit')).toMatchObject([{ ship: 'f' }]);
    nextTurn(state);
    expect(hasChoice(state, shipById(state, 'f'))).toBe(false);
    sailPhase(state);
    expect(lyingHex(state, 'f')).toBe('S16 2');
  });

  it('her cable is cut as she is lit', () => {
    const anchor = { how: 'A', state: 'holding', turns: 0 } as const;
    const state = roads([fireship({ advanced: { anchor } })]);
    sailPhase(state, { f: LIT });
    expect([shipById(state, 'f').advanced?.anchor, lyingHex(state, 'f')]).toEqual([null, 'O18 2']);
  });

  it('only a manned fireship can be lit, once, and only where the scenario has fireships', () => {
    const ask = { kind: 'plot', ship: 'f', seat: 'a-1', id: 'x', rule: '7.2' } as const;
    const refusal = (state: AdvancedState) => plotAsk.check(viewOf(state), ask, LIT)?.code;
    expect(refusal(roads([fireship()]))).toBeUndefined();
    expect(refusal(roads([fireship({ special: { traits: [] } })]))).toBe('no-fireship');
    expect(refusal(advancedSea([fireship()]))).toBe('no-fireship');
    const prize = fireship({ captured: true, owner: 'b' });
    for (const section of prize.sections) section.role = 'prize';
    expect(refusal(roads([prize]))).toBe('prize');
  });

  it('a ship stops her for good; land too', () => {
    const target = advancedShip({ id: 'x', at: 'N18', heading: 2, side: 'b' });
    const state = roads([fireship(), target]);
    sailPhase(state, { f: LIT }, context(1, 1, 1));
    expect([lyingHex(state, 'f'), shipById(state, 'f').advanced?.stopped]).toEqual(['L19 2', true]);
    nextTurn(state);
    sailPhase(state, {}, context(1));
    expect(lyingHex(state, 'f')).toBe('L19 2');
    const coast = roads([fireship()], { land: [hexNamed('M19')] });
    sailPhase(coast, { f: LIT });
    expect([lyingHex(coast, 'f'), shipById(coast, 'f').advanced?.stopped]).toEqual(['L19 2', true]);
  });

  it('nothing but a lit fireship on the sea is stopped so', () => {
    const stopped = (stated: Partial<AdvancedTestShip>): boolean => {
      const ship = fireship({ ...stated, advanced: { did: { collided: true }, ...stated.advanced } });
      stopFireships(roads([ship]));
      return ship.advanced.stopped === true;
    };
    expect(stopped({ advanced: { lit: 1 } })).toBe(true);
    expect(stopped({})).toBe(false);
    expect(stopped({ advanced: { lit: 1 }, presence: 'gone' })).toBe(false);
    expect(stopped({ advanced: { lit: 1, did: {} } })).toBe(false);
  });

  it('[38.3] with that rule she runs ashore and is wrecked', () => {
    const state = roads([fireship()], { rules: { runningAground: true }, land: [hexNamed('M19')] });
    sailPhase(state, { f: LIT });
    expect(shipById(state, 'f').advanced?.end).toBe('wrecked');
  });

  it('her tow is cast off as she is lit, and nobody boards her', () => {
    const tower = advancedShip({ id: 'a', at: 'M19', heading: 2, advanced: { tows: 'f' } });
    const grapples = [{ a: 'a', b: 'f', count: 1 }];
    const state = roads([tower, fireship()], { rules: { towing: true }, grapples });
    lightFireship(state, shipById(state, 'f'), context());
    expect([state.grapples, shipById(state, 'a').advanced?.tows]).toEqual([[], null]);
    const enemy = advancedShip({ id: 'x', at: 'L20', heading: 2, side: 'b' });
    const fast = roads([enemy, fireship()], { fouls: [{ a: 'f', b: 'x' }] });
    expect(boardable(fast, enemy).map(({ id }) => id)).toEqual(['f']);
    shipById(fast, 'f').advanced.lit = 1;
    expect([boardable(fast, enemy), transferable(fast, enemy)]).toEqual([[], []]);
  });

  it('a boom holds her up but does not stop her: she strains at it every turn', () => {
    const state = roads([fireship()], { advanced: { booms: [hexNamed('L19')], special: [FIRE, BOOM] } });
    sailPhase(state, { f: LIT }, context(3));
    expect([lyingHex(state, 'f'), shipById(state, 'f').advanced?.stopped]).toEqual(['L19 2', undefined]);
    nextTurn(state);
    sailPhase(state, {}, context(5));
    expect(lyingHex(state, 'f')).toBe('P17 2');
  });

  it.each([
    [false, 4, false],
    [false, 5, true],
    [true, 2, false],
    [true, 3, true],
  ])(
    'beside her at the end of the movement, fouled %s, a die of %i: catches fire %s',
    (fouled, die, caught) => {
      const lit = fireship({ advanced: { lit: 1, stopped: true }, sections: [] });
      const target = advancedShip({ id: 'x', at: 'L20', heading: 2, side: 'b' });
      const far = advancedShip({ id: 'y', at: 'T20', heading: 2, side: 'b' });
      const state = roads([lit, target, far], fouled ? { fouls: [{ a: 'f', b: 'x' }] } : {});
      const tools = sailPhase(state, {}, context(die, 2));
      expect(toldOf(tools.told, 'catches-fire')).toMatchObject([{ ship: 'x', from: 'f', caught }]);
      expect(shipById(state, 'x').advanced?.fire).toBe(caught ? 2 : null);
      expect(tools.dice.left).toBe(caught ? 0 : 1);
    },
  );

  it('she burns so many turns and is gone', () => {
    const state = roads([fireship({ advanced: { lit: 1, stopped: true }, sections: [] })], { turn: 6 });
    unfoulingPhase.enter(state, context());
    expect(shipById(state, 'f').presence).toBe('afloat');
    state.turn = 7;
    const tools = context();
    unfoulingPhase.enter(state, tools);
    expect(shipById(state, 'f').advanced?.end).toBe('burnt');
    expect(toldOf(tools.told, 'ended')).toMatchObject([{ ship: 'f', how: 'burnt' }]);
  });

  it('an explosion vessel blows up on Table 10 and opens the boom about her; she sets nobody on fire before', () => {
    const vessel = fireship({
      special: { traits: ['fireship', 'explosion-vessel'] },
      advanced: { lit: 1, stopped: true },
      sections: [],
    });
    const target = advancedShip({ id: 'x', at: 'L20', heading: 2, side: 'b' });
    const changes = {
      turn: 2,
      advanced: { booms: [hexNamed('L19'), hexNamed('R19')], special: [FIRE, BOOM] },
    };
    const state = roads([vessel, target], changes);
    sailPhase(state, {}, context());
    unfoulingPhase.enter(state, context());
    expect(shipById(state, 'f').presence).toBe('afloat');
    state.turn = 3;
    const tools = context(...Array.from({ length: 12 }, () => 3));
    unfoulingPhase.enter(state, tools);
    expect([shipById(state, 'f').advanced?.end, state.advanced?.booms]).toEqual([
      'exploded',
      [hexNamed('R19')],
    ]);
    expect(toldOf(tools.told, 'blast')).toMatchObject([{ ship: 'f', on: 'x', table: 10 }]);
  });
});
