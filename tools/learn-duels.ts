/**
 * Learns how a duel of Hex Action stands, from duels imagined in plain numbers (`games/hex-action/bot/duel`).
 *
 *   node tools/learn-duels.ts [--duels 6000] [--seed 1] [--write]
 *
 * Each duel of the trials is imagined so often, one side sailing to answer captains, the other as captains do. One turn of
 * it gives a lesson: how it stood for the side that answers, and whether she won. The last fifth is kept back to test what
 * was learnt. The same arguments give the same weights; --write puts them into the bot.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Lesson, learnWeights, surpriseOf } from '@weathergage/bots/search/index.ts';
import { looseDice } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { DUEL_FEATURES } from '../games/hex-action/bot/duel/features.ts';
import { tablesFor } from '../games/hex-action/bot/duel/fitness.ts';
import { seaAs } from '../games/hex-action/bot/duel/judged-decks.ts';
import { type Duel, duelOf, isLittle } from '../games/hex-action/bot/duel/logs.ts';
import { duelChance } from '../games/hex-action/bot/duel/playing.ts';
import { duelStanding } from '../games/hex-action/bot/duel/standing.ts';
import { TRIALS } from '../games/hex-action/bot/trials/scenarios.ts';
import { hexAction } from '../games/hex-action/rules/index.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** More turns than any of these duels has. */
const TO_THE_END = 1000;

const lessons: Lesson[] = [];
const kept: Lesson[] = [];
const duels = Number(values.duels);
const starts = TRIALS.map((trial) => hexAction.setup(trial, {}, looseDice(1))).filter(isLittle);
for (const [at, start] of starts.entries())
  for (let n = 0; n < duels; n++) {
    const [one, two] = start.ships;
    const first = n % 2 === 0;
    const chance = looseDice(seedFor(Number(values.seed), at, n, 1));
    let seen: Float64Array | null = null;
    let turns = 0;
    const terms = {
      turns: TO_THE_END,
      watch: (duel: Duel) => {
        // Each turn as likely as any other, and looked at as if it were a real one.
        turns++;
        if (chance.below(Math.min(256, turns)) > 0) return;
        const now = duelOf(seaAs(duel));
        seen = duelStanding(now, tablesFor(now));
      },
    };
    const side = (first ? one : two)!.side;
    const result = duelChance(start, side, seedFor(Number(values.seed), at, n), 1, terms);
    if (seen === null) continue;
    const features = first ? seen : Float64Array.from(seen, (each: number) => -each);
    const found = [{ features, result }];
    (n >= 0.8 * duels ? kept : lessons).push(...found);
  }

const learnt = learnWeights(DUEL_FEATURES, lessons);
console.log(`${lessons.length} lessons, surprise ${surpriseOf(learnt, lessons).toFixed(4)};`);
console.log(`${kept.length} kept back, surprise ${surpriseOf(learnt, kept).toFixed(4)} (a coin: 0.6931)`);
for (const [i, name] of DUEL_FEATURES.entries())
  console.log(`${name.padEnd(44)} ${learnt.weights[i]!.toFixed(3).padStart(8)}`);
console.log(`${'always'.padEnd(44)} ${learnt.bias.toFixed(3).padStart(8)}`);

const SOURCE = `/** What each feature of a duel is worth, learnt from imagined duels (\`tools/learn-duels.ts\`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { DUEL_FEATURES } from './features.ts';

export const DUEL_WEIGHTS: LearntWeights = {
  features: DUEL_FEATURES,
  weights: [${learnt.weights.join(', ')}],
  bias: ${learnt.bias},
};
`;
if (values.write) writeFileSync(new URL('../games/hex-action/bot/duel/weights.ts', import.meta.url), SOURCE);
