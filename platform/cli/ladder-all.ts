/** All levels of a game against each other on its trials: what `ladder --all` fights, and how it is told. */
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
import { type PlayableGame, scenarioOf } from './games.ts';

export interface LadderRow extends PairResult, EloGap {
  readonly scenario: string;
  readonly seed: number;
  readonly seconds: number;
}

export interface WholeLadder {
  readonly game: string;
  readonly seed: number;
  readonly matches: number;
  /** By level, the weakest first, over all scenarios. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly rows: readonly LadderRow[];
}

export interface LadderTerms {
  readonly matches: number;
  readonly seed: number;
  readonly scenarios: readonly string[];
  readonly budgetMs: number | undefined;
  readonly say: (done: string) => void;
}

/** The rating of the weakest level. */
const ANCHOR = 600;

/** Each level against the one below it, and the best against every rival. */
function pairsOf({ levels, rivals }: LadderKit): (readonly [string, string])[] {
  const best = levels.at(-1)!;
  return [
    ...levels.slice(1).map((level, i) => [level, levels[i]!] as const),
    ...Object.keys(rivals).map((rival) => [best, rival] as const),
  ];
}

export async function fightLadder(
  played: PlayableGame,
  kit: LadderKit,
  terms: LadderTerms,
): Promise<WholeLadder> {
  const { game } = played;
  const rows: LadderRow[] = [];
  for (const id of terms.scenarios)
    for (const [one, two] of pairsOf(kit)) {
      const start = performance.now();
      const result = await fightPair(played, id, one, two, terms);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      rows.push({ scenario: id, seed: terms.seed, ...result, ...eloBetween(result), seconds });
      terms.say(`${id}: ${one} against ${two}, ${result.wins}-${result.draws}-${result.losses}`);
    }
  const ratings = ratingsOf([...kit.levels, ...Object.keys(kit.rivals)], rows, ANCHOR);
  return { game: game.id, seed: terms.seed, matches: terms.matches, ratings, rows };
}

async function fightPair(
  played: PlayableGame,
  id: string,
  one: string,
  two: string,
  { matches, seed, budgetMs }: LadderTerms,
): Promise<PairResult> {
  const scenario = scenarioOf(played, id);
  const [first, second] = [...new Set(played.game.seats(scenario).map(({ side }) => side))];
  const pairs = seedPairings(matches, seed);
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

/** The part of docs/ladder.md that is a game's. */
export function ladderMarkdown({ game, seed, matches, ratings, rows }: WholeLadder, commit: string): string {
  const lines = [
    `At commit \`${commit}\`, ${matches} matches a row with the seed ${seed}; every seed is fought twice with the sides changed over. All rows: \`npx weathergage ladder --game ${game} --all --matches ${matches} --seed ${seed}\`.`,
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
