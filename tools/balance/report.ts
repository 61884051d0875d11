/** What many matches of a scenario come to, and the tables that tell it. */
import { wilsonInterval } from '@weathergage/bots';
import type { Ended } from './match.ts';

/** A sample of one figure over all matches. */
export interface Figure {
  readonly mean: number;
  /** Half of the 95 % interval of the mean. */
  readonly within: number;
}

type Figures = Readonly<Record<string, Figure>>;

/** What is the same for all matches of a run. */
export interface Run {
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly bot: string;
  readonly seed: number;
}

export interface Report extends Run {
  readonly matches: number;
  readonly wins: Readonly<Record<string, number>>;
  /** The share of each side's wins, and between what limits the true share lies with 95 % confidence (Wilson). */
  readonly shares: Readonly<Record<string, readonly [share: number, least: number, most: number]>>;
  readonly draws: number;
  /** The turn a match ended in, on the average, where the game counts them. */
  readonly turns?: Figure;
  readonly levels: Readonly<Record<string, number>>;
  /** Points of each side, and by side and source where the game keeps a ledger. */
  readonly points: Figures;
  readonly sources: Figures;
  /** What else the game has counted of itself. */
  readonly figures?: Figures;
  readonly seconds: number;
}

const Z95 = 1.959964;

function figure(values: readonly number[]): Figure {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, within: Z95 * Math.sqrt(spread / values.length) };
}

export function reportOf(
  run: Run,
  sides: readonly string[],
  ended: readonly Ended[],
  seconds: number,
): Report {
  const matches = ended.length;
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
  const counted = figures((one) => one.figures);
  return {
    ...run,
    matches,
    wins: Object.fromEntries(sides.map((side) => [side, winsOf(side)])),
    shares: Object.fromEntries(
      sides.map((side) => [side, [winsOf(side) / matches, ...wilsonInterval(winsOf(side), matches)]]),
    ),
    draws: ended.filter(({ winners }) => winners.length !== 1).length,
    ...(turns.length > 0 ? { turns: figure(turns) } : {}),
    levels,
    points: figures(({ points }) => points),
    sources: figures(({ sources }) => sources),
    ...(Object.keys(counted).length > 0 ? { figures: counted } : {}),
    seconds,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const shareOf = (wins: number, of: number): string => {
  const [least, most] = wilsonInterval(wins, of);
  return `${percent(wins / of)} (${percent(least)} to ${percent(most)})`;
};
/** Small numbers with one place more. */
const shown = ({ mean, within }: Figure): string => {
  const places = Math.abs(mean) < 10 && within < 0.1 && within > 0 ? 2 : 1;
  return `${mean.toFixed(places)} ± ${within.toFixed(places)}`;
};

export function markdown(report: Report): string {
  const { title, scenario, matches, seed, bot, wins, draws, levels, points, sources, figures = {} } = report;
  const counted = Object.entries(figures);
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
    ...(counted.length === 0 ? [] : ['', '| a match | mean (95 %) |', '|---|---:|']),
    ...counted.map(([what, sum]) => `| ${what} | ${shown(sum)} |`),
    '',
  ].join('\n');
}
