/** The end of the Operations Phase: worn ships go down, and from some date on a die may end the war (7.351, M8.2). */
import { interdictionAttrition } from './auxiliaries/attrition.ts';
import { operationsTolls } from './convoys/corsairs.ts';
import type { SideId } from './module/vocabulary.ts';
import { dissolveEmpty } from './organisation/organisation.ts';
import { finish } from './turn-end.ts';
import { ordinal } from './umpire/conditions.ts';
import { checkSinking } from './umpire/damage.ts';
import { type Context, isQuarterly, type StepRules, sidesOf, today, unasked } from './umpire/phase.ts';
import { sailLost } from './umpire/prestige.ts';
import { refreshFaces } from './umpire/tokens.ts';
import { forcesOf } from './world/forces.ts';
import type { State } from './world/state.ts';
import { theatreOf } from './world/theatre.ts';

export const operationsEnd: StepRules = unasked((world, context) => {
  operationsTolls(world, context);
  interdictionAttrition(world, context);
  for (const side of sidesOf(world)) sinkWorn(world, context, side);
  refreshFaces(world, context);
  if (world.scenario.variableEnd === true) rollForEnd(world, context);
});

/** 7.351: one check for each Squadron with as many DPs as its rating or more. */
function sinkWorn(world: State, context: Context, side: SideId): void {
  let any = false;
  for (const id of Object.keys(forcesOf(world, side).squadrons)) {
    const sunk = checkSinking(world, context, side, id, { checks: 'one', rule: '7.351', secret: true });
    if (sunk === 0) continue;
    any = true;
    sailLost(world, context, side, id, sunk, 'sunk', 'weather');
  }
  if (any) dissolveEmpty(world, context, side, true);
}

/** M8.2: peace comes nearer with the coloured boxes of the chart and with Campaigns that are over for good. */
export function endModifier(world: State): number {
  const { module } = theatreOf(world);
  const { ending } = module;
  if (ending === undefined) return 0;
  const coloured = module.events.filter(
    (event) => event.coloured && world.events[event.id]?.stands === true,
  ).length;
  const ended = Object.values(world.campaigns).filter((campaign) => campaign.ended).length;
  const late =
    ending.inYear !== undefined && ending.inYear.year === today(world).year ? ending.inYear.drm : 0;
  return coloured * ending.perColoured + ended * ending.perEnded + late;
}

function rollForEnd(world: State, context: Context): void {
  const { ending } = theatreOf(world).module;
  const date = today(world);
  if (ending === undefined || !isQuarterly(date) || ordinal(date) < ordinal(ending.from)) return;
  const modifier = endModifier(world);
  const die = context.d10();
  const over = die + modifier <= ending.die;
  context.tell({ kind: 'ending', rule: '12.1', dice: [die], modifier, over });
  if (over) finish(world, context);
}
