import { describe, expect, it } from 'vitest';
import { lost } from './where.ts';
import { books, filesOf } from './where-files.ts';

describe('the rulebooks', () => {
  it.each(books().map(({ id, tsv }) => [id, tsv]))(
    '%s: the file that a rule is said to be decided in names it',
    (game, tsv) => {
      expect(lost(tsv, filesOf(game))).toEqual([]);
    },
  );
});
