import { describe, expect, it } from 'vitest';
import { degrees, INCH, onChart, outwards } from '../look/chart-units.ts';
import { coverOf, crosses, gripAt, spotFor, spotsFor, uprightAt, wideOf } from '../ships/ship-label.tsx';
import { laidOut } from '../testing/desk.ts';
import { nextOf } from './places.ts';
import { snapped, tapeWords } from './tape.tsx';

describe('stepping through ships', () => {
  it('goes forth and back, and lets go at the ends', () => {
    expect(nextOf(['a', 'b'], null, false)).toBe('a');
    expect(nextOf(['a', 'b'], null, true)).toBe('b');
    expect(nextOf(['a', 'b'], 'a', false)).toBe('b');
    expect(nextOf(['a', 'b'], 'b', false)).toBeNull();
    expect(nextOf(['a', 'b'], 'a', true)).toBeNull();
    expect(nextOf([], null, false)).toBeNull();
  });
});

describe('the tape', () => {
  it('measures to a tenth, and names the band and the bearing', () => {
    expect(tapeWords({ from: { x: 0, y: 0 }, to: { x: 8000, y: 0 } })).toBe(
      '8.0″, point blank range, bearing 090°',
    );
    expect(tapeWords({ from: { x: 0, y: 0 }, to: { x: 0, y: 12_340 } })).toBe(
      '12.3″, close range, bearing 180°',
    );
    expect(tapeWords({ from: { x: 0, y: 0 }, to: { x: 90_000, y: 0 } })).toContain('out of range');
  });

  it('takes hold of the middle of a ship that is near', () => {
    const state = laidOut();
    const { at } = state.ships[0]!;
    expect(snapped(state, { x: at.x + 300, y: at.y }, 500)).toEqual(at);
    expect(snapped(state, { x: at.x + 300, y: at.y }, 200)).toEqual({ x: at.x + 300, y: at.y });
  });
});

describe('names on the chart', () => {
  it('go to the other side of a neighbour', () => {
    const pose = { x: 0, y: 0, angle: 0 };
    expect(spotFor(pose, [], 90, 1, []).anchor).toBe('start');
    expect(spotFor(pose, [{ x: 90, y: 0, angle: 0 }], 90, 1, []).anchor).toBe('end');
  });

  it('keep clear of the flag that is to be dragged', () => {
    const pose = { x: 0, y: 0, angle: 0 };
    expect(spotFor(pose, [], 90, 1, [gripAt({ x: 60, y: 0 }, 1)]).anchor).toBe('end');
  });

  // Pixels to a unit of the chart, and how many names may touch another so far off.
  it.each([
    [0.09, 0],
    [0.08, 2],
  ])('find room beside the flag, with six against six seen from far off (at %d)', (scale, most) => {
    const { ships } = laidOut('collingwood');
    const names = ships.map((ship) => ({
      pose: { ...onChart(ship.at), angle: degrees(ship.heading) },
      wide: wideOf(ship.spec.name),
    }));
    const first = names.find((_, index) => ships[index]!.flagship)!;
    const upright = uprightAt(scale);
    const grip = gripAt(outwards(first.pose, first.pose.angle, 12 * INCH), upright);
    const boxes = spotsFor(names, upright, [grip]).map((spot, index) =>
      coverOf(names[index]!.pose, spot, names[index]!.wide, upright),
    );
    const touching = boxes.flatMap((box, index) =>
      [grip, ...boxes.slice(0, index)].filter((other) => crosses(box, other)),
    );
    expect(touching.length).toBeLessThanOrEqual(most);
  });
});
