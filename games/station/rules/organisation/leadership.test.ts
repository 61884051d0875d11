import { describe, expect, it } from 'vitest';
import { fleetsOfBoth as fleet } from '../testing/fleets.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, scripted, stationAt } from '../testing/station.ts';
import { admiralOf, checkRating, ratingsOf } from '../umpire/strategy-checks.ts';
import { controlLoad, controlOf, oversize } from '../world/formations.ts';
import { theatreOf } from '../world/theatre.ts';

describe('Control Ratings', () => {
  const counted = (world: ReturnType<typeof fleet>, ids: readonly string[]) =>
    controlLoad(
      theatreOf(world),
      ids.map((id) => ({ id })),
    );

  it('[3.44] [3.443] leaders together against Squadrons; small ones count a half, rounded up; Flagships nothing', () => {
    const world = fleet();
    expect(controlOf(world, 'red', 'red-gf')).toBe(4 + 3);
    expect(counted(world, ['red-a', 'red-b', 'red-d'])).toBe(3);
    expect(counted(world, ['red-a', 'red-d', 'red-h'])).toBe(2);
    expect(counted(world, ['sovereign'])).toBe(0);
  });

  it('[3.336] [3.441] [3.442] there may be any number, but too many are Oversized, twice and three times as many worse', () => {
    const world = fleet();
    const red = world.forces.red!;
    expect(oversize(world, 'red', 'red-gf')).toBe(0);
    // One leader of Control 2 with 3, 4 and 6 Squadrons.
    red.formations['red-flag']!.under = null;
    red.formations['red-gf']!.leader = 'r-cole';
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c'];
    expect(oversize(world, 'red', 'red-gf')).toBe(1);
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c', 'red-e'];
    expect(oversize(world, 'red', 'red-gf')).toBe(2);
    red.formations['red-gf']!.leader = null;
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c'];
    expect(oversize(world, 'red', 'red-gf')).toBe(3);
  });

  it('[3.445] [3.446] only the Flotilla at the top is Oversized, by all leaders and all Squadrons under it', () => {
    const first = testModule.squadrons[0]!;
    const ratings: Readonly<Record<string, number>> = { 'r-ash': 3, 'r-birch': 2, 'r-cole': 1 };
    const world = stationAt({
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a red-b red-c' },
        { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-e red-k:4 red-l:4' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', under: 'red-flag', squadrons: 'red-m:4' },
      ],
      scenario: {
        module: {
          ...testModule,
          squadrons: [
            ...testModule.squadrons,
            ...['k', 'l', 'm'].map((one) => ({ ...first, id: `red-${one}` })),
          ],
          leaders: testModule.leaders.map((one) => ({ ...one, cr: ratings[one.id] ?? one.cr })),
        },
      },
    });
    expect(controlOf(world, 'red', 'red-gf')).toBe(6);
    expect(oversize(world, 'red', 'red-gf')).toBe(1);
    formationIn(world, 'red-flag').under = null;
    expect(controlOf(world, 'red', 'red-gf')).toBe(3);
    expect(oversize(world, 'red', 'red-gf')).toBe(0);
    expect(controlOf(world, 'red', 'red-flag')).toBe(3);
    expect(oversize(world, 'red', 'red-flag')).toBe(1);
  });
});

describe('Leaders', () => {
  it('[3.41] [3.43] officers have ratings and a temper; a Commodore without a Strategy Rating uses 0', () => {
    const world = fleet();
    expect(ratingsOf(world, 'red', 'r-ash')).toEqual({
      lr: 5,
      sr: 5,
      cr: 4,
      personality: 'Cautious',
      rank: 'VA',
    });
    expect(ratingsOf(world, 'red', 'r-cole').sr).toBe(0);
  });

  it('[3.431] [3.493] nobody real is a Timid officer with ratings of 0 and Control 1', () => {
    expect(ratingsOf(fleet(), 'red', null)).toEqual({
      lr: 0,
      sr: 0,
      cr: 1,
      personality: 'Timid',
      rank: null,
    });
  });

  it.each(['lr', 'sr'] as const)(
    '[3.492] where no leader is there to make a check (%s) a Notional one does',
    (rating) => {
      const passes = (die: number) => {
        const world = fleet();
        const what = { side: 'red', leader: null, rating, rule: '3.492', for: 'gale' } as const;
        return checkRating(world, scripted(world, die), what);
      };
      expect([passes(0), passes(1)]).toEqual([true, false]);
    },
  );

  it('[3.414] [3.453] an Independent Squadron has no leader, whoever is in the Mess, and makes its check without', () => {
    const world = stationAt({ put: [{ id: 'red-a', at: 'x' }], mess: 'r-ash r-cole' });
    const { leader } = formationIn(world, 'red-a');
    expect(leader).toBeNull();
    const what = { side: 'red', leader, rating: 'lr', rule: '3.453', for: 'gale' } as const;
    expect([0, 1].map((die) => checkRating(world, scripted(world, die), what))).toEqual([true, false]);
  });

  const roll = (die: number, modifier = 0) => {
    const world = fleet();
    return checkRating(world, scripted(world, die), {
      side: 'red',
      leader: 'r-birch',
      rating: 'lr',
      rule: '3.45',
      for: 'test',
      modifier,
    });
  };

  it('[3.45] [3.451] a check passes at or under the rating', () => {
    expect([roll(3), roll(4), roll(5)]).toEqual([true, true, false]);
  });

  it('[3.452] good modifiers are taken off the die and bad ones added, and they are told', () => {
    expect([roll(5, -1), roll(6, -1), roll(4, 1), roll(3, 1)]).toEqual([true, false, false, true]);
    const world = fleet();
    const context = scripted(world, 6);
    checkRating(world, context, {
      side: 'red',
      leader: 'r-birch',
      rating: 'lr',
      rule: '3.45',
      for: 'test',
      modifier: -2,
    });
    expect(context.told('check')).toMatchObject([{ dice: [6], modifier: -2, rating: 4, passed: true }]);
  });

  it('[3.412] [3.47] Stations are the Admirals who make the Strategy Checks', () => {
    const world = fleet();
    expect(admiralOf(world, 'red', null)).toBe('r-ash');
    expect(admiralOf(world, 'blue', 'north')).toBe('a-aubin');
  });

  it('[3.474] a Station without an Admiral has a Notional one', () => {
    const world = fleet();
    world.stations.south = null;
    expect(ratingsOf(world, 'blue', admiralOf(world, 'blue', 'south')).sr).toBe(0);
  });
});
