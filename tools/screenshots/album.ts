// What a picture is: a match put into the browser as the page itself keeps it, and a pose.
import type { Page } from '@playwright/test';
import type { Game, GameTypes, Journal } from '@weathergage/kernel';

export interface Shot {
  readonly name: string;
  readonly journal: Journal;
  /** As a replay of the finished match, or its report. */
  readonly over?: 'replay' | 'report';
  /** Another screen of the page than the match's, by its address behind the #. */
  readonly screen?: string;
  readonly phone?: true;
  /** In a window as wide as most have, instead of a large one. */
  readonly laptop?: true;
  /** Only what this part of the page shows. */
  readonly crop?: string;
  /** With the story of the step told, by a clock that the script turns. */
  readonly told?: true;
  /** Brings the page to what the picture shows. */
  pose(page: Page): Promise<unknown>;
  /** From there on a moving picture: what is done, and `frame` for each picture with the time that it stands. */
  readonly film?: (page: Page, frame: (milliseconds: number) => Promise<void>) => Promise<void>;
}

/** The pictures of one match. */
export interface Album {
  readonly game: string;
  readonly scenario: { readonly id: string; readonly title: string };
  /** The seat through whose eyes the pictures are taken; the machine has the others. */
  readonly mine: string;
  readonly others: readonly string[];
  readonly machine: string;
  /** What is there when the board is. */
  readonly board: string;
  readonly shots: readonly Shot[];
}

/** With whom the pictures of a game are played, and on what. */
export interface Studio<T extends GameTypes> extends Pick<Album, 'machine' | 'board'> {
  readonly game: Game<T>;
}

/** Through the eyes of the first seat. */
export function albumOf<T extends GameTypes>(
  { game, machine, board }: Studio<T>,
  scenario: T['scenario'] & Album['scenario'],
  shots: Album['shots'],
): Album {
  const [mine, ...others] = game.seats(scenario).map(({ id }) => id) as [string, ...string[]];
  return { game: game.id, scenario, mine, others, machine, board, shots };
}

/** The report of a finished match, once its curves are drawn. */
export const reportShot = (name: string, journal: Journal): Shot => ({
  name,
  journal,
  over: 'report',
  pose: (page) => page.locator('.report-paper svg').first().waitFor(),
});

/** Waits until the panel asks. */
export const panel = (page: Page): Promise<void> => page.getByTestId('ask-panel').first().waitFor();
