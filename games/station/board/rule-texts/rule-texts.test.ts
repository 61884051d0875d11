import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parentOf, RULE_TEXTS, ruleText } from './index.ts';

const RULES = new URL('../../rules/', import.meta.url);
const NUMBER = /'((?:\d{1,2}\.\d[\d./]*)|(?:M\d+(?:\.\d+)?))'/g;

/** Every rule number that stands as a word of its own in the rules: what asks, refusals and happenings cite. */
function cited(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('testing/')) continue;
    for (const [, number] of readFileSync(new URL(file, RULES), 'utf8').matchAll(NUMBER)) found.add(number!);
  }
  return [...found];
}

describe('rules in our own words', () => {
  const numbers = cited();

  it('are there for every number that the umpire cites', () => {
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.filter((number) => ruleText(number) === null)).toEqual([]);
  });

  it('say something of their own for most of them', () => {
    const own = numbers.filter((number) => RULE_TEXTS[number] !== undefined);
    expect(own.length).toBeGreaterThan(0.95 * numbers.length);
  });

  it('fall back on the number above', () => {
    expect(parentOf('9.351')).toBe('9.35');
    expect(parentOf('9.35')).toBe('9.3');
    expect(parentOf('8.33.10')).toBe('8.33');
    expect(parentOf('8.33/4')).toBe('8.33');
    expect(parentOf('9.3')).toBeNull();
    expect(ruleText('9.359')).toBe(RULE_TEXTS['9.35']);
    expect(ruleText('9.3599')).toBe(RULE_TEXTS['9.35']);
    expect(ruleText('14.7')).toBeNull();
  });

  it('are short, whole sentences, and none is there twice', () => {
    const texts = Object.values(RULE_TEXTS);
    for (const text of texts) {
      expect(text.length).toBeLessThan(260);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
});
