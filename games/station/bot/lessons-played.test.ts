/** The lessons played by their cards: to the letter, by a pupil with a mind of his own, and by one who loses. */
import { wordsOf } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { proposedAnswer } from '../attention/proposed.ts';
import { lessons } from '../data/lessons/index.ts';
import type { SeenStation } from '../data/lessons/seen.ts';
import { check, choices } from '../rules/answers.ts';
import type { Answer } from '../rules/world/asks.ts';
import { type OwnWay, takeLesson } from './testing/pupil.ts';

const lessonOf = (id: string) => lessons.find((one) => one.id === id)!;

/** Presses the brass button, whatever the card says. */
const deaf: OwnWay = (view, ask) => proposedAnswer(view, ask) ?? [...choices(view, ask)][0]!;

/** Gives Orders up, takes letters and issues none. */
const careless: OwnWay = (view, ask, card) => {
  const { desk, formations } = view.forces[view.side!]!;
  if (ask.kind === 'plot') {
    const busy = Object.values(formations).find(({ execution }) => execution !== null);
    const answer: Answer = { plans: [], abandon: busy === undefined ? [] : [busy.id] };
    return check(view, ask, answer) === null ? answer : { plans: [] };
  }
  if (ask.kind !== 'orders') return deaf(view, ask, card);
  const [drawn] = desk.drawn;
  if (drawn !== undefined) return { acts: [{ do: 'keep', order: drawn }], done: false };
  const draw: Answer = { acts: [{ do: 'draw' }], done: false };
  return desk.hand.length < 3 && check(view, ask, draw) === null ? draw : { acts: [], done: true };
};

describe.each(lessons)('the lesson $title', (lesson) => {
  const titles = lesson.steps.map(({ title }) => title);

  it.each([0, 1, 2])('passes over no card if it is followed to the letter, with dice %i', (luck) => {
    const { met, end } = takeLesson(lesson, undefined, luck);
    expect(met).toEqual(titles);
    expect(end).toBe('done');
  });

  it('waits for nobody: who never does what it says comes to its end as well', () => {
    const { met, end, words } = takeLesson(lesson, deaf);
    // In their order, though some have had no moment.
    expect(titles.filter((title) => met.includes(title))).toEqual(met);
    expect(['won', 'drawn', 'lost']).toContain(end);
    expect(words).toMatch(/\.$/);
  });

  it.each([1, 2, 4])('takes him back who answers %i questions in his own way', (strays) => {
    let left = strays;
    const astray: OwnWay = (view, ask, card) => {
      if (card === titles[0] || left-- <= 0) return undefined;
      return deaf(view, ask, card);
    };
    const { met, words } = takeLesson(lesson, astray);
    expect(met).toContain(titles.at(-1));
    expect(words).toMatch(/\.$/);
  });
});

describe('who loses is told why', () => {
  it.each([
    ['first-cruise', 'What you took and did not do cost more than it brought'],
    ['orders', 'Letters taken and not done weigh double'],
    ['blockade', 'Each Order that Failed cost a point'],
  ])('in %s', (id, why) => {
    const { end, words } = takeLesson(lessonOf(id), careless);
    expect(end).toBe('lost');
    expect(words).toContain(why);
  });

  it('in dockyards, where it is ships that cost the day', () => {
    const view = { side: 'crown', prestige: {}, turn: 1 };
    const lost = { kind: 'sunk', rule: '7.35', side: 'crown', sail: 1, why: 'damage' };
    const seen = { desk: { view }, told: [lost, lost, { ...lost, side: 'league' }] };
    expect(wordsOf(lessonOf('dockyards').end.lost, seen as unknown as SeenStation)).toMatch(
      /^2 of your ships have gone down/,
    );
  });
});
