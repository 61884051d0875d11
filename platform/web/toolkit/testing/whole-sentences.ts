/** A rulebook in our own words, for tests: each rule a sentence at least, and none too long for a card. */
import { expect, it } from 'vitest';

export function holdToSentences(
  texts: Readonly<Record<string, string>>,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  it('says whole sentences', () => {
    for (const [rule, text] of Object.entries(texts)) {
      expect(text, rule).toMatch(/^[A-Z].*\.$/s);
      expect(text.length, rule).toBeGreaterThanOrEqual(least);
      expect(text.length, rule).toBeLessThan(most);
    }
  });
}
