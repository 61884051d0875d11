/** Battles that have been told, each whole: for the year's report, and to be seen again. */
import type { PastStep } from '@weathergage/web/toolkit/contract.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';

export interface PastBattle {
  /** The step in which it ended. */
  readonly n: number;
  readonly year: number;
  readonly area: AreaId;
  readonly told: readonly SeaTold[];
  /** The world as it was before, and the one it led to. */
  readonly before: View;
  readonly after: View;
}

/** A battle may take several steps: it is asked in between what is to be done. */
export function pastBattles(past: readonly PastStep<SeaPower>[]): PastBattle[] {
  const battles: PastBattle[] = [];
  let open: { area: AreaId; told: SeaTold[]; before: View } | null = null;
  for (const [index, step] of past.entries()) {
    const before = past[index - 1]?.after.view ?? step.after.view;
    for (const told of step.told) {
      if (told.kind === 'battle') open = { area: told.area, told: [], before };
      if (open === null) continue;
      open.told.push(told);
      if (told.kind !== 'battle-over') continue;
      battles.push({ ...open, n: step.n, year: before.year, after: step.after.view });
      open = null;
    }
  }
  return battles;
}
