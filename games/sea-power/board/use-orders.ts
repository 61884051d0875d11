/** The question now open to this seat, and those that answer themselves. */
import { type OneAsk, type SelfGiven, useOneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { useCallback } from 'react';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import type { Props, SeaDesk } from './look/types.ts';
import { portName, squadronName } from './look/words.ts';
import { autopilotNoted, standingNoted } from './panels/autopilot.ts';
import { type Standing, standingAnswer } from './panels/standing.ts';
import { proposedPlace } from './panels/stations.ts';
import { trivialAnswer } from './trivial.ts';

/** What a helper that was switched on answers; only placing has one. */
function helped(view: View, ask: SeaAsk, on: ReadonlySet<AskKind>): SelfGiven<Answer> | null {
  if (ask.kind !== 'place' || !on.has('place')) return null;
  const answer = proposedPlace(view, ask);
  if (answer === null) return null;
  return { answer, words: `${squadronName(answer.squadron)} to ${portName(answer.port)}, as proposed.` };
}

/** What nobody need be asked: what was settled beforehand, and what has one answer. */
export const settledAnswer = (
  view: View,
  ask: SeaAsk,
  autopilot: ReadonlySet<AskKind>,
  standing: Standing,
): SelfGiven<Answer> | null =>
  helped(view, ask, autopilot) ?? trivialAnswer(view, ask) ?? standingAnswer(view, ask, standing);

/** What a player who has not the chart would be asked in vain: his helper answers it. */
export function asNoted(
  { view, asks }: SeaDesk,
  notes: Readonly<Record<string, unknown>>,
): readonly { readonly ask: string; readonly answer: Answer }[] | null {
  const open = asks.filter(({ answer }) => answer === null);
  const given = open.flatMap(({ ask }) => {
    const self = helped(view, ask, autopilotNoted(notes)) ?? standingAnswer(view, ask, standingNoted(notes));
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
  }: Pick<Props, 'readOnly' | 'answer'> & {
    readonly hold: boolean;
    readonly autopilot: ReadonlySet<AskKind>;
    readonly standing: Standing;
  },
): OneAsk<SeaPower> {
  const byItself = useCallback(
    (view: View, ask: SeaAsk) => settledAnswer(view, ask, autopilot, standing),
    [autopilot, standing],
  );
  return useOneAsk<SeaPower>(desk, { readOnly, hold, answer, byItself });
}
