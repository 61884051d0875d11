/** The odds that a commander goes by. */
import { describe, expect, it } from 'vitest';
import { expectedSinkings, outlook, pairings, tollOf, type Unit } from './battle-odds.ts';

const squadron = (sail: number, dp: number): Unit => ({ sail, dp, dr: 12, shift: 0, class: 'SOL' });

describe('the odds of a Battle', () => {
  it('lets nothing sink by damage below the rating, and a tenth part at it', () => {
    expect(expectedSinkings({ dp: 11, dr: 12, sail: 4 })).toBe(0);
    expect(expectedSinkings({ dp: 12, dr: 12, sail: 4 })).toBeCloseTo(0.1);
    // Six points over: seven faces of ten for the first, four of ten for a second after it, one for a third.
    expect(expectedSinkings({ dp: 18, dr: 12, sail: 4 })).toBeCloseTo(0.7 + 0.28 + 0.028);
    expect(expectedSinkings({ dp: 18, dr: 12, sail: 1 })).toBeCloseTo(0.7);
  });

  it('makes as many Combats as the smaller line has Squadrons, and doubles by the Intensity', () => {
    const [own, his] = [[1, 2, 3, 4].map((dp) => squadron(4, dp)), [squadron(3, 0)]];
    expect(pairings(own, his, 'Light').map((one) => [one.own.length, one.his.length])).toEqual([[1, 1]]);
    expect(pairings(own, his, 'Medium')[0]!.own).toHaveLength(2);
    expect(pairings(own, his, 'Heavy')[0]!.own).toHaveLength(3);
  });

  it('is even between equals, and dearer the harder it is fought', () => {
    const line = [squadron(4, 3), squadron(3, 5)];
    const tolls = (['Light', 'Medium', 'Heavy'] as const).map((one) => tollOf(line, line, one));
    for (const { own, his } of tolls) expect(own).toBeCloseTo(his);
    expect(tolls[0]!.own).toBeLessThan(tolls[1]!.own);
    expect(tolls[1]!.own).toBeLessThan(tolls[2]!.own);
  });

  it('favours more Sail against fewer, and sound ships against worn ones', () => {
    const one = outlook([squadron(4, 3)], [squadron(2, 8)]);
    const two = outlook([squadron(4, 3), squadron(4, 3)], [squadron(2, 8)]);
    expect(one.his).toBeGreaterThan(one.own);
    expect(two.his).toBeGreaterThan(one.his);
    const worn = outlook([squadron(4, 10)], [squadron(4, 2)]);
    expect(worn.own).toBeGreaterThan(2 * worn.his);
  });
});
