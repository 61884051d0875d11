import { describe, expect, it } from 'vitest';
import { columnAtSea } from '../testing/column.ts';
import { withShip } from '../testing/desk.ts';
import { homeFor, mustSee } from './sights.ts';

const state = columnAtSea();
const home = homeFor(state, 'one');

describe('the eye', () => {
  it('has every ship that fights in its home, and where the mover may go', () => {
    expect(mustSee(state, 'one')).toHaveLength(10);
    for (const { x, y } of mustSee(state, 'one')) {
      expect(x).toBeGreaterThan(home.x);
      expect(x).toBeLessThan(home.x + home.width);
      expect(y).toBeGreaterThan(home.y);
      expect(y).toBeLessThan(home.y + home.height);
    }
    expect(mustSee(withShip(state, 'foe', { fate: 'sunk' }), null)).toHaveLength(7);
  });
});
