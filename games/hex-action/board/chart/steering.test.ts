import { describe, expect, it } from 'vitest';
import { HEX } from '../look/geometry.ts';
import { GROUND, steeringFor, TOUCHING } from './steering.ts';

const FREE = { width: 800, height: 600 };
const hers = [
  { x: 0, y: 0 },
  { x: 2 * HEX, y: 0 },
];
const line = (x: number, ships: number) => Array.from({ length: ships }, (_, i) => ({ x, y: i * 2 * HEX }));

describe('a ship that is taken in hand', () => {
  it('is steered with the whole of the enemy in sight where his line fits', () => {
    const enemies = line(12 * HEX, 6);
    const { points, least } = steeringFor(hers, enemies, FREE);
    expect(points).toHaveLength(hers.length + enemies.length);
    const { width, height } = GROUND.around(points);
    expect(width * least).toBeLessThanOrEqual(FREE.width + 1e-6);
    expect(height * least).toBeLessThanOrEqual(FREE.height + 1e-6);
    expect(least).toBeGreaterThanOrEqual(TOUCHING);
  });

  it('keeps the nearest of a line that is too long, and never at hexes too small to press', () => {
    const enemies = line(12 * HEX, 40);
    const { points, least } = steeringFor(hers, enemies, FREE);
    expect(points.length).toBeGreaterThan(hers.length);
    expect(points.length).toBeLessThan(hers.length + enemies.length);
    expect(points).toContain(enemies[0]);
    expect(points).not.toContain(enemies.at(-1));
    expect(least).toBeGreaterThanOrEqual(TOUCHING);
  });

  it('is looked at alone where the enemy is far off', () => {
    expect(steeringFor(hers, line(200 * HEX, 3), FREE)).toEqual({ points: hers, least: 0.6 });
  });
});
