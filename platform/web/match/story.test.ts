import type { Desk } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Chair, Chapter } from '../tables/table.ts';
import { keepUp, nextChapter, sceneOf, toldChapters } from './story.ts';

const desk = (n: number): Desk => ({
  seat: 'ann',
  n,
  step: n,
  view: n,
  asks: [],
  waitingFor: [],
  outcome: null,
  undo: { freeTo: null, request: null },
});
const chapter = (n: number, lived = true): Chapter => ({
  n,
  step: n,
  told: [{ kind: 'thing', rule: '1' }],
  before: lived ? desk(n - 1) : null,
  after: desk(n),
});
const chair = (...chapters: Chapter[]): Chair => ({ desk: desk(9), chapters });

describe('the story queue', () => {
  it('is the desk as it is when there is nothing to tell', () => {
    expect(sceneOf(chair(), 0)).toEqual({ desk: desk(9), before: null, story: null });
    expect(sceneOf(chair(chapter(1)), 1).story).toBeNull();
  });

  it('tells one step after another, each with its own desks', () => {
    const both = chair(chapter(1), chapter(2));
    const first = sceneOf(both, 0);
    expect([first.story?.n, first.before?.n, first.desk.n]).toEqual([1, 0, 1]);
    const second = sceneOf(both, 1);
    expect([second.story?.n, second.before?.n]).toEqual([2, 1]);
    expect(sceneOf(both, 2).story).toBeNull();
  });

  it('leads from the last step to the desk as it is now', () => {
    expect(sceneOf(chair(chapter(1), chapter(2)), 1).desk.n).toBe(9);
  });

  it('hands out the same story until it is told', () => {
    const both = chair(chapter(1), chapter(2));
    expect(sceneOf(both, 0).story).toBe(sceneOf({ ...both, desk: desk(10) }, 0).story);
  });

  it('does not tell again what happened before the page was there', () => {
    expect(nextChapter(chair(chapter(1, false), chapter(2, false)), 0)).toBeNull();
    expect(nextChapter(chair(chapter(1, false), chapter(2)), 0)?.n).toBe(2);
  });

  it('keeps the log behind the story', () => {
    const three = chair(chapter(1), chapter(2), chapter(3));
    expect(toldChapters(three, 1).map(({ n }) => n)).toEqual([1]);
    expect(toldChapters(three, 3).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('tells what comes after an undo: its number is higher still', () => {
    const before = chair(chapter(1), chapter(2));
    const after = chair(chapter(1), chapter(5));
    expect(nextChapter(after, keepUp({}, new Map([['ann', before]])).ann!)?.n).toBe(5);
  });

  it('has nothing old to tell to whoever takes a seat over', () => {
    const told = keepUp({ ann: 1 }, new Map([['ann', chair(chapter(1), chapter(2))]]));
    expect(told).toEqual({ ann: 1 });
    const taken = new Map([['ben', chair(chapter(1), chapter(2))]]);
    expect(keepUp(told, taken)).toEqual({ ben: 2 });
    expect(keepUp(keepUp(told, taken), taken)).toEqual({ ben: 2 });
  });
});
