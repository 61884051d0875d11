/** What fires from where it stands: a battery ashore, and a bomb at anchor. */
import type { Anchored } from '../sea/advanced-log.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { advancedShip } from './advanced.ts';
import { hexNamed } from './sea.ts';

export const AT_ANCHOR: Anchored = { how: 'A', state: 'holding', turns: 0 };

/** An enemy who lies at anchor. */
export const foeAtAnchor = (): AdvancedShip =>
  advancedShip({ id: 'b', at: 'K14', heading: 1, side: 'b', advanced: { anchor: AT_ANCHOR } });

/** Sixteen guns on K10 that bear up and to the right, and belong to side 'b'. */
export const testBattery = (changes: Partial<Battery> = {}): Battery => ({
  id: 'fort',
  name: 'The Fort',
  side: 'b',
  seat: 'b-1',
  hexes: [hexNamed('K10')],
  quality: 'average',
  arc: [1, 2],
  guns: 16,
  total: { guns: 16, hull: 10, crew: 6 },
  hull: 10,
  crew: 6,
  ...changes,
});

/** A bomb at anchor at K20, bow up the board, with one mortar. */
export const testBomb = (): AdvancedShip =>
  advancedShip({
    id: 'a',
    at: 'K20',
    heading: 1,
    spec: { guns: { L: 2, R: 2 }, carronades: { L: 0, R: 1 } },
    special: { mortars: 1, traits: ['bomb'] },
    advanced: { anchor: AT_ANCHOR },
  });
