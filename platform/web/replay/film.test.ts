import { GALLERY, hashOf, UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { answerAll, personSeat, toyGame, toyTable } from '../tables/testing.ts';
import { Film, reportFrames, turnStarts } from './film.ts';

const hotSeat = { ann: personSeat, ben: personSeat };

async function played(undoOnce = false) {
  const table = toyTable(hotSeat);
  let undone = !undoOnce;
  while (table.now().status === 'playing') {
    for (const seat of ['ann', 'ben']) await answerAll(table, seat);
    if (!undone) {
      await table.requestUndo('ann', 0);
      await table.replyToUndo('ben', true);
      undone = true;
    }
  }
  return table;
}

describe('a film of a match', () => {
  it('has a frame for the opening and one for each step', async () => {
    const table = await played();
    const film = Film.of(toyGame, await table.journal());
    const { desk, chapters } = table.now().chairs.get('ann')!;
    expect(film.length).toBe(chapters.length + 1);
    expect(film.desk(film.length - 1, 'ann').view).toEqual(desk.view);
    expect(film.chapter(0, 'ann')).toBeNull();
    for (const [index, chapter] of chapters.entries())
      expect(film.chapter(index + 1, 'ann')!.told).toEqual(chapter.told);
  });

  it('shows each viewpoint what it may know', async () => {
    const film = Film.of(toyGame, await (await played()).journal());
    expect(film.viewpoints).toEqual([UMPIRE, 'ann', 'ben', GALLERY]);
    const hands = (seat: string) => Object.keys((film.desk(0, seat).view as { hands: object }).hands);
    expect([hands(UMPIRE), hands('ann'), hands(GALLERY)]).toEqual([['ann', 'ben'], ['ann'], []]);
  });

  it('leaves out what was taken back', async () => {
    const table = await played(true);
    const journal = await table.journal();
    expect(journal.entries.some((entry) => entry.type === 'undo-request')).toBe(true);
    const film = Film.of(toyGame, journal);
    expect(film.length).toBe(table.now().chairs.get('ann')!.chapters.length + 1);
    expect(hashOf(film.stateAt(film.length - 1).state)).toBe(journal.hash);
  });

  it('can’t be shown while the dice are sealed', async () => {
    const table = toyTable(hotSeat);
    const journal = await table.journal();
    expect(() => Film.of(toyGame, journal)).toThrow(/sealed/);
  });

  it('knows where each turn begins', async () => {
    const film = Film.of(toyGame, await (await played()).journal());
    const starts = turnStarts(film, (desk) => (desk.view as { round: number }).round + 1);
    expect(starts[0]).toEqual({ turn: 1, frame: 0 });
    expect(starts.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(starts.every(({ frame }, index) => index === 0 || frame > starts[index - 1]!.frame)).toBe(true);
  });

  it('is handed to a report frame by frame, from one viewpoint', async () => {
    const table = await played();
    const film = Film.of(toyGame, await table.journal());
    const frames = reportFrames(film, 'ann', (desk) => (desk.view as { round: number }).round + 1);
    const { desk, chapters } = table.now().chairs.get('ann')!;
    expect(frames.map(({ told }) => told)).toEqual([[], ...chapters.map(({ told }) => told)]);
    expect(frames.at(-1)!.desk.view).toEqual(desk.view);
    expect(frames[0]!.turn).toBe(1);
    expect(frames.every((frame) => frame.desk.seat === 'ann')).toBe(true);
  });
});
