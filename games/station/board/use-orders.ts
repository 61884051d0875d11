/** The question now open to this seat, and those that answer themselves. */
import { type OneAsk, useOneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { useCallback, useRef } from 'react';
import { openAnswer, trivialAnswer } from '../attention/trivial.ts';
import type { Station } from '../rules/types.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import type { Props, StationDesk } from './look/types.ts';
import { type Declined, declinedBy, isDeclined } from './panels/tasks/declined.ts';

/** Said already, and without words. */
const NO_TASKS = { answer: { tasks: [] }, words: '' };

export function useOrders(
  desk: StationDesk,
  {
    readOnly,
    answer,
    hold,
    online,
  }: Pick<Props, 'readOnly' | 'answer'> & {
    readonly hold: boolean;
    /** Others wait at pages of their own, and see when this seat has answered. */
    readonly online: boolean;
  },
): OneAsk<Station> {
  const declined = useRef<Declined | null>(null);
  const byItself = useCallback(
    (view: View, ask: StationAsk) =>
      isDeclined(view, ask, declined.current) ? NO_TASKS : (online ? openAnswer : trivialAnswer)(view, ask),
    [online],
  );
  return useOneAsk<Station>(desk, {
    readOnly,
    answer,
    hold,
    byItself,
    onTaken: (view, ask, given) => {
      declined.current = declinedBy(view, ask, given, declined.current);
    },
  });
}
