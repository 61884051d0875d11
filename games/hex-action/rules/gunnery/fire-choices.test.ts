import { describe, expect, it } from 'vitest';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { bondOf } from '../sea/state.ts';
import { abeam } from '../testing/abeam.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { foeAtAnchor, testBattery, testBomb } from '../testing/battery.ts';
import { duel } from '../testing/duel.ts';
import { context, hexNamed, testSea, viewOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { combatPhase, fireAsk, lawfulTargets } from './combat.ts';
import { advancedFireAsk, lawfulShots } from './fire-orders.ts';
import { loadPhase } from './load.ts';

type Shot = AnswerTo<'fire'>['L'];
const ASK = { id: 'x', seat: 'a-1', kind: 'fire', rule: '24.0', ship: 'a' } as const;
const AWAY: Shot = { target: null, aim: 'hull' };
const at = (aim: 'hull' | 'rigging', rest: object = {}): Shot => ({ target: 'b', aim, ...rest });
/** Every left order with every right one. */
const pairs = (left: Shot[], right: Shot[]) => left.flatMap((L) => right.map((R) => ({ L, R })));
const offered = (state: AdvancedState) => [...advancedFireAsk.choices(viewOf(state), ASK)];
const said = (refusal: { code: string; rule: string; message: string } | null) =>
  refusal && [refusal.code, refusal.rule, refusal.message];

describe('orders offered to a captain of the Advanced Game', () => {
  it('[11.2.5] [13.4] at what bears, hull or rigging; to hold; or into the air', () => {
    expect(offered(abeam())).toEqual(pairs([null, AWAY], [at('hull'), at('rigging'), null, AWAY]));
  });

  it('[11.1.2] the left broadside as the right', () => {
    const left = abeam({}, { at: 'H15' });
    expect(offered(left)).toEqual(pairs([at('hull'), at('rigging'), null, AWAY], [null, AWAY]));
  });

  it('[24.2.4.5] in the next hex roundshot also as grape', () => {
    const right = [at('hull'), at('rigging'), at('hull', { as: 'G' }), null, AWAY];
    expect(offered(abeam({}, { at: 'L15' }))).toEqual(pairs([null, AWAY], right));
  });

  it('[24.1.2] by one section where only that bears', () => {
    const stern = { section: 'stern' };
    const right = [at('hull', stern), at('rigging', stern), null, AWAY];
    expect(offered(abeam({}, { at: 'M17' }))).toEqual(pairs([null, AWAY], right));
  });

  it('[13.1] [38.5] an empty broadside holds; so do the guns of a ship aground', () => {
    const empty = abeam({ loaded: { L: false, R: true } });
    expect(offered(empty)).toEqual(pairs([null], [at('hull'), at('rigging'), null, AWAY]));
    const aground = {
      difficulty: 3,
      from: { bow: hexNamed('K16'), heading: 1 as const },
      lightened: false,
    };
    expect(offered(abeam({ advanced: { aground } }))).toEqual([{ L: null, R: null }]);
  });

  it('one gun for both columns fires once', () => {
    const pivot = abeam({ special: { traits: ['pivot'] } });
    const right = [at('hull'), at('rigging'), null, AWAY];
    const both = pairs([null, AWAY], right);
    expect(offered(pivot)).toEqual(both.filter(({ L, R }) => L === null || R === null));
    expect(said(advancedFireAsk.check(viewOf(pivot), ASK, { L: AWAY, R: at('hull') }))).toEqual([
      'one-gun',
      'one-gun',
      'Both columns are the same gun; it fires once a turn.',
    ]);
    for (const one of [
      { L: null, R: at('hull') },
      { L: AWAY, R: null },
    ])
      expect(advancedFireAsk.check(viewOf(pivot), ASK, one)).toBeNull();
  });

  it('[42.1] orders for mortars are judged with the others', () => {
    const enemy = foeAtAnchor();
    const bomb = testBomb();
    bomb.advanced.anchor = null;
    const sea = advancedSea([bomb, enemy], { rules: { bombs: true } });
    const order = { L: null, R: null, mortars: ['b'] };
    expect(said(advancedFireAsk.check(viewOf(sea), ASK, order))?.slice(0, 2)).toEqual([
      'not-anchored',
      '42.1',
    ]);
  });
});

describe('broadsides that have nothing to fire', () => {
  const ways = (state: AdvancedState) => lawfulShots(state, state.ships[0]!, 'R').length;
  const refused = (state: AdvancedState, shot: Shot = at('hull')) =>
    said(advancedFireAsk.check(viewOf(state), ASK, { L: null, R: shot }));
  const unloaded = ['not-loaded', '13.1', "The right broadside is not loaded; it can't be fired this turn."];

  it('[13.1] empty, closed to whoever looks, without guns, or not known to hold any shot', () => {
    expect(ways(abeam())).toBe(1);
    for (const state of [
      abeam({ loaded: { L: true, R: false } }),
      abeam({ loaded: null }),
      abeam({ guns: { L: 20, R: 0 }, carronades: { L: 0, R: 0 } }),
      abeam({ advanced: { shot: { L: 'R', R: null } } }),
      abeam({ advanced: { shot: null } }),
    ]) {
      expect(ways(state)).toBe(0);
      expect(refused(state)).toEqual(unloaded);
    }
  });

  it('[24.2.2.4] chain in a British ship’s guns is never fired', () => {
    const chain = abeam({ spec: { nation: 'British' }, advanced: { shot: { L: 'R', R: 'C' } } });
    expect(refused(chain, at('rigging'))).toEqual([
      'never-fired',
      '24.2.2.4',
      'The British never fire chainshot.',
    ]);
  });

  it('[24.2.4.4] no grape where her own men have fought for a turn; before that, and elsewhere, there is', () => {
    const melees = (since: number, other = 'b') => [{ ...bondOf('a', other), since }];
    const fight = (since: number, other?: string) =>
      abeam({}, { at: 'L15' }, { turn: 3, melees: melees(since, other) });
    expect(refused(fight(2), at('hull', { as: 'G' }))).toEqual([
      'own-boarders',
      '24.2.4.4',
      'No grape into a deck where her own men have fought for a turn.',
    ]);
    expect(refused(fight(3), at('hull', { as: 'G' }))).toBeNull();
    expect(refused(fight(2, 'c'), at('hull', { as: 'G' }))).toBeNull();
  });

  it('[24.1.5] whoever is behind others is refused by the names of all that are closer', () => {
    const state = abeam({}, { at: 'P15' });
    for (const [id, place] of [
      ['c', 'M15'],
      ['d', 'N15'],
    ] as const)
      state.ships.push(advancedShip({ id, at: place, heading: 1 }));
    expect(refused(state)).toEqual(['blocked', '24.1.5', 'b is covered by c and d.']);
    expect(refused(state, { target: 'nobody', aim: 'hull' })?.slice(0, 2)).toEqual(['no-target', '24.1.1']);
  });
});

describe('orders of the Basic Game', () => {
  const basic = (rest: Parameters<typeof testSea>[0]) => testSea({ phase: 'combat', turn: 2, ...rest });
  const A = { id: 'a', at: 'K15', heading: 1 } as const;
  const enemy = (id: string, place: string) => ({ id, at: place, heading: 1, side: 'b' }) as const;
  const refused = (
    ships: Parameters<typeof testSea>[0]['ships'],
    shot: Shot = at('hull'),
    rest: object = {},
  ) => said(fireAsk.check(viewOf(basic({ ships, ...rest })), ASK, { L: null, R: shot }));

  it('[11.1.8] each loaded broadside at what bears, held, or into the air', () => {
    const state = duel();
    expect([...fireAsk.choices(viewOf(state), ASK)]).toEqual(
      pairs([null, AWAY], [at('hull'), at('rigging'), null, AWAY]),
    );
    const left = duel({}, { at: 'H15' });
    expect([...fireAsk.choices(viewOf(left), ASK)]).toEqual(
      pairs([at('hull'), at('rigging'), null, AWAY], [null, AWAY]),
    );
  });

  it('[11.1.4] both captains are asked', () => {
    const ask = (ship: string) => ({
      id: `0.t1.fire.${ship}`,
      seat: `${ship}-1`,
      kind: 'fire',
      rule: '11.1.4',
      ship,
    });
    expect(combatPhase.asks(duel())).toEqual([ask('a'), ask('b')]);
    const advanced = ['a', 'b'].map((ship) => ({ ...ask(ship), rule: '24.0' }));
    expect(advancedCombat.asks(abeam())).toEqual(advanced);
  });

  it('[13.1] a broadside that is empty, closed or without guns has no target', () => {
    const targets = (a: object) => {
      const state = duel(a);
      return lawfulTargets(state, state.ships[0]!, 'R').map(({ id }) => id);
    };
    expect(targets({})).toEqual(['b']);
    expect(targets({ loaded: { L: true, R: false } })).toEqual([]);
    expect(targets({ loaded: null })).toEqual([]);
    const none = { guns: { L: 5, R: 0 }, carronades: { L: 1, R: 0 } };
    expect(targets(none)).toEqual([]);
    expect(refused([{ ...A, ...none }, enemy('b', 'N15')], AWAY)?.slice(0, 2)).toEqual([
      'not-loaded',
      '13.1',
    ]);
  });

  it('[11.1.3] [11.1.4.1] nothing in the field; or others that are closer, by name', () => {
    expect(refused([A, enemy('b', 'H15')])).toEqual([
      'no-target',
      '11.1.3',
      'Nothing lies in the right field of fire, ten hexes deep.',
    ]);
    expect(refused([A, enemy('b', 'Q15'), enemy('c', 'N14'), enemy('d', 'N16')])).toEqual([
      'not-closest',
      '11.1.4.1',
      'The right broadside can only fire at the closest: c or d.',
    ]);
  });

  it('[11.1.4.2] friends in the way, by name', () => {
    const friend = (id: string, place: string) => ({ id, at: place, heading: 1 }) as const;
    expect(refused([A, enemy('b', 'Q15'), friend('c', 'N14'), friend('d', 'N16')])).toEqual([
      'blocked',
      '11.1.4.2',
      'The right field of fire is blocked by c and d.',
    ]);
  });

  it('[11.2.5] [11.2.8] too far for the hull; and no rigging of one she hangs together with', () => {
    expect(refused([A, enemy('b', 'Q15')])).toEqual([
      'rigging-only',
      '11.2.5',
      'At 6 hexes only the rigging can be aimed at.',
    ]);
    expect(refused([A, enemy('b', 'P15')])).toBeNull();
    const fouled = { fouls: [bondOf('a', 'b')] };
    expect(refused([A, enemy('b', 'L15')], at('rigging'), fouled)).toEqual([
      'hull-only',
      '11.2.8',
      'Ships that hang together can only fire at each other’s hull.',
    ]);
    expect(refused([A, enemy('b', 'L15')], at('hull'), fouled)).toBeNull();
  });

  it('[13.4] a broadside into the air is told with its guns and nothing else, and there is no die', () => {
    const state = duel();
    const tools = context();
    const [ask] = combatPhase.asks(state);
    combatPhase.resolve(state, [{ ask: ask!, answer: { L: AWAY, R: null } }], tools);
    expect(tools.happenings).toEqual([
      {
        truth: {
          kind: 'fire',
          rule: '13.4',
          ship: 'a',
          side: 'L',
          target: null,
          aim: 'hull',
          range: 0,
          guns: 5,
          carronades: 1,
          base: 0,
          modifiers: [],
          table: null,
          rake: false,
          hits: { H: 0, G: 0, C: 0, R: 0 },
        },
        news: true,
      },
    ]);
  });

  it('[13.1] who has two broadsides to load is asked which', () => {
    const EMPTY = { L: false, R: false };
    const state = duel({ loaded: EMPTY, initial: EMPTY, empty: 2 });
    expect(loadPhase.asks(state)).toEqual([
      { id: '0.t1.load.a', seat: 'a-1', kind: 'load', rule: '13.1', ship: 'a' },
    ]);
  });

  it('[24.0] a battery is asked like a ship', () => {
    const fort = testBattery();
    const sea = advancedSea([advancedShip({ id: 'a', at: 'K6', heading: 1 })], {
      land: fort.hexes,
      advanced: { batteries: [fort] },
    });
    expect(advancedCombat.asks(sea).filter(({ kind }) => kind === 'battery')).toEqual([
      { id: '0.t1.battery.fort', seat: 'b-1', kind: 'battery', rule: '24.0', ship: 'fort' },
    ]);
  });
});
