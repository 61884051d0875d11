/** Two ships on a line, step by step (35.4.2), and what follows when all have moved. */
import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { sailOrders } from '../testing/orders.ts';
import { keyNamed } from '../testing/sailing.ts';
import { context, type TestContext, toldOf } from '../testing/sea.ts';

type Stated = Parameters<typeof advancedShip>[0];
/** `a` with bow K10 draws `b`, whose bow is K12, with a wind that lets her make three hexes. */
const onALine = (...others: Stated[]) =>
  advancedSea(
    [
      advancedShip({ id: 'a', at: 'K10', heading: 1, advanced: { tows: 'b' } }),
      advancedShip({ id: 'b', at: 'K12', heading: 1 }),
      ...others.map(advancedShip),
    ],
    { rules: { towing: true }, wind: 2, grapples: [{ a: 'a', b: 'b', count: 1 }] },
  );
const waysIn = ({ told }: TestContext) =>
  Object.fromEntries(
    toldOf(told, 'moved').map(({ ship, steps }) => [ship, steps.map(({ bow }) => hexName(bow)).join(' ')]),
  );

describe('the ship in tow', () => {
  it('[35.4.2] keeps step: where the other turns she waits, then she is drawn on', () => {
    expect(waysIn(sailOrders(onALine(), { a: 'R1' }))).toEqual({ a: 'K10 L9', b: 'K12 K11' });
    expect(waysIn(sailOrders(onALine(), { a: '3' }))).toEqual({ a: 'K9 K8 K7', b: 'K11 K10 K9' });
  });

  it('[35.4.2] [8.3.4] what stops her stops the one that draws her', () => {
    const told = sailOrders(
      onALine({ id: 'z', at: 'I12', heading: 2, side: 'b' }),
      { a: '3', z: '2' },
      context(1, 1),
    );
    expect(toldOf(told.told, 'collision').map(({ step, ships }) => [step, ...ships])).toEqual([
      [2, 'b', 'z'],
    ]);
    expect(waysIn(told)).toEqual({ a: 'K9 K8', b: 'K11 K10', z: 'J11' });
  });

  it('[35.4.2] [8.3.2] who can’t draw her on is held, and she has nothing to do', () => {
    const state = onALine({ id: 'z', at: 'K8', heading: 4, side: 'b' });
    const told = sailOrders(state, { a: '3' }, context(1, 1));
    expect(toldOf(told.told, 'collision').map(({ step, holder, ships }) => [step, holder, ...ships])).toEqual(
      [[2, 'z', 'z', 'a']],
    );
    expect(waysIn(told)).toEqual({ a: 'K9', b: 'K11' });
  });

  it('[35.4.2] [8.3.2] her hex goes to another when she is not drawn into it', () => {
    // a is stopped by y at once; z comes into K11, where a’s stern still lies.
    const state = onALine(
      { id: 'y', at: 'K9', heading: 4, side: 'b' },
      { id: 'z', at: 'J11', heading: 2, side: 'b' },
    );
    const told = sailOrders(state, { a: '1', z: '1' }, context(1, 1, 1, 1));
    expect(toldOf(told.told, 'collision').map(({ holder, ships }) => [holder, ...ships])).toEqual([
      ['y', 'y', 'a'],
      ['a', 'a', 'z'],
    ]);
    expect(waysIn(told)).toEqual({});
  });
});

describe('when all have moved', () => {
  it('[15.0] who has crossed a fixed edge is gone, with the step that took her over', () => {
    const board = { columns: 51, rows: 35, fixed: true };
    const sea = advancedSea([advancedShip({ id: 'a', at: 'K2', heading: 1 })], { board, wind: 2 });
    const { told } = sailOrders(sea, { a: '3' });
    expect(told.slice(1).map(({ kind, rule }) => [kind, rule])).toEqual([
      ['infraction', '15.0'],
      ['moved', '8.1.1'],
      ['left', '15.0'],
    ]);
    expect([sea.ships[0]!.presence, sea.ships[0]!.advanced.end]).toEqual(['gone', 'left']);
  });

  it.each([
    ['0', true],
    ['1', true],
    ['R', true],
    ['B1', true],
    ['2', false],
    ['R1', false],
  ])('[39.1] [39.2] a ship that plots %s sounds: %s', (plot, sounds) => {
    const depths = { [keyNamed('K10')]: 2, [keyNamed('K8')]: 2, [keyNamed('L9')]: 2 };
    const sea = advancedSea([advancedShip({ id: 'a', at: 'K10', heading: 1, special: { depth: 1 } })], {
      wind: 2,
      rules: { castingTheLead: true },
      advanced: { depths, sounded: { a: [] } },
    });
    const { told } = sailOrders(sea, { a: plot });
    expect(toldOf(told, 'sounded').length === 1).toBe(sounds);
  });
});
