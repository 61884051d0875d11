import { hashText } from '@weathergage/kernel';
import { ALL_CHECKS, QUICK_CHECKS, seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import {
  BOUT_OPTIONS,
  type BoutResult,
  botsNamed,
  fightBouts,
  MOST_MATCHES,
  planOf,
  progressWriter,
} from './bots/bouts.ts';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';

/** About so many matches of a run are watched in everything, if nothing is said. */
const CLOSELY = 20;
const SHOWN = 20;

export const simulateCommand: Command = {
  operands: [],
  options: {
    ...BOUT_OPTIONS,
    closely: {
      value: 'N',
      help: `about how many matches are watched in everything; ${CLOSELY} if not given`,
    },
    'draw-options': { help: 'every match draws the options that --options does not name' },
  },
  notes: [
    `Where neither the scenario nor an option sets a turn limit, the game's own for simulations holds.`,
    `Watched in every match: ${QUICK_CHECKS.join(', ')}, replay, and that nothing is thrown and no bot's answer refused.`,
    'In the first match and in others evenly spread, as many as --closely says, everything there is:',
    `${ALL_CHECKS.join(', ')}.`,
    'The JSON has matches, finished (ended by an outcome, a draw at the limit being one), violations (how many),',
    'answers, seconds, outcomes (by winner), hash (over all final states), and broken (the first violations).',
    'The same arguments give the same hash. Exit code 1 if anything was violated or a match did not end.',
  ].join('\n'),
  async run(args) {
    const plan = await planOf(args);
    const bots = botsNamed(args, plan.played);
    if (bots.length !== 1 && bots.length !== plan.sides.length)
      throw new CommandStop(`--bots must name one bot, or one for each of the ${plan.sides.length} sides.`);
    const matches = args.whole('matches', 100, 1, MOST_MATCHES);
    const apart = Math.ceil(matches / args.whole('closely', CLOSELY, 1, MOST_MATCHES));
    const bouts = Array.from({ length: matches }, (_, i) => ({
      seed: seedOfMatch(plan.seed, i),
      bots,
      watch: i % apart === 0 ? ('everything' as const) : ('rules' as const),
    }));
    const start = performance.now();
    const results = await fightBouts(
      { ...plan.terms, draw: args.flag('draw-options') },
      bouts,
      progressWriter(matches),
    );
    const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
    const summary = {
      game: plan.terms.game,
      scenario: plan.terms.scenario,
      options: plan.terms.options,
      bots,
      seed: plan.seed,
      ...summed(results),
      seconds,
      broken: results
        .flatMap(({ violations }, match) =>
          violations.map((what) => ({ match, seed: bouts[match]!.seed, what })),
        )
        .slice(0, SHOWN),
    };
    if (args.flag('json')) console.log(JSON.stringify(summary));
    else print(summary);
    return summary.violations === 0 && summary.finished === matches ? EXIT_CODES.fine : EXIT_CODES.no;
  },
};

function summed(results: readonly BoutResult[]) {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of results) {
    const name =
      outcome === null ? 'unfinished' : outcome.winners.length === 0 ? 'draw' : outcome.winners.join('+');
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  }
  return {
    matches: results.length,
    finished: results.filter(({ outcome }) => outcome !== null).length,
    violations: results.reduce((sum, { violations }) => sum + violations.length, 0),
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    outcomes,
    hash: hashText(results.map(({ hash }) => hash).join('\n')),
  };
}

type Summary = ReturnType<typeof summed> & {
  readonly seconds: number;
  readonly broken: readonly { match: number; seed: number; what: string }[];
};

function print({ matches, finished, violations, answers, outcomes, seconds, hash, broken }: Summary): void {
  const won = Object.entries(outcomes).map(([who, count]) => `${who} ${count}`);
  console.log(`${matches} matches in ${seconds} s, ${finished} finished, ${answers} answers`);
  console.log(`Outcomes: ${won.join(', ')}`);
  console.log(`Violations: ${violations}`);
  for (const { match, seed, what } of broken) console.log(`  match ${match} (seed ${seed}): ${what}`);
  console.log(`Hash: ${hash}`);
}
