/** A match revived from its stored form goes on as if nothing had been; and the undo law, tried on the revived one. */
import type { Match } from '../match.ts';
import type { Step } from '../receipt.ts';
import type { GameTypes } from '../vocabulary.ts';
import type { CheckedMoment } from './checked-moment.ts';
import { canonicalText, isAsWritten, jsonBytes, whereTheyPart } from './plain.ts';

/** What the match itself came to by the step. */
export interface AfterStep<T extends GameTypes> {
  readonly match: Match<T>;
  readonly step: Step<T>;
}

/** Goes the step again on a revived copy and compares; gives the copy back. */
export function checkRevival<T extends GameTypes>(scene: CheckedMoment<T>, after: AfterStep<T>): Match<T> {
  const fork = scene.fork();
  const compare = (name: string, one: string, other: string): void => {
    if (one !== other) scene.report('revive', name, whereTheyPart(one, other));
  };
  compare('asks-differ', jsonBytes(scene.asks), jsonBytes(fork.asks));
  for (const seat of scene.watchers)
    compare('views-differ', jsonBytes(scene.view(seat)), jsonBytes(fork.view(seat)));
  const step = answerAll(scene, fork);
  const [reached, again] = [after.match.state, fork.state];
  if (!isAsWritten(again, jsonBytes(reached)))
    compare('states-differ', canonicalText(reached), canonicalText(again));
  compare('happenings-differ', jsonBytes(after.step.happenings), jsonBytes(step?.happenings));
  compare('next-asks-differ', jsonBytes(after.match.asks), jsonBytes(fork.asks));
  return fork;
}

/** Gives a match at the scene the answers of the scene. */
export function answerAll<T extends GameTypes>(scene: CheckedMoment<T>, match: Match<T>): Step<T> | null {
  let step: Step<T> | null = null;
  for (const { ask, answer } of scene.answers) {
    const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!verdict.ok) throw new Error(`${ask.id} was refused the second time: ${verdict.refusal.code}`);
    step = verdict.step;
  }
  return step;
}

/** `fork` has just gone the scene's step. */
export function checkUndo<T extends GameTypes>(
  scene: CheckedMoment<T>,
  { step }: AfterStep<T>,
  fork: Match<T>,
): void {
  const { report } = scene;
  const asked = new Set(scene.asks.map((ask) => ask.seat));
  const over = fork.outcome !== null;
  const reached = jsonBytes(fork.state);
  for (const { id: seat } of fork.seats) {
    const free = step.quiet && !over && asked.size === 1 && asked.has(seat);
    const verdict = fork.do({ type: 'undo', seat, to: scene.step });
    if (verdict.ok !== free) {
      report('undo', free ? 'not-granted' : 'granted', `step ${step.step} to ${scene.step}`, seat);
      return;
    }
    if (!verdict.ok) continue;
    if (!isAsWritten(fork.state, jsonBytes(scene.state)) || jsonBytes(fork.asks) !== jsonBytes(scene.asks))
      report('undo', 'not-undone', 'the state after the undo is not the state before the step', seat);
    answerAll(scene, fork);
    if (!isAsWritten(fork.state, reached))
      report('undo', 'redone-otherwise', 'the same answers again come to another state', seat);
  }
}
