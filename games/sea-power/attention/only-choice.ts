/** Questions that the umpire must put although there is only one answer to them. */
import { onlyAnswer } from '@weathergage/kernel';
import { choices } from '../rules/answers.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';

/** Kinds that are not here are always left to the player. */
const KINDS: ReadonlySet<AskKind> = new Set<AskKind>([
  'commission',
  'sail',
  'onward',
  'wear',
  'battle-order',
  'line',
  'refuge',
  'assault',
  'defend',
  'return',
  'repair',
]);

/**
 * Whether what lies face down could storm a port each side alone knows: answered at once where others wait, it would tell
 * them. So it is put to him like any other question.
 */
const CLOSED: ReadonlySet<AskKind> = new Set<AskKind>(['assault']);

export const onlyChoice = (view: View, ask: SeaAsk): Answer | null =>
  KINDS.has(ask.kind) ? onlyAnswer(choices(view, ask)) : null;

/** The same, but for what nobody else may know to have one answer. */
export const openChoice: typeof onlyChoice = (view, ask) =>
  CLOSED.has(ask.kind) ? null : onlyChoice(view, ask);
