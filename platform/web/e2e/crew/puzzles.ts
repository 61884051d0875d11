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

/** Gives one order, or all that are asked together, and waits until the umpire has taken it. */
async function giveOrder(
  page: Page,
  hands: NonNullable<Puzzles<GameTypes>['hands']>,
  given: ReadonlyMap<string, { readonly kind: string; readonly answer: unknown }>,
): Promise<void> {
  const table = page.locator('.match-page');
  await expect(table.or(verdictOn(page)).first()).toHaveAttribute('data-asked', /./);
  const asked = (await table.getAttribute('data-asked'))!;
  const asks = asked.split(' ').map((one) => one.slice(one.indexOf('/') + 1));
  const order = asks.length === 1 ? given.get(asks[0]!) : undefined;
  const hand = order && hands[order.kind];
  if (hand !== undefined) await hand(page, order!.answer as never);
  else await page.getByTestId('puzzle-order').click();
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-testid=puzzle-verdict]') !== null ||
      ![before, '', null].includes(document.querySelector('.match-page')?.getAttribute('data-asked') ?? null),
    asked,
  );
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
      for (let n = 0; n <= given.length && (await verdictOn(page).count()) === 0; n++)
        await giveOrder(page, hands, byAsk);
      await expect(page.getByTestId('puzzle')).toHaveAttribute('data-verdict', 'solved');
      await page.getByRole('link', { name: 'All puzzles' }).click();
    });
  await expect(page.getByTestId(`tally-${game.id}`)).toBeVisible();
}
