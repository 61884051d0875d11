/** The rules' own first choice: sensible, lawful, and what Enter accepts. */
import { choices } from '../../rules/answers.ts';
import type { AnswerTo, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';

export function firstChoice<K extends AskKind>(
  view: View,
  ask: Extract<SeaAsk, { kind: K }>,
): AnswerTo<K> | null {
  for (const choice of choices(view, ask)) return choice as AnswerTo<K>;
  return null;
}
