import { describe, expect, it } from 'vitest';
import { columnAtSea } from '../testing/column.ts';
import { withShip } from '../testing/desk.ts';
import { homeFor, mustMove, mustSee } from './sights.ts';

const state = columnAtSea();
const home = homeFor(state, 'one');

describe('the eye', () => {
  it('has every ship that fights in its home, and where the mover may go', () => {
    expect(mustSee(state, 'one')).toHaveLength(9);
    for (const { x, y } of mustSee(state, 'one')) {
      expect(x).toBeGreaterThan(home.x);
      expect(x).toBeLessThan(home.x + home.width);
      expect(y).toBeGreaterThan(home.y);
      expect(y).toBeLessThan(home.y + home.height);
    }
    expect(mustSee(withShip(state, 'foe', { fate: 'sunk' }), null)).toHaveLength(7);
  });

  it('keeps still while all are in sight, and moves for who is not, or when all are small', () => {
    expect(mustMove(home, home, mustSee(state, 'one'))).toBe(false);
    const gone = withShip(state, 'foe', { at: { x: 119_000, y: 71_000 } });
    expect(mustMove(home, homeFor(gone, 'one'), mustSee(gone, 'one'))).toBe(true);
    const far = { x: home.x - 9e4, y: home.y - 9e4, width: home.width + 18e4, height: home.height + 18e4 };
    expect(mustMove(far, home, mustSee(state, 'one'))).toBe(true);
  });
});
