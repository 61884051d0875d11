import { expect, it } from 'vitest';
import { liesOver } from './use-rose-veil.ts';

const ROSE = { left: 12, top: 12, right: 132, bottom: 132 };
const LOOK = { x: 100, y: 100, scale: 0.5 };

it('a rose lies over whoever has a part of her under it, and over nobody beside it', () => {
  const at = (left: number, top: number) => [{ x: 100 + left / 0.5, y: 100 + top / 0.5 }];
  expect(liesOver(ROSE, LOOK, at(70, 70), 0)).toBe(true);
  expect(liesOver(ROSE, LOOK, at(150, 70), 0)).toBe(false);
  // Her bow reaches under it.
  expect(liesOver(ROSE, LOOK, at(150, 70), 48)).toBe(true);
  expect(liesOver(ROSE, LOOK, at(70, 160), 48)).toBe(false);
  expect(liesOver(ROSE, LOOK, [], 48)).toBe(false);
});
