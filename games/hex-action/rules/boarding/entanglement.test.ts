import { describe, expect, it } from 'vitest';
import type { Velocity } from '../sea/advanced-sea.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, testSea, toldOf } from '../testing/sea.ts';
import { grappleModifiers, grapplingPhase } from './grappling.ts';
import { unfoulingPhase } from './unfouling.ts';
import { ungrappleModifiers, ungrapplingPhase } from './ungrappling.ts';

const pair = (velocity: Velocity = 3, sails: readonly ('battle' | 'full')[] = ['battle', 'battle']) =>
  advancedSea(
    [
      advancedShip({ id: 'x', at: 'K20', heading: 1, advanced: { sail: sails[0]! } }),
      advancedShip({ id: 'y', at: 'L20', heading: 1, side: 'b', advanced: { sail: sails[1]! } }),
    ],
    { advanced: { velocity } },
  );

describe('19.0 unfouling', () => {
  const attempt = (sails: readonly ('battle' | 'full')[], ...faces: readonly number[]) => {
    const state = { ...pair(3, sails), fouls: [{ a: 'x', b: 'y' }] };
    const told = context(...faces);
    expect(unfoulingPhase.enter(state, told)).toBe('waits');
    const [ask] = unfoulingPhase.asks(state);
    unfoulingPhase.resolve(state, [{ ask: ask!, answer: { attempts: [{ from: 'y', spend: false }] } }], told);
    return { free: state.fouls.length === 0, thrown: toldOf(told.told, 'unfoul')[0]! };
  };

  it('[19.0] is as in the Basic Game: two dice, ten or more', () => {
    expect(attempt(['battle', 'battle'], 5, 5).free).toBe(true);
    expect(attempt(['battle', 'battle'], 5, 4).free).toBe(false);
  });

  it('[19.1] each of the two ships under full sails makes it harder by one', () => {
    expect(attempt(['full', 'battle'], 5, 5)).toMatchObject({ free: false, thrown: { total: 9 } });
    expect(attempt(['battle', 'full'], 5, 5)).toMatchObject({ free: false, thrown: { total: 9 } });
    expect(attempt(['full', 'full'], 6, 5)).toMatchObject({ free: false, thrown: { total: 9 } });
    expect(attempt(['full', 'full'], 6, 6).free).toBe(true);
  });
});

describe('22.0 grappling and ungrappling', () => {
  it.each([
    [1, 1, '22.1.1'],
    [5, -1, '22.1.2'],
    [6, -2, '22.1.3'],
  ] as const)('[22.1.1] [22.1.2] [22.1.3] at velocity %i a grapple has %i more', (velocity, by, rule) => {
    const state = pair(velocity);
    const told = context(4, 4);
    grapplingPhase.enter(state, told);
    const [ask] = grapplingPhase.asks(state);
    grapplingPhase.resolve(state, [{ ask: ask!, answer: { targets: ['y'] } }], told);
    expect(toldOf(told.told, 'grapple')[0]!.modifiers).toContainEqual({ what: 'wind velocity', by, rule });
  });

  it('[22.0] in other winds, and in the Basic Game, it is what it was', () => {
    const basic = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1 },
        { id: 'y', at: 'L20', heading: 1, side: 'b' },
      ],
    });
    const [x, y] = basic.ships;
    for (const velocity of [undefined, 0, 2, 3, 4] as const)
      expect(grappleModifiers(x!, y!, velocity)).toEqual(grappleModifiers(x!, y!));
  });

  it('[22.2.1] a storm helps whoever wants to come free by one', () => {
    const rules = (velocity: Velocity) => {
      const state = { ...pair(velocity), grapples: [{ a: 'x', b: 'y', count: 1 }] };
      return ungrappleModifiers(state, state.ships[0]!, 'y').filter(({ rule }) => rule === '22.2.1');
    };
    expect(rules(6)).toMatchObject([{ by: 1 }]);
    expect(rules(5)).toEqual([]);
    const state = { ...pair(6), grapples: [{ a: 'x', b: 'y', count: 1 }] };
    const told = context(4, 4);
    ungrapplingPhase.resolve(
      state,
      [{ ask: ungrapplingPhase.asks(state)[0]!, answer: { from: ['y'] } }],
      told,
    );
    // Eight, one for no melee, one for the storm.
    expect(state.grapples).toEqual([]);
  });
});
