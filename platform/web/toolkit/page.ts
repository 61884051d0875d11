/** What a game brings to the page besides its rules: its board, its scenarios as cards, and what may be set. */
import type { Effort, GameEntry, GameTypes, Played, ScenarioHead, Seat, SeatInfo } from '@weathergage/kernel';
import type { ComponentType } from 'react';
import type { Careers } from './careers.ts';
import type { GameBoard } from './contract.ts';
import type { OptionGroup } from './options.ts';
import { countedWords } from './phrases.ts';
import type { WorkshopProps } from './workshop.ts';

/** A scenario as the page shows it on a card; `scenario` goes to the game as it is. */
export interface ScenarioCard extends Required<Omit<ScenarioHead, 'turnLimit'>> {
  /** The heading it stands under where a game has many; cards of one group stand together. */
  readonly group?: string;
  readonly sides: readonly {
    readonly name: string;
    readonly seats: readonly SeatInfo[];
    /** What the side brings, in a few short lines: ships by name, or so many of the line. */
    readonly forces: readonly string[];
    /** The same by seat, where the side has several. */
    readonly commands?: Readonly<Record<Seat, readonly string[]>>;
  }[];
  /** How long it lasts at the most: `14 turns`, `7 years`; nothing where nobody can say. */
  readonly length: string;
  /** What it is good for learning, in a few words: `shore batteries, ships at anchor`. */
  readonly teaches?: string | undefined;
  /** What matches between machines came to, and what they asked of a side, where it was counted. */
  readonly played?: Played | undefined;
  readonly effort?: Effort | undefined;
  readonly scenario: ScenarioHead;
}

/** The head of a scenario's card. */
export function headOf(scenario: ScenarioHead): Omit<ScenarioCard, 'group' | 'sides'> {
  const { id, title, date, place, briefing, balance = '', tutorial = false, turnLimit } = scenario;
  const length = turnLimit === undefined ? '' : countedWords(turnLimit, 'turn');
  return { id, title, date, place, briefing, balance, tutorial, length, scenario };
}

/** A rule that presses for time: against the machine nobody is pressed unless he asks for it. */
export interface MatchClock<T extends GameTypes = GameTypes> {
  /** The option that has it in force when true, and not when false. */
  readonly key: string;
  /** What the time is for, as it stands before the minutes that are left: "Time to write orders". */
  readonly name: string;
  /** What happens when it is up. */
  readonly note: string;
  /** Whether a scenario can be played by the clock, and whether it is if nobody says anything. */
  fits(scenario: T['scenario']): boolean;
  usual(scenario: T['scenario']): boolean;
}

export interface Page<T extends GameTypes = GameTypes> {
  readonly board: GameBoard<T>;
  readonly cards: readonly ScenarioCard[];
  /** The card of a sound scenario that is not among `cards`: one that a player has made. */
  cardOf(scenario: T['scenario']): ScenarioCard;
  /** What stands at its usual value says nothing to the game. */
  readonly options: readonly OptionGroup[];
  /** Where the game's options are not simply what was set, by key: makes them of it. */
  optionsOf?(set: Readonly<Record<string, unknown>>): unknown;
  /** Where a rule limits the time to answer. */
  readonly clock?: MatchClock<T>;
  /** What players take from match to match, where the game has such a thing. */
  readonly careers?: Careers;
  readonly machine: {
    /** The level that it plays at if nobody chooses. */
    readonly usual: string;
    /** What it is like at each level. */
    readonly levels: Readonly<Record<string, string>>;
    /** How strong each was found to be, in Elo points, as docs/ladder.md has it. */
    readonly ratings?: Readonly<Record<string, number>>;
    /** Machines of a level's strength that play in a manner of their own: by level, each with what it is like. */
    readonly characters?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** How long it may think about one ask, in milliseconds; a second and a half if nothing is said. */
    readonly budgetMs?: number;
  };
  /** The phases in the order of play, for the summary. */
  readonly phases: readonly PhaseHead[];
  /** The bench for scenarios and rosters of one's own, fetched when it is first opened. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>;
}

/** A phase as the summary heads it: the rule that describes it, and its name. */
type PhaseHead = readonly [rule: string, name: string];

/** Here the types of a game are let go: the page hands its board only what came out of the game's own functions. */
export const pageOf = <T extends GameTypes>(page: Page<T>): Page => page as unknown as Page;

/** In the order of the lobby; the page opens on a match of the first. */
export type Games = readonly [GameEntry<GameTypes, Page>, ...GameEntry<GameTypes, Page>[]];

export function inLobbyOrder(entries: readonly GameEntry<GameTypes, Page>[]): Games {
  const placed = entries.toSorted(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (a.id < b.id ? -1 : 1),
  );
  const [first, ...rest] = placed;
  if (first === undefined) throw new Error('the house has no game');
  return [first, ...rest];
}
