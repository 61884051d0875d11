/** Holds the sources of a room to their catalogues: no sentence stands in them. */
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

/** What may stand there all the same, and why: all of a file, or so much of it. */
export type Allowed = Readonly<
  Record<string, { readonly but: readonly string[] | 'all'; readonly why: string }>
>;

const isCatalogue = (file: string): boolean => /[/-]words\.ts$/.test(file);
const isSource = (file: string): boolean =>
  !/\.(?:test|spec)\.|\/(?:e2e|testing|dist|node_modules)\/|\/testing\.ts$|vite\.config/.test(file);

/** `sources`: each by its place, as `import.meta.glob` has them raw. */
export function holdToCatalogues(sources: Readonly<Record<string, string>>, allowed: Allowed): void {
  const held = Object.entries(sources).filter(([file]) => isSource(file) && !isCatalogue(file));
  const notAllowed = (file: string, source: string): readonly string[] => {
    const { but = [] } = allowed[file] ?? {};
    const found = sentencesIn(source, file.endsWith('x') ? 'tsx' : 'ts');
    return but === 'all' ? [] : found.filter((sentence) => !but.includes(sentence));
  };
  describe('sentences', () => {
    it.each(held)('stand beside the page, not in it: %s', (file, source) =>
      expect(notAllowed(file, source)).toEqual([]),
    );

    it('are excused only in files that are there', () => {
      const files = new Set(held.map(([file]) => file));
      expect(files.size).toBeGreaterThan(10);
      expect(Object.keys(allowed).filter((file) => !files.has(file))).toEqual([]);
    });
  });
}
