/** Battles that are fought out in matches of their own, as the umpire deals with them. */
import type { Engagements } from '@weathergage/kernel';
import { takeReport } from './battle/combat.ts';
import { battlesAway, resultChoices, resultRefusal, type SeaBattle } from './battle/fought-out.ts';
import { report } from './sequence.ts';
import type { SeaPower } from './types.ts';
import { type BattleResult, BattleResultSchema } from './world/battle-result.ts';

export const engagements: Engagements<SeaPower> = {
  results: BattleResultSchema,
  mayArise: ({ foughtOut }) => foughtOut !== undefined,
  waits: ({ away = [] }) => away.some(({ result }) => result === undefined),
  open: battlesAway,
  choices: (_view, engagement) => resultChoices(engagement as SeaBattle),
  check: (_view, engagement, result) => resultRefusal(engagement as SeaBattle, result as BattleResult),
  take: (world, { id }, result, dice) =>
    report(world, (state, context) => takeReport(state, id, result as BattleResult, context), dice),
};
