/** Matches between machines, spread over worker threads: what `simulate` and `ladder` have in common. */
import { runPooled } from '@weathergage/bots/pool.ts';
import { type Outcome, type ScenarioHead, schemaFlaws } from '@weathergage/kernel';
import { type CommandArguments, type CommandOption, CommandStop } from '../command.ts';
import { flawLine } from '../files.ts';
import { botOf, gameNamed, type PlayableGame, scenarioOf } from '../games.ts';

/** What all workers of one run are told. */
export interface BoutTerms {
  readonly game: string;
  readonly scenario: string;
  readonly options: unknown;
  readonly budgetMs: number | undefined;
  /** Every match draws its other options from the game's schema. */
  readonly draw?: boolean;
}

/** One match to fight: who plays each side, in the order of the sides, and how closely the umpire is watched. */
export interface Bout {
  readonly seed: number;
  readonly bots: readonly string[];
  readonly watch: 'nothing' | 'rules' | 'everything';
}

export interface BoutResult {
  readonly outcome: Outcome | null;
  readonly answers: number;
  readonly hash: string;
  readonly violations: readonly string[];
}

/** Handed over in one message, so that quick matches are not outweighed by their messages. */
const BATCH = 10;

export async function fightBouts(
  terms: BoutTerms,
  bouts: readonly Bout[],
  say: (done: number) => void,
  workers?: number,
): Promise<BoutResult[]> {
  const batches: Bout[][] = [];
  for (let i = 0; i < bouts.length; i += BATCH) batches.push(bouts.slice(i, i + BATCH));
  const results = await runPooled<Bout[], BoutResult[]>(batches, {
    module: new URL('./bouts-worker.ts', import.meta.url),
    setting: terms,
    ...(workers === undefined ? {} : { size: workers }),
    onDone: (done) => say(Math.min(done * BATCH, bouts.length)),
  });
  return results.flat();
}

export const BOUT_OPTIONS = {
  game: { value: 'G', help: 'the game; need not be named where there is only one' },
  scenario: { value: 'S', help: 'the id of the scenario' },
  bots: { value: 'A,B', help: 'who plays: one bot for each side in order, or one for all' },
  matches: { value: 'N', help: 'how many matches' },
  seed: { value: 'K', help: 'where the chance comes from; 1 if not given' },
  options: { value: 'JSON', help: 'options of the game, as one JSON object' },
  'turn-limit': { value: 'T', help: 'a draw after so many turns' },
  budget: { value: 'MS', help: 'milliseconds a bot may think over one answer' },
  json: { help: 'print one JSON object' },
} as const satisfies Record<string, CommandOption>;

export const MOST_MATCHES = 1_000_000;
export const MOST_SEED = 0xffffffff;

export interface BoutPlan {
  readonly played: PlayableGame;
  readonly scenario: ScenarioHead;
  readonly sides: readonly string[];
  readonly terms: BoutTerms;
  readonly seed: number;
}

/** Reads what both commands take. */
export async function planOf(args: CommandArguments): Promise<BoutPlan> {
  const played = await gameNamed(args.text('game'));
  const scenario = scenarioOf(played, args.needed('scenario'));
  const sides = [...new Set(played.game.seats(scenario).map(({ side }) => side))];
  const options = optionsOf(args, played, scenario);
  const budget = args.text('budget') === undefined ? undefined : args.whole('budget', 0, 1, 600_000);
  return {
    played,
    scenario,
    sides,
    terms: { game: played.game.id, scenario: scenario.id, options, budgetMs: budget },
    seed: args.whole('seed', 1, 0, MOST_SEED),
  };
}

/** The options named, with a turn limit where nothing else sets one: random play could go on for ever. */
function optionsOf(
  args: CommandArguments,
  { entry: { turnLimit }, game }: PlayableGame,
  scenario: ScenarioHead,
): unknown {
  const named = parsedOptions(args.text('options'));
  if (args.text('turn-limit') !== undefined) named.turnLimit = args.whole('turn-limit', 1, 1, 1000);
  else if (turnLimit !== undefined && named.turnLimit === undefined && scenario.turnLimit === undefined)
    named.turnLimit = turnLimit;
  const found = schemaFlaws(game.schema.options, named, 3);
  if (found.length > 0)
    throw new CommandStop(
      [`${game.title} does not take these options:`, ...found.map(flawLine)].join('\n  '),
    );
  return named;
}

function parsedOptions(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandStop(`--options is not JSON: ${(error as Error).message}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandStop('--options must be a JSON object, such as {"turnLimit": 50}.');
  return { ...value };
}

/** The names given to --bots, each known to the game. */
export function botsNamed(args: CommandArguments, played: PlayableGame): string[] {
  const names = args
    .needed('bots')
    .split(',')
    .map((name) => name.trim());
  for (const name of names) botOf(played, name);
  return names;
}

/** Progress on standard error, where a person watches it. */
export function progressWriter(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => process.stderr.write(`\r${done} of ${total} matches${done >= total ? '\n' : ''}`);
}
