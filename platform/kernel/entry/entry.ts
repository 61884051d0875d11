/**
 * A game as the house knows it: what is always there, and how the rest is fetched. `games/list.ts` lists the entries;
 * the page and its worker, the server, the command line and the tools find every game by that list.
 */

import type { Officer } from '../learning/officer.ts';
import type { PuzzleBook } from '../learning/puzzle.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import type { CarryOn } from './carry-on.ts';
import type { Chooser } from './chooser.ts';
import type { ListWords } from './list-words.ts';

/** A path of SVG, its attributes as React spells them. */
export interface EmblemPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'round';
  readonly strokeLinejoin?: 'round';
  readonly opacity?: number;
  readonly transform?: string;
}

/** A small drawing in a square of 64 units, in the page's own inks (`var(--ink)`), so that night becomes it too. */
export type Emblem = readonly EmblemPath[];

/** Figures by name, counted from all that was told of a match and how it ended. */
export type Figures<T extends GameTypes = GameTypes> = {
  count(told: readonly T['told'][], end: T['state']): Readonly<Record<string, number>>;
}['count'];

/** The best machine with as much thought as is wanted, in a measure of its own: with the same dice the same answers. */
export interface Thought<T extends GameTypes = GameTypes> {
  /** What is counted: play-outs, half-made plans, imagined worlds. */
  readonly unit: string;
  /** From little to much. */
  readonly steps: readonly number[];
  of(much: number): Chooser<T>;
}

/** What a game's machines are weighed on and against. The page knows nothing of it. */
export interface LadderKit<T extends GameTypes = GameTypes> {
  /** The levels that are to lie apart, by their names among the bots, the weakest first. */
  readonly levels: readonly string[];
  /** Opponents that nobody is offered: strangers' ways of playing, and variants on trial. */
  readonly rivals: Readonly<Record<string, Chooser<T>>>;
  readonly thought?: Thought<T>;
  /** Scenarios made for it, beside those of the game, and the ids of all on which levels are compared. */
  readonly trials: readonly T['scenario'][];
  readonly scenarios: readonly string[];
}

/** `P` is what the game brings to the page: a `Page` of its toolkit, of which the kernel knows nothing. */
export interface GameEntry<T extends GameTypes = GameTypes, P = unknown> {
  readonly id: string;
  readonly title: string;
  /** One line for the card of the lobby. */
  readonly description: string;
  readonly emblem: Emblem;
  /** Its place in the lobby; the page opens on the first. Without one it comes after those that have one. */
  readonly place?: number;
  /** Turns after which a match between machines is ended where its scenario sets no limit; none if each has one. */
  readonly turnLimit?: number;
  rules(): Promise<Game<T>>;
  scenarios(): Promise<readonly T['scenario'][]>;
  /** By name, the weakest first. */
  bots(): Promise<Readonly<Record<string, Chooser<T>>>>;
  /** Where machines are weighed; without it those of `bots` on any scenario. */
  ladder?(): Promise<LadderKit<T>>;
  /** What is counted of a match besides its outcome, where balance is measured. */
  figures?(): Promise<Figures<T>>;
  /** What is answered for a seat that lets things go on until something happens; without it nothing is. */
  carryOn?(): Promise<CarryOn<T>>;
  /** What a server says of a match in a person's list; without it the page says what it knows itself. */
  listWords?(): Promise<ListWords<T>>;
  /** Positions with a task, if it has any. */
  puzzles?(): Promise<PuzzleBook<T>>;
  /** Advice, and where the day was lost; without it there is none. */
  officer?(): Promise<Officer<T>>;
  page(): Promise<P>;
}
