/** The question now open to this seat, and those that answer themselves. */
import { type OneAsk, type SelfGiven, useOneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { useCallback, useRef } from 'react';
import type { Station } from '../rules/types.ts';
import type { Answer, StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import type { Props, StationDesk } from './look/types.ts';
import { type Declined, declinedBy, isDeclined } from './panels/tasks/declined.ts';
import { trivialAnswer } from './trivial.ts';

/** What is answered for who carries on. */
type Carried = (view: View, ask: StationAsk) => SelfGiven<Answer> | null;

/** Said already, and without words. */
const NO_TASKS = { answer: { tasks: [] }, words: '' };

export function useOrders(
  desk: StationDesk,
  { readOnly, answer, carried }: Pick<Props, 'readOnly' | 'answer'> & { readonly carried: Carried },
): OneAsk<Station> {
  const declined = useRef<Declined | null>(null);
  const byItself = useCallback(
    (view: View, ask: StationAsk) =>
      isDeclined(view, ask, declined.current) ? NO_TASKS : (trivialAnswer(view, ask) ?? carried(view, ask)),
    [carried],
  );
  return useOneAsk<Station>(desk, {
    readOnly,
    answer,
    byItself,
    onTaken: (view, ask, given) => {
      declined.current = declinedBy(view, ask, given, declined.current);
    },
  });
}
