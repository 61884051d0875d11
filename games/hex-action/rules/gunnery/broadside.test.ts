import { describe, expect, it } from 'vitest';
import type { Ship, ShipSpec } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import type { Quality } from '../sea/words.ts';
import { type TestShip, testSea } from '../testing/sea.ts';
import { aimsAt, canFire, computeBroadside, sectionsLost } from './broadside.ts';

/** The target lies on the right beam of 'a', at one to ten hexes, and can answer. */
const BEAM = ['L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U'];
const afar = (range: number, a: Partial<TestShip> = {}, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, initial: { L: false, R: false }, ...a },
      { id: 'b', at: `${BEAM[range - 1]}15`, heading: 1, side: 'b' },
    ],
  }),
  ...rest,
});
const laid = (state: State) => computeBroadside(state, state.ships[0]!, 'R', state.ships[1]!, 'hull');
const guns = (squares: number, carronades = 0): { spec: Partial<ShipSpec> } => ({
  spec: { guns: { L: squares, R: squares }, carronades: { L: carronades, R: carronades } },
});
const modifier = (state: State, rule: string) =>
  laid(state)!.modifiers.find((each) => each.rule === rule)?.by ?? 0;

describe('a broadside before the die falls', () => {
  it('[11.2.1] the range is the shortest way from either end to either end', () => {
    for (let range = 1; range <= 10; range++) expect(laid(afar(range))!.range).toBe(range);
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'b', at: 'M12', heading: 1, side: 'b' },
      ],
    });
    // Her bow at M12 is four hexes from K15, her stern at M13 three.
    expect(laid(state)!.range).toBe(3);
  });

  it('[11.2.2] damaged gun squares do not count', () => {
    expect(laid(afar(3, { ...guns(13), guns: { L: 13, R: 4 } }))).toMatchObject({ guns: 4, base: 1 });
    expect(laid(afar(3, { ...guns(13), guns: { L: 13, R: 0 } }))).toBeNull();
  });

  it('[11.1.9] carronades are added within two hexes only', () => {
    expect(laid(afar(2, guns(5, 5)))).toMatchObject({ guns: 5, carronades: 5, base: 3 });
    expect(laid(afar(3, guns(5, 5)))).toMatchObject({ guns: 5, carronades: 0, base: 1 });
    expect(laid(afar(3, guns(0, 5)))).toBeNull();
    expect(laid(afar(1, guns(0, 5)))).toMatchObject({ guns: 0, carronades: 5, base: 2 });
  });

  it('[11.2.3] gun squares and range give the base', () => {
    expect([1, 3, 5, 7, 10].map((range) => laid(afar(range, guns(13)))!.base)).toEqual([5, 3, 1, 0, 0]);
  });

  it('[11.2.4] modifiers add up; below zero is no table, above eight is eight', () => {
    expect(laid(afar(10, guns(2)))).toMatchObject({ base: -3, table: null });
    expect(laid(afar(4, { ...guns(6), quality: 'poor' }))).toMatchObject({ base: 0, table: null });
    expect(laid(afar(4, guns(6)))).toMatchObject({ base: 0, table: 0 });
    const best = afar(1, { ...guns(13), quality: 'elite', initial: { L: true, R: true } });
    const sum = laid(best)!.modifiers.reduce((total, { by }) => total + by, laid(best)!.base);
    expect(sum).toBe(10);
    expect(laid(best)!.table).toBe(8);
  });

  it('[11.2.5] from six hexes on only the rigging can be aimed at', () => {
    const aims = (range: number) => aimsAt(afar(range), afar(range).ships[0]!, afar(range).ships[1]!);
    expect(aims(5)).toEqual(['hull', 'rigging']);
    for (const range of [6, 7, 10]) expect(aims(range)).toEqual(['rigging']);
  });

  it('[11.2.8] ships bound to each other can’t fire at each other’s rigging', () => {
    for (const bonds of [{ fouls: [bondOf('a', 'b')] }, { grapples: [{ ...bondOf('a', 'b'), count: 1 }] }]) {
      const state = afar(1, {}, bonds);
      expect(aimsAt(state, state.ships[0]!, state.ships[1]!)).toEqual(['hull']);
    }
    const other = afar(1, {}, { fouls: [bondOf('b', 'c')] });
    expect(aimsAt(other, other.ships[0]!, other.ships[1]!)).toEqual(['hull', 'rigging']);
  });

  it('[11.3.1] crew quality counts by the number of gun squares', () => {
    const by = (squares: number, quality: Quality) =>
      modifier(afar(1, { ...guns(squares), quality }), '11.3.1');
    expect([3, 6, 9, 12, 13].map((squares) => by(squares, 'elite'))).toEqual([1, 2, 2, 2, 3]);
    expect([3, 6, 9, 12, 13].map((squares) => by(squares, 'poor'))).toEqual([-1, -1, -1, -2, -2]);
    expect([3, 6, 9, 12, 13].map((squares) => by(squares, 'green'))).toEqual([0, 0, -1, -1, -1]);
  });

  it('[11.3.2] a rake counts by the number of gun squares', () => {
    const raked = (squares: number) =>
      testSea({
        ships: [
          { id: 'a', at: 'L12', heading: 2, ...guns(squares) },
          { id: 'b', at: 'K15', heading: 1, side: 'b' },
        ],
      });
    expect([3, 6, 9, 12, 13].map((squares) => modifier(raked(squares), '11.3.2'))).toEqual([1, 2, 3, 4, 5]);
    expect(laid(raked(3))!.rake).toBe(true);
    expect(modifier(afar(1), '11.3.2')).toBe(0);
  });

  it('[11.3.3] each section wiped out or boarding costs a table; with nobody at the guns there is no fire', () => {
    const state = afar(1, { parties: [{ type: 'OBP', sections: [2], target: 'b' }] });
    const firer: Ship = state.ships[0]!;
    expect(modifier(state, '11.3.3')).toBe(-1);
    firer.sections[0]!.left = 0;
    expect(modifier(state, '11.3.3')).toBe(-2);
    // Two of three squares lost is not a section lost.
    firer.sections[2]!.left = 1;
    expect(sectionsLost(firer)).toBe(2);
    expect(canFire(firer, 1)).toBe(true);
    firer.sections[2]!.left = 0;
    expect(canFire(firer, 1)).toBe(false);
  });

  it('[11.3.4] each broadside’s first firing is better', () => {
    const by = (squares: number, initial: Ship['initial']) =>
      modifier(afar(1, { ...guns(squares), initial }), '11.3.4');
    expect([3, 6, 9, 12, 13].map((squares) => by(squares, { L: false, R: true }))).toEqual([1, 1, 2, 2, 2]);
    expect(by(9, { L: true, R: false })).toBe(0);
  });

  it('[11.3.5] a captured ship fires two tables lower and does not count lost sections', () => {
    const state = afar(1, { captured: true, owner: 'b' });
    const prize = state.ships[0]!;
    for (const section of prize.sections) {
      section.role = 'prisoner';
      section.left = 0;
    }
    prize.sections.push({
      ...prize.sections[0]!,
      no: 4,
      from: 'x',
      side: 'a',
      left: 2,
      total: 2,
      role: 'prize',
    });
    expect(modifier(state, '11.3.5')).toBe(-2);
    expect(modifier(state, '11.3.3')).toBe(0);
    expect(canFire(prize, 1)).toBe(true);
  });
});
