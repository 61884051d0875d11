import { existsSync, readFileSync } from 'node:fs';
import { holdToSentences } from '@weathergage/web/toolkit/testing/whole-sentences.ts';
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

  holdToSentences(RULE_TEXTS, { least: 22, most: 420 });

  it('explains headings too, and knows what it does not know', () => {
    expect(ruleText('11.3')).toContain('11.3.5');
    expect(ruleText('99.9')).toBeNull();
  });
});
