/** Matches put into the browser as the page itself keeps them, with dice that fall in every run as they did in the last. */
import type { Page } from '@playwright/test';
import { type Game, type GameTypes, JOURNAL_FORMAT, type Journal, type Lesson } from '@weathergage/kernel';
import { type NewMatch, openMatch, settle } from './desk.ts';
import { openingWith } from './record.ts';

export interface KeptMatch<T extends GameTypes> {
  readonly game: Game<T>;
  readonly scenario: T['scenario'] & { readonly id: string; readonly title: string };
  /** Where none is given the dice are those that the sheet would have drawn. */
  readonly seed?: number | undefined;
  /** Seats that the machine has, by the name of its level; people at this screen have the others. */
  readonly machines?: Readonly<Record<string, string>>;
  /** What has been played of it. */
  readonly journal?: Journal;
}

/** The line that the page keeps of a match in its list. */
export const lineOf = <T extends GameTypes>(
  id: string,
  game: Game<T>,
  scenario: KeptMatch<T>['scenario'],
) => ({
  id,
  gameId: game.id,
  scenarioId: scenario.id,
  title: scenario.title,
  created: 1,
  touched: 1,
  over: false,
});

/** Opens a match at its first question, or where its journal ends; `settle` must have been called before. */
export async function openKept<T extends GameTypes>(
  page: Page,
  { game, scenario, seed, machines = {}, journal: played }: KeptMatch<T>,
): Promise<void> {
  const { secret, opening } = openingWith(game, scenario, seed);
  const about = lineOf('kept', game, scenario);
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

/** What makes matches of a game. */
interface Maker<T extends GameTypes> {
  readonly game: Game<T>;
  /** Those of its lessons too. */
  readonly scenarios: readonly KeptMatch<T>['scenario'][];
  readonly lessons: readonly Lesson<T>[];
  /** The machine's level where none is chosen. */
  readonly usual: string;
}

/**
 * The match that the sheet would make, with the same dice, but laid into the browser: to fill in the sheet takes as long
 * as half of a short spec. By link it is made through the sheet.
 */
export async function openMade<T extends GameTypes>(
  page: Page,
  { game, scenarios, lessons, usual }: Maker<T>,
  match: NewMatch,
): Promise<void> {
  if (match.against === 'online') return openMatch(page, game.id, match);
  const scenario = scenarios.find(({ id }) => id === match.scenario)!;
  const lesson = lessons.find((one) => one.scenario === scenario.id);
  const level = match.level ?? lesson?.opponent ?? usual;
  const [own, ...others] = game
    .seats(scenario)
    .toSorted((one, other) => Number(other.id === lesson?.seat) - Number(one.id === lesson?.seat));
  if (own === undefined) throw new Error(`nobody sits at ${scenario.id}`);
  const machines = match.against === 'machine' ? others.map(({ id }) => [id, level]) : [];
  await settle(page.context());
  await openKept(page, {
    game,
    scenario,
    seed: lesson?.seed,
    machines: Object.fromEntries(machines),
  });
}
