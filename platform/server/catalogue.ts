/** The games this server plays, as its maker handed them in. */
import {
  type Chooser,
  type Flaw,
  type Game,
  type GameTypes,
  optionFlaws,
  scenarioFlaws,
} from '@weathergage/kernel';
import type { CreateMatch, GamesReply, ScenarioInfo } from '@weathergage/kernel/protocol.ts';
import { Fault } from './faults.ts';

export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly scenarios: readonly T['scenario'][];
  readonly bots: Readonly<Record<string, Chooser<T>>>;
}

/** What is read of any scenario, whatever game it is of. */
export function scenarioInfo(scenario: unknown): ScenarioInfo {
  const { id, title, date, place, briefing } = scenario as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { id: text(id), title: text(title), date: text(date), place: text(place), briefing: text(briefing) };
}

export class Catalogue {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly listing: GamesReply;

  constructor(entries: readonly GameEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.game.id, entry]));
    this.listing = {
      games: entries.map(({ game, scenarios, bots }) => ({
        id: game.id,
        title: game.title,
        rulesVersion: game.rulesVersion,
        bots: Object.keys(bots),
        scenarios: scenarios.map((scenario) => ({
          ...scenarioInfo(scenario),
          seats: game.seats(scenario).map(({ id, side, name }) => ({ id, side, name })),
        })),
      })),
    };
  }

  entry(game: string): GameEntry {
    const entry = this.#entries.get(game);
    if (entry === undefined) throw new Fault('unknown-game', 'This server does not play that game.');
    return entry;
  }

  /** The scenario a request names or brings, sound in every way that can be checked. */
  scenario({ game, scenarios }: GameEntry, asked: CreateMatch['scenario']): unknown {
    if (typeof asked === 'string') {
      const known = scenarios.find((scenario) => scenarioInfo(scenario).id === asked);
      if (known === undefined) throw new Fault('unknown-scenario', 'The game has no scenario of that name.');
      return known;
    }
    refuseFlawed('invalid-scenario', 'The scenario can not be played', scenarioFlaws(game, asked));
    return asked;
  }

  options({ game }: GameEntry, asked: unknown): unknown {
    const options = asked ?? {};
    refuseFlawed('invalid-options', 'The game has no such options', optionFlaws(game, options));
    return options;
  }
}

function refuseFlawed(code: string, message: string, found: readonly Flaw[]): void {
  const [first] = found;
  if (first === undefined) return;
  throw new Fault(code, `${message}: at ${first.path}: ${first.expected}.`, { flaws: [...found] });
}
