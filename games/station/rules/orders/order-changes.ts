/** Changes of a Formation that would end its Order (9.388). */
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { squadronsIn } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { endsOrder } from './force-needed.ts';
import { abandonOrder } from './order-ends.ts';

/** Squadrons that an act takes out of their Formation. */
function leaving(world: World, side: SideId, act: ReorganisationAct): readonly SquadronId[] {
  const forces = forcesOf(world, side);
  switch (act.do) {
    case 'detach':
      return forces.formations[act.formation] === undefined
        ? []
        : squadronsIn(forces, act.formation).map(({ id }) => id);
    case 'unform':
      return forces.formations[act.flotilla] === undefined
        ? []
        : squadronsIn(forces, act.flotilla).map(({ id }) => id);
    case 'drop':
    case 'move':
    case 'send-home':
      return [act.squadron];
    default:
      return [];
  }
}

/** Sail that it takes from one Squadron and brings to another; a new one Formed of them stays where they are. */
function givenBy(world: World, side: SideId, act: ReorganisationAct): Readonly<Record<SquadronId, number>> {
  if (act.do !== 'transfer' || forcesOf(world, side).squadrons[act.to] === undefined) return {};
  return { [act.from]: act.sail, [act.to]: -act.sail };
}

/** The Formation whose Order the act would end: above what leaves it, or itself when it is Unformed. */
export function orderEndedBy(world: World, side: SideId, act: ReorganisationAct): FormationId | null {
  const forces = forcesOf(world, side);
  const squadrons = leaving(world, side, act);
  const from =
    act.do === 'detach'
      ? forces.formations[act.formation]?.under
      : act.do === 'unform'
        ? act.flotilla
        : forces.squadrons[act.do === 'transfer' ? act.from : (squadrons[0] ?? '')]?.formation;
  const given = givenBy(world, side, act);
  for (let id = from ?? null; id !== null; id = forces.formations[id]?.under ?? null)
    if (endsOrder(world, side, id, squadrons, given)) return id;
  return null;
}

/** 9.388: such a change needs the check of 9.387 on top of all others. Says whether the act may go on. */
export function releaseOrder(world: State, context: Context, side: SideId, act: ReorganisationAct): boolean {
  const id = orderEndedBy(world, side, act);
  return id === null || abandonOrder(world, context, side, id);
}

/** 9.388: Sail given up, for an Auxiliary or as hulks. Says whether they may be. */
export function freeToGive(
  world: State,
  context: Context,
  side: SideId,
  from: readonly { readonly squadron: SquadronId; readonly sail: number }[],
): boolean {
  const forces = forcesOf(world, side);
  const given = Object.fromEntries(from.map(({ squadron, sail }) => [squadron, sail]));
  return Object.keys(forces.formations).every((id) => {
    const touched = squadronsIn(forces, id).some((squadron) => given[squadron.id] !== undefined);
    return !touched || !endsOrder(world, side, id, [], given) || abandonOrder(world, context, side, id);
  });
}

/** 9.388: of Squadrons that are to leave their Formations those that may. */
export function freeToLeave(
  world: State,
  context: Context,
  side: SideId,
  squadrons: readonly SquadronId[],
): readonly SquadronId[] {
  const forces = forcesOf(world, side);
  let free = squadrons;
  for (const id of Object.keys(forces.formations)) {
    const own = squadronsIn(forces, id).map((squadron) => squadron.id);
    const going = free.filter((squadron) => own.includes(squadron));
    if (going.length > 0 && endsOrder(world, side, id, going) && !abandonOrder(world, context, side, id))
      free = free.filter((squadron) => !going.includes(squadron));
  }
  return free;
}
