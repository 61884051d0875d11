import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { logLine } from '../log/log-line.ts';
import { placeOfSubject, subjectName } from './subjects.ts';

const view = viewOf(twoFleets(), 'red');
const [own] = view.tokens.filter(({ side }) => side === 'red');

describe('a subject', () => {
  it('is called by the name of what it is, and never by its id', () => {
    expect(subjectName(view, own!.place.at)).not.toBe(own!.place.at);
    expect(subjectName(view, own!.id)).not.toBe(own!.id);
    expect(subjectName(view, 't999')).toBe('a Formation since gone');
  });

  it('of a line about a flag is the place where that was', () => {
    const line = logLine({ kind: 'concealed', rule: '7.11', side: 'red', token: own!.id }, { view });
    expect(line?.subjects).toEqual([own!.place.at]);
    expect(placeOfSubject(view, line!.subjects[0]!)).toBe(own!.place.at);
    const gone = logLine({ kind: 'concealed', rule: '7.11', side: 'red', token: 't999' }, { view });
    expect(gone?.subjects).toEqual([]);
  });
});

describe('the winds', () => {
  const words = (...blowing: string[]) => logLine({ kind: 'winds', rule: '5.24', blowing }, { view })?.text;
  it('are told with a verb for one and for several', () => {
    expect(words('bise')).toMatch(/ blows now\.$/);
    expect(words('bise', 'other')).toMatch(/ and .* blow now\.$/);
    expect(words()).toBe('Only the prevailing winds blow.');
  });
});
