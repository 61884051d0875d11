/** One match with the same bot on all sides, and what is to be counted of it. */
import { type Figures, type GameTypes, looseDice, type ScenarioHead, type Told } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { botOf, type PlayableGame } from '../../platform/cli/games.ts';

export interface Ended {
  readonly winners: readonly string[];
  readonly reason: string;
  readonly points: Readonly<Record<string, number>>;
  /** Points by side and source where the game keeps a ledger. */
  readonly sources: Readonly<Record<string, number>>;
  /** What else the game has counted of itself. */
  readonly figures: Readonly<Record<string, number>>;
  readonly turn: number | null;
}

/** Who looks on: at every answer, and at everything that happens. */
export interface Watcher {
  answered(ask: GameTypes['ask'], answer: GameTypes['answer']): void;
  happened(truth: Told): void;
}

/** A state with a track of points, whatever else is in it. */
interface Ledger {
  readonly ledger?: readonly { readonly side: string; readonly source: string; readonly points: number }[];
}

/** A limit where neither the scenario nor the game sets one: machines may dance for ever. */
const limitOf = ({ entry: { turnLimit } }: PlayableGame, scenario: ScenarioHead): object =>
  turnLimit === undefined || scenario.turnLimit !== undefined ? {} : { turnLimit };

function sourcesOf({ ledger = [] }: Ledger): Record<string, number> {
  const sources: Record<string, number> = {};
  for (const { side, source, points } of ledger)
    sources[`${side} ${source}`] = (sources[`${side} ${source}`] ?? 0) + points;
  return sources;
}

export async function play(
  played: PlayableGame,
  figures: Figures | undefined,
  scenario: ScenarioHead,
  { bot, budget }: { readonly bot: string; readonly budget: number | undefined },
  seed: number,
  watcher?: Watcher,
): Promise<Ended> {
  const { game } = played;
  const choose = botOf(played, bot);
  const umpire = looseDice(seedFor(seed, 1));
  const dice = new Map(game.seats(scenario).map(({ id }, i) => [id, looseDice(seedFor(seed, 2, i))]));
  const told: Told[] = [];
  let state: GameTypes['state'] = game.setup(scenario, limitOf(played, scenario), looseDice(seed));
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome !== null) {
      const { turn = null } = state as { readonly turn?: number };
      const { winners, reason, points = {} } = outcome;
      const sources = sourcesOf(state as Ledger);
      return { winners, reason, points, sources, figures: figures?.(told, state) ?? {}, turn };
    }
    const answers = [];
    // One view a seat and step: a bot that plans for all its ships at once knows it by that.
    const views = new Map<string, GameTypes['view']>();
    for (const ask of game.asks(state)) {
      const view = views.get(ask.seat) ?? game.view(state, ask.seat);
      views.set(ask.seat, view);
      const answer = await choose(view, ask, dice.get(ask.seat)!, budget);
      watcher?.answered(ask, answer);
      answers.push({ ask, answer });
    }
    const resolved = game.resolve(state, answers, umpire);
    state = resolved.state;
    for (const { truth } of resolved.happenings) {
      watcher?.happened(truth);
      if (figures !== undefined) told.push(truth);
    }
  }
}
