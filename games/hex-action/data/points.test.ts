import { describe, expect, it } from 'vitest';
import { QUALITIES } from '../rules/sea/words.ts';
import { classIds, classOf } from './classes.ts';
import { pointsOf } from './points.ts';

const classes = classIds().map((id) => classOf(id)!);
const logOf = (class_: (typeof classes)[number]) => ({ ...class_, mortars: class_.advanced.mortars });

describe('the price of a design', () => {
  it('is that of a seventy-four for a seventy-four', () =>
    expect(
      pointsOf(
        { hull: 14, crew: [4, 4, 4], guns: 8, carronades: 2, rigging: [7, 7, 7], mortars: 0 },
        'average',
      ),
    ).toBe(22));

  it('is within two points of every class of the lists with an average crew, and mostly the same', () => {
    const off = classes.map((class_) => pointsOf(logOf(class_), 'average') - class_.points.average);
    expect(off.filter((by) => Math.abs(by) > 2)).toEqual([]);
    expect(off.filter((by) => by === 0).length / off.length).toBeGreaterThan(0.9);
  });

  it('is within two points with other crews, but for a few', () => {
    const off = classes.flatMap((class_) =>
      QUALITIES.map((quality) => pointsOf(logOf(class_), quality) - class_.points[quality]),
    );
    expect(off.filter((by) => Math.abs(by) <= 2).length / off.length).toBeGreaterThan(0.98);
  });

  it('is a point at least, and a mortar costs what a gun costs', () => {
    const boat = { hull: 0, crew: [1], guns: 0, carronades: 0, rigging: [0, 0, 0], mortars: 0 };
    expect(pointsOf(boat, 'poor')).toBe(1);
    expect(pointsOf({ ...boat, mortars: 2 }, 'average')).toBe(pointsOf({ ...boat, guns: 2 }, 'average'));
  });
});
