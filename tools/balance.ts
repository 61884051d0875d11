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
import type { ScenarioHead } from '@weathergage/kernel';
import { seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { gameNamed, type PlayableGame, scenarioOf } from '../platform/cli/games.ts';
import { type Ended, play } from './balance/match.ts';
import { markdown, type Report, reportOf } from './balance/report.ts';

interface Terms {
  readonly bot: string;
  readonly matches: number;
  readonly seed: number;
  readonly budget: number | undefined;
}

async function balance(played: PlayableGame, scenario: ScenarioHead, terms: Terms): Promise<Report> {
  const { bot, matches, seed } = terms;
  const start = performance.now();
  const ended: Ended[] = [];
  const figures = await played.entry.figures?.();
  for (let i = 0; i < matches; i++)
    ended.push(await play(played, figures, scenario, terms, seedOfMatch(seed, i)));
  const sides = [...new Set(played.game.seats(scenario).map(({ side }) => side))];
  const run = { game: played.game.id, scenario: scenario.id, title: scenario.title, bot, seed };
  return reportOf(run, sides, ended, Math.round((performance.now() - start) / 1000));
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
  const played = await gameNamed(values.game);
  const chosen =
    values.scenario === undefined
      ? played.scenarios.filter(({ tutorial }) => tutorial !== true)
      : [scenarioOf(played, values.scenario)];
  const terms: Terms = {
    bot: values.bot,
    matches: Number(values.matches),
    seed: Number(values.seed),
    budget: values.budget === undefined ? undefined : Number(values.budget),
  };
  for (const scenario of chosen) {
    const report = await balance(played, scenario, terms);
    console.log(values.json ? JSON.stringify(report) : markdown(report));
  }
}

await main();
