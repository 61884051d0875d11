/** The end of an Increment: Gale Attrition and the Sail it sinks (5.315, 5.36, 7.351), and who kept his station. */
import { galeDp, galeEffect, galeOn } from './chart/gale-effects.ts';
import { hurtConvoy, settleConvoys } from './convoys/convoy-way.ts';
import type { SideId } from './module/vocabulary.ts';
import { noteTime } from './orders/progress.ts';
import { dissolveEmpty } from './organisation/organisation.ts';
import { addDp, checkSinking } from './umpire/damage.ts';
import { type Context, type StepRules, sidesOf, unasked } from './umpire/phase.ts';
import { sailLost } from './umpire/prestige.ts';
import { refreshFaces } from './umpire/tokens.ts';
import { forcesOf } from './world/forces.ts';
import { topFormations } from './world/formations.ts';
import type { State } from './world/state.ts';

/** 5.135: everybody in the Gale, whether he has spent a point or not. */
function batter(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  const hurt = Object.values(forces.squadrons).flatMap((squadron) => {
    const dp = galeDp(world, side, squadron);
    return dp === 0 ? [] : [{ squadron: squadron.id, dp, total: addDp(world, side, squadron.id, dp).dp }];
  });
  for (const { id, place, kind } of topFormations(forces)) {
    const here = kind === 'convoy' ? galeOn(world, place) : null;
    if (here !== null) hurtConvoy(world, context, side, id, galeEffect(here).attrition, 'gale');
  }
  if (hurt.length === 0) return;
  context.tellSide(side, { kind: 'attrition', rule: '5.36', side, why: 'gale', squadrons: hurt }, null);
  let any = false;
  for (const { squadron } of hurt) {
    const sunk = checkSinking(world, context, side, squadron, { checks: 'one', rule: '7.351', secret: true });
    if (sunk === 0) continue;
    any = true;
    sailLost(world, context, side, squadron, sunk, 'sunk', 'weather');
  }
  if (any) dissolveEmpty(world, context, side, true);
}

export const incrementEnd: StepRules = unasked((world, context) => {
  // 5.315: Gale Attrition comes when everybody has moved and fought.
  if (world.gales.length > 0) {
    for (const side of sidesOf(world)) batter(world, context, side);
    refreshFaces(world, context);
  }
  settleConvoys(world, context);
  noteTime(world, context, 'increment');
});
