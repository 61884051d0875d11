import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { scoreOf, seedPairings, standingOf } from '@weathergage/bots';
import type { LadderKit } from '@weathergage/kernel';
import {
  BOUT_OPTIONS,
  botsNamed,
  fightBouts,
  MOST_MATCHES,
  MOST_SEED,
  planOf,
  progressWriter,
} from './bots/bouts.ts';
import { type Command, type CommandArguments, CommandStop, EXIT_CODES, type ExitCode } from './command.ts';
import { gameNamed, thoughtName } from './games.ts';
import {
  curveOf,
  fightLadder,
  type LadderPart,
  ladderMarkdown,
  levelsOf,
  type Series,
  timesOf,
  type WholeLadder,
} from './ladder-all.ts';
import { joinedLadder } from './ladder-join.ts';

export const ladderCommand: Command = {
  operands: [],
  options: {
    ...BOUT_OPTIONS,
    all: {
      help: 'all levels of the game on its trials, each against the one below, and the best against strangers',
    },
    curve: {
      help: 'the best machine of the game with more and more thought, each step against the one before',
    },
    times: {
      value: 'MS,MS',
      help: 'with --curve: so many milliseconds for each answer, instead of the game’s own measure of thought',
    },
    part: {
      value: 'K/N',
      help: 'with --all or --curve: only the Kth of N shares of each row, for machines that share the work',
    },
    workers: {
      value: 'N',
      help: 'threads to fight in; as many as there are processors if not given',
    },
    join: { value: 'FILE,FILE', help: 'the JSON of all shares, put together; nothing is fought' },
    write: {
      value: 'FILE',
      help: 'with --all, --curve or --join: put the tables into the part of this file that is theirs',
    },
  },
  notes: [
    'Every seed is fought twice with the sides changed over, so an odd number of matches is made even.',
    'The JSON has game, scenario, bots, seed, matches, finished, answers, seconds, and from the first bot’s side wins, draws,',
    'losses, rate (wins among all matches) and interval (Wilson, 95 %). Exit code 1 if a match did not end.',
    'With --all the JSON has game, seed, matches, ratings by machine and rows (scenario, one, two, wins, draws, losses, gap in',
    'Elo, interval, seconds); --scenario takes several ids with commas between them, or those of the game’s trials.',
    'The JSON of a share (--part) says of which; --join takes those of one commit, all of them, and gives the whole.',
    'A machine that is to have its own time is called commodore@300, in --bots too; --curve --times is of the machine that',
    'thinks, or of the one that --bots names, and ends by the clock.',
    '--curve counts thought as the game does (play-outs, plans, worlds) and so replays exactly; the JSON is that of --all, and',
    'takes the first of the game’s trials where none is named. A machine with so much thought is called thought-120.',
  ].join('\n'),
  async run(args) {
    if (args.text('join') !== undefined)
      return toldLadder(args, joinedLadder(args.needed('join').split(',')));
    if (args.flag('all') || args.flag('curve')) return wholeLadder(args);
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
    const results = await fightBouts(plan.terms, bouts, progressWriter(bouts.length), workersOf(args));
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

async function wholeLadder(args: CommandArguments): Promise<ExitCode> {
  const played = await gameNamed(args.text('game'));
  const kit = played.ladder;
  if (kit === undefined) throw new CommandStop(`${played.game.title} has no trials for a whole ladder.`);
  const series = seriesOf(args, kit);
  if (series === null) throw new CommandStop(`${played.game.title} has no machine that can think longer.`);
  const usual = args.flag('curve') ? kit.scenarios.slice(0, 1) : kit.scenarios;
  const budgetMs = args.text('budget') === undefined ? undefined : args.whole('budget', 0, 1, 600_000);
  const part = partOf(args.text('part'));
  const found = await fightLadder(played, series, {
    commit: commitHere(),
    matches: args.whole('matches', 40, 1, MOST_MATCHES),
    seed: args.whole('seed', 1, 0, MOST_SEED),
    ...(part === undefined ? {} : { part }),
    scenarios: args.text('scenario')?.split(',') ?? usual,
    budgetMs,
    workers: workersOf(args),
    say: (done) => process.stderr.write(`${done}\n`),
  });
  return toldLadder(args, found);
}

const workersOf = (args: CommandArguments): number | undefined =>
  args.text('workers') === undefined ? undefined : args.whole('workers', 1, 1, 256);

function seriesOf(args: CommandArguments, kit: LadderKit): Series | null {
  if (!args.flag('curve')) return levelsOf(kit);
  const times = args.text('times');
  if (times === undefined) return curveOf(kit);
  const each = times.split(',').map(Number);
  if (each.length < 2 || !each.every((ms) => Number.isInteger(ms) && ms > 0))
    throw new CommandStop('--times must be several numbers of milliseconds, such as 100,300,1000.');
  return timesOf(args.text('bots') ?? bestThinker(kit), each);
}

const bestThinker = ({ levels, thought }: LadderKit): string =>
  thought === undefined ? levels.at(-1)! : thoughtName(thought.steps.at(-1)!);

function partOf(text: string | undefined): LadderPart | undefined {
  if (text === undefined) return undefined;
  const [at = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (at < 1 || at > of) throw new CommandStop('--part must be a share such as 3/16, the third of sixteen.');
  return { at, of };
}

function toldLadder(args: CommandArguments, found: WholeLadder): ExitCode {
  const text = ladderMarkdown(found);
  const file = args.text('write');
  if (file !== undefined) writeInto(file, found.flag === 'curve' ? `${found.game} curve` : found.game, text);
  console.log(args.flag('json') ? JSON.stringify(found) : text);
  return EXIT_CODES.fine;
}

function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Between the marks of the game; the rest of the file stays as it is. */
function writeInto(file: string, game: string, text: string): void {
  const [start, end] = [`<!-- ${game} -->`, `<!-- /${game} -->`];
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) throw new CommandStop(`${file} has no part for ${game}: ${start} … ${end}.`);
  writeFileSync(file, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
}
