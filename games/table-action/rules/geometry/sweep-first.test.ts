import { describe, expect, it } from 'vitest';
import { base } from '../testing/bases.ts';
import type { Terrain } from './polygon.ts';
import { advance, turnSweep } from './sweep.ts';

const box = (kind: Terrain['kind'], left: number, top: number, right: number, bottom: number): Terrain => ({
  kind,
  points: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});

describe('what stops a base first', () => {
  it('[collision.contact] of two ships met at the same step the one that is named first', () => {
    const [left, right] = [base(-900, -6000), base(900, -6000)];
    expect(advance(base(0, 0), 0, 5000, [left, right], []).hit).toEqual({ kind: 'ship', index: 0 });
    expect(advance(base(0, 0), 0, 5000, [right, left], [])).toEqual({
      moved: 3000,
      at: base(0, -3000),
      hit: { kind: 'ship', index: 0 },
    });
    expect(advance(base(0, 0), 0, 5000, [base(900, -7000), left], [])).toMatchObject({
      moved: 3000,
      hit: { kind: 'ship', index: 1 },
    });
  });

  it('[collision.contact] [aground.removed] a ship before the coast she lies against', () =>
    expect(
      advance(base(0, 0), 0, 5000, [base(0, -6000)], [box('land', -500, -9000, 500, -4500)]),
    ).toMatchObject({
      moved: 3000,
      hit: { kind: 'ship', index: 0 },
    }));

  it('[aground.removed] on the ground by her centre she goes nowhere and turns nowhere', () => {
    const ground = [box('land', 9000, 9000, 9900, 9900), box('shoal', -2000, -2000, 2000, 2000)];
    const hit = { kind: 'shoal', index: 1 };
    expect(advance(base(0, 0), 0, 5000, [], ground)).toEqual({ moved: 0, at: base(0, 0), hit });
    expect(turnSweep(base(0, 0), 300, [], ground)).toEqual({ turned: 0, at: base(0, 0), hit });
  });

  it.each([
    ['north', 0, box('land', -500, -3600, 500, -3500), 2000, base(0, -2000)],
    ['east', 900, box('land', 3500, -500, 3600, 500), 2000, base(2000, 0, 900)],
    ['south', 1800, box('shoal', -500, 3500, 500, 3600), 2000, base(0, 2000, 1800)],
    ['west', 2700, box('shoal', -3600, -500, -3500, 500), 2000, base(-2000, 0, 2700)],
  ] as const)('[aground.removed] she runs on a coast to the %s', (_where, heading, coast, moved, at) => {
    expect(advance(base(0, 0, heading), heading, 4000, [], [coast])).toEqual({
      moved,
      at,
      hit: { kind: coast.kind, index: 0 },
    });
    expect(advance(base(0, 0, heading), heading, moved - 1, [], [coast]).hit).toBeNull();
  });

  it.each([
    ['ahead', box('land', 1100, -2000, 1500, -1050), 300],
    ['astern', box('land', -1500, 1050, -1100, 2000), 300],
    ['ahead to larboard', box('land', -1500, -2000, -1100, -1050), -300],
    ['astern to starboard', box('land', 1100, 1050, 1500, 2000), -300],
  ] as const)('[aground.removed] she swings on to a coast %s', (_where, coast, by) => {
    const swung = turnSweep(base(0, 0), by, [], [coast]);
    expect(swung.hit).toEqual({ kind: 'land', index: 0 });
    expect(Math.abs(swung.turned)).toBeLessThan(300);
    expect(Math.abs(swung.turned)).toBeGreaterThan(100);
    expect(Math.sign(swung.turned)).toBe(Math.sign(by));
    expect(turnSweep(base(0, 0), -by, [], [coast]).hit).toBeNull();
  });

  it('[move.three-segments] no way and no turn leave her where she is, whatever she lies against', () => {
    const beside = [base(0, -3000)];
    expect(advance(base(0, 0), 0, 0, beside, [])).toEqual({ moved: 0, at: base(0, 0), hit: null });
    expect(advance(base(0, 0), 0, -5, beside, [])).toEqual({ moved: 0, at: base(0, 0), hit: null });
    expect(turnSweep(base(0, 0), 0, beside, [])).toEqual({ turned: 0, at: base(0, 0), hit: null });
  });
});
