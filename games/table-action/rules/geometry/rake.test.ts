import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, baseWithin, mirror, motion, moveBase } from '../testing/bases.ts';
import { norm } from './angle.ts';
import { rakes } from './rake.ts';

describe('a rake', () => {
  const target = base(0, 0, 0);

  it('[rake.geometry] is from ahead or astern, square across, within the width of the base', () => {
    expect(rakes(base(0, -6000, 900), target)).toBe('bow');
    expect(rakes(base(0, 6000, 900), target)).toBe('stern');
    expect(rakes(base(0, 6000, 2700), target)).toBe('stern');
    expect(rakes(base(500, 6000, 900), target)).toBe('stern');
    expect(rakes(base(501, 6000, 900), target)).toBe(null);
    expect(rakes(base(6000, 0, 900), target)).toBe(null);
    expect(rakes(base(0, 6000, 0), target)).toBe(null);
  });

  it('[rake.geometry] allows ten degrees from the perpendicular on either hand', () => {
    const headings = [799, 800, 1000, 1001, 2599, 2600, 2800, 2801];
    expect(headings.map((heading) => rakes(base(0, 6000, heading), target))).toEqual([
      null,
      'stern',
      'stern',
      null,
      null,
      'stern',
      'stern',
      null,
    ]);
  });

  it('[rake.geometry] is the same wherever the ships are, mirrored, and with the firer the other way about', () => {
    fc.assert(
      fc.property(baseWithin(4000), baseWithin(4000), motion, (firer, other, by) => {
        const end = rakes(firer, other);
        expect(rakes(moveBase(by, firer), moveBase(by, other))).toBe(end);
        expect(rakes(moveBase(mirror, firer), moveBase(mirror, other))).toBe(end);
        expect(rakes({ ...firer, heading: norm(firer.heading + 1800) }, other)).toBe(end);
        const about = rakes(firer, { ...other, heading: norm(other.heading + 1800) });
        expect(about).toBe(end && (end === 'bow' ? 'stern' : 'bow'));
      }),
    );
  });
});
