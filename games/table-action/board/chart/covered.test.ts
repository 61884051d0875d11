import { describe, expect, it } from 'vitest';
import { coveredBy } from './covered.ts';

const broad = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const plain = { open: true, told: false, over: false };

describe('what is hidden from the eye', () => {
  it('is the panel at the right of a broad window, unless it is closed', () => {
    expect(coveredBy({ ...plain, size: broad })).toEqual({ left: 62, top: 30, right: 340, bottom: 0 });
    expect(coveredBy({ ...plain, size: broad, open: false }).right).toBe(0);
  });

  it('is a sheet from below on a phone: open, closed, or the line being told', () => {
    const foot = (shown: Partial<typeof plain>) => coveredBy({ ...plain, ...shown, size: phone });
    expect(foot({})).toEqual({ left: 0, top: 40, right: 0, bottom: 416 });
    expect(foot({ open: false }).bottom).toBe(52);
    expect(foot({ told: true }).bottom).toBe(190);
  });

  it('is the verdict at the foot when all is over, on either', () => {
    for (const size of [broad, phone]) expect(coveredBy({ ...plain, size, over: true }).bottom).toBe(270);
  });

  it('is measured as on a broad window while the window is not known', () => {
    expect(coveredBy({ ...plain, size: { width: 0, height: 0 } }).right).toBe(340);
  });
});
