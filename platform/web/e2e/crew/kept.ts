/** Matches put into the browser as the page itself keeps them, with dice that fall in every run as they did in the last. */
import type { Page } from '@playwright/test';
import { type Game, type GameTypes, JOURNAL_FORMAT, type Journal } from '@weathergage/kernel';
import { openingWith } from './record.ts';

export interface KeptMatch<T extends GameTypes> {
  readonly game: Game<T>;
  readonly scenario: T['scenario'] & { readonly id: string; readonly title: string };
  readonly seed: number;
  /** Seats that the machine has, by the name of its level; people at this screen have the others. */
  readonly machines?: Readonly<Record<string, string>>;
  /** What has been played of it. */
  readonly journal?: Journal;
}

/** Opens a match at its first question, or where its journal ends; `settle` must have been called before. */
export async function openKept<T extends GameTypes>(
  page: Page,
  { game, scenario, seed, machines = {}, journal: played }: KeptMatch<T>,
): Promise<void> {
  const { secret, opening } = openingWith(game, scenario, seed);
  const about = {
    id: 'kept',
    gameId: game.id,
    scenarioId: scenario.id,
    title: scenario.title,
    created: 1,
    touched: 1,
    over: false,
  };
  const hands = Object.fromEntries(
    game.seats(scenario).map(({ id }) => {
      const name = machines[id];
      return [id, name === undefined ? { by: 'person' } : { by: 'bot', name }];
    }),
  );
  const journal = played ?? { format: JOURNAL_FORMAT, opening, secret, entries: [] };
  await page.context().addInitScript(
    (kept) => {
      if (location.protocol === 'about:' || localStorage.getItem('weathergage.matches') !== null) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'weathergage.matches': [about], 'weathergage.match.kept': { ...about, hands, journal } },
  );
  await page.goto('/#/local/kept');
}
