/**
 * How even the scenarios of a game are with one bot on all sides: who wins, by how much, and where points came from.
 *
 *   node tools/balance.ts --game sea-power --bot admiral --matches 1000 [--scenario ID] [--seed 1] [--budget MS] [--json]
 *
 * A bot whose play hangs on the clock comes out a little differently each time; for figures to be had again take one
 * that thinks a fixed number of rounds (Hex Action: `commodore`).
 * Match i of a scenario has the seed `seedOfMatch(seed, i)`, so that the same arguments give the same figures. Markdown
 * is printed, or with --json one object a scenario and line; --from FILE turns such lines into Markdown again.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wilson } from '@weathergage/bots';
import { type GameTypes, looseDice } from '@weathergage/kernel';
import { seedFor, seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { botOf, loadGame, type ScenarioHead, type Shelf, scenarioOf } from '../platform/cli/games.ts';

/** A sample of one figure over all matches. */
interface Figure {
  readonly mean: number;
  /** Half of the 95 % interval of the mean. */
  readonly within: number;
}

interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly bot: string;
  readonly seed: number;
  readonly matches: number;
  readonly wins: Readonly<Record<string, number>>;
  /** The share of each side's wins, and between what limits the true share lies with 95 % confidence (Wilson). */
  readonly shares: Readonly<Record<string, readonly [share: number, least: number, most: number]>>;
  readonly draws: number;
  /** The turn a match ended in, on the average, where the game counts them. */
  readonly turns?: Figure;
  readonly levels: Readonly<Record<string, number>>;
  /** Points of each side, and by side and source where the game keeps a ledger. */
  readonly points: Readonly<Record<string, Figure>>;
  readonly sources: Readonly<Record<string, Figure>>;
  readonly seconds: number;
}

interface Ended {
  readonly winners: readonly string[];
  readonly reason: string;
  readonly points: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, number>>;
  readonly turn: number | null;
}

/** What is the same for all matches of a run. */
interface Terms {
  readonly bot: string;
  readonly matches: number;
  readonly seed: number;
  readonly budget: number | undefined;
}

const Z95 = 1.959964;

function figure(values: readonly number[]): Figure {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, within: Z95 * Math.sqrt(spread / values.length) };
}

/** A state with a track of points, whatever else is in it. */
interface Ledger {
  readonly ledger?: readonly { readonly side: string; readonly source: string; readonly points: number }[];
}

/** A limit where neither the scenario nor the game sets one: machines may dance for ever. */
const limitOf = ({ turnLimit }: Shelf, scenario: ScenarioHead): object =>
  turnLimit === null || scenario.turnLimit !== undefined ? {} : { turnLimit };

async function play(
  shelf: Shelf,
  scenario: ScenarioHead,
  { bot, budget }: Terms,
  seed: number,
): Promise<Ended> {
  const { game } = shelf;
  const choose = botOf(shelf, bot);
  const umpire = looseDice(seedFor(seed, 1));
  const dice = new Map(game.seats(scenario).map(({ id }, i) => [id, looseDice(seedFor(seed, 2, i))]));
  let state: GameTypes['state'] = game.setup(scenario, limitOf(shelf, scenario), looseDice(seed));
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome !== null) {
      const sources: Record<string, number> = {};
      for (const { side, source, points } of (state as Ledger).ledger ?? [])
        sources[`${side} ${source}`] = (sources[`${side} ${source}`] ?? 0) + points;
      const { turn = null } = state as { readonly turn?: number };
      const { winners, reason, points = {} } = outcome;
      return { winners, reason, points, sources, turn };
    }
    const answers = [];
    // One view a seat and step: a bot that plans for all its ships at once knows it by that.
    const views = new Map<string, GameTypes['view']>();
    for (const ask of game.asks(state)) {
      const view = views.get(ask.seat) ?? game.view(state, ask.seat);
      views.set(ask.seat, view);
      answers.push({ ask, answer: await choose(view, ask, dice.get(ask.seat)!, budget) });
    }
    state = game.resolve(state, answers, umpire).state;
  }
}

