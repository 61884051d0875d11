/**
 * Learns what a table of Table Action promises a side (`games/table-action/bot/vice-admiral`) from matches that are played
 * for it, from the trials' own starts and from starts at random.
 *
 *   node tools/learn-outlook.ts --kind duel|line [--from FILE] [--rounds 4] [--matches 3000] [--kept 3] [--cells 32]
 *     [--seed 1] [--workers 2] [--write [--into FILE]]
 *
 * In every round the student chooses by what was learnt in the rounds before, the first by the weights that are in the bot
 * (or in FILE), against captains, commodores and himself. Every ship's turn that begins is a lesson. What is learnt of the
 * last `--kept` rounds is what the next one goes by. The last twelfth is kept back to test what was learnt. The same
 * arguments give the same weights, however many threads share the work; --write keeps them after every round.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { TRIALS } from '../games/table-action/bot/trials/scenarios.ts';
import type { PairWeights } from '../games/table-action/bot/vice-admiral/pair-network.ts';
import type { LessonOrder } from './learn-outlook/lesson-worker.ts';
import type { PairLesson } from './learn-outlook/lessons.ts';
import { learnPairs } from './learn-outlook/network.ts';

const KINDS = {
  duel: { trial: 'trial-frigates', name: 'DUEL_WEIGHTS', words: 'What two enemies alone on the table add' },
  line: { trial: 'trial-threes', name: 'LINE_WEIGHTS', words: 'What each pair of enemies adds, of several,' },
} as const;

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'duel' },
    from: { type: 'string' },
    rounds: { type: 'string', default: '4' },
    matches: { type: 'string', default: '3000' },
    kept: { type: 'string', default: '3' },
    cells: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
});

const kind = values.kind === 'line' ? 'line' : 'duel';
const { trial, name, words } = KINDS[kind];
const scenario = TRIALS.find(({ id }) => id === trial)!;
const [rounds, matches, kept, cells, seed, threads] = [
  values.rounds,
  values.matches,
  values.kept,
  values.cells,
  values.seed,
  values.workers,
].map(Number) as [number, number, number, number, number, number];
const own = fileURLToPath(
  new URL(`../games/table-action/bot/vice-admiral/weights/${kind}.ts`, import.meta.url),
);

const sourceOf = ({
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

const workers = Array.from(
  { length: threads },
  () => new Worker(new URL('./learn-outlook/lesson-worker.ts', import.meta.url)),
);

function lessonsFrom(worker: Worker, order: LessonOrder): Promise<readonly PairLesson[]> {
  return new Promise((resolve, reject) => {
    worker.once('message', (found) => {
      worker.off('error', reject);
      resolve(found);
    });
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

/** Matches that a thread plays at a time. */
const SHARE = 20;

/** All matches of a round, in the order of their numbers. */
async function playRound(round: number, weights: PairWeights): Promise<readonly PairLesson[]> {
  const shares: (readonly PairLesson[])[] = [];
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next * SHARE < matches) {
        const share = next++;
        const [from, to] = [share * SHARE, Math.min(matches, (share + 1) * SHARE)];
        shares[share] = await lessonsFrom(worker, { scenario, seed: seed + 1000 * round, weights, from, to });
      }
    }),
  );
  return shares.flat();
}

let weights = (await import(pathToFileURL(values.from ?? own).href))[name] as PairWeights;
const learnt: (readonly PairLesson[])[] = [];
for (let round = 1; round <= rounds; round++) {
  learnt.push(await playRound(round, weights));
  const lessons = learnt.slice(-kept).flat();
  const taught = learnPairs(lessons, cells, seed + round, weights.cells === cells ? weights : null);
  weights = taught.weights;
  const all = `${learnt.at(-1)!.length} lessons, of ${lessons.length}`;
  console.log(`round ${round}: ${all} those kept back surprise by ${taught.surprise.toFixed(4)}`);
  if (values.write) writeFileSync(values.into ?? own, sourceOf(weights));
}
for (const worker of workers) await worker.terminate();
