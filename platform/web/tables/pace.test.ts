import { describe, expect, it } from 'vitest';
import { keptPaces, type PaceBook, paceOf, Spells, withSpan } from './pace.ts';

describe('how long the machine takes', () => {
  it('is foretold by the middle of what it took, and the longest', () => {
    expect(paceOf([1000, 2000])).toBeNull();
    expect(paceOf([9000, 1000, 2000])).toEqual({ usual: 2000, long: 9000 });
    expect(paceOf([4, 1, 3, 2])).toEqual({ usual: 3, long: 4 });
  });

  it('is remembered for the last thoughts of each kind, and of so many kinds', () => {
    let kept = {};
    for (let i = 0; i < 20; i++) kept = withSpan(kept, 'a', i + 0.4);
    expect(kept).toEqual({ a: Array.from({ length: 15 }, (_, i) => i + 5) });
    for (let i = 0; i < 200; i++) kept = withSpan(kept, `k${i}`, 1);
    expect(Object.keys(kept)).toHaveLength(150);
    expect(kept).not.toHaveProperty('a');
    expect(kept).toHaveProperty('k199');
  });

  it('takes nothing from what is not of its own making', () => {
    expect(keptPaces(null)).toEqual({});
    expect(keptPaces('x')).toEqual({});
    expect(keptPaces({ a: [1], b: 'x', c: [null], d: [-1] })).toEqual({ a: [1] });
  });
});

describe('a thought', () => {
  const house = () => {
    const kept = new Map<string, number[]>();
    const book: PaceBook = {
      spans: (key) => kept.get(key) ?? [],
      note: (key, ms) => void kept.set(key, [...(kept.get(key) ?? []), ms]),
    };
    const clock = { now: 0 };
    return { kept, clock, spells: new Spells(book, () => clock.now) };
  };

  it('lasts while seat and step are the same, and is counted once', () => {
    const { kept, clock, spells } = house();
    spells.begin('red', '1', 'k');
    clock.now = 700;
    spells.begin('red', '1', 'k');
    expect(spells.now).toMatchObject({ seat: 'red', since: 0, pace: null });
    clock.now = 1000;
    spells.begin('blue', '1', 'k');
    clock.now = 1500;
    spells.begin('blue', '2', 'k');
    spells.end();
    spells.end();
    expect(kept.get('k')).toEqual([1000, 500, 0]);
    expect(spells.now).toBeNull();
  });

  it('that was broken off tells nothing', () => {
    const { kept, spells } = house();
    spells.begin('red', '1', 'k');
    spells.end(false);
    expect(kept.size).toBe(0);
  });

  it('is foretold by those before, or by what is allowed', () => {
    const { clock, spells } = house();
    spells.begin('red', '0', 'k', 1500);
    expect(spells.now?.pace).toEqual({ usual: null, long: 1500 });
    for (const [step, took] of [2000, 8000, 1000].entries()) {
      spells.begin('red', String(step), 'k', 1500);
      clock.now += took;
    }
    spells.begin('red', 'last', 'k', 1500);
    expect(spells.now?.pace).toEqual({ usual: 2000, long: 8000 });
  });
});
