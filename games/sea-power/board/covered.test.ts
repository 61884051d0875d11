import { describe, expect, it } from 'vitest';
import { coveredBy } from './covered.ts';

describe('what is hidden from the eye', () => {
  it('is the panel at the right of a broad window while it is open and nothing is told', () => {
    expect(coveredBy(1280, true, false)).toEqual({ top: 0, right: 352, bottom: 0 });
    expect(coveredBy(1280, false, false).right).toBe(0);
    expect(coveredBy(1280, true, true).right).toBe(0);
    expect(coveredBy(0, true, false).right).toBe(352);
  });

  it('is a sheet from below on a phone: open, closed, or the line being told', () => {
    expect(coveredBy(390, true, false)).toEqual({ top: 46, right: 0, bottom: 330 });
    expect(coveredBy(390, false, false).bottom).toBe(52);
    expect(coveredBy(390, true, true).bottom).toBe(130);
  });
});
