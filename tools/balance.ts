/**
 * How even the scenarios of a game are with one bot on all sides: who wins, by how much, and where points came from.
 *
 *   node tools/balance.ts --game sea-power --bot admiral --matches 1000 [--scenario ID] [--seed 1] [--budget MS] [--json]
 *   node tools/balance.ts … --part 3/16 >> parts     every sixteenth match from the third on, a line each
 *   node tools/balance.ts … --join parts             what all parts together come to
 *
 * A bot whose play hangs on the clock comes out a little differently each time; for figures to be had again take one
 * that thinks a fixed number of rounds (Hex Action: `commodore`).
 * Match i of a scenario has the seed `seedOfMatch(seed, i)`, so that the same arguments give the same figures. Markdown
 * is printed, or with --json one object a scenario and line; --from FILE turns such lines into Markdown again. Parts are
 * for several cores: joined they give the figures of one run.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ScenarioHead } from '@weathergage/kernel';
import { seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { type PlayableGame, scenarioOf } from '../platform/cli/games.ts';
import { MACHINE_MATCHES, machineMatches } from './balance/arguments.ts';
import { type Ended, play } from './balance/match.ts';
import { markdown, type Report, reportOf } from './balance/report.ts';

interface Terms {
  readonly bot: string;
  readonly matches: number;
  readonly seed: number;
  readonly budget: number | undefined;
}

/** One match of a part. */
interface PartLine {
  readonly scenario: string;
  readonly match: number;
  readonly ended: Ended;
}

async function* playPart(
  played: PlayableGame,
  scenario: ScenarioHead,
  terms: Terms,
  [part, parts]: readonly [number, number],
): AsyncGenerator<PartLine> {
  const figures = await played.entry.figures?.();
  for (let match = part - 1; match < terms.matches; match += parts) {
    const ended = await play(played, figures, scenario, terms, seedOfMatch(terms.seed, match));
    yield { scenario: scenario.id, match, ended };
  }
}

/** The matches of one scenario in all parts, in the order of one run; a match that is lacking is said. */
function joinParts(lines: readonly PartLine[], scenario: ScenarioHead, { matches }: Terms): Ended[] {
  const found = new Map(
    lines.filter((line) => line.scenario === scenario.id).map((line) => [line.match, line.ended]),
  );
  return Array.from({ length: matches }, (_, match) => {
    const ended = found.get(match);
    if (ended === undefined) throw new Error(`match ${match + 1} of ${scenario.id} is in no part`);
    return ended;
  });
}

function summary(
  played: PlayableGame,
  scenario: ScenarioHead,
  terms: Terms,
  ended: readonly Ended[],
  start: number,
): Report {
  const { bot, seed } = terms;
  const sides = [...new Set(played.game.seats(scenario).map(({ side }) => side))];
  const run = { game: played.game.id, scenario: scenario.id, title: scenario.title, bot, seed };
  return reportOf(run, sides, ended, Math.round((performance.now() - start) / 1000));
}

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...MACHINE_MATCHES,
      matches: { type: 'string', default: '1000' },
      budget: { type: 'string' },
      json: { type: 'boolean', default: false },
      from: { type: 'string' },
      part: { type: 'string', default: '1/1' },
      join: { type: 'string' },
    },
  });
  if (values.from !== undefined) {
    for (const report of linesOf<Report>(values.from)) console.log(markdown(report));
    return;
  }
  const { played, bot, matches, seed } = await machineMatches(values);
  const chosen =
    values.scenario === undefined
      ? played.scenarios.filter(({ tutorial }) => tutorial !== true)
      : [scenarioOf(played, values.scenario)];
  const terms: Terms = {
    bot,
    matches,
    seed,
    budget: values.budget === undefined ? undefined : Number(values.budget),
  };
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const joined = values.join === undefined ? null : linesOf<PartLine>(values.join);
  for (const scenario of chosen) {
    const start = performance.now();
    const ended: Ended[] = joined === null ? [] : joinParts(joined, scenario, terms);
    if (joined === null)
      for await (const line of playPart(played, scenario, terms, [part, parts])) {
        ended.push(line.ended);
        if (parts > 1) console.log(JSON.stringify(line));
      }
    if (parts > 1) continue;
    const report = summary(played, scenario, terms, ended, start);
    console.log(values.json ? JSON.stringify(report) : markdown(report));
  }
}

await main();
