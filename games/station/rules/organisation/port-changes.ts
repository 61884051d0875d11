/** Ports and Contingents that change sides, and what becomes of those who lie there (M1.7, M1.8). */

import { toRecovery } from '../auxiliaries/recovery.ts';
import { neighbours } from '../chart/distances.ts';
import { mayFitOut } from '../chart/politics.ts';
import type { ContingentId, PortId, SideId } from '../module/vocabulary.ts';
import { addDp, takeSail } from '../umpire/damage.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { sailLost } from '../umpire/prestige.ts';
import { atSea, liftToken, moveTo } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import type { Formation, Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, lyingAt, topFormations } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { dissolveEmpty, setLoose } from './organisation.ts';

/** 5.281, M1.8: no Port changes sides but so. `side` null is neutral. */
export function setPortSide(world: State, context: Context, port: PortId, side: SideId | null): void {
  const state = world.ports[port];
  if (state === undefined || state.side === side) return;
  const before = state.side;
  state.side = side;
  context.tell({ kind: 'port-side', rule: '5.281', port, side });
  if (before !== null) {
    state.repairPoints = 0;
    turnOut(world, context, before, port);
  }
  for (const one of sidesOf(world)) expel(world, context, one, port);
}

/** The old side: all put to sea; those In Ordinary get away or are lost; Auxiliaries go to Recovery. */
function turnOut(world: State, context: Context, side: SideId, port: PortId): void {
  const { portLost } = theatreOf(world).module.politics;
  const forces = forcesOf(world, side);
  for (const [aux, place] of Object.entries(forces.auxiliaries))
    if (place.in === 'port' && place.port === port) toRecovery(world, side, aux);
  for (const formation of fittingOut(world, side, port)) moveTo(world, side, formation.id, atSea(port));
  const loose = lyingAt(forces, port, 'FittingOut').map(({ id }) => id);
  for (const squadron of lyingAt(forces, port, 'InOrdinary')) {
    if (!mayBeTaken(world, side, squadron)) continue;
    const { id, sail } = squadron;
    const die = context.d10();
    const escaped = die >= portLost.escape[0] && die <= portLost.escape[1];
    context.tell({ kind: 'port-lost', rule: '5.281', dice: [die], side, port, squadron: id, escaped });
    if (escaped) {
      addDp(world, side, id, portLost.dp);
      loose.push(id);
    } else {
      sailLost(world, context, side, id, sail, 'captured', 'port');
      takeSail(forces, id, sail);
    }
  }
  setLoose(world, context, side, loose, atSea(port));
  dissolveEmpty(world, context, side, false);
}

/** A Contingent that has left the war keeps what is laid up at home. */
const mayBeTaken = (world: State, side: SideId, { id }: Squadron): boolean =>
  world.contingents[hullsOf(theatreOf(world), id).contingent] === side;

const fittingOut = (world: State, side: SideId, port: PortId): Formation[] =>
  topFormations(forcesOf(world, side)).filter(({ place }) => place.at === port && place.berth === 'harbour');

/** Others who may no longer lie there, because it was neutral and open to them. */
function expel(world: State, context: Context, side: SideId, port: PortId): void {
  for (const { id } of fittingOut(world, side, port))
    if (!mayFitOut(world, side, id, port)) moveTo(world, side, id, atSea(port));
  const loose = lyingAt(forcesOf(world, side), port, 'FittingOut')
    .map(({ id }) => id)
    .filter((id) => !mayFitOut(world, side, id, port));
  setLoose(world, context, side, loose, atSea(port));
}

/** 3.133, M1.7: joins a side, leaves it, or is not there any more. Its Ports go with it unless somebody else holds them. */
export function setContingent(world: State, context: Context, contingent: ContingentId, is: string): void {
  const before = world.contingents[contingent];
  if (before === undefined || before === is) return;
  const theatre = theatreOf(world);
  const sides = sidesOf(world);
  world.contingents[contingent] = is;
  context.tell({ kind: 'contingent', rule: '3.13', contingent, is });
  const ports = theatre.module.ports.filter((port) => port.contingent === contingent).map(({ id }) => id);
  if (sides.includes(before)) freeze(world, context, before, contingent, ports);
  const from = sides.includes(before) ? before : null;
  const to = sides.includes(is) ? is : null;
  for (const port of ports) if (world.ports[port]!.side === from) setPortSide(world, context, port, to);
}

/** It stops being Friendly: its Squadrons lie up at its nearest Port, its officers and Auxiliaries wait. */
function freeze(
  world: State,
  context: Context,
  side: SideId,
  contingent: ContingentId,
  ports: readonly PortId[],
): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  for (const squadron of Object.values(forces.squadrons)) {
    if (hullsOf(theatre, squadron.id).contingent !== contingent) continue;
    const home = nearestHome(world, side, squadron, ports);
    const formation = entryOf(forces.formations, squadron.formation);
    if (formation !== undefined)
      formation.squadrons = formation.squadrons.filter((one) => one !== squadron.id);
    if (formation?.kind === 'squadron' && formation.squadrons.length === 0) {
      context.endOrder(side, formation.id, { what: 'invalid' });
      liftToken(world, formation);
      delete forces.formations[formation.id];
    }
    squadron.formation = null;
    if (home === null) delete forces.squadrons[squadron.id];
    else squadron.port = { at: home, state: 'InOrdinary' };
  }
  for (const aux of Object.keys(forces.auxiliaries)) {
    const place = forces.auxiliaries[aux]!;
    if (
      theatre.auxiliaries.get(aux)!.contingent !== contingent ||
      place.in === 'future' ||
      place.in === 'gone'
    )
      continue;
    toRecovery(world, side, aux);
    forces.auxiliaries[aux] = { in: 'available' };
  }
  dissolveEmpty(world, context, side, false);
}

/** Of its own Ports that the side or nobody holds: where it lies, else the nearest by Lanes. */
function nearestHome(
  world: State,
  side: SideId,
  squadron: Squadron,
  ports: readonly PortId[],
): PortId | null {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const from =
    squadron.formation === null ? squadron.port?.at : forces.formations[squadron.formation]?.place.at;
  const homes = ports.filter((port) => [side, null].includes(world.ports[port]!.side));
  if (from === undefined) return homes[0] ?? null;
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0; ) {
    const found = homes.find((port) => edge.includes(port));
    if (found !== undefined) return found;
    edge = edge
      .flatMap((at) => neighbours(theatre, at))
      .filter((at) => !seen.has(at) && seen.add(at) !== undefined);
  }
  return homes[0] ?? null;
}
