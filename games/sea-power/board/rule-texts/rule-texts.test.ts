import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_TEXTS, ruleText } from './index.ts';

const rows = readFileSync(new URL('../../rulebook.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));
const numbersOf = (kind: string): string[] => rows.flatMap(([rule, of]) => (of === kind ? [rule!] : []));

describe('rules in our own words', () => {
  it('has a text for every rule of the book, and none besides', () => {
    const numbers = numbersOf('rule');
    expect(numbers.length).toBeGreaterThan(125);
    expect(numbers.filter((rule) => RULE_TEXTS[rule] === undefined)).toEqual([]);
    expect(Object.keys(RULE_TEXTS).filter((rule) => !numbers.includes(rule))).toEqual([]);
  });

  it('says whole sentences, three at most or little more', () => {
    for (const [rule, text] of Object.entries(RULE_TEXTS)) {
      expect(text, rule).toMatch(/^[A-Z].{20,}\.$/s);
      expect(text.length, rule).toBeLessThan(320);
    }
  });

  it('explains headings and whole sections too, and knows what it does not know', () => {
    for (const heading of numbersOf('heading')) expect(ruleText(heading), heading).not.toBeNull();
    expect(ruleText('7.2')).toContain('seamanship');
    expect(ruleText('99.9')).toBeNull();
  });
});
