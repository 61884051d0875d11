import { describe, expect, it } from 'vitest';
import { dateInWords } from '../names.ts';
import { rulesAbove } from '../rule-dialog.tsx';
import { type LoggedLine, linesAbout, subjectsOf } from './log-lines.ts';

const line = (key: string, weight: LoggedLine['weight'], ...subjects: string[]): LoggedLine => ({
  key,
  n: 1,
  text: key,
  rule: '1',
  weight,
  subjects,
});
const LOG = [
  line('turn 1', 'heading'),
  line('a moves', 'plain', 'a'),
  line('b moves', 'plain', 'b'),
  line('turn 2', 'heading'),
  line('a fires at b', 'grave', 'a', 'b'),
  line('turn 3', 'heading'),
  line('b loads', 'plain', 'b'),
];

describe('the log', () => {
  it('names its subjects once, as they came', () => {
    expect(subjectsOf(LOG)).toEqual(['a', 'b']);
  });

  it('shows one subject with the headings of the turns it did something in', () => {
    expect(linesAbout(LOG, 'a').map(({ key }) => key)).toEqual([
      'turn 1',
      'a moves',
      'turn 2',
      'a fires at b',
    ]);
    expect(linesAbout(LOG, null)).toBe(LOG);
  });
});

describe('words of the page', () => {
  it('writes dates as a log would', () => {
    expect(dateInWords('1813-06-01')).toBe('1 June 1813');
    expect(dateInWords('1797-02')).toBe('February 1797');
    expect(dateInWords('summer 1805')).toBe('summer 1805');
  });

  it('finds the rules that a rule stands under', () => {
    expect(rulesAbove('8.3.5.6')).toEqual(['8.3.5', '8.3', '8.0']);
    expect(rulesAbove('8.0')).toEqual([]);
  });
});
