import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patched, type ViewPatch, viewPatch } from './view-patch.ts';

/** As it is at the other end of a wire. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
const text = (value: unknown): string => JSON.stringify(value);

/** The other end has the old view and gets the difference. */
const overTheWire = (from: unknown, to: unknown): unknown =>
  patched(sent(from), sent(viewPatch(from, to)) as ViewPatch);

/** Plain data in which much stays the same from one to the next: few names, few values. */
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(0, -0, 1, 1.5, true, false, null, '', 'a', 'é', undefined),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '0', 'length', 'toString', '__proto__'), tie('tree'), {
      maxKeys: 5,
    }),
  ),
}));

describe('the difference of two views', () => {
  it('leads from the one to the other, to the byte', () => {
    fc.assert(
      fc.property(tree, tree, (from, to) => {
        fc.pre(from !== undefined && to !== undefined);
        expect(text(overTheWire(from, to))).toBe(text(to));
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        expect(text(overTheWire(from, to))).toBe(text(to));
      }),
    );
  });

  it('leaves the old view alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const before = text(from);
        patched(from, viewPatch(from, to));
        expect(text(from)).toBe(before);
      }),
    );
  });

  it('holds nothing that is not in the new view', () => {
    const values = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, member]) => [name, ...values(member)])
        : [String(value)];
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const allowed = new Set([...values(to), ...values(from)]);
        const toOnly = new Set(values(to));
        // Names of what is gone may be told; values never are, but for the places and counts of a patch itself.
        for (const said of values(viewPatch(from, to)))
          expect(allowed.has(said) || toOnly.has(said) || /^\d+$/.test(said)).toBe(true);
      }),
    );
  });

  it.each<[string, unknown, unknown, unknown]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}],
    ['a member far down', { a: [1, { b: 2, c: 3 }] }, { a: [1, { b: 4, c: 3 }] }, { a: { 1: { b: [4] } } }],
    ['a member gone', { a: 1, b: 2 }, { b: 2 }, { a: [] }],
    ['a member more', { a: 1 }, { a: 1, b: { c: 2 } }, { b: [{ c: 2 }] }],
    ['the order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    ['an item in the middle', { a: [1, 2, 3] }, { a: [1, 9, 2, 3] }, { a: [1, 0, [9]] }],
    ['an item gone', { a: [1, 2, 3] }, { a: [1, 3] }, { a: [1, 1, []] }],
  ])('is small: %s', (_, from, to, patch) => {
    expect(viewPatch(from, to)).toEqual(patch);
  });
});
