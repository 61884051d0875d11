/** What the page knows of a game: an entry that is always there, and the rest once somebody plays it. */
import type { Game, SeatInfo } from '@weathergage/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';
import type { OptionGroup } from '../toolkit/options.ts';
import type { WorkshopProps } from '../toolkit/workshop.ts';

/** A scenario as the page shows it on a card; `scenario` goes to the game as it is. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  readonly balance: string;
  readonly tutorial: boolean;
  /** The heading it stands under where a game has many; cards of one group stand together. */
  readonly group?: string;
  readonly sides: readonly {
    readonly name: string;
    readonly seats: readonly SeatInfo[];
    /** What the side brings, in a few short lines: ships by name, or so many of the line. */
    readonly forces: readonly string[];
  }[];
  readonly scenario: unknown;
}

type Head = Omit<ScenarioCard, 'group' | 'sides'>;

/** What every scenario says of itself, whatever its game. */
export function headOf(
  scenario: Omit<Head, 'balance' | 'tutorial' | 'scenario'> & Partial<Pick<Head, 'balance' | 'tutorial'>>,
): Head {
  const { id, title, date, place, briefing, balance = '', tutorial = false } = scenario;
  return { id, title, date, place, briefing, balance, tutorial, scenario };
}

export interface LoadedGame {
  readonly id: string;
  readonly game: Game;
  readonly board: GameBoard;
  readonly cards: readonly ScenarioCard[];
  /** The card of a sound scenario that is not among `cards`: one that a player has made. */
  cardOf(scenario: unknown): ScenarioCard;
  /** What stands at its usual value says nothing to the game. */
  readonly options: readonly OptionGroup[];
  /** Where the game's options are not simply what was set, by key: makes them of it. */
  optionsOf?(set: Readonly<Record<string, unknown>>): unknown;
  readonly machine: {
    /** The level that it plays at if nobody chooses. */
    readonly usual: string;
    /** What it is like at each level. */
    readonly levels: Readonly<Record<string, string>>;
    /** How long it may think about one ask, in milliseconds; a second and a half if nothing is said. */
    readonly budgetMs?: number;
  };
  /** Rule numbers of the phases, in the order of play, for the summary. */
  readonly phases: readonly { readonly rule: string; readonly title: string }[];
  /** The bench for scenarios and rosters of one's own, fetched when it is first opened. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>;
}

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One line for the card of the lobby. */
  readonly description: string;
  /** A small drawing in a square of 64 units. */
  readonly emblem: ReactNode;
  load(): Promise<LoadedGame>;
}
