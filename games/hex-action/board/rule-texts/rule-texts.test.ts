import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_TEXTS, ruleText } from './index.ts';

const rulebook = new URL('../../rulebook.tsv', import.meta.url);

/** Numbers that decide something, as the rulebook lists them. */
const numbers = (): string[] =>
  readFileSync(rulebook, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([rule, kind]) =>
        kind === 'rule' && Number(rule?.split('.')[0]) >= 5 && Number(rule?.split('.')[0]) <= 42,
    )
    .map(([rule]) => rule!);

describe('rules in our own words', () => {
  it('has a text for every rule of sections 5 to 42', () => {
    expect(existsSync(rulebook)).toBe(true);
    expect(numbers().length).toBeGreaterThan(350);
    expect(numbers().filter((rule) => RULE_TEXTS[rule] === undefined)).toEqual([]);
  });

  it('says whole sentences', () => {
    for (const [rule, text] of Object.entries(RULE_TEXTS)) {
      expect(text, rule).toMatch(/^[A-Z].{20,}\.$/s);
      expect(text.length, rule).toBeLessThan(420);
    }
  });

  it('explains headings too, and knows what it does not know', () => {
    expect(ruleText('11.3')).toContain('11.3.5');
    expect(ruleText('99.9')).toBeNull();
  });
});
