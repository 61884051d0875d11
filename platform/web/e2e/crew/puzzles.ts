/** Every puzzle of a game, solved on the page: by the hand that a spec has for a kind of order, else by the card. */
import type { Page } from '@playwright/test';
import type { Chooser, Game, GameTypes, PuzzleBook } from '@weathergage/kernel';
import { playPuzzle } from '@weathergage/kernel/harness/puzzles.ts';
import { expect, settle, test } from './desk.ts';

interface Puzzles<T extends GameTypes> {
  readonly game: Game<T>;
  readonly book: PuzzleBook<T>;
  /** Where a puzzle has a machine for its enemy. */
  readonly bots?: Readonly<Record<string, Chooser<T>>>;
  /** How an order is given with the controls that a person would use; for questions that are put alone. */
  readonly hands?: Readonly<Record<string, (page: Page, answer: never) => Promise<void>>>;
}

const verdictOn = (page: Page) => page.getByTestId('puzzle-verdict');

/** What is asked next, or null once there is a verdict: both in one look, for a question may be gone by the next. */
async function nextAsked(page: Page, before: string): Promise<string | null> {
  const seen = await page.waitForFunction((last) => {
    const verdict = document.querySelector('[data-testid=puzzle-verdict]') !== null;
    const asked = document.querySelector<HTMLElement>('.match-page')?.dataset.asked ?? '';
    return (verdict || (asked !== '' && asked !== last)) && { asked: verdict ? null : asked };
  }, before);
  return ((await seen.jsonValue()) as { asked: string | null }).asked;
}

/** Gives one order, or all that are asked together. */
async function giveOrder(
  page: Page,
  asked: string,
  hands: NonNullable<Puzzles<GameTypes>['hands']>,
  given: ReadonlyMap<string, { readonly kind: string; readonly answer: unknown }>,
): Promise<void> {
  const asks = asked.split(' ').map((one) => one.slice(one.indexOf('/') + 1));
  const order = asks.length === 1 ? given.get(asks[0]!) : undefined;
  const hand = order && hands[order.kind];
  if (hand !== undefined) return hand(page, order!.answer as never);
  // What was asked may be settled by what the enemy does meanwhile: then a press on the verdict does nothing.
  await page.getByTestId('puzzle-order').or(verdictOn(page)).click();
}

export async function solvePuzzles<T extends GameTypes>(
  page: Page,
  { game, book, bots = {}, hands = {} }: Puzzles<T>,
): Promise<void> {
  await settle(page.context());
  await page.goto('/#/puzzles');
  for (const puzzle of book.puzzles)
    await test.step(puzzle.id, async () => {
      const { given } = await playPuzzle({ game, book, bots }, puzzle, puzzle.solution.orders);
      await page.getByTestId(`puzzle-${puzzle.id}`).click();
      await page.getByTestId('puzzle-show').click();
      await expect(page.getByTestId('puzzle-solution')).toBeVisible();
      const byAsk = new Map(given.map(({ ask, ...order }) => [ask, order]));
      let asked = await nextAsked(page, '');
      for (let n = 0; asked !== null && n <= given.length; n++) {
        await giveOrder(page, asked, hands, byAsk);
        asked = await nextAsked(page, asked);
      }
      await expect(page.getByTestId('puzzle')).toHaveAttribute('data-verdict', 'solved');
      await page.getByRole('link', { name: 'All puzzles' }).click();
    });
  await expect(page.getByTestId(`tally-${game.id}`)).toBeVisible();
}
