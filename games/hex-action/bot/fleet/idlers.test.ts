import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../rules/sea/hex.ts';
import { rangeBetween } from '../../rules/sea/ship.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { driftAhead, idles } from './idlers.ts';
import { wayUp } from './working-up.ts';

describe('an enemy who idles', () => {
  const ship = (own: 2 | 3, still: number) =>
    advancedShip({ id: 'foe', at: 'M14', heading: 2, side: 'b', still, spec: { class: own } });

  it('is one who has not stirred for two phases', () => {
    expect(idles(ship(3, 1))).toBe(false);
    expect(idles(ship(3, 2))).toBe(true);
  });

  it('drifts a hex in every turn, and a ship of the line in every other', () => {
    for (const wind of DIRECTIONS) {
      const frigate = ship(3, 2);
      const liner = ship(2, 2);
      const sea = advancedSea([frigate, liner], { wind });
      const far = (drifter: typeof frigate): number =>
        rangeBetween(drifter, { ...drifter, bow: driftAhead(sea, drifter, 8).at(-1)! });
      expect([far(frigate), far(liner)].map((hexes) => Math.round(hexes / 2))).toEqual([4, 2]);
    }
  });

  it('is met where she will have drifted to, unless the wind brings her', () => {
    const own = advancedShip({ id: 'own', at: 'M26', heading: 1 });
    const foe = ship(3, 3);
    const aimed = (wind: 1 | 4) => {
      const up = wayUp(advancedSea([own, foe], { wind }), own, foe, 'to idlers')!;
      return up.aim.kind === 'reach' ? up.aim.hex.r - foe.bow.r : 0;
    };
    expect(aimed(1)).toBeLessThan(0);
    expect(aimed(4)).toBe(0);
  });

  it('is not waited for, while one who comes is', () => {
    const own = advancedShip({ id: 'own', at: 'M26', heading: 1 });
    const sea = (still: number) => advancedSea([own, ship(3, still)], { wind: 4 });
    expect(wayUp(sea(0), own, ship(3, 0), 'to idlers')).toBeNull();
    expect(wayUp(sea(0), own, ship(3, 0), 'to all')).not.toBeNull();
    expect(wayUp(sea(3), own, ship(3, 3), 'to idlers')).not.toBeNull();
  });
});
