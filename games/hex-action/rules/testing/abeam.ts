/** Two heavy frigates of the Advanced Game on one course, `b` three hexes to the right of `a`; both have fired before. */
import type { AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from './advanced.ts';

export const BOTH_FIRED = Object.freeze({ L: false, R: false });

export const SHIP_A: AdvancedTestShip = {
  id: 'a',
  at: 'K15',
  heading: 1,
  initial: { ...BOTH_FIRED },
  spec: { nation: 'French', guns: { L: 20, R: 20 }, carronades: { L: 0, R: 0 }, crew: [6, 6, 6] },
};
export const SHIP_B: AdvancedTestShip = {
  id: 'b',
  at: 'N15',
  heading: 1,
  side: 'b',
  initial: { ...BOTH_FIRED },
  spec: { guns: { L: 20, R: 20 }, carronades: { L: 0, R: 0 }, crew: [6, 6, 6], hull: 20 },
};

export const abeam = (
  a: Partial<AdvancedTestShip> = {},
  b: Partial<AdvancedTestShip> = {},
  waters: Parameters<typeof advancedSea>[1] = {},
): AdvancedState =>
  advancedSea([advancedShip({ ...SHIP_A, ...a }), advancedShip({ ...SHIP_B, ...b })], {
    phase: 'combat',
    ...waters,
  });
