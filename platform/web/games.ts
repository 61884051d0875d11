/** The games that the page knows. Rules and board of a game come over the wire only when it is played. */

import type { Scenario as HexScenario } from '@weathergage/hex-action/rules/scenario.ts';
import type { Game, SeatInfo } from '@weathergage/kernel';
import type { GameBoard } from './toolkit/contract.ts';

/** A scenario as the page shows it on a card; `scenario` goes to the game as it is. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  readonly balance: string;
  readonly tutorial: boolean;
  readonly sides: readonly {
    readonly name: string;
    readonly seats: readonly SeatInfo[];
    readonly ships: readonly string[];
  }[];
  readonly scenario: unknown;
}

/** An option a person may set before a match: the first choice is the default and says nothing to the game. */
export interface OptionChoice {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly value: unknown }[];
}

export interface LoadedGame {
  readonly id: string;
  readonly game: Game;
  readonly board: GameBoard;
  readonly cards: readonly ScenarioCard[];
  readonly options: readonly OptionChoice[];
  /** The level that the machine plays at if nobody chooses, and what it is like at each. */
  readonly machine: { readonly usual: string; readonly levels: Readonly<Record<string, string>> };
  /** Rule numbers of the phases, in the order of play, for the summary. */
  readonly phases: readonly { readonly rule: string; readonly title: string }[];
}

interface GameEntry {
  readonly title: string;
  load(): Promise<LoadedGame>;
}

function hexCard(scenario: HexScenario): ScenarioCard {
  const { id, title, date, place, briefing, balance = '', tutorial = false } = scenario;
  return {
    id,
    title,
    date,
    place,
    briefing,
    balance,
    tutorial,
    sides: scenario.sides.map((side) => ({
      name: side.name,
      seats: side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
      ships: scenario.ships.filter((ship) => ship.side === side.id).map((ship) => ship.name),
    })),
    scenario,
  };
}

const REGISTRY: Readonly<Record<string, GameEntry>> = {
  'hex-action': {
    title: 'Hex Action',
    load: async () => {
      const [{ hexAction }, { board }, { scenarios }] = await Promise.all([
        import('@weathergage/hex-action/rules/index.ts'),
        import('@weathergage/hex-action/board/index.ts'),
        import('@weathergage/hex-action/data/scenarios.ts'),
      ]);
      return {
        id: 'hex-action',
        game: hexAction as unknown as Game,
        board: board as unknown as GameBoard,
        cards: scenarios.map(hexCard),
        options: [
          {
            key: 'turnLimit',
            label: 'Length',
            choices: [
              { label: 'As the scenario says', value: undefined },
              { label: '20 turns at most', value: 20 },
              { label: '40 turns at most', value: 40 },
            ],
          },
        ],
        machine: {
          usual: 'midshipman',
          levels: {
            random: 'any order that is allowed',
            straight: 'sails straight and fires',
            midshipman: 'keen, with much to learn',
            captain: 'knows wind, range and rake',
          },
        },
        phases: [
          { rule: '6.0', title: 'Unfouling' },
          { rule: '7.0', title: 'Movement notation' },
          { rule: '8.0', title: 'Movement execution' },
          { rule: '9.0', title: 'Grappling and ungrappling' },
          { rule: '10.0', title: 'Boarding preparation' },
          { rule: '11.0', title: 'Combat' },
          { rule: '12.0', title: 'Melee' },
          { rule: '13.0', title: 'Loading' },
          { rule: '14.0', title: 'Victory' },
        ],
      };
    },
  },
};

export const GAME_IDS: readonly string[] = Object.keys(REGISTRY);
export const titleOf = (gameId: string): string => REGISTRY[gameId]?.title ?? gameId;

const loading = new Map<string, Promise<LoadedGame>>();

/** Loads a game once; a failed load is tried again the next time. */
export function loadGame(gameId: string): Promise<LoadedGame> {
  const entry = REGISTRY[gameId];
  if (entry === undefined)
    return Promise.reject(
      new Error(`This page does not know the game “${gameId}”. A newer page may: try a reload.`),
    );
  let loaded = loading.get(gameId);
  if (loaded === undefined) {
    loaded = entry.load();
    loaded.catch(() => loading.delete(gameId));
    loading.set(gameId, loaded);
  }
  return loaded;
}
