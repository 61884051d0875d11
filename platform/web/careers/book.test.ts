// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Careers } from '../toolkit/careers.ts';
import { careersKept, enterPurchase, hasBought } from './book.ts';

/** Ranks are numbers here. */
const careers = { read: (kept: unknown) => (typeof kept === 'number' ? kept : null) } as unknown as Careers;
const buy = (match: string, worn: unknown, bought: unknown): boolean =>
  enterPurchase('war', careers, match, worn, bought);
const kept = (): readonly unknown[] => careersKept('war', careers);

beforeEach(() => localStorage.clear());

describe('the book of careers', () => {
  it('is empty at first, and each game has its own', () => {
    expect(kept()).toEqual([]);
    buy('m1', 0, 1);
    expect(kept()).toEqual([1]);
    expect(careersKept('peace', careers)).toEqual([]);
  });

  it('puts what was bought in the place of what was worn, and leaves the careers of others alone', () => {
    buy('m1', 0, 1);
    buy('m2', 0, 1);
    expect(kept()).toEqual([1, 1]);
    buy('m3', 1, 2);
    expect(kept()).toEqual([1, 2]);
  });

  it('enters one thing after each match', () => {
    expect(buy('m1', 0, 1)).toBe(true);
    expect(hasBought('war', careers, 'm1')).toBe(true);
    expect(buy('m1', 1, 2)).toBe(false);
    expect(kept()).toEqual([1]);
  });

  it('reads whatever a browser has kept', () => {
    for (const text of ['7', '"x"', '{"careers":5}', '{"careers":["x",3],"matches":[1,"m"]}', '[', 'null']) {
      localStorage.setItem('weathergage.careers.war', text);
      expect(kept()).toEqual(text.includes('3') ? [3] : []);
    }
    expect(hasBought('war', careers, 'm')).toBe(false);
  });
});
