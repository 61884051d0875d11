import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { batteryOf, type State, shipOf } from '../table/state.ts';
import { testContext, toldOf } from '../testing/play.ts';
import { groundAt, type TestShip, testTable } from '../testing/table.ts';
import { initiativeModifiers, initiativePhase, inOrder } from './initiative.ts';
import { signallers, squadronsInReach } from './signals.ts';

const at = (id: string, x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({
  id,
  at: [x, y],
  heading: 90,
  ...more,
});
const signals = { signals: true };

const modifiers = (state: State, squadron: string) =>
  Object.fromEntries(
    initiativeModifiers(state, state.squadrons.find(({ id }) => id === squadron)!).map(({ what, by }) => [
      what,
      by,
    ]),
  );
const nations = (nation: 'British' | 'French' | 'Spanish' | 'Dutch'): State => {
  const state = testTable({ ships: [at('x', 10, 10)] });
  return { ...state, squadrons: [{ ...state.squadrons[0]!, nation }] };
};

describe('initiative', () => {
  it('[initiative.roll-2d6] two dice for each squadron, the highest first', () => {
    const state = testTable({
      ships: [at('x', 10, 10), at('y', 40, 40, { side: 'b' })],
      phase: 'initiative',
    });
    const log = testContext(d6(2, 3, 6, 5));
    expect(initiativePhase.enter(state, log)).toBe('done');
    expect(state.order).toEqual([
      { squadron: 'b-squadron', total: 11 },
      { squadron: 'a-squadron', total: 6 },
    ]);
    expect(toldOf(log.told, 'initiative')).toMatchObject([
      {
        rule: 'initiative.roll-2d6',
        rolls: [
          { squadron: 'a-squadron', modifiers: [{ what: 'British', by: 1 }], total: 6 },
          { squadron: 'b-squadron', modifiers: [], total: 11 },
        ],
        order: ['b-squadron', 'a-squadron'],
        dice: [2, 3, 6, 5],
      },
    ]);
    const tied = testContext(d6(2, 3, 3, 3, 2, 5));
    initiativePhase.enter(state, tied);
    expect(state.order.map(({ squadron }) => squadron)).toEqual(['b-squadron', 'a-squadron']);
    expect(toldOf(tied.told, 'initiative')[0]!.dice).toEqual([2, 3, 3, 3, 2, 5]);
  });

  it('[initiative.roll-2d6] [shore.own-squadron] a squadron without a ship that fights does not roll; a battery does', () => {
    const state = testTable({
      ships: [at('x', 10, 10), at('y', 40, 40, { side: 'b', colours: 'struck' })],
      batteries: [{ id: 'fort', at: [60, 40] }],
      phase: 'initiative',
    });
    initiativePhase.enter(state, testContext(d6(2, 3, 6, 5)));
    expect(state.order.map(({ squadron }) => squadron)).toEqual(['fort', 'a-squadron']);
    batteryOf(state, 'fort').state = 'destroyed';
    initiativePhase.enter(state, testContext(d6(2, 3)));
    expect(state.order).toHaveLength(1);
  });

  it('[initiative.flagship] [special.flagship] the flagship brings her squadron two', () => {
    const state = testTable({ ships: [at('x', 10, 10, { flagship: true }), at('y', 40, 40, { side: 'b' })] });
    expect(modifiers(state, 'a-squadron')).toEqual({ flagship: 2, British: 1 });
    shipOf(state, 'x').colours = 'struck';
    state.ships.push({ ...shipOf(state, 'x'), id: 'z', flagship: false, colours: 'flying' });
    expect(modifiers(state, 'a-squadron')).toEqual({ British: 1 });
  });

  it('[initiative.british] British squadrons add one', () =>
    expect(modifiers(nations('British'), 'a-squadron')).toEqual({ British: 1 }));
  it('[initiative.french] French squadrons add nothing', () =>
    expect(modifiers(nations('French'), 'a-squadron')).toEqual({}));
  it('[initiative.spanish] Spanish squadrons take one off', () =>
    expect(modifiers(nations('Spanish'), 'a-squadron')).toEqual({ Spanish: -1 }));

  it('[initiative.signalled] a squadron that is signalled adds one, however many signal it', () => {
    const state = testTable({ ships: [at('x', 10, 10)], signalled: ['a-squadron'] });
    expect(modifiers(state, 'a-squadron')).toEqual({ British: 1, signalled: 1 });
  });

  it('[initiative.crippled] a crippled ship takes two off her squadron, and no more with a second', () => {
    const state = testTable({ ships: [at('x', 10, 10, { crew: 23 }), at('z', 20, 10, { rigging: 20 })] });
    expect(modifiers(state, 'a-squadron')).toEqual({ British: 1, crippled: -2 });
    for (const ship of state.ships) ship.fate = 'sunk';
    state.ships.push({ ...shipOf(state, 'x'), id: 'y', fate: 'afloat', crew: 24 });
    expect(modifiers(state, 'a-squadron')).toEqual({ British: 1 });
  });

  const roll = (squadron: string, side: string, total: number) => ({ squadron, side, total });
  const order = (...of: Parameters<typeof inOrder>) => inOrder(...of).order.map(({ squadron }) => squadron);

  it('[initiative.tie-flagship] of equals the side whose flagship squadron did better goes first', () => {
    const rolls = [roll('a1', 'a', 7), roll('b1', 'b', 7), roll('b2', 'b', 10), roll('a2', 'a', 9)];
    const flagships = (side: string) => (side === 'a' ? 9 : 10);
    expect(order(rolls, flagships, loadedDice())).toEqual(['b2', 'a2', 'b1', 'a1']);
  });

  it('[initiative.tie-die] where the flagships are equal, or one is gone, a die decides, thrown again if equal', () => {
    const rolls = [roll('a1', 'a', 7), roll('b1', 'b', 7)];
    expect(order(rolls, () => 7, loadedDice(d6(2, 5)))).toEqual(['b1', 'a1']);
    expect(order(rolls, (side) => (side === 'a' ? 9 : null), loadedDice(d6(4, 4, 6, 1)))).toEqual([
      'a1',
      'b1',
    ]);
  });

  it('[initiative.tie-die] squadrons of one side throw among themselves', () => {
    const rolls = [roll('a1', 'a', 7), roll('a2', 'a', 7), roll('b1', 'b', 7)];
    const flagships = (side: string) => (side === 'a' ? 9 : 3);
    expect(order(rolls, flagships, loadedDice(d6(1, 3)))).toEqual(['a2', 'a1', 'b1']);
  });
});

describe('signals', () => {
  it('[special.signals] a ship within sight and 24 inches of her flagship may signal', () => {
    const near = testTable({
      ships: [at('flag', 10, 10, { flagship: true }), at('frigate', 34, 10, { spec: signals })],
    });
    expect(signallers(near, 'a').map(({ id }) => id)).toEqual(['frigate']);
    const far = testTable({
      ships: [at('flag', 10, 10, { flagship: true }), at('frigate', 34.1, 10, { spec: signals })],
    });
    expect(signallers(far, 'a')).toEqual([]);
    const hidden = { ...near, terrain: [groundAt('land', [20, 9], [22, 9], [22, 11], [20, 11])] };
    expect(signallers(hidden, 'a')).toEqual([]);
    const headless = testTable({ ships: [at('frigate', 34, 10, { spec: signals })] });
    expect(signallers(headless, 'a')).toEqual([]);
  });

  it('[special.signals] every ship of the squadron must be within 24 inches of the one that signals', () => {
    const state = testTable({
      ships: [at('frigate', 10, 10, { spec: signals }), at('x', 34, 10), at('y', 40, 40, { side: 'b' })],
    });
    expect(squadronsInReach(state, shipOf(state, 'frigate'))).toEqual(['a-squadron']);
    shipOf(state, 'x').at = { x: 34_100, y: 10_000 };
    expect(squadronsInReach(state, shipOf(state, 'frigate'))).toEqual([]);
    shipOf(state, 'x').colours = 'struck';
    expect(squadronsInReach(state, shipOf(state, 'frigate'))).toEqual(['a-squadron']);
  });

  it('[special.signals] no squadron of the enemy, and no battery', () => {
    const state = testTable({
      ships: [at('frigate', 10, 10, { spec: signals }), at('y', 20, 10, { side: 'b' })],
      batteries: [{ id: 'fort', side: 'a', at: [12, 12] }],
    });
    expect(squadronsInReach(state, shipOf(state, 'frigate'))).toEqual(['a-squadron']);
  });

  /** A flagship and two that pass her signals on. */
  const chain = (y: number) => [
    at('flag', 5, 10, { flagship: true }),
    at('one', 28, 10, { spec: signals }),
    at('two', 50, y, { spec: signals }),
  ];

  it('[special.signals-chain] a link without a clear lane is none', () => {
    const terrain = [groundAt('land', [38, 9], [40, 9], [40, 11], [38, 11])];
    const state = testTable({ ships: chain(10), terrain });
    expect(signallers(state, 'a').map(({ id }) => id)).toEqual(['one']);
  });

  it('[special.signals-chain] each link needs 24 inches and a clear lane', () => {
    const state = testTable({ ships: chain(16) });
    expect(signallers(state, 'a').map(({ id }) => id)).toEqual(['one', 'two']);
    shipOf(state, 'one').colours = 'struck';
    expect(signallers(state, 'a')).toEqual([]);
  });

  it('[special.signals] [initiative.signalled] the seat is asked, and the roll has the signal in it', () => {
    const state = testTable({
      ships: [at('flag', 10, 10, { flagship: true, spec: signals }), at('y', 40, 40, { side: 'b' })],
      phase: 'initiative',
    });
    const log = testContext(d6(1, 1, 2, 3));
    expect(initiativePhase.enter(state, log)).toBe('waits');
    const [ask] = initiativePhase.asks(state);
    expect(ask).toMatchObject({ seat: 'a-1', kind: 'signal', ship: 'flag', squadrons: ['a-squadron'] });
    initiativePhase.resolve(state, [{ ask: ask!, answer: { squadron: 'a-squadron' } }], log);
    expect(state.order).toEqual([
      { squadron: 'a-squadron', total: 6 },
      { squadron: 'b-squadron', total: 5 },
    ]);
  });
});
