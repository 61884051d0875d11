/** Where Auxiliaries are Assigned (6.13): Bombs and Marines where Orders want them, scouts where there is prey. */
import { assignmentLimit, counterOf, isScout, rangeOf } from '../rules/auxiliaries/auxiliary.ts';
import { atPeace } from '../rules/chart/politics.ts';
import { rangesFrom } from '../rules/chart/ranges.ts';
import type { AuxClass, AuxId, FormationId, LocationId, PortId } from '../rules/module/vocabulary.ts';
import type { AnswerTo } from '../rules/world/asks.ts';
import type { Formation } from '../rules/world/forces.ts';
import { auxiliariesIn } from '../rules/world/formations.ts';
import { checkAssign } from '../rules/yards/auxiliary-step.ts';
import { type Answerer, type Desk, isMoored, lineIn, shipsAtHand, worthMost } from './desk.ts';

/** Scouts that an Escort is given. */
const SCREENS = 2;

type Assign = AnswerTo<'auxiliaries'>['assign'][number];

/** Places where a scout is of use: the ways of the Enemy's Convoys, the track of the trade, places to be Stationed in. */
function hunting(desk: Desk): ReadonlyMap<LocationId, number> {
  const { theatre, view, side, enemy } = desk;
  const worth = new Map<LocationId, number>();
  const add = (at: LocationId, more: number): void => {
    worth.set(at, (worth.get(at) ?? 0) + more);
  };
  for (const group of theatre.module.convoys)
    if (group.side === enemy && !atPeace(view, side, group.command))
      for (const { path } of group.routes) for (const at of path) if (theatre.spaces.has(at)) add(at, 1);
  const track = theatre.module.tradeTrack;
  if (track?.coveredBy === side && view.events[track.requires]?.implemented === true)
    for (const at of track.boxes) add(at, 3);
  const { privateers } = theatre.module;
  if (privateers !== undefined && privateers.against !== side && view.rules.includes(privateers.rule))
    for (const { id } of theatre.module.zones) add(id, 2);
  return worth;
}

function portFor(
  desk: Desk,
  aux: AuxId,
  prey: ReadonlyMap<LocationId, number>,
  taken: ReadonlyMap<PortId, number>,
): Assign | null {
  const { view, side, theatre } = desk;
  const counter = counterOf(view, aux);
  const sort = counter.class as 'Fleet' | 'Fleet-50' | 'Light' | 'Galley';
  const ports = theatre.module.ports.filter(
    ({ id }) => checkAssign(view, side, { aux, to: { port: id } }) === null,
  );
  const found = worthMost(ports, ({ id }) => {
    const reach = rangesFrom(view, id, rangeOf(view, side, aux), sort);
    let sum = 0;
    for (const at of reach.keys()) sum += prey.get(at) ?? 0;
    return sum / (1 + (taken.get(id) ?? 0));
  });
  return found === null ? null : { aux, to: { port: found.id } };
}

/** Classes that Orders in Hand or in the pool ask for. */
function wanted({ forces, theatre }: Desk): Set<AuxClass> {
  const ids = [...forces.desk.pool, ...forces.desk.hand.map(({ order }) => order)];
  return new Set(ids.flatMap((id) => theatre.orders.get(id)?.force.auxiliary ?? []));
}

/** To the strongest Flotilla in Port that has none of the Class yet. */
function flotillaFor(desk: Desk, aux: AuxId, added: ReadonlyMap<FormationId, number>): Assign | null {
  const { view, side, forces, theatre } = desk;
  const { class: sort } = counterOf(view, aux);
  const fit = shipsAtHand(desk).filter((one) => {
    if (one.kind !== 'flotilla' || one.execution !== null || !isMoored(one)) return false;
    if (one.auxiliaries.length + (added.get(one.id) ?? 0) >= assignmentLimit(theatre, one)) return false;
    return checkAssign(view, side, { aux, to: { formation: one.id } }) === null;
  });
  const has = (id: FormationId): number =>
    auxiliariesIn(forces, id).filter((one) => counterOf(view, one).class === sort).length;
  const found = worthMost(
    fit,
    ({ id }) => Math.min(8, lineIn(desk, id)) + (has(id) === 1 ? 2 : -4 * has(id)),
  );
  return found === null || lineIn(desk, found.id) < 2 ? null : { aux, to: { formation: found.id } };
}

/** Scouts that sail with a Formation that is yet to sail: what Screens a Convoy goes with her Escort (6.282), and who hides has one to drive shadows off (7.14). */
function scoutsFor({ temper }: Desk, { execution }: Formation): number {
  if (execution === null) return 0;
  return execution.convoy !== null ? SCREENS : temper.hides && temper.relieves ? 1 : 0;
}

/** With whoever is to have scouts and has too few. */
function escortFor(desk: Desk, aux: AuxId, added: ReadonlyMap<FormationId, number>): Assign | null {
  const { view, side, forces } = desk;
  const bare = shipsAtHand(desk).find((one) => {
    const { id, kind } = one;
    const wanted = scoutsFor(desk, one);
    if (kind !== 'flotilla' || wanted === 0 || !isMoored(one)) return false;
    const screens = auxiliariesIn(forces, id).filter((one) => isScout(counterOf(view, one).class)).length;
    return (
      screens + (added.get(id) ?? 0) < wanted &&
      checkAssign(view, side, { aux, to: { formation: id } }) === null
    );
  });
  return bare === undefined ? null : { aux, to: { formation: bare.id } };
}

export const answerAuxiliaries: Answerer<'auxiliaries'> = (desk) => {
  const { forces, view } = desk;
  const available = Object.keys(forces.auxiliaries).filter(
    (aux) => forces.auxiliaries[aux]?.in === 'available',
  );
  const prey = hunting(desk);
  const needs = wanted(desk);
  const taken = new Map<PortId, number>();
  const added = new Map<FormationId, number>();
  for (const place of Object.values(forces.auxiliaries))
    if (place.in === 'port') taken.set(place.port, (taken.get(place.port) ?? 0) + 1);
  const assign: Assign[] = [];
  for (const aux of available) {
    const { class: sort } = counterOf(view, aux);
    if (!isScout(sort) && !needs.has(sort) && !(sort === 'Fireship' && desk.temper.fires)) continue;
    const one = isScout(sort)
      ? (escortFor(desk, aux, added) ?? portFor(desk, aux, prey, taken))
      : flotillaFor(desk, aux, added);
    if (one === null) continue;
    assign.push(one);
    if ('port' in one.to) taken.set(one.to.port, (taken.get(one.to.port) ?? 0) + 1);
    else added.set(one.to.formation, (added.get(one.to.formation) ?? 0) + 1);
  }
  return { toSail: [], assign: desk.temper.cruisers ? assign : [], toAuxiliary: [] };
};
