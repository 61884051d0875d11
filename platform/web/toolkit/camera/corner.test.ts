import { describe, expect, it } from 'vitest';
import { cornerFor } from './corner.ts';

const window = { width: 900, height: 600 };
const map = { width: 160, height: 100 };
const nothing = { window, map, covers: [], asked: [], units: [] };

describe('the corner of a mini-map', () => {
  it('is the lower right one, as long as nothing is there', () => {
    expect(cornerFor(nothing, null)).toBe('bottom-right');
    const buttons = { left: 800, top: 500, right: 888, bottom: 590 };
    expect(cornerFor({ ...nothing, covers: [buttons] }, null)).toBe('top-right');
  });

  it('is never over a place that is asked about', () => {
    const low = { x: 850, y: 550 };
    const high = { x: 850, y: 40 };
    expect(cornerFor({ ...nothing, asked: [low] }, 'bottom-right')).toBe('top-right');
    expect(cornerFor({ ...nothing, asked: [low, high] }, 'bottom-right')).toBe('bottom-left');
    const all = [low, high, { x: 50, y: 550 }, { x: 50, y: 40 }];
    expect(cornerFor({ ...nothing, asked: all }, 'bottom-right')).toBeNull();
  });

  it('is where the fewest units lie, and changes for no less than some', () => {
    const unit = { x: 850, y: 550 };
    expect(cornerFor({ ...nothing, units: [unit] }, null)).toBe('top-right');
    expect(cornerFor({ ...nothing, units: [unit] }, 'bottom-right')).toBe('bottom-right');
    expect(cornerFor({ ...nothing, units: [unit, unit, unit] }, 'bottom-right')).toBe('top-right');
  });
});
