import { describe, expect, it } from 'vitest';
import { boardingPhase } from '../boarding/boarding.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { AT_ANCHOR, testBattery } from '../testing/battery.ts';
import { context, hexNamed } from '../testing/sea.ts';
import { hullInDanger } from './danger.ts';

const even = (squares: number) => ({ L: squares, R: squares });
const armed = (guns: number, changes: Partial<AdvancedTestShip> = {}) =>
  advancedShip({
    id: 'firer',
    at: 'K15',
    heading: 1,
    spec: { guns: even(guns), carronades: even(0) },
    ...changes,
  });
const target = (changes: Partial<AdvancedTestShip> = {}) =>
  advancedShip({
    id: 'target',
    at: 'L15',
    heading: 1,
    side: 'b',
    spec: { guns: even(10), carronades: even(0) },
    ...changes,
  });
const danger = (...ships: AdvancedShip[]): number => hullInDanger(advancedSea([...ships]), ships.at(-1)!);
const unarmed = { guns: even(0) };

describe('what a ship may lose from her hull in one turn of the Advanced Game', () => {
  it('[10.2.8] [16.1.2.1] the heaviest broadside alongside is two dice: ten squares, fifteen with her guns gone', () => {
    // Rake 9, stern 1, elite 3, first broadside 2, doubleshot 3: a die on table 10 and one on table 8.
    const heavy = armed(30, { quality: 'elite' });
    expect(danger(heavy, target())).toBe(10);
    expect(danger(heavy, target({ ...unarmed }))).toBe(15);
    expect(danger(armed(30), target())).toBe(9);
  });

  it('[10.2.8] a sloop takes three, beyond one hex without doubleshot two, and none if she must be empty or is too far', () => {
    // Rake 2, stern 1, first broadside 1, and doubleshot 1: table 5; at four hexes table 2.
    expect(danger(armed(5), target())).toBe(3);
    expect(danger(armed(5), target({ at: 'O15' }))).toBe(2);
    expect(danger(armed(5, { empty: 2 }), target())).toBe(0);
    expect(danger(armed(5), target({ at: 'W15' }))).toBe(0);
  });

  it('[10.2.8] [20.3.5] firm ground, lee ports and a target out of reach of the hull count too', () => {
    const anchor = AT_ANCHOR;
    const far = target({ at: 'O15', ...unarmed });
    expect([danger(armed(20), far), danger(armed(20, { advanced: { anchor } }), far)]).toEqual([6, 8]);
    const ships = [armed(5), target({ at: 'O15' })];
    const lee: SpecialRule = { id: 'lee-ports', side: 'a', minVelocity: 5, tableShift: 3 };
    expect(hullInDanger(advancedSea(ships, { advanced: { special: [lee] } }), ships[1]!)).toBe(3);
    // From six hexes on the guns are laid on the rigging, which hurts the hull less.
    const elite = armed(30, { quality: 'elite' });
    expect(['P15', 'Q15'].map((at) => danger(elite, target({ at, ...unarmed })))).toEqual([11, 2]);
  });

  it('[10.2.8] all who can fire count together', () => {
    expect(danger(armed(5), armed(5, { id: 'other', at: 'M15' }), target())).toBe(6);
  });

  it('[10.2.8] a battery she is the target of counts, and mortars that bear on her', () => {
    const fort = testBattery({ side: 'a', seat: 'a-1', hexes: [hexNamed('L18')], arc: [1] });
    const under = (battery: Battery) => {
      const ship = target();
      return hullInDanger(advancedSea([ship], { advanced: { batteries: [battery] } }), ship);
    };
    expect(under(fort)).toBe(3);
    expect(under({ ...fort, hull: 0 })).toBe(0);
    const anchor = AT_ANCHOR;
    const bomb = armed(0, {
      empty: 2,
      spec: { guns: even(0), carronades: even(1) },
      special: { mortars: 2, traits: ['bomb'] },
      advanced: { anchor },
    });
    const moored = target({ at: 'O15', advanced: { anchor } });
    const bombs = (rules: { bombs?: boolean }) =>
      hullInDanger(advancedSea([bomb, moored], { rules }), moored);
    expect([bombs({ bombs: true }), bombs({})]).toEqual([12, 0]);
  });

  it('[10.2.8] the captain alongside is asked for boarders when that may be the end of her', () => {
    const asked = (hull: number) =>
      boardingPhase.enter(
        advancedSea([armed(30, { quality: 'elite' }), target({ hull })], { phase: 'boarding', turn: 3 }),
        context(),
      );
    expect([asked(10), asked(11)]).toEqual(['waits', 'done']);
  });
});
