/** Shore actions of the module: bombarding the land, Cutting Out, Raids, the cover of trade (6.24, 6.25, M10, M5.6). */
import { assignedAt, counterOf, senderOf } from '../auxiliaries/auxiliary.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { breakPeace } from '../chart/politics.ts';
import type { ShoreAction } from '../module/organisations.ts';
import type { AuxId, LocationId, SideId, TaskKind } from '../module/vocabulary.ts';
import { apply } from '../orders/effects.ts';
import { noteTask } from '../orders/progress.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf } from '../world/formations.ts';
import { numberOf } from '../world/own-numbers.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { commandOfPort, drawnAmong, lyingIn, mayStrike, onceKey, strikeTarget } from './task-target.ts';

/** M10.3, where the module's action says nothing else. */
const ROAD = { value: 1, turns: 2 } as const;

interface Deed {
  readonly side: SideId;
  readonly aux: AuxId;
  readonly task: TaskKind;
  readonly at: LocationId;
}

/** Added to the die: the action's own, and the Blockade Value where it hinders (7.232, M9.33). */
export function shoreModifier(world: State, action: ShoreAction, at: LocationId): number {
  const value = action.blockadeValue ? (theatreOf(world).ports.get(at)?.blockadeValue ?? 0) : 0;
  return action.drm + value;
}

/** 6.25: one die if the action wants one; the Auxiliary goes to Recovery (M10.6). */
export function actAshore(world: State, context: Context, deed: Deed): void {
  const { side, aux, task, at } = deed;
  const action = theatreOf(world).module.shore.find((one) => one.task === task)!;
  const formation = senderOf(world, side, aux);
  const forces = forcesOf(world, side);
  if (formation !== null) forces.tasked = [...(forces.tasked ?? []), onceKey(task, formation)];
  if (task !== 'CoverTrade' && mayStrike(world, side, aux, commandOfPort(world, at)) === 'price')
    breakPeace(world, context, side);
  const modifier = shoreModifier(world, action, at) + rankDrm(world, side, 'task');
  const { die: most } = action;
  const succeeds = (face: number): boolean => most === null || face + modifier <= most;
  const thrown = most === null ? null : throwFor(world, context, side, 'task', succeeds, true);
  const done = thrown === null || succeeds(thrown.die);
  const sort = counterOf(world, aux).class;
  toRecovery(world, side, aux);
  context.tell(
    {
      kind: 'task',
      rule: numberOf(world, task === 'CoverTrade' ? 'cover' : 'shore'),
      dice: thrown?.dice ?? [],
      side,
      task,
      at,
      class: sort,
      screen: null,
      result: done ? 'done' : 'failed',
    },
    { news: true },
  );
  if (!done) return;
  succeed(world, context, deed, action);
  if (formation !== null) noteTask(world, side, formation, task, at);
}

function succeed(world: State, context: Context, { side, task, at }: Deed, action: ShoreAction): void {
  if (task === 'CoverTrade') {
    if (!world.covered.includes(at)) world.covered.push(at);
    return;
  }
  if (task === 'CuttingOut') cutOut(world, context, otherSide(theatreOf(world), side), at);
  const road = action.campaigns?.[at];
  if (road === undefined) apply(world, context, action.effects, at);
  else {
    // Campaigns count for player A with a plus, for B with a minus (M3.8).
    const said = action.effects.find((effect) => effect.do === 'campaignDrm') ?? ROAD;
    const value = side === theatreOf(world).a ? said.value : -said.value;
    for (const campaign of road)
      apply(world, context, [{ do: 'campaignDrm', campaign, value, turns: said.turns }], at);
  }
}

/** M10.4: an Auxiliary of the Port, drawn; if there is none a Sail of Frigates or Galleys laid up there. */
function cutOut(world: State, context: Context, enemy: SideId, port: LocationId): void {
  const aux = drawnAmong(context, assignedAt(world, enemy, port));
  if (aux !== undefined) {
    const sort = counterOf(world, aux).class;
    toRecovery(world, enemy, aux);
    context.tell(
      { kind: 'driven-off', rule: numberOf(world, 'cuttingOut'), side: enemy, aux, class: sort, at: port },
      { news: true },
    );
    return;
  }
  const light = lyingIn(world, enemy, port).inOrdinary.filter(({ id }) =>
    ['F', 'LV', 'G'].includes(hullsOf(theatreOf(world), id).class),
  );
  const prize = drawnAmong(context, light);
  if (prize !== undefined) strikeTarget(world, context, enemy, prize.id, { dp: 0, sunk: 1 }, 'damage');
}
