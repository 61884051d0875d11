/** All levels of a game against each other on its trials: what `ladder --all` and `--curve` fight, and how it is told. */
import {
  type EloGap,
  eloBetween,
  type PairResult,
  ratingsOf,
  scoreOf,
  seedPairings,
  standingOf,
} from '@weathergage/bots';
import type { LadderKit } from '@weathergage/kernel';
import { type BoutResult, fightBouts } from './bots/bouts.ts';
import { type PlayableGame, scenarioOf, thoughtName, timedName } from './games.ts';

export interface LadderRow extends PairResult, EloGap {
  readonly scenario: string;
  readonly seed: number;
  readonly seconds: number;
}

export interface WholeLadder {
  readonly game: string;
  readonly flag: Series['flag'];
  /** The machines that were fought, as they were in the sources. */
  readonly commit: string;
  readonly seed: number;
  readonly matches: number;
  /** Where several machines share the work: which share of each row this is. */
  readonly part?: LadderPart;
  /** By level, the weakest first, over all scenarios. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly rows: readonly LadderRow[];
}

/** The `at`th of `of` shares, from 1. */
export interface LadderPart {
  readonly at: number;
  readonly of: number;
}

export interface LadderTerms {
  readonly commit: string;
  readonly matches: number;
  readonly seed: number;
  readonly part?: LadderPart;
  readonly scenarios: readonly string[];
  readonly budgetMs: number | undefined;
  /** Threads; as many as there are processors if nothing is said. */
  readonly workers?: number | undefined;
  readonly say: (done: string) => void;
}

/** The rating of the weakest level. */
export const ANCHOR = 600;

/** Who is to be fought, and the machines that are rated, the first of them with `ANCHOR`. */
export interface Series {
  readonly flag: 'all' | 'curve';
  readonly machines: readonly string[];
  readonly pairs: readonly (readonly [one: string, two: string])[];
}

const neighbours = (machines: readonly string[]): Series['pairs'] =>
  machines.slice(1).map((machine, i) => [machine, machines[i]!]);

/** Each level against the one below it, and the best against every rival. */
export function levelsOf({ levels, rivals }: LadderKit): Series {
  const best = levels.at(-1)!;
  const strangers = Object.keys(rivals);
  const pairs = [...neighbours(levels), ...strangers.map((rival) => [best, rival] as const)];
  return { flag: 'all', machines: [...levels, ...strangers], pairs };
}

/** The best machine with much thought against itself with less, step by step; null where the game has no measure of it. */
export function curveOf({ thought }: LadderKit): Series | null {
  if (thought === undefined) return null;
  const machines = thought.steps.map(thoughtName);
  return { flag: 'curve', machines, pairs: neighbours(machines) };
}

/** One machine with more and more milliseconds for each answer. */
export function timesOf(machine: string, times: readonly number[]): Series {
  const machines = times.map((ms) => timedName(machine, ms));
  return { flag: 'curve', machines, pairs: neighbours(machines) };
}

export async function fightLadder(
  played: PlayableGame,
  { flag, machines, pairs }: Series,
  terms: LadderTerms,
): Promise<WholeLadder> {
  const { game } = played;
  const rows: LadderRow[] = [];
  for (const id of terms.scenarios)
    for (const [one, two] of pairs) {
      const start = performance.now();
      const result = await fightPair(played, id, one, two, terms);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      rows.push({ scenario: id, seed: terms.seed, ...result, ...eloBetween(result), seconds });
      terms.say(`${id}: ${one} against ${two}, ${result.wins}-${result.draws}-${result.losses}`);
    }
  const { commit, matches, seed, part } = terms;
  const head = { game: game.id, flag, commit, seed, matches, ...(part === undefined ? {} : { part }) };
  return { ...head, ratings: ratingsOf(machines, rows, ANCHOR), rows };
}

/** A seed's two matches stay together, so that each part is as even as the whole. */
const isOfPart = ({ at, of }: LadderPart, match: number): boolean => Math.floor(match / 2) % of === at - 1;

async function fightPair(
  played: PlayableGame,
  id: string,
  one: string,
  two: string,
  { matches, seed, part, budgetMs, workers }: LadderTerms,
): Promise<PairResult> {
  const scenario = scenarioOf(played, id);
  const [first, second] = [...new Set(played.game.seats(scenario).map(({ side }) => side))];
  const pairs = seedPairings(matches, seed).filter((_, i) => part === undefined || isOfPart(part, i));
  const limit = played.entry.turnLimit;
  const options = limit === undefined || scenario.turnLimit !== undefined ? {} : { turnLimit: limit };
  const bouts = pairs.map(({ seed: each, swapped }) => ({
    seed: each,
    bots: swapped ? [two, one] : [one, two],
    watch: 'nothing' as const,
  }));
  const results: BoutResult[] = await fightBouts(
    { game: played.game.id, scenario: id, options, budgetMs },
    bouts,
    () => {},
    workers,
  );
  const thrown = results.flatMap(({ violations }) => violations)[0];
  if (thrown !== undefined) throw new Error(`a match could not be fought: ${thrown}`);
  const { wins, draws, losses } = standingOf(
    results.map(({ outcome }, i) => {
      const [own, other] = pairs[i]!.swapped ? [second!, first!] : [first!, second!];
      return scoreOf(outcome?.winners ?? [], own, other);
    }),
  );
  return { one, two, wins, draws, losses };
}

const whole = (points: number): string => `${points < 0 ? '−' : ''}${Math.abs(Math.round(points))}`;

/** By what a series is asked for on the command line; machines with their own time are not a game's usual curve. */
function seriesWords({ flag, ratings }: WholeLadder): string {
  const timed = Object.keys(ratings).map((name) => name.split('@'));
  if (flag === 'all' || timed.some(([, ms]) => ms === undefined)) return `--${flag}`;
  return `--curve --times ${timed.map(([, ms]) => ms).join(',')} --bots ${timed[0]![0]}`;
}

/** The part of docs/ladder.md that is a game's. */
export function ladderMarkdown(found: WholeLadder): string {
  const { game, commit, seed, matches, ratings, rows } = found;
  const lines = [
    `At commit \`${commit}\`, ${matches} matches a row with the seed ${seed}; every seed is fought twice with the sides changed over. All rows: \`npx weathergage ladder --game ${game} ${seriesWords(found)} --matches ${matches} --seed ${seed}\`.`,
    '',
    '| machine | rating |',
    '|---|---:|',
    ...Object.entries(ratings).map(([name, rating]) => `| ${name} | ${whole(rating)} |`),
    '',
    '| scenario | machine | against | won | drawn | lost | Elo between them (95 %) | again |',
    '|---|---|---|---:|---:|---:|---|---|',
    ...rows.map(
      ({ scenario, one, two, wins, draws, losses, gap, interval: [least, most] }) =>
        `| ${scenario} | ${one} | ${two} | ${wins} | ${draws} | ${losses} | ${whole(gap)} (${whole(least)} to ${whole(most)}) | \`--scenario ${scenario} --bots ${one},${two}\` |`,
    ),
  ];
  return lines.join('\n');
}