async function balance(shelf: Shelf, scenario: ScenarioHead, terms: Terms): Promise<Report> {
  const { bot, matches, seed } = terms;
  const start = performance.now();
  const ended: Ended[] = [];
  for (let i = 0; i < matches; i++) ended.push(await play(shelf, scenario, terms, seedOfMatch(seed, i)));
  const sides = [...new Set(shelf.game.seats(scenario).map(({ side }) => side))];
  const winsOf = (side: string): number =>
    ended.filter(({ winners }) => winners.length === 1 && winners[0] === side).length;
  const turns = ended.flatMap(({ turn }) => (turn === null ? [] : [turn]));
  const levels: Record<string, number> = {};
  for (const { reason } of ended) levels[reason] = (levels[reason] ?? 0) + 1;
  const figures = (of: (one: Ended) => Readonly<Record<string, number>>): Record<string, Figure> =>
    Object.fromEntries(
      [...new Set(ended.flatMap((one) => Object.keys(of(one))))]
        .sort()
        .map((key) => [key, figure(ended.map((one) => of(one)[key] ?? 0))]),
    );
  return {
    game: shelf.game.id,
    scenario: scenario.id,
    title: scenario.title,
    bot,
    seed,
    matches,
    wins: Object.fromEntries(sides.map((side) => [side, winsOf(side)])),
    shares: Object.fromEntries(
      sides.map((side) => [side, [winsOf(side) / matches, ...wilson(winsOf(side), matches)]]),
    ),
    draws: ended.filter(({ winners }) => winners.length !== 1).length,
    ...(turns.length > 0 ? { turns: figure(turns) } : {}),
    levels,
    points: figures(({ points }) => points),
    sources: figures(({ sources }) => sources),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const shareOf = (wins: number, of: number): string => {
  const [least, most] = wilson(wins, of);
  return `${percent(wins / of)} (${percent(least)} to ${percent(most)})`;
};
const shown = ({ mean, within }: Figure): string => `${mean.toFixed(1)} ± ${within.toFixed(1)}`;

function markdown(report: Report): string {
  const { title, scenario, matches, seed, bot, wins, draws, levels, points, sources } = report;
  return [
    `## ${title}`,
    '',
    `\`${scenario}\`, ${matches} matches, \`${bot}\` on all sides, seed ${seed}.`,
    '',
    '| result | matches | share (95 %) |',
    '|---|---:|---|',
    ...Object.entries(wins).map(([side, won]) => `| won by ${side} | ${won} | ${shareOf(won, matches)} |`),
    `| draw | ${draws} | ${shareOf(draws, matches)} |`,
    '',
    '| level | matches | share (95 %) |',
    '|---|---:|---|',
    ...Object.entries(levels).map(([level, times]) => `| ${level} | ${times} | ${shareOf(times, matches)} |`),
    '',
    '| points a match | mean (95 %) |',
    '|---|---:|',
    ...Object.entries(sources).map(([source, sum]) => `| ${source} | ${shown(sum)} |`),
    ...Object.entries(points).map(([side, sum]) => `| **${side} in all** | ${shown(sum)} |`),
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      bot: { type: 'string' },
      matches: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      budget: { type: 'string' },
      json: { type: 'boolean', default: false },
      from: { type: 'string' },
    },
  });
  if (values.from !== undefined) {
    for (const line of readFileSync(values.from, 'utf8').trim().split('\n'))
      console.log(markdown(JSON.parse(line) as Report));
    return;
  }
  if (values.game === undefined || values.bot === undefined) throw new Error('--game and --bot are needed');
  const shelf = await loadGame(values.game);
  const chosen =
    values.scenario === undefined
      ? shelf.scenarios.filter(({ tutorial }) => tutorial !== true)
      : [scenarioOf(shelf, values.scenario)];
  const terms: Terms = {
    bot: values.bot,
    matches: Number(values.matches),
    seed: Number(values.seed),
    budget: values.budget === undefined ? undefined : Number(values.budget),
  };
  for (const scenario of chosen) {
    const report = await balance(shelf, scenario, terms);
    console.log(values.json ? JSON.stringify(report) : markdown(report));
  }
}

await main();
