import { readFileSync } from 'node:fs';
import { holdToSentences } from '@weathergage/web/toolkit/testing/whole-sentences.ts';
import { describe, expect, it } from 'vitest';
import { RULE_TEXTS, ruleText } from './index.ts';
import { RULE_NAMES } from './names.ts';

const ids = readFileSync(new URL('../../rulebook.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, kind]) => kind === 'rule')
  .map(([rule]) => rule!);

describe('rules in our own words', () => {
  it('has a text for every rule of the rulebook, and for nothing else', () => {
    expect(ids.length).toBe(135);
    expect(new Set(Object.keys(RULE_TEXTS))).toEqual(new Set(ids));
  });

  it('has a name for every rule and every phase, each its own, and none of them an id', () => {
    const phases = ['initiative', 'activation', 'boarding', 'end'];
    expect(new Set(Object.keys(RULE_NAMES))).toEqual(new Set([...ids, ...phases]));
    expect(new Set(Object.values(RULE_NAMES)).size).toBe(ids.length + phases.length);
    for (const [rule, name] of Object.entries(RULE_NAMES)) expect(name, rule).toMatch(/^[A-Z][^.]{2,44}$/);
  });

  holdToSentences(RULE_TEXTS, { least: 17, most: 260 });

  it('knows the phases, and what it does not know', () => {
    expect(ruleText('activation')).toContain('segments');
    expect(ruleText('nothing.such')).toBeNull();
  });
});
