/** What a machine answers in the page's own worker to questions that it was asked in Node. */
import type { Page } from '@playwright/test';
import { type Chooser, type Game, type GameTypes, looseDice } from '@weathergage/kernel';
import { playOutSlowly } from '@weathergage/kernel/harness/index.ts';
import { botsNamed } from '../../../cli/games.ts';
import { expect, openDuel } from './desk.ts';

type Met = Pick<Question, 'view' | 'ask'>;

/** As the page puts it to its worker, with no time allowed: a machine that searches plays out a fixed number of plans. */
interface Question {
  readonly gameId: string;
  readonly bot: string;
  readonly view: GameTypes['view'];
  readonly ask: GameTypes['ask'];
  readonly seed: number;
}

interface Reply {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly message?: string;
}

/** The page starts its worker with the first match against a machine: this is where it is had. */
async function botWorkerOf(page: Page): Promise<string> {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('bot.worker'));
  await openDuel(page);
  return (await started).url();
}

/** All of them in their order, to a fresh worker: it has thought of nothing yet. */
const answersInPage = (page: Page, url: string, questions: readonly Question[]): Promise<unknown[]> =>
  page.evaluate(
    async ([module, asked]) => {
      const worker = new Worker(module, { type: 'module' });
      const answers: unknown[] = [];
      for (const [id, question] of asked.entries()) {
        const reply = await new Promise<Reply>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ id, type: 'choose', ...question });
        });
        answers.push(reply.ok ? reply.value : reply.message);
      }
      worker.terminate();
      return answers;
    },
    [url, questions] as const,
  );

/** What the first seat is asked in a match that one machine plays on all sides: every third question, eight of them. */
async function metInMatch(
  game: Game,
  scenario: GameTypes['scenario'],
  plays: Chooser,
  after: number,
): Promise<Met[]> {
  const met: Met[] = [];
  const seats = game.seats(scenario).map(({ id }) => id);
  const noting: Chooser = (view, ask, dice) => {
    if (ask.seat === seats[0]) met.push({ view: structuredClone(view), ask });
    return plays(view, ask, dice);
  };
  const choosers = Object.fromEntries(seats.map((seat) => [seat, noting]));
  await playOutSlowly(game, scenario, {}, { seed: 7, choosers, checks: [] });
  return met
    .slice(after)
    .filter((_, i) => i % 3 === 0)
    .slice(0, 8);
}

interface SameAnswerTerms {
  readonly bot: string;
  /** Who plays the match out of which the questions are. */
  readonly met: string;
  /** Questions that are passed over: those of a game's beginning may want no thought. */
  readonly after?: number;
  /** It throws no dice, so that others change no answer. */
  readonly diceless?: boolean;
}

/** With the same dice the machine answers in the page as it does in Node. */
export async function sameAnswersInPage(
  page: Page,
  game: Game,
  scenario: GameTypes['scenario'],
  { bot, met: plays, after = 0, diceless = false }: SameAnswerTerms,
): Promise<void> {
  const bots = await botsNamed(game.id);
  const met = await metInMatch(game, scenario, bots[plays]!, after);
  expect(met.length).toBe(8);
  const url = await botWorkerOf(page);
  const told: unknown[] = [];
  for (const seed of [1, 2]) {
    const inNode: unknown[] = [];
    // A view as it comes out of a message: one that was thought over before would not be thought over again.
    for (const { view, ask } of met)
      inNode.push(await bots[bot]!(structuredClone(view), ask, looseDice(seed)));
    const questions = met.map((each): Question => ({ gameId: game.id, bot, ...each, seed }));
    expect(await answersInPage(page, url, questions)).toEqual(inNode);
    told.push(inNode);
  }
  if (diceless) expect(told[0]).toEqual(told[1]);
}
