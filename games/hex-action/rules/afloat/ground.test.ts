import { describe, expect, it } from 'vitest';
import { type Hex, hexKey } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { hexNamed, testSea, testShip } from '../testing/sea.ts';
import { groundingOf, isAground, isTooShoal } from './ground.ts';
import { driftCourse, tideHexes } from './tide.ts';

const SHOAL: Hex = hexNamed('K9');
const DEPTH = 13;
const waters = (depth: number, runningAground = true) =>
  advancedSea([advancedShip({ id: 'a', at: 'K10', heading: 1, special: { depth: DEPTH } })], {
    rules: { runningAground },
    land: [hexNamed('K8')],
    advanced: { depths: { [hexKey(SHOAL)]: depth } },
  });
const shoal = (sea: ReturnType<typeof waters>, hex = SHOAL) => isTooShoal(sea, sea.ships[0]!, hex);

describe('water under the keel', () => {
  it('[38.0] she takes the ground in water as deep as her value or less deep', () => {
    expect([DEPTH - 1, DEPTH, DEPTH + 1].map((depth) => shoal(waters(depth)))).toEqual([true, true, false]);
    expect(shoal(waters(1), hexNamed('L9'))).toBe(false);
  });

  it('[38.0] where the rule is not played nothing is too shoal, and no land wrecks her', () => {
    const sea = waters(1, false);
    const [from, to] = ['K10', 'K9'].map((bow) => ({ bow: hexNamed(bow), heading: 1 as const }));
    expect(shoal(sea)).toBe(false);
    expect(groundingOf(sea, sea.ships[0]!, from!, to!)).toBeNull();
    expect(groundingOf(sea, sea.ships[0]!, from!, { bow: hexNamed('K8'), heading: 1 })).toBeNull();
    expect(groundingOf(waters(1), sea.ships[0]!, from!, to!)).toEqual({ hex: SHOAL, depth: 1 });
  });

  it('[38.0] in the Basic Game nobody is aground, and no water is shoal', () => {
    const ship = testShip({ id: 'a', at: 'K10', heading: 1 });
    expect(isAground(ship)).toBe(false);
    expect(isTooShoal(testSea({ ships: [] }), ship, SHOAL)).toBe(false);
    expect(isTooShoal(waters(1), ship, SHOAL)).toBe(false);
  });

  it('[8.2.1] without a tide the wind alone carries a drifting ship', () => {
    const sea = testSea({ ships: [], wind: 4 });
    expect([driftCourse(sea), tideHexes(sea)]).toEqual([[4], 0]);
    const tide = advancedSea([], { advanced: { special: [{ id: 'tide', direction: 2, hexes: 2 }] } });
    expect([driftCourse(tide), tideHexes(tide)]).toEqual([[1, 2, 2], 2]);
  });
});
