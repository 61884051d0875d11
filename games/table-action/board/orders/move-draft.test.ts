import { describe, expect, it } from 'vitest';
import { changedDistance, changedTurn, steered, withBoarding, withShots } from './move-draft.ts';

const limits = { most: 5000, least: 2500, turn: 450 };
const order = { do: 'move', distance: 4000, turn: 0 } as const;

describe('a move being thought over', () => {
  it('stays within the segment, and moves by tenths', () => {
    expect(changedDistance(limits, order, 3333).distance).toBe(3300);
    expect(changedDistance(limits, order, 9000).distance).toBe(5000);
    expect(changedDistance(limits, order, -20).distance).toBe(2500);
    expect(changedDistance({ ...limits, least: 2250 }, order, 0).distance).toBe(2250);
  });

  it('turns by degrees, never past the allowance, and never by minus nothing', () => {
    expect(changedTurn(limits, order, 123).turn).toBe(120);
    expect(changedTurn(limits, order, 9000).turn).toBe(450);
    expect(changedTurn(limits, order, -9000).turn).toBe(-450);
    expect(Object.is(changedTurn({ ...limits, turn: 0 }, order, -3).turn, 0)).toBe(true);
  });

  it('takes shots along: a shorter run has no shot beyond its end', () => {
    const firing = withShots(order, 3900, [{ side: 'larboard', target: 'b', aim: 'hull' }]);
    expect(changedDistance(limits, firing, 3000).shots).toEqual([
      { at: 3000, side: 'larboard', target: 'b', aim: 'hull' },
    ]);
    expect(withShots(firing, 0, [])).not.toHaveProperty('shots');
  });

  it('declares boarding, and takes it back', () => {
    expect(withBoarding(order, 'b').board).toBe('b');
    expect(withBoarding(withBoarding(order, 'b'), null)).not.toHaveProperty('board');
  });

  it('is steered by the arrows in small and large steps', () => {
    expect(steered(limits, order, 'ArrowUp', false)?.distance).toBe(4100);
    expect(steered(limits, order, 'ArrowDown', true)?.distance).toBe(3000);
    expect(steered(limits, order, 'ArrowLeft', false)?.turn).toBe(-10);
    expect(steered(limits, order, 'ArrowRight', true)?.turn).toBe(100);
    expect(steered(limits, order, 'Home', false)?.distance).toBe(5000);
    expect(steered(limits, order, 'End', false)?.distance).toBe(2500);
    expect(steered(limits, order, 'q', false)).toBeNull();
  });
});
