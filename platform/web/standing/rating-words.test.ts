import { expect, it } from 'vitest';
import { FIGURES, figuresIn } from '../toolkit/figures.ts';
import { RATING_WORDS, ratingWordsIn } from './rating-words.ts';

it('writes ratings and counts of people as the browser’s language does', () => {
  const words = ratingWordsIn(figuresIn('de-DE'));
  expect(words.points(1512, true)).toBe('1.512?');
  expect(words.ofPeople(1234)).toBe('of 1.234 between people');
  expect(words.course(1498, 1512, 1000)).toBe('From 1.498 to 1.512 over the last 1.000 rated matches');
  expect(RATING_WORDS.points(1512, true)).toBe(`${FIGURES.number(1512)}?`);
});
