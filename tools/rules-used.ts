/**
 * How often a machine uses what the rules offer, in a hundred matches of its own against itself.
 *
 *   node tools/rules-used.ts --game hex-action --bot flag-officer [--matches 20] [--seed 1] [--scenario A,B] [--json]
 */
import { parseArgs } from 'node:util';
import { playOutSlowly, seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { botOf, gameNamed, scenarioOf } from '../platform/cli/games.ts';
import { usesIn } from './rules-used/uses.ts';

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
const choose = botOf(played, values.bot ?? '');
const ids = values.scenario?.split(',') ?? played.ladder?.scenarios ?? [];
const counts = new Map<string, number>();
const matches = Number(values.matches);
for (const id of ids)
  for (let match = 0; match < matches; match++) {
    const scenario = scenarioOf(played, id);
    const choosers = Object.fromEntries(
      played.game.seats(scenario).map(({ id: seat }) => [
        seat,
        async (...asked: Parameters<typeof choose>) => {
          const answer = await choose(...asked);
          for (const use of usesIn(played.game.id, asked[1], answer))
            counts.set(use, (counts.get(use) ?? 0) + 1);
          return answer;
        },
      ]),
    );
    const limit = played.entry.turnLimit;
    const options = limit === undefined || scenario.turnLimit !== undefined ? {} : { turnLimit: limit };
    const seed = seedOfMatch(Number(values.seed), match);
    await playOutSlowly(played.game, scenario, options, { seed, choosers, checks: [] });
  }
const share = (count: number): number => Math.round((count * 1000) / (matches * ids.length)) / 10;
const rows = [...counts].map(([use, count]) => ({ use, inHundred: share(count) }));
rows.sort((x, y) => x.use.localeCompare(y.use));
if (values.json)
  console.log(JSON.stringify({ game: values.game, bot: values.bot, matches, scenarios: ids, rows }));
else for (const { use, inHundred } of rows) console.log(`| ${use} | ${inHundred} |`);
