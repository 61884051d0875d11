/** A shore battery for tests: sixteen guns on K10 that bear up and to the right, and belong to side 'b'. */
import type { Battery } from '../sea/advanced-sea.ts';
import { hexNamed } from './sea.ts';

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
