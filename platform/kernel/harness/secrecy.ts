/**
 * Non-interference: a seat is shown a world in which all it can't see is guessed anew, and must not be able to tell the
 * two apart; neither by its view and asks, nor by what it is told when both go on with the same answers and dice.
 */
import { looseDice } from '../dice.ts';
import { drawBelow } from '../draw.ts';
import type { Answered, GameTypes, Seat, Told } from '../vocabulary.ts';
import { type CheckedMoment, firstFew, isLegal } from './checked-moment.ts';
import { AFTERMATH_PARTS, Aftermath, DESK_PARTS, Desks, type Face, RESIGNING_PARTS } from './face.ts';
import { goOn, type WorldGoneOn } from './gone-on.ts';
import { freezeDeep, jsonBytes, secretKey, whereTheyPart } from './plain.ts';

/** Worlds guessed for each seat and moment. */
const GUESSES = 2;
const MOST_CHOICES = 24;

export function checkSecrecy<T extends GameTypes>(scene: CheckedMoment<T>): void {
  const { game, state, watchers, report } = scene;
  const desks = new Desks(game, state);
  const ways = new Map<string, WorldGoneOn<T>>();
  for (const seat of watchers) {
    const view = scene.view(seat);
    const key = secretKey(view) ?? secretKey(scene.asks);
    if (key !== null) report('secrecy', 'forbidden-key', key, seat);
    const truth = desks.face(seat, view);
    for (let guess = 0; guess < GUESSES; guess++) {
      const guessed = freezeDeep(game.imagine(view, looseDice(drawBelow(scene.chance, 0x1_0000_0000))));
      for (const fault of game.invariants(guessed)) report('secrecy', 'imagined-broken', fault, seat);
      const fancy = new Desks(game, guessed);
      if (!alike(scene, seat, DESK_PARTS, truth, fancy.face(seat)) || scene.over) continue;
      compareStep(scene, seat, guessed, fancy.asks, ways);
      compareResigning(scene, seat, guessed);
    }
  }
  comparePending(scene);
}

function alike<T extends GameTypes>(
  { report }: CheckedMoment<T>,
  seat: Seat,
  names: readonly string[],
  truth: Face,
  fancy: Face,
): boolean {
  let same = true;
  for (const [i, name] of names.entries()) {
    if (truth[i] === fancy[i]) continue;
    report('secrecy', name, whereTheyPart(truth[i]!, fancy[i]!), seat);
    same = false;
  }
  return same;
}

/**
 * Both worlds go on with the same answers and the same dice. Nothing can be said where no answers fit both, where the
 * dice part (a hidden throw shifts all that follow, also where as many are thrown in all), or where a happening owns up
 * to telling the seat something hidden; but whether the step may be taken back must be the same even then, for silence
 * tells something too. `ways` keeps how the true world goes on: for most guesses it is by the same answers.
 */
function compareStep<T extends GameTypes>(
  scene: CheckedMoment<T>,
  seat: Seat,
  guessed: T['state'],
  twins: readonly T['ask'][],
  ways: Map<string, WorldGoneOn<T>>,
): void {
  const fitting = fitBoth(scene, guessed, twins);
  if (fitting === null) return;
  const { game } = scene;
  const one =
    ways.get(fitting.key) ??
    (fitting.asGiven ? scene.goneOn() : goOn(game, scene.state, fitting.truth, scene.stepDice()));
  ways.set(fitting.key, one);
  const other = goOn(game, guessed, fitting.guessed, scene.stepDice());
  // Only who answered alone may take a step back by himself, and sees whether he may.
  if (one.quiet !== other.quiet && scene.answers.every(({ ask }) => ask.seat === seat))
    scene.report('secrecy', 'quietness-differs', quietnessOf(fitting.truth, one.quiet), seat);
  const [truth, fancy] = [one.after, other.after];
  if (one.throws !== other.throws || truth.tellsNews(seat) || fancy.tellsNews(seat)) return;
  if (fellOtherwise(truth.told(seat), fancy.told(seat))) return;
  const key = secretKey(truth.told(seat));
  if (key !== null) scene.report('secrecy', 'forbidden-key', key, seat);
  alike(scene, seat, AFTERMATH_PARTS, truth.face(seat), fancy.face(seat));
}

