/** Rule 5: the smuggler wins by landing her cargo where the lights are; at daybreak the night was in vain. */
import type { Outcome, Resolution, Seat } from '@weathergage/kernel';
import { markAt } from './chart.ts';
import type { CutterAndBrig, Play, State } from './types.ts';

/** The match is over, and everybody may see what was hidden. */
export function end(state: State, { tell }: Pick<Play['context'], 'tell'>, outcome: Outcome): void {
  state.outcome = outcome;
  tell({ kind: 'over', rule: outcome.rule, outcome }, { news: true });
}

export function land(state: State, context: Play['context']): void {
  if (markAt(state.chart, state.cutter!.at) === state.lights)
    end(state, context, { winners: ['smuggler'], rule: '5', reason: 'landed' });
}

/** The next turn, unless the last one is over. */
export function nextTurn(state: State, context: Play['context']): void {
  if (state.turn === state.turnLimit)
    end(state, context, { winners: ['revenue'], rule: '5', reason: 'daybreak' });
  else state.turn++;
}

export function resign(before: State, seat: Seat): Resolution<CutterAndBrig> {
  const winner = seat === 'smuggler' ? 'revenue' : 'smuggler';
  const outcome: Outcome = { winners: [winner], rule: '5', reason: 'resigned' };
  return {
    state: { ...before, outcome },
    happenings: [
      { truth: { kind: 'resigned', rule: '5', seat } },
      { truth: { kind: 'over', rule: '5', outcome }, news: true },
    ],
  };
}
