import { describe, expect, it } from 'vitest';
import { projectMove } from '../../attention/project.ts';
import { testTable, viewOf } from '../../rules/testing/table.ts';
import { straysBy, strayWords } from './leaving.ts';

const bound = (victory: Parameters<typeof testTable>[0]['victory'] = []) => {
  const state = testTable({ ships: [{ id: 'one', at: [68, 24], heading: 90 }], victory });
  const view = viewOf(state);
  return { view, ship: view.ships[0]!, forecast: projectMove(view, view.ships[0]!, { legs: [] }) };
};

describe('sailing off the table', () => {
  it('is asked about, with the edge she would leave by', () => {
    const { view, ship, forecast } = bound();
    expect(straysBy(view, ship, forecast)).toBe('east');
    expect(strayWords([ship], 'east')).toContain('leave the table by the east edge');
  });

  it('is not asked about where getting away is what she is there for', () => {
    const exit = { type: 'exit' as const, side: 'a', ships: ['one'], atLeast: 1, edge: 'east' as const };
    const { view, ship, forecast } = bound([exit]);
    expect(straysBy(view, ship, forecast)).toBeNull();
    const other = bound([{ ...exit, edge: 'west' }]);
    expect(straysBy(other.view, other.ship, other.forecast)).toBe('east');
  });
});