const quietnessOf = (answers: readonly Answered[], quiet: boolean): string =>
  `${jsonBytes(answers)} may ${quiet ? '' : 'not '}be taken back freely, and where what is hidden is otherwise ${quiet ? 'not' : 'it may'}`;

/** Somebody resigns in both worlds: what the seat is told of it, and the desk it then has, are the same. */
function compareResigning<T extends GameTypes>(
  scene: CheckedMoment<T>,
  seat: Seat,
  guessed: T['state'],
): void {
  const { game, watchers } = scene;
  for (const leaving of watchers.slice(0, -1)) {
    const truth = scene.resigned(leaving);
    const fancy = new Aftermath(game, game.resign(guessed, leaving));
    if (truth.tellsNews(seat) || fancy.tellsNews(seat)) continue;
    alike(scene, seat, RESIGNING_PARTS, truth.face(seat), fancy.face(seat));
  }
}

/** Whether the first thing told otherwise is the same throw with other faces: then a hidden one had come before it. */
function fellOtherwise(one: readonly Told[], other: readonly Told[]): boolean {
  const at = one.findIndex((told, index) => jsonBytes(told) !== jsonBytes(other[index] ?? null));
  const [here, there] = [one[at], other[at]];
  if (here?.dice === undefined || there?.dice === undefined || here.kind !== there.kind) return false;
  return here.dice.length === there.dice.length && jsonBytes(here.dice) !== jsonBytes(there.dice);
}

interface Fitting<T extends GameTypes> {
  /** Which of the candidates was taken for each ask. */
  readonly key: string;
  /** Whether they are the answers that were given. */
  readonly asGiven: boolean;
  readonly truth: readonly Answered<T>[];
  readonly guessed: readonly Answered<T>[];
}

/** One set of answers that is legal in both worlds; null if there is none to be found. */
function fitBoth<T extends GameTypes>(
  scene: CheckedMoment<T>,
  guessed: T['state'],
  twins: readonly T['ask'][],
): Fitting<T> | null {
  const { game } = scene;
  if (twins.length !== scene.answers.length) return null;
  const truth: Answered<T>[] = [];
  const fancy: Answered<T>[] = [];
  const taken: number[] = [];
  for (const [i, { ask, answer }] of scene.answers.entries()) {
    const twin = twins[i]!;
    if (jsonBytes(twin) !== jsonBytes(ask)) return null;
    const view = game.view(guessed, ask.seat);
    let candidate = -1;
    for (const fitting of candidates(scene, ask, answer)) {
      candidate++;
      if (!isLegal(game, view, twin, fitting)) continue;
      truth.push({ ask, answer: fitting });
      fancy.push({ ask: twin, answer: fitting });
      taken.push(candidate);
      break;
    }
    if (taken.length <= i) return null;
  }
  return { key: taken.join(), asGiven: taken.every((at) => at === 0), truth, guessed: fancy };
}

/** The answer that was given, and only where that does not do the first of what else there is. */
function* candidates<T extends GameTypes>(
  scene: CheckedMoment<T>,
  ask: T['ask'],
  answer: T['answer'],
): Generator<T['answer']> {
  yield answer;
  yield* firstFew(scene.game.choices(scene.view(ask.seat), ask), MOST_CHOICES);
}

/** What lies answered but unresolved shows on nobody else's desk, but that it is no longer waited for. */
function comparePending<T extends GameTypes>(scene: CheckedMoment<T>): void {
  // The last seat's answers are resolved as soon as they are given: they never lie there.
  const early = [...new Set(scene.answers.map(({ ask }) => ask.seat))].slice(0, -1);
  if (early.length === 0) return;
  const fork = scene.fork();
  const desks = (): string[] =>
    scene.watchers.map((seat) => {
      const { n: _, waitingFor: __, undo: ___, ...shown } = fork.desk(seat);
      return jsonBytes(shown);
    });
  let after = desks();
  // One seat's answers after the other's: to compare after every single one costs a fleet the square of its ships.
  for (const asked of early) {
    const before = after;
    for (const { ask, answer } of scene.answers)
      if (ask.seat === asked) fork.do({ type: 'answer', seat: asked, ask: ask.id, answer });
    after = desks();
    for (const [i, seat] of scene.watchers.entries())
      if (seat !== asked && before[i] !== after[i])
        scene.report('secrecy', 'pending-shows', whereTheyPart(before[i]!, after[i]!), seat);
  }
}
