import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bloomsOf, choicesFor, nextIn } from '../../attention/plot-choices.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { legalTexts } from '../../rules/testing/sailing.ts';
import { testSea } from '../../rules/testing/sea.ts';
import { draftAfter } from '../orders/use-plot-keys.ts';
import { cleaned, withoutSign, withoutStep, withSign, withStep } from './plot-draft.ts';

describe('writing a plot', () => {
  it('grows by a step at a time', () => {
    const ahead = ['', '1', '9', 'L', 'D', 'L1R1'].map((draft) => withStep(draft, 'F'));
    expect(ahead).toEqual(['1', '2', '10', 'L1', '1', 'L1R2']);
    expect([withStep('L1', 'R'), withStep('0', 'L')]).toEqual(['L1R', 'L']);
  });

  it('loses its last step, or its last sign', () => {
    expect(['3', '1', 'L1R', '10', '', '0'].map(withoutStep)).toEqual(['2', '', 'L1', '9', '', '']);
    expect(['L12', 'L1R', '0', ''].map(withoutSign)).toEqual(['L', 'L1', '', '']);
  });

  it.each([
    { key: '0', afterwards: { 1: '10', L: '0' } },
    { key: '3', afterwards: { 0: '3' } },
    { key: 'l', afterwards: { '': 'L' } },
    { key: 'd', afterwards: { 2: 'D' } },
    { key: 'r', afterwards: { D: 'R' } },
  ])('takes the key $key', ({ key, afterwards }) => {
    for (const [draft, after] of Object.entries(afterwards))
      expect([withSign(draft, key), draftAfter(key, draft)], draft).toEqual([after, after]);
  });

  it('leaves keys alone that mean nothing to a plot', () => {
    for (const key of ['x', 'Enter', 'Tab', 'F5', 'ß']) expect(draftAfter(key, 'L1')).toBeNull();
    expect(draftAfter('ArrowUp', 'L1')).toBe('L2');
    expect(draftAfter('ArrowDown', 'L2')).toBe('L1');
  });

  it('brings what was typed or pasted into the notation', () => {
    expect(cleaned(' l1 r1\n')).toBe('L1R1');
    expect(cleaned('x'.repeat(40) + '1'.repeat(40))).toHaveLength(24);
  });

  it('takes back exactly the step that was added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('F', 'L', 'R'), { maxLength: 8 }),
        fc.constantFrom('F', 'L', 'R'),
        (steps, last) => {
          const draft = steps.reduce<string>((so, step) => withStep(so, step as 'F'), '');
          expect(withoutStep(withStep(draft, last as 'F'))).toBe(draft);
        },
      ),
    );
  });
});

describe('hexes in bloom', () => {
  const waters = testSea({ ships: [{ id: 'one', at: 'K10', heading: 2 }] });
  const [ship] = waters.ships;
  const choices = choicesFor(waters, ship!);
  const blooms = bloomsOf(choices);

  it('holds every legal plot once', () => {
    const held = blooms.flatMap(({ headings }) =>
      headings.flatMap((each) => each.choices.map(({ plot }) => plot)),
    );
    expect(held.toSorted()).toEqual(legalTexts(waters, ship!).toSorted());
  });

  it('shows the least that a hex costs', () => {
    for (const { cost, headings } of blooms) {
      const costs = headings.flatMap((each) =>
        each.choices.map(({ plot }) => judgePlot(waters, ship!, plot).cost),
      );
      expect(cost).toBe(Math.min(...costs));
    }
  });

  it('goes through every heading of a hex and round again', () => {
    const bloom = blooms.toSorted((a, b) => b.headings.length - a.headings.length)[0]!;
    const seen: string[] = [];
    let plot = nextIn(bloom, '');
    for (let i = 0; i < bloom.headings.length; i++) {
      seen.push(plot);
      plot = nextIn(bloom, plot);
    }
    expect(bloom.headings.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(bloom.headings.length);
    expect(plot).toBe(seen[0]);
  });
});
