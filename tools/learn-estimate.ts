/**
 * Learns what the features of a position are worth, from matches of a game's machines among themselves.
 *
 *   node tools/learn-estimate.ts --game hex-action [--matches 300] [--seed 1] [--write]
 *
 * Every scenario of the game's list is played so often, all seats by machines drawn from a short list. Each turn gives a
 * lesson: the position by its features, and who won in the end. The last fifth of the matches is kept back to test what
 * was learnt. The same arguments give the same weights; --write puts them into the game's data.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Lesson, learnWeights, surpriseOf } from '@weathergage/bots/search/index.ts';
import { decidedFor, looseDice } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { type LearnableGame, SUBJECTS } from './learn-estimate/subjects.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** Positions of one match, and what came of them for each side; none of a match that does not end. */
function lessonsOf(subject: LearnableGame, at: number, seed: number): Lesson[] {
  const { rules, scenarios, bots, featuresOf, turnOf, sidesOf } = subject;
  const dice = looseDice(seedFor(seed, 1));
  let state = rules.setup(scenarios[at]!, subject.options, dice);
  const [one] = sidesOf(state);
  const hands = Object.fromEntries(
    rules
      .seats(scenarios[at]!)
      .map(({ id }, i) => [id, bots[looseDice(seedFor(seed, 2, i)).below(bots.length)]!]),
  );
  const seen: ArrayLike<number>[] = [];
  let turn = -1;
  for (let step = 0; step < 2000 && rules.outcome(state) === null; step++) {
    if (turnOf(state) !== turn) {
      turn = turnOf(state);
      seen.push(featuresOf(state, one!));
    }
    const views = new Map<string, unknown>();
    const answers = rules.asks(state).map((ask) => {
      if (!views.has(ask.seat)) views.set(ask.seat, rules.view(state, ask.seat));
      return { ask, answer: hands[ask.seat]!(views.get(ask.seat), ask, dice) };
    });
    state = rules.resolve(state, answers, dice).state;
  }
  const result = decidedFor(rules.outcome(state), one!);
  if (result === null) return [];
  // Both sides' eyes: nothing is to be learnt of who moves first.
  return seen.flatMap((features) => [
    { features, result },
    { features: Array.from(features, (each) => -each), result: 1 - result },
  ]);
}

const game = values.game ?? '';
const subject = await SUBJECTS[game]?.();
if (subject === undefined) throw new Error(`--game must be one of ${Object.keys(SUBJECTS).join(', ')}`);
const matches = Number(values.matches);
const lessons: Lesson[] = [];
const kept: Lesson[] = [];
for (const at of subject.scenarios.keys())
  for (let match = 0; match < matches; match++) {
    const found = lessonsOf(subject, at, seedFor(Number(values.seed), at, match));
    (match >= 0.8 * matches ? kept : lessons).push(...found);
  }
const learnt = { ...learnWeights(subject.features, lessons), bias: 0 };
const spread = (i: number): number =>
  Math.sqrt(lessons.reduce((sum, { features }) => sum + features[i]! ** 2, 0) / lessons.length);
console.log(`${lessons.length} lessons, surprise ${surpriseOf(learnt, lessons).toFixed(4)};`);
console.log(`${kept.length} kept back, surprise ${surpriseOf(learnt, kept).toFixed(4)} (a coin: 0.6931)`);
for (const [i, name] of subject.features.entries())
  console.log(
    `${name.padEnd(28)} ${learnt.weights[i]!.toFixed(3).padStart(8)}  spread ${spread(i).toFixed(3)}`,
  );
if (values.write) writeFileSync(subject.file, subject.source(learnt.weights));
