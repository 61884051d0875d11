/**
 * How often a machine uses what the rules offer, in a hundred matches of its own against itself.
 *
 *   node tools/rules-used.ts --game hex-action --bot flag-officer [--matches 20] [--seed 1] [--scenario A,B] [--json]
 */
import { parseArgs } from 'node:util';
import { seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { gameNamed, scenarioOf } from '../platform/cli/games.ts';
import { play, type Watcher } from './balance/match.ts';
import { rulesOf, usesIn, usesTold } from './rules-used/uses.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    matches: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const played = await gameNamed(values.game);
const { id: game } = played.game;
const bot = values.bot ?? '';
const ids = values.scenario?.split(',') ?? played.ladder?.scenarios ?? [];
const counts = new Map<string, number>(rulesOf(game).map((use) => [use, 0]));
const matches = Number(values.matches);
const count = (use: string): void => {
  counts.set(use, (counts.get(use) ?? 0) + 1);
};
const watcher: Watcher = {
  answered(ask, answer) {
    for (const use of usesIn(game, ask, answer)) count(use);
  },
  happened(truth) {
    for (const use of usesTold(game, truth)) count(use);
  },
};
for (const id of ids)
  for (let match = 0; match < matches; match++) {
    const seed = seedOfMatch(Number(values.seed), match);
    await play(played, undefined, scenarioOf(played, id), { bot, budget: undefined }, seed, watcher);
  }
const share = (uses: number): number => Math.round((uses * 1000) / (matches * ids.length)) / 10;
const rows = [...counts].map(([use, uses]) => ({ use, inHundred: share(uses) }));
rows.sort((x, y) => x.use.localeCompare(y.use));
if (values.json)
  console.log(JSON.stringify({ game: values.game, bot: values.bot, matches, scenarios: ids, rows }));
else for (const { use, inHundred } of rows) console.log(`| ${use} | ${inHundred} |`);
