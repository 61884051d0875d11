import { describe, expect, it } from 'vitest';
import { seaOf } from '../testing/sailing.ts';
import { keepsFor } from './kept.ts';
import { theatreOfModule } from './theatre.ts';

const one = theatreOfModule(seaOf({}));
const other = theatreOfModule(seaOf({}));

/** Counts how often an answer is made. */
function counting(most: number) {
  const keeps = keepsFor<string>(most);
  const made: string[] = [];
  const ask = (word: string, theatre = one): string =>
    keeps(theatre, word, () => {
      made.push(word);
      return `${word}${made.length}`;
    });
  return { ask, made };
}

describe('What is kept', () => {
  it('is made once for each word and each theatre', () => {
    const { ask, made } = counting(2);
    expect([ask('a'), ask('a'), ask('b'), ask('a'), ask('a', other), ask('b')]).toEqual([
      'a1',
      'a1',
      'b2',
      'a1',
      'a3',
      'b2',
    ]);
    expect(made).toEqual(['a', 'b', 'a']);
  });

  it('is forgotten all at once when one more would be too many, in that theatre alone', () => {
    const { ask, made } = counting(2);
    for (const word of ['a', 'b', 'c', 'c', 'a']) ask(word);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
    ask('a', other);
    ask('c');
    ask('a');
    ask('a', other);
    expect(made).toEqual(['a', 'b', 'c', 'a', 'a']);
  });
});
