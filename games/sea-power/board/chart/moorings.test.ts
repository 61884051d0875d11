import { describe, expect, it } from 'vitest';
import { PORTS, portOf } from '../../data/ports.ts';
import { eyeAt, markSize } from './eye.ts';
import { ANTILLES, leadOf, mooringOf } from './moorings.ts';
import { project } from './projection.ts';

describe('moorings', () => {
  it.each([0.45, 1, 1.6, 2, 2.5, 4])(
    'no two anchors of the Antilles cover each other at a scale of %d',
    (scale) => {
      const eye = eyeAt(scale);
      const size = markSize(eye);
      for (const [i, one] of ANTILLES.entries())
        for (const other of ANTILLES.slice(i + 1)) {
          const [a, b] = [mooringOf(one, eye), mooringOf(other, eye)];
          const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / size;
          expect(apart, `${one} and ${other}`).toBeGreaterThan(11);
        }
    },
  );

  it('lead west or east, as their names stand, and no further than a thumb’s breadth', () => {
    const eye = eyeAt(2);
    expect(ANTILLES.map((port) => leadOf(port, eye))).toContain('east');
    expect(leadOf('guadeloupe', eye)).toBe('west');
    expect(leadOf('fort-royal', eye)).toBe('east');
    for (const port of ANTILLES) {
      const [at, own] = [mooringOf(port, eye), project(portOf(port).place)];
      expect(Math.hypot(at.x - own.x, at.y - own.y) / markSize(eye)).toBeLessThan(40);
    }
  });

  it('are at home where there is room: everywhere else, and in the islands from near enough', () => {
    const eye = eyeAt(2);
    for (const { id, area, place } of PORTS)
      if (area !== 'eastern-caribbean' && area !== 'bay-of-biscay') {
        expect(mooringOf(id, eye)).toEqual(project(place));
        expect(leadOf(id, eye)).toBeNull();
      }
    expect(leadOf('st-eustatius', eyeAt(7))).toBeNull();
  });
});
