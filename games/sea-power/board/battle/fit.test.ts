import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionAt, drawnHeight, fitLines, type Place } from './fit.ts';

const lines = (english: number, european: number): Place[] => {
  const places = Math.min(english, european);
  const at = (ships: number, i: number): number => Math.floor(ships / places) + (i < ships % places ? 1 : 0);
  return Array.from({ length: places }, (_, i) => ({ english: at(english, i), european: at(european, i) }));
};

describe('two lines on a stage', () => {
  it('are wholly in sight, however many ships there are', () => {
    const ships = fc.integer({ min: 1, max: 80 });
    const stage = fc.record({
      width: fc.integer({ min: 320, max: 1800 }),
      height: fc.integer({ min: 240, max: 1100 }),
    });
    fc.assert(
      fc.property(ships, ships, stage, (english, european, size) => {
        const places = lines(english, european);
        const fit = fitLines(places, size);
        expect(drawnHeight(places, fit)).toBeLessThanOrEqual(size.height + 0.01);
        expect(fit.columns * fit.width * fit.scale).toBeLessThanOrEqual(size.width + 0.01);
        expect(fit.columns).toBeGreaterThan(0);
      }),
    );
  });

  it('put those that double side by side rather than on end: fourteen against four at 1280 by 720', () => {
    const fit = fitLines(lines(14, 4), { width: 880, height: 380 });
    expect(fit.abreast).toBeGreaterThan(1);
    expect(fit.width * fit.scale).toBeGreaterThan(76);
    expect(fit.scale).toBeGreaterThan(0.7);
  });

  it('stand at full size where there is room', () => {
    expect(fitLines(lines(5, 5), { width: 1000, height: 600 })).toEqual({
      columns: 5,
      width: 150,
      abreast: 1,
      scale: 1,
    });
  });

  it('go on in another tier where a place would be too narrow', () => {
    expect(fitLines(lines(30, 30), { width: 880, height: 760 }).columns).toBeLessThan(30);
  });

  it('have names only beside hulls that are wide enough', () => {
    expect([100, 50, 20].map(captionAt)).toEqual(['named', 'beaded', 'bare']);
  });
});
