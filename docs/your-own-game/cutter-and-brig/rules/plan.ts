/** Rule 1: before the first turn the smuggler settles in secret where she makes the land and where the lights are. */
import { type AskRules, refuse } from '@weathergage/kernel';
import { isLandfall, markAt, squaresWhere } from './chart.ts';
import { look, tellOwner } from './darkness.ts';
import type { PhaseRules, PlanAnswer, PlanAsk, View } from './types.ts';

export const planAsk: AskRules<View, PlanAsk, PlanAnswer> = {
  choices: ({ chart, coves }) =>
    squaresWhere(chart, isLandfall).flatMap((landfall) =>
      coves.map(({ mark }) => ({ landfall, lights: mark })),
    ),
  check({ chart, coves }, _, { landfall, lights }) {
    if (!isLandfall(markAt(chart, landfall)))
      return refuse('no-landfall', '1', 'She makes the land at one of the marked squares.');
    if (!coves.some(({ mark }) => mark === lights))
      return refuse('no-cove', '1', 'The lights are shown in a cove.');
    return null;
  },
};

export const planPhase: PhaseRules = {
  enter: () => 'waits',
  asks: ({ asked }) => [{ id: `${asked}.smuggler`, seat: 'smuggler', kind: 'plan', rule: '1' }],
  resolve(state, [given], context) {
    const { landfall, lights } = given!.answer as PlanAnswer;
    state.cutter = { at: landfall, heading: 0 };
    state.lights = lights;
    const told = { kind: 'planned', rule: '1' } as const;
    tellOwner(context, 'smuggler', { ...told, landfall, lights }, told);
    look(state, context);
    return 'done';
  },
};
