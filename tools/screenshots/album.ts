// What a picture is: a match put into the browser as the page itself keeps it, and a pose.
import type { Page } from '@playwright/test';
import type { Journal } from '@weathergage/kernel';

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
