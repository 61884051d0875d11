/** What is done for an admiral who does not come, where carrying on would have asked him: no Battle is sought in his name. */
import { firstWished } from '@weathergage/kernel';
import { choices } from '../rules/answers.ts';
import type { Answer, AnswerTo, AskKind, StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';

type Wished = { readonly [K in AskKind]?: (answer: AnswerTo<K>) => boolean };

/** Kinds that are not here are answered by the first that the rules propose: friends are joined, the line is formed. */
const WISHED: Wished = {
  shadow: ({ shadow }) => !shadow,
  engage: ({ fight }) => !fight,
  intensity: ({ intensity }) => intensity === 'Light',
  double: ({ adds }) => adds.length === 0,
  fireships: ({ attacks }) => attacks.length === 0,
};

export const lateAnswer = (view: View, ask: StationAsk): Answer | null =>
  firstWished(
    choices(view, ask),
    (WISHED[ask.kind] as ((answer: Answer) => boolean) | undefined) ?? (() => true),
  );
