/** A refused answer changes nothing; one that is let through can be resolved. */

import { drawBelow, drawOne } from '../draw.ts';
import type { Deed } from '../journal.ts';
import type { Match } from '../match.ts';
import { GALLERY, type GameTypes, UMPIRE } from '../vocabulary.ts';
import { type CheckedMoment, isLegal } from './checked-moment.ts';
import { MALFORMED_ANSWERS, mutatedAnswer } from './forge.ts';
import { isAsWritten, jsonBytes } from './plain.ts';

interface Forgery {
  readonly deed: Extract<Deed, { type: 'answer' }>;
  /** Some must be refused; others only might. */
  readonly mustFail: boolean;
}

const MUTANTS = 6;

/** `settled` holds ids of asks that were settled before. */
export function checkRefusals<T extends GameTypes>(
  scene: CheckedMoment<T>,
  settled: readonly string[],
): void {
  if (scene.over) return;
  const before = jsonBytes(scene.state);
  const fork = scene.fork();
  checkForeignAsks(scene, fork);
  for (const { deed, mustFail } of forgeries(scene, settled)) {
    // What the rules would take is tried elsewhere, so that this copy has seen nothing but refusals.
    if (!mustFail && allowed(scene, fork, deed)) {
      resolveForged(scene, deed);
      continue;
    }
    if (fork.do(deed).ok) scene.report('refusals', 'let-through', jsonBytes(deed), deed.seat);
    else if (untouched(scene, fork)) continue;
    else scene.report('refusals', 'changed', `${jsonBytes(deed)} was refused, yet did something`, deed.seat);
    return;
  }
  if (!isAsWritten(fork.state, before))
    scene.report('refusals', 'changed', 'refused answers have changed the state');
}

/** Who tries questions out must not learn which of them are open to others: all are refused as one never put is. */
function checkForeignAsks<T extends GameTypes>(scene: CheckedMoment<T>, fork: Match<T>): void {
  const { ask, answer } = scene.answers[0]!;
  for (const seat of scene.watchers) {
    if (seat === ask.seat) continue;
    const refusalOf = (id: string): string => jsonBytes(fork.refusal(seat, id, answer));
    const [theirs, nobodys] = [refusalOf(ask.id), refusalOf(`${ask.id} forged`)];
    if (theirs !== nobodys) scene.report('refusals', 'tells-apart', `${theirs} against ${nobodys}`, seat);
  }
}

function forgeries<T extends GameTypes>(scene: CheckedMoment<T>, settled: readonly string[]): Forgery[] {
  const { answers, watchers, chance } = scene;
  const { ask, answer } = answers[drawBelow(chance, answers.length)]!;
  const { seat } = ask;
  const answerOf = (over: Partial<Forgery['deed']>, mustFail: boolean): Forgery => ({
    deed: { type: 'answer', seat, ask: ask.id, answer, ...over },
    mustFail,
  });
  const others = [...watchers, UMPIRE, GALLERY, 'nobody', ''].filter((watcher) => watcher !== seat);
  const old = drawOne(settled, chance);
  return [
    ...others.map((other) => answerOf({ seat: other }, true)),
    ...(old === undefined ? [] : [answerOf({ ask: old }, true)]),
    answerOf({ ask: `${ask.id} forged` }, true),
    ...MALFORMED_ANSWERS.map((forged) => answerOf({ answer: forged }, false)),
    ...answers.map((other) => answerOf({ answer: other.answer }, false)),
    ...Array.from({ length: MUTANTS }, () => answerOf({ answer: mutatedAnswer(answer, chance) }, false)),
  ];
}

function allowed<T extends GameTypes>(
  { game }: CheckedMoment<T>,
  fork: Match<T>,
  deed: Forgery['deed'],
): boolean {
  const ask = fork.asks.find(({ id }) => id === deed.ask);
  return ask !== undefined && isLegal(game, fork.view(ask.seat), ask, deed.answer as T['answer']);
}

function untouched<T extends GameTypes>(scene: CheckedMoment<T>, fork: Match<T>): boolean {
  return (
    fork.n === scene.n &&
    fork.step === scene.step &&
    fork.asks.length === scene.asks.length &&
    fork.asks.every((ask, i) => ask.id === scene.asks[i]!.id && fork.pendingAnswer(ask.id) === undefined)
  );
}

/** The rules took a forged answer for a legal one: then they must be able to go on from it. */
function resolveForged<T extends GameTypes>(scene: CheckedMoment<T>, deed: Forgery['deed']): void {
  const fork = scene.fork();
  try {
    fork.do(deed);
    for (const { ask, answer } of scene.answers)
      if (ask.id !== deed.ask) fork.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    const [fault] = scene.game.invariants(fork.state);
    if (fault !== undefined)
      scene.report('refusals', 'accepted-but-breaks', `${jsonBytes(deed)}: ${fault}`, deed.seat);
  } catch (error) {
    scene.report('refusals', 'accepted-but-throws', `${jsonBytes(deed)}: ${String(error)}`, deed.seat);
  }
}
