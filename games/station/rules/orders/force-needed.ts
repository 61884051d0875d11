/** Who may be given an Order, and whether he still has what it takes (M3.6). */

import { type Refusal, refuse } from '@weathergage/kernel';
import { serves } from '../chart/politics.ts';
import type { Order } from '../module/orders.ts';
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { entryIn } from '../world/entries.ts';
import type { Forces, Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { auxiliariesIn, hullsOf, isLine, squadronsIn } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { hullOwner, theatreOf } from '../world/theatre.ts';

/** Sail enough, of the line and in all; Galleys only where the chit says so. */
export function forceOf(world: World, squadrons: readonly Squadron[], order: Order): boolean {
  const theatre = theatreOf(world);
  const line = squadrons.reduce((sum, { id, sail }) => sum + (isLine(hullsOf(theatre, id)) ? sail : 0), 0);
  const all = squadrons.reduce((sum, { sail }) => sum + sail, 0);
  const galleys = squadrons.every(({ id }) => hullsOf(theatre, id).class === 'G');
  return line >= order.force.line && all >= order.force.any && (order.galleysOnly !== true || galleys);
}

/** Subordinates count; what is lost while Executing counts no more (9.377). */
export const meetsForce = (world: World, side: SideId, id: FormationId, order: Order): boolean =>
  forceOf(world, squadronsIn(forcesOf(world, side), id), order);

/** 9.388: whether the Order in Execution would end if these Squadrons left, or so many Sail of some. */
export function endsOrder(
  world: World,
  side: SideId,
  id: FormationId,
  leaving: readonly SquadronId[],
  given: Readonly<Record<SquadronId, number>> = {},
): boolean {
  const forces = forcesOf(world, side);
  const order = entryIn(theatreOf(world).orders, forces.formations[id]?.execution?.order);
  if (order === undefined) return false;
  const staying = squadronsIn(forces, id)
    .filter((squadron) => !leaving.includes(squadron.id))
    .map((squadron) => ({ ...squadron, sail: squadron.sail - (given[squadron.id] ?? 0) }))
    .filter(({ sail }) => sail > 0);
  return staying.length === 0 || !forceOf(world, staying, order);
}

/** A Squadron that lies Fitting Out in no Formation: an Order may make it Independent (3.351). */
export const lonely = (forces: Readonly<Forces>, id: string): Squadron | undefined => {
  const squadron = forces.squadrons[id];
  return squadron?.formation === null && squadron.port?.state === 'FittingOut' ? squadron : undefined;
};

/** M3.1, M3.6: the right Command, the right kind of Formation and Force enough. */
export function suits(world: World, side: SideId, id: FormationId, order: Order): Refusal | null {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const formation = forces.formations[id];
  const alone = formation === undefined ? lonely(forces, id) : undefined;
  // 3.312: nothing but a Formation, or what the Order makes one.
  if (formation === undefined && alone === undefined)
    return refuse('no-formation', '9.36', `There is no Formation ${id} to be given Orders.`);
  if (formation !== undefined && (formation.kind === 'convoy' || formation.kind === 'dummy'))
    return refuse('no-orders', '9.315', 'Convoys and Dummies have no Orders.');
  const flotilla = theatre.flotillas.get(id);
  const kind = flotilla?.kind ?? 'IndependentSquadron';
  if (!order.formations.includes(kind))
    return refuse('kind', '3.352', `${order.name} is not for a Formation of this kind.`);
  const command = formation === undefined ? hullOwner(theatre, id) : formation.command;
  if (
    order.combined === true
      ? flotilla?.combined === undefined
      : order.command !== null && order.command !== command
  )
    return refuse('command', '9.321', `${order.name} is for another Command.`);
  if (alone !== undefined && hullsOf(theatre, id).flagship)
    return refuse('flagship', '10.311', 'A Flagship sails in a Flotilla and has no Orders of her own.');
  const squadrons = alone === undefined ? squadronsIn(forces, id) : [alone];
  if (squadrons.some((one) => !serves(world, side, hullsOf(theatre, one.id).contingent)))
    return refuse('neutral', '3.13', 'A Contingent that does not serve gets no Orders.');
  if (!forceOf(world, squadrons, order)) return refuse('force', '9.37', `${order.name} needs more Sail.`);
  const need = order.force.auxiliary;
  const has = alone === undefined ? auxiliariesIn(forces, id) : [];
  if (need !== undefined && !has.some((aux) => theatre.auxiliaries.get(aux)?.class === need))
    return refuse('auxiliary', '9.37', `${order.name} needs a ${need} Auxiliary.`);
  return null;
}
