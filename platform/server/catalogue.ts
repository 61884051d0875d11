/** The games this server plays, as its maker handed them in. */
import {
  type CarryOn,
  type Chooser,
  type Flaw,
  type Game,
  type GameTypes,
  isSoundScenario,
  type ListWords,
  optionFlaws,
  type ScenarioHead,
  scenarioFlaws,
  toldHead,
} from '@weathergage/kernel';
import type { CreateMatch, GamesReply } from '@weathergage/kernel/protocol.ts';
import { refuseBloated } from './border/border.ts';
import { Fault } from './faults.ts';

export interface ServedGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly scenarios: readonly T['scenario'][];
  readonly bots: Readonly<Record<string, Chooser<T>>>;
  /** What is answered for a seat that has left instructions; without it none are taken. */
  readonly carryOn?: CarryOn<T>;
  /** What lists say of a match; without it they leave that out. */
  readonly listWords?: ListWords<T>;
}

/** On which wars are made here. */
export interface WarTerms {
  /** The host's own mapping, where he has changed it: pages make battles on their own screen by it, too. */
  readonly mapping?: NonNullable<GamesReply['mapping']>;
  /** The options as a match is made with them here; null where not all battles that may arise in it can be fought out. */
  bound(game: string, options: unknown): unknown;
}

export class Catalogue {
  readonly #games: ReadonlyMap<string, ServedGame>;
  readonly #wars: WarTerms;
  readonly listing: GamesReply;

  /** `wars`: how battles of a match are fought out here; they are not if nothing is said. */
  constructor(games: readonly ServedGame[], wars: WarTerms = { bound: () => null }) {
    this.#wars = wars;
    this.#games = new Map(games.map((served) => [served.game.id, served]));
    this.listing = {
      games: games.map(({ game, scenarios, bots }) => ({
        id: game.id,
        title: game.title,
        rulesVersion: game.rulesVersion,
        bots: Object.keys(bots),
        scenarios: scenarios.map((scenario) => ({
          ...toldHead(scenario),
          ...(scenario.tutorial === true ? { tutorial: true } : {}),
          seats: game.seats(scenario).map(({ id, side, name }) => ({ id, side, name })),
        })),
      })),
      ...(wars.mapping === undefined ? {} : { mapping: wars.mapping }),
    };
  }

  served(game: string): ServedGame {
    const served = this.#games.get(game);
    if (served === undefined) throw new Fault('unknown-game', 'This server does not play that game.');
    return served;
  }

  /** The scenario a request names or brings, sound in every way that can be checked. */
  scenario({ game, scenarios }: ServedGame, asked: CreateMatch['scenario']): ScenarioHead {
    if (typeof asked === 'string') {
      const known = scenarios.find(({ id }) => id === asked);
      if (known === undefined) throw new Fault('unknown-scenario', 'The game has no scenario of that name.');
      return known;
    }
    refuseBloated(asked);
    let flaws: readonly Flaw[];
    try {
      if (isSoundScenario(game, asked)) return asked;
      flaws = scenarioFlaws(game, asked);
    } catch (cause) {
      // What its examiner falls over is no scenario.
      throw new Fault('invalid-scenario', 'The scenario can not be read.', {}, cause);
    }
    throw flawedFault('invalid-scenario', 'The scenario can not be played', flaws);
  }

  options({ game }: ServedGame, asked: unknown): unknown {
    const options = asked ?? {};
    const found = optionFlaws(game, options);
    if (found.length > 0) throw flawedFault('invalid-options', 'The game has no such options', found);
    // A match once begun can always be finished: no battle may go where nobody brings a report from.
    if (!game.engagements?.mayArise(options)) return options;
    const bound = this.#wars.bound(game.id, options);
    if (bound === null)
      throw new Fault('invalid-options', 'Battles of this match can not be fought out here in that way.');
    return bound;
  }
}

function flawedFault(code: string, message: string, found: readonly Flaw[]): Fault {
  const { path, expected } = found[0]!;
  return new Fault(code, `${message}: at ${path}: ${expected}.`, { flaws: [...found] });
}
