/** The question now open to this seat, and those that answer themselves. */
import { type OneAsk, type SelfGiven, useOneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { useCallback } from 'react';
import type { Standing } from '../attention/settled.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import type { Props, SeaDesk } from './look/types.ts';
import { autopilotNoted, standingNoted } from './panels/autopilot.ts';
import { instructedAnswer } from './panels/standing.ts';
import { trivialAnswer } from './trivial.ts';

/** What nobody need be asked: what was settled beforehand, and what has one answer. */
const settledAnswer = (
  view: View,
  ask: SeaAsk,
  autopilot: ReadonlySet<AskKind>,
  standing: Standing,
  online: boolean,
): SelfGiven<Answer> | null =>
  trivialAnswer(view, ask, online) ?? instructedAnswer(view, ask, autopilot, standing);

/** What a player who has not the chart would be asked in vain: his helper answers it. */
export function asNoted(
  { view, asks }: SeaDesk,
  notes: Readonly<Record<string, unknown>>,
): readonly { readonly ask: string; readonly answer: Answer }[] | null {
  const open = asks.filter(({ answer }) => answer === null);
  const given = open.flatMap(({ ask }) => {
    const self = instructedAnswer(view, ask, autopilotNoted(notes), standingNoted(notes));
    const answer = self?.answer;
    return answer === undefined ? [] : [{ ask: ask.id, answer }];
  });
  return given.length === open.length ? given : null;
}

export function useOrders(
  desk: SeaDesk,
  {
    readOnly,
    hold,
    answer,
    autopilot,
    standing,
    online,
  }: Pick<Props, 'readOnly' | 'answer'> & {
    readonly hold: boolean;
    readonly autopilot: ReadonlySet<AskKind>;
    readonly standing: Standing;
    /** Others wait at pages of their own, and see when this seat has answered. */
    readonly online: boolean;
  },
): OneAsk<SeaPower> {
  const byItself = useCallback(
    (view: View, ask: SeaAsk) => settledAnswer(view, ask, autopilot, standing, online),
    [autopilot, standing, online],
  );
  return useOneAsk<SeaPower>(desk, { readOnly, hold, answer, byItself });
}
