import { expect, it } from 'vitest';
import { hourWords } from '../toolkit/when.ts';
import { clockName, clockWords } from './clock-words.ts';

const night = { from: 22, to: 8 };
const post = { kind: 'post', turn: 24, bank: 48, night, weekends: true, holidays: true, misses: 2 } as const;

it('a clock says what everybody has, what does not count by whose clocks, and what may be done to who is late', () => {
  const words = clockWords({ ...post, zone: 'Europe/Lisbon' });
  expect(words).toContain('Everybody has 1 day for each turn, and 2 days in reserve for the whole match.');
  // Hours as the reader's own language writes them.
  expect(words).toContain(
    `the night from ${hourWords(22)} to ${hourWords(8)}, Saturdays and Sundays and days off`,
  );
  expect(words).toContain('(Europe/Lisbon)');
  expect(words).toContain('After 2 missed turns the others may');
  expect(clockWords({ ...post, zone: 'UTC', night: null, weekends: false, holidays: false })).toContain(
    'All time counts.',
  );
});

it('in a word or two, for a card in the lobby', () => {
  expect(clockName({ ...post, zone: 'UTC' })).toBe('1 day a turn');
  expect(clockName({ kind: 'live', bank: 2700, increment: 30, misses: 2 })).toBe('45 minutes + 30 seconds');
  expect(clockName(null)).toBe('no clock');
});
