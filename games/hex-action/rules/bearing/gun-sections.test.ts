import { describe, expect, it } from 'vitest';
import { gunLosses, gunLossesAsk } from '../damage/gun-losses.ts';
import { advancedCombat } from '../gunnery/advanced-combat.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, viewOf } from '../testing/sea.ts';

const B = { guns: { L: 20, R: 20 }, carronades: { L: 0, R: 0 }, crew: [6, 6, 6], hull: 20 };
const of = (state: AdvancedState, id: string): AdvancedShip => state.ships.find((each) => each.id === id)!;
const HOLD = { L: null, R: null };
/** `a` is strong: 26 guns, an elite crew and an initial broadside; `b` lies one hex off unless stated otherwise. */
const waters = (b: Partial<AdvancedTestShip>): AdvancedState => {
  const strong = { L: 26, R: 26 };
  const spec = { guns: strong, carronades: { L: 0, R: 0 } };
  const a = advancedShip({ id: 'a', at: 'K15', heading: 1, quality: 'elite', spec });
  return advancedSea([a, advancedShip({ id: 'b', at: 'L15', heading: 1, side: 'b', spec: B, ...b })], {
    phase: 'combat',
  });
};

describe('gun hits', () => {
  const hitOn = (b: Partial<AdvancedTestShip>, die: number): AdvancedState => {
    const state = waters(b);
    const answer = { L: null, R: { target: 'b', aim: 'hull' } } as const;
    played(advancedCombat, state, context(die), { a: answer, b: HOLD });
    return state;
  };
  /** Her stern is three hexes off, her bow four, her right side towards the guns: two gun hits on table 8. */
  const sternOn = { at: 'O15', heading: 3 } as const;

  it('[24.1.7] they fall on the section nearest to the guns that fired', () => {
    const state = hitOn(sternOn, 3);
    expect(state.gunHits).toEqual([]);
    expect([of(state, 'b').guns, of(state, 'b').advanced.forward.guns]).toEqual([
      { L: 20, R: 18 },
      { L: 10, R: 10 },
    ]);
  });

  it('[24.1.7] where both are as near, and between guns and carronades, the defender chooses', () => {
    // Three gun hits on table 10.
    const state = hitOn({}, 2);
    const [ask] = phaseAsks(gunLosses, state, context());
    expect(ask).toMatchObject({
      ship: 'b',
      rule: '24.1.7',
      hits: ['L', 'L', 'L'],
      sections: [null, null, null],
    });
    if (ask?.kind !== 'gun-losses') throw new Error('no ask');
    const view = viewOf(state, 'b-1');
    expect(gunLossesAsk.check(view, ask, { marks: ['RGB', 'LGB', 'LGB'] })).toMatchObject({
      code: 'wrong-square',
    });
    played(gunLosses, state, context(), { b: { marks: ['LGB', 'LGB', 'LGS'] } });
    expect([of(state, 'b').guns.L, of(state, 'b').advanced.forward.guns.L]).toEqual([17, 8]);
  });

  it('[24.1.7] an empty section passes them to the other one, an empty broadside to any square', () => {
    const noStern = { guns: { L: 10, R: 10 }, carronades: { L: 0, R: 0 } };
    const first = hitOn({ ...sternOn, guns: { L: 20, R: 10 }, advanced: { forward: noStern } }, 3);
    expect([of(first, 'b').guns.R, of(first, 'b').advanced.forward.guns.R]).toEqual([8, 8]);
    const noLeft = { guns: { L: 0, R: 10 }, carronades: { L: 0, R: 0 } };
    const bare = hitOn({ guns: { L: 0, R: 20 }, advanced: { forward: noLeft } }, 2);
    const [ask] = phaseAsks(gunLosses, bare, context());
    if (ask?.kind !== 'gun-losses') throw new Error('no ask');
    const ways = [...gunLossesAsk.choices(viewOf(bare, 'b-1'), ask)].map(({ marks }) => marks.join());
    expect(ways).toContain('RGB,RGB,RGS');
    expect(ways).toHaveLength(4);
  });

  it('[24.1.7] a whole fleet’s gun hits on one ship are few choices, not millions', () => {
    const state = waters({ spec: { ...B, carronades: { L: 8, R: 8 } } });
    state.gunHits = Array.from({ length: 24 }, () => ({ ship: 'b', side: null, section: null }));
    const [ask] = gunLosses.asks(state);
    if (ask?.kind !== 'gun-losses') throw new Error('no ask');
    const ways = [...gunLossesAsk.choices(viewOf(state, 'b-1'), ask)];
    expect(ways.length).toBeLessThanOrEqual(64);
    for (const way of ways) expect(gunLossesAsk.check(viewOf(state, 'b-1'), ask, way)).toBeNull();
  });
});
