import { expect, it } from 'vitest';
import { FIGURES, figuresIn } from './figures.ts';
import { hourWords } from './when.ts';

it('figures are written as the language named does', () => {
  expect([1234, 0].map(figuresIn('en-GB').number)).toEqual(['1,234', '0']);
  expect(figuresIn('de-DE').number(1234)).toBe('1.234');
  expect([2.46, 3].map(figuresIn('en-GB').tenths)).toEqual(['2.5', '3.0']);
  expect([2.46, 3].map(figuresIn('de-DE').tenths)).toEqual(['2,5', '3,0']);
  expect(figuresIn('en-GB').percent(62.4)).toBe('62%');
  expect(figuresIn('de-DE').percent(62.4)).toBe('62\u00a0%');
  expect(FIGURES.number(1234)).toBe(figuresIn().number(1234));
});

it('so are the hours of a day', () => {
  expect([8, 22].map((hour) => hourWords(hour, 'en-GB'))).toEqual(['8:00', '22:00']);
  expect(hourWords(22, 'en-US')).toMatch(/^10:00\sPM$/);
});
