/** What every lesson stands, whatever the game: either hand alone, a pupil with a mind of his own, and one who gives up. */
import { anyAnswer, looseDice } from '@weathergage/kernel';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadGame } from '../../games.ts';
import type { LocalTable } from '../../tables/local-table.ts';
import { settlePromises } from '../../tables/testing.ts';
import { follow, isOver } from './pupil.ts';
import { inPage, leaveSchool, takeLesson } from './school.tsx';

/** A whole match takes a few seconds of a core; where others have it, longer. */
const PATIENCE = 240_000;

const end = (): string | undefined => inPage('lesson-end')?.dataset.end;
const pupilAt = (table: LocalTable): string => table.now().persons[0]!;

/** Answers so many rounds of questions without a look at the cards, with whatever is lawful. */
async function ownWay(table: LocalTable, rounds: number): Promise<void> {
  const seat = pupilAt(table);
  const { game } = await loadGame(table.now().gameId);
  const choose = anyAnswer(game);
  const dice = looseDice(5);
  for (let round = 0; round < rounds; round++)
    await act(async () => {
      const { asks, view } = table.now().chairs.get(seat)!.desk;
      await table.answer(
        seat,
        asks.flatMap(({ ask, answer }) =>
          answer === null ? [{ ask: ask.id, answer: choose(view, ask, dice) }] : [],
        ),
      );
      await settlePromises();
    });
}

interface Wandering {
  /** How much of the cards, from 0 to 1, he follows before he goes his own way. */
  readonly after: readonly number[];
  /** As many presses as he follows it again; to its end if nothing is said. */
  readonly presses?: number;
}

export async function goThroughLessons(
  game: string,
  { after, presses }: Wandering = { after: [0.5] },
): Promise<void> {
  const { lessons } = (await loadGame(game)).board;
  describe.each(lessons)(`${game}: $title`, ({ id, steps, end: words }) => {
    const titles = steps.map(({ title }) => title);
    afterEach(leaveSchool);

    it('is gone through by the mouse alone and by keys alone, to the same end', {
      timeout: PATIENCE,
    }, async () => {
      await takeLesson(game, id);
      const byMouse = await follow('mouse');
      const came = end();
      // In their order, and all but those whose deed may come by the way.
      expect(byMouse).toEqual(
        steps.flatMap(({ title, anytime }) => (anytime !== true || byMouse.includes(title) ? [title] : [])),
      );
      // Who does as he is told does not lose.
      expect(['done', 'won', 'drawn']).toContain(came);
      await leaveSchool();
      await takeLesson(game, id);
      expect(await follow('keys')).toEqual(byMouse);
      expect(end()).toBe(came);
    });

    it.each(after)(
      'leads on one who has gone his own way after %f of it',
      {
        timeout: PATIENCE,
      },
      async (part) => {
        const table = await takeLesson(game, id);
        const turning = titles[Math.floor(titles.length * part)]!;
        const before = await follow('mouse', { until: turning });
        await ownWay(table, 2);
        const met = [...before, ...(await follow('mouse', presses === undefined ? {} : { presses }))];
        // None comes twice or out of turn, whatever had no moment.
        expect(met).toEqual(titles.filter((title) => met.includes(title)));
        if (presses === undefined) expect(isOver()).toBe(true);
      },
    );

    it('tells one who has lost why, and what he has not met', async () => {
      const table = await takeLesson(game, id);
      await act(async () => {
        await table.resign(pupilAt(table));
        await settlePromises();
      });
      await follow('mouse');
      expect(end()).toBe('lost');
      const told = inPage('lesson-end')!.textContent!;
      const seat = table.now().chairs.get(pupilAt(table))!;
      const why = typeof words.lost === 'string' ? words.lost : words.lost({ desk: seat.desk, told: [] });
      expect(told).toContain(why);
      expect(told).toContain('Not met this time');
      expect(told).toContain('Try it again');
    });
  });
}
