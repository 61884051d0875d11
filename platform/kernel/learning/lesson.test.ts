import { describe, expect, it } from 'vitest';
import { lessonFlaws } from '../harness/lesson.ts';
import { quietDesk } from '../harness/testing/quiet-desk.ts';
import {
  cardAt,
  followed,
  type Lesson,
  type LessonProgress,
  leftBehind,
  lessonEnd,
  NOTHING_PASSED,
  type Seen,
  wordsOf,
} from './lesson.ts';

const told = (...kinds: readonly string[]): Seen => ({
  desk: quietDesk('pupil', {}),
  told: kinds.map((kind) => ({ kind, rule: '1' })),
});
const has =
  (kind: string) =>
  (seen: Seen): boolean =>
    seen.told.some((each) => each.kind === kind);

const lesson: Lesson = {
  id: 'sums',
  title: 'Sums',
  teaches: 'Sums.',
  scenario: 'school',
  steps: [
    { title: 'Look', text: 'Look at it.' },
    { title: 'Sail', text: 'Sail.', at: ['sail'], done: has('sailed'), result: () => 'She sailed.' },
    { title: 'Turn', text: 'Turn.', at: ['turn'], done: has('turned'), over: has('night') },
    { title: 'Fire', text: ({ told: { length } }) => `${length} told`, at: ['fire'], done: has('fired') },
    { title: 'Rake', text: 'Rake.', at: ['fire'], done: has('raked'), anytime: true },
    { title: 'Rest', text: 'Rest.', at: ['rest'], done: has('rested') },
  ],
  end: { done: 'Done.', won: 'Won.', lost: 'Lost.' },
};
const after = (...seen: readonly Seen[]): LessonProgress =>
  seen.reduce((progress, one) => followed(lesson, progress, one), NOTHING_PASSED);

describe('the way through a lesson', () => {
  it('waits for the deed, and says at the next card what came of it', () => {
    expect(cardAt(lesson, NOTHING_PASSED)).toBe(0);
    expect(followed(lesson, NOTHING_PASSED, told('else'))).toBe(NOTHING_PASSED);
    const sailed = after(told('sailed'));
    expect(cardAt(lesson, sailed)).toBe(2);
    expect(sailed.note).toBe('She sailed.');
  });

  it('never stays behind whoever goes on by himself', () => {
    expect(after(told('fired')).passed).toEqual([0, 1, 2, 3]);
    expect(cardAt(lesson, after(told('fired')))).toBe(4);
  });

  it('takes what may come at any time as done, and leaves the cards before it', () => {
    const raked = after(told('raked'));
    expect(raked.passed).toEqual([4]);
    expect(cardAt(lesson, raked)).toBe(0);
    expect(cardAt(lesson, after(told('raked'), told('raked', 'fired')))).toBe(5);
  });

  it('passes over what can’t be done any more', () => {
    const night = after(told('sailed'), told('sailed', 'night'));
    expect(cardAt(lesson, night)).toBe(3);
    expect(night.note).toBeNull();
  });

  it('keeps what was passed, though it is true no longer', () => {
    expect(cardAt(lesson, after(told('fired'), told()))).toBe(4);
  });

  it('goes on by hand from any card, and no further than the end', () => {
    let at = NOTHING_PASSED;
    for (const _ of lesson.steps) at = leftBehind(lesson, at);
    expect(cardAt(lesson, at)).toBe(lesson.steps.length);
    expect(leftBehind(lesson, at)).toBe(at);
  });

  it('has words for who won and who lost, and makes them of what was seen', () => {
    const by = (winners: readonly string[]) => ({ winners, reason: 'struck', rule: '14.1' });
    expect(lessonEnd(lesson, null, 'red')).toBe('done');
    expect(lessonEnd(lesson, by(['red']), 'red')).toBe('won');
    expect(lessonEnd(lesson, by(['blue']), 'red')).toBe('lost');
    expect(lessonEnd(lesson, by([]), 'red')).toBe('lost');
    expect(lessonEnd({ end: { ...lesson.end, drawn: 'Drawn.' } }, by([]), 'red')).toBe('drawn');
    expect(wordsOf(lesson.steps[3]!.text, told('a', 'b'))).toBe('2 told');
  });

  it('is sound where no two cards in a row only want Next, and each that waits points somewhere', () => {
    expect(lessonFlaws(lesson)).toEqual([]);
    const [look, sail] = lesson.steps;
    const { at: _, ...blind } = sail!;
    const flaws = lessonFlaws({ ...lesson, steps: [look!, { ...look!, title: 'Wait' }, blind] });
    expect(flaws).toEqual([
      'Wait: the second in a row that only wants Next',
      'Sail: waits, and points at nothing',
    ]);
  });
});
