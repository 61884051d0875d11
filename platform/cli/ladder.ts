import { scoreOf, seedPairings, standingOf } from '@weathergage/bots';
import { BOUT_OPTIONS, botsNamed, fightBouts, MOST_MATCHES, planOf, progressWriter } from './bouts.ts';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';

export const ladderCommand: Command = {
  operands: [],
  options: BOUT_OPTIONS,
  notes: [
    'Every seed is fought twice with the sides changed over, so an odd number of matches is made even.',
    'The JSON has game, scenario, bots, seed, matches, finished, answers, seconds, and from the first bot’s side wins, draws,',
    'losses, rate (wins among all matches) and interval (Wilson, 95 %). Exit code 1 if a match did not end.',
  ].join('\n'),
  async run(args) {
    const plan = await planOf(args);
    const bots = botsNamed(args, plan.played);
    const [first, second] = bots;
    const [one, two] = plan.sides;
    if (bots.length !== 2 || first === undefined || second === undefined)
      throw new CommandStop('--bots must name two bots, such as random,random.');
    if (plan.sides.length !== 2 || one === undefined || two === undefined)
      throw new CommandStop(
        `A ladder needs a scenario of two sides; ${plan.scenario.id} has ${plan.sides.length}.`,
      );
    const pairs = seedPairings(args.whole('matches', 200, 1, MOST_MATCHES), plan.seed);
    const bouts = pairs.map(({ seed, swapped }) => ({
      seed,
      bots: swapped ? [second, first] : [first, second],
      watch: 'nothing' as const,
    }));
    const start = performance.now();
    const results = await fightBouts(plan.terms, bouts, progressWriter(bouts.length));
    const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
    const thrown = results.flatMap(({ violations }) => violations)[0];
    if (thrown !== undefined) throw new Error(`a match could not be fought: ${thrown}`);
    const scores = results.map(({ outcome }, i) => {
      const [own, other] = pairs[i]!.swapped ? [two, one] : [one, two];
      return scoreOf(outcome?.winners ?? [], own, other);
    });
    const finished = results.filter(({ outcome }) => outcome !== null).length;
    const answers = results.reduce((sum, result) => sum + result.answers, 0);
    const { game, scenario } = plan.terms;
    const result = standingOf(scores);
    if (args.flag('json')) {
      const counts = { matches: bouts.length, finished, answers, seconds };
      console.log(JSON.stringify({ game, scenario, bots, seed: plan.seed, ...counts, ...result }));
    } else {
      const [least, most] = result.interval.map(percent);
      console.log(`${first} against ${second}: ${bouts.length} matches in ${seconds} s`);
      console.log(`${result.wins} won, ${result.draws} drawn, ${result.losses} lost`);
      console.log(`${percent(result.rate)} won, with 95 % confidence between ${least} and ${most}`);
    }
    return finished === bouts.length ? EXIT_CODES.fine : EXIT_CODES.no;
  },
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
