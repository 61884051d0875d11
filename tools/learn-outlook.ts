/**
 * Learns what a table of Table Action promises a side (`games/table-action/bot/vice-admiral`) from matches that are played
 * for it, from the trials' own starts and from starts at random.
 *
 *   node tools/learn-outlook.ts --kind duel|line [--matches 4000] [--more 2000] [--cells 24] [--seed 1] [--write]
 *
 * The first matches are between hands in haste that often take any move; `--more` are played after a first learning, by
 * hands that mostly choose by what was learnt. Every ship's turn that begins is a lesson. The last twelfth is kept back to
 * test what was learnt. The same arguments give the same weights; --write puts them into the bot. Duels took 14 ms a match
 * on one core, lines 80.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TRIALS } from '../games/table-action/bot/trials/scenarios.ts';
import type { PairWeights } from '../games/table-action/bot/vice-admiral/pair-network.ts';
import { readyHands } from './learn-outlook/hands.ts';
import { playLessons } from './learn-outlook/lessons.ts';
import { learnPairs } from './learn-outlook/network.ts';

const KINDS = {
  duel: { trial: 'trial-frigates', name: 'DUEL_WEIGHTS', words: 'What two enemies alone on the table add' },
  line: { trial: 'trial-threes', name: 'LINE_WEIGHTS', words: 'What each pair of enemies adds, of several,' },
} as const;

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'duel' },
    matches: { type: 'string', default: '4000' },
    more: { type: 'string', default: '2000' },
    cells: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const kind = values.kind === 'line' ? 'line' : 'duel';
const { trial, name, words } = KINDS[kind];
const scenario = TRIALS.find(({ id }) => id === trial)!;
const seed = Number(values.seed);
const cells = Number(values.cells);

const lessons = playLessons(scenario, Number(values.matches), seed, readyHands(null));
console.log(`${lessons.length} lessons`);
let { weights, surprise } = learnPairs(lessons, cells, seed);
console.log(`surprise ${surprise.toFixed(4)} of those kept back (a coin: 0.6931)`);
if (Number(values.more) > 0) {
  lessons.push(...playLessons(scenario, Number(values.more), seed + 1, readyHands(weights)));
  ({ weights, surprise } = learnPairs(lessons, cells, seed));
  console.log(`${lessons.length} lessons, surprise ${surprise.toFixed(4)}`);
}

const source = ({
  inner,
  thresholds,
  outer,
  bias,
}: PairWeights): string => `/** ${words} to the evidence, learnt from play (\`tools/learn-outlook.ts\`). */
import type { PairWeights } from '../pair-network.ts';

export const ${name}: PairWeights = {
  cells: ${cells},
  inner: [${inner.join(', ')}],
  thresholds: [${thresholds.join(', ')}],
  outer: [${outer.join(', ')}],
  bias: ${bias},
};
`;
if (values.write)
  writeFileSync(
    new URL(`../games/table-action/bot/vice-admiral/weights/${kind}.ts`, import.meta.url),
    source(weights),
  );
