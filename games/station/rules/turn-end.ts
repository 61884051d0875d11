/** The end of a Turn, and of the match: the last Orders counted, Prestige compared (12.1, M7.6, M7.7). */
import type { LocationId, SideId } from './module/vocabulary.ts';
import { terminateAll } from './orders/orders-step.ts';
import { type Context, type StepRules, sidesOf, unasked } from './umpire/phase.ts';
import { compareYear, countFleets, score, verdict } from './umpire/prestige.ts';
import { forcesOf } from './world/forces.ts';
import { hullsOf, topOf } from './world/formations.ts';
import type { State } from './world/state.ts';
import { theatreOf } from './world/theatre.ts';

export const turnEnd: StepRules = unasked((world, context) => {
  const last = Math.min(world.scenario.turns, world.options.turnLimit ?? world.scenario.turns);
  if (world.turn + 1 >= last) finish(world, context);
});

/** Chits in Hand and in Execution have Failed, the Orders of the Year so far are compared, and the higher Prestige wins. */
export function finish(world: State, context: Context): void {
  for (const side of sidesOf(world)) terminateAll(world, context, side);
  if (world.scenario.scoreOrders === undefined) compareYear(world, context);
  for (const { side, contingent, sail, at, prestige } of world.scenario.endBonus ?? [])
    if (sailAt(world, side, contingent, at) >= sail) score(world, context, side, prestige, 'bonus');
  countFleets(world, context);
  const { winners, level } = verdict(world);
  world.outcome = { winners, rule: '12.1', reason: level, points: { ...world.prestige } };
  context.tell({ kind: 'over', rule: '12.1', outcome: world.outcome });
}

function sailAt(world: State, side: SideId, contingent: string, places: readonly LocationId[]): number {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  return Object.values(forces.squadrons)
    .filter(({ id }) => hullsOf(theatre, id).contingent === contingent)
    .filter(({ formation, port }) =>
      places.includes(formation === null ? port!.at : topOf(forces, formation).place.at),
    )
    .reduce((sum, { sail }) => sum + sail, 0);
}
