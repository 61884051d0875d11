// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, forgetPapers, keepDraft, keepNote, notesOf } from './kept-drafts.ts';

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('are found again by the seat that wrote them, sets and maps as they were', () => {
    const plans = new Map([['flag', { steps: [1, 2], at: new Set(['a']) }]]);
    keepDraft('m', 'red', 4, 'plans', plans);
    keepDraft('m', 'red', 4, 'plot', '2L1');
    expect(draftOf('m', 'red', 4, 'plans')).toEqual(plans);
    expect(draftOf('m', 'red', 4, 'plot')).toBe('2L1');
  });

  it('are no other seat’s and no other match’s', () => {
    keepDraft('m', 'red', 4, 'plot', '2L1');
    expect(draftOf('m', 'blue', 4, 'plot')).toBeUndefined();
    expect(draftOf('n', 'red', 4, 'plot')).toBeUndefined();
  });

  it('are of one step', () => {
    keepDraft('m', 'red', 4, 'plot', '2L1');
    expect(draftOf('m', 'red', 5, 'plot')).toBeUndefined();
    keepDraft('m', 'red', 5, 'guns', 'hold');
    expect(draftOf('m', 'red', 5, 'plot')).toBeUndefined();
  });

  it('go with the match, or with the seat whose board has failed', () => {
    keepDraft('m', 'red', 4, 'plot', '1');
    keepDraft('m', 'blue', 4, 'plot', '2');
    forgetPapers('m', 'red');
    expect([draftOf('m', 'red', 4, 'plot'), draftOf('m', 'blue', 4, 'plot')]).toEqual([undefined, '2']);
    forgetPapers('m');
    expect(draftOf('m', 'blue', 4, 'plot')).toBeUndefined();
  });

  it('are kept of a dozen matches, the last written in', () => {
    for (let i = 0; i < 14; i++) keepDraft(`m${i}`, 'red', 1, 'plot', String(i));
    expect(draftOf('m1', 'red', 1, 'plot')).toBeUndefined();
    expect(draftOf('m2', 'red', 1, 'plot')).toBe('2');
  });

  it('a browser’s nonsense is nothing', () => {
    localStorage.setItem('weathergage.papers', '{"no":"list"}');
    expect(draftOf('m', 'red', 1, 'plot')).toBeUndefined();
    expect(notesOf('m', 'red')).toEqual({});
  });
});

describe('notes', () => {
  it('outlast the step', () => {
    keepNote('m', 'red', 'plans', new Set(['weather']));
    keepDraft('m', 'red', 9, 'plot', '1');
    expect(notesOf('m', 'red')).toEqual({ plans: new Set(['weather']) });
  });
});
