/**
 * Seeks the captain who wins most from the post-captain (`games/hex-action/bot/trials/tempered.ts`): tempers drawn at
 * random, each tried in a few duels, the better part of them in more.
 *
 *   node tools/learn-duel-tempers.ts [--tempers 48] [--seed 1] [--looks 60] [--scenarios trial-74,trial-38]
 */
import { parseArgs } from 'node:util';
import { scoreOf, seedPairings } from '@weathergage/bots/ladder.ts';
import { type Dice, looseDice } from '@weathergage/kernel';
import { playOut, seedFor } from '@weathergage/kernel/harness/index.ts';
import { type CaptainsTemper, PLAIN_TEMPER } from '../games/hex-action/bot/duel/captains-mind.ts';
import { POST_CAPTAIN, postCaptain } from '../games/hex-action/bot/duel/post-captain.ts';
import { flagOfficer } from '../games/hex-action/bot/flag/index.ts';
import { TRIALS } from '../games/hex-action/bot/trials/scenarios.ts';
import { captainOf } from '../games/hex-action/bot/trials/tempered.ts';
import { hexAction } from '../games/hex-action/rules/index.ts';

const { values } = parseArgs({
  options: {
    tempers: { type: 'string', default: '48' },
    seed: { type: 'string', default: '1' },
    looks: { type: 'string', default: '60' },
    scenarios: { type: 'string', default: 'trial-74,trial-38' },
  },
});
const [tempers, seed, looks] = [values.tempers, values.seed, values.looks].map(Number) as [
  number,
  number,
  number,
];
const trials = values.scenarios.split(',').map((id) => TRIALS.find((each) => each.id === id)!);
type Quick = ReturnType<typeof captainOf>;
const champion = postCaptain(flagOfficer(), { ...POST_CAPTAIN, looks }).choose as Quick;

/** From a third to three times as much, in steps. */
const drawnTemper = (dice: Dice): CaptainsTemper => {
  const factor = (): number => [0.33, 0.5, 0.7, 0.85, 1, 1.2, 1.5, 2, 3][dice.below(9)]!;
  const { spirit: _, ...others } = PLAIN_TEMPER;
  const rest = Object.fromEntries(Object.keys(others).map((key) => [key, factor()])) as typeof others;
  return { ...rest, spirit: [0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5][dice.below(7)]! };
};

interface Tried {
  readonly temper: CaptainsTemper;
  points: number;
  duels: number;
}

/** Of each trial so many duels, mirrored; the same seeds for all tempers of a round. */
function tryMore(tried: Tried, duels: number, round: number): void {
  const choose = captainOf(tried.temper);
  for (const trial of trials)
    for (const { seed: each, swapped } of seedPairings(duels, seedFor(seed, round))) {
      const [own, other] = swapped ? (['b', 'a'] as const) : (['a', 'b'] as const);
      const choosers = { [`${own}-1`]: choose, [`${other}-1`]: champion };
      const { outcome } = playOut(hexAction, trial, {}, { seed: each, choosers, checks: [] });
      const score = scoreOf(outcome?.winners ?? [], own, other);
      tried.points += score === 'win' ? 1 : score === 'draw' ? 0.5 : 0;
      tried.duels++;
    }
}

const rate = ({ points, duels }: Tried): number => points / Math.max(1, duels);
const dice = looseDice(seedFor(seed, 99));
let field: Tried[] = [PLAIN_TEMPER, ...Array.from({ length: tempers - 1 }, () => drawnTemper(dice))].map(
  (temper) => ({ temper, points: 0, duels: 0 }),
);
for (const [round, duels] of [4, 8, 16, 32].entries()) {
  for (const tried of field) {
    tryMore(tried, duels, round);
    console.log(`${rate(tried).toFixed(3)} of ${tried.duels}: ${JSON.stringify(tried.temper)}`);
  }
  field.sort((x, y) => rate(y) - rate(x));
  field = field.slice(0, Math.max(2, Math.ceil(field.length / 3)));
}
