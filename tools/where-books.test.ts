import { describe, expect, it } from 'vitest';
import { lost } from './where.ts';
import { books, filesOf } from './where-files.ts';

/** Games whose every rule leads to the source that decides it. */
const COMPLETE = ['sea-power', 'table-action'];

describe('the rulebooks', () => {
  it.each(COMPLETE)('%s: the file that a rule is said to be decided in names it', (game) => {
    const { tsv } = books().find(({ id }) => id === game)!;
    expect(lost(tsv, filesOf(game))).toEqual([]);
  });
});
