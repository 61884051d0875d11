/** An answer that is being made up: as it was given before, else as the panel or the rules would have it first. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { choices } from '../../rules/answers.ts';
import type { AnswerTo, AskKind } from '../../rules/world/asks.ts';
import type { PanelProps } from '../look/types.ts';

export function useAnswer<K extends AskKind>(
  { view, ask, given }: PanelProps<K>,
  first: () => AnswerTo<K> = () => [...choices(view, ask)][0] as AnswerTo<K>,
) {
  return useDrafted<AnswerTo<K>>(`${ask.id} answer`, () => given ?? first());
}
