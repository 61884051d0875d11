/** What may be plotted (5.15): a plan that a Formation could carry out as things stand, whatever the wind does later. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { neighbours } from '../chart/distances.ts';
import { expedient } from '../chart/expedient.ts';
import { mayEnter, mayFitOut } from '../chart/politics.ts';
import { beyondTether, sortOf } from '../chart/seamanship.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import type { Formation, Plan, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { isLoose } from './plans.ts';
import { checkConfines } from './under-orders.ts';

interface Walk {
  readonly at: LocationId;
  readonly berth: 'sea' | 'harbour';
}

const isKnown = (theatre: Theatre, at: LocationId): boolean =>
  theatre.spaces.has(at) || theatre.zones.has(at);

function closed(world: World, side: SideId, { id }: Formation, at: LocationId): Refusal | null {
  const theatre = theatreOf(world);
  if (!isKnown(theatre, at)) return refuse('plot-unknown', '5.21', 'There is no such place.');
  if (!mayEnter(world, side, id, at)) return refuse('plot-closed', '9.313', 'It has no business there.');
  const { shore } = sortOf(theatre, forcesOf(world, side), id);
  if (shore === true && theatre.zones.has(at))
    return refuse('plot-galleys', '3.23', 'Galleys keep out of Sea Zones.');
  return theatre.spaces.has(at) && beyondTether(world, side, id, at)
    ? refuse('plot-tether', '3.23', 'Its galleys may not go so far from their own Ports.')
    : null;
}

/** One step after the others: where it leads, or why it can't be. */
function walked(world: World, side: SideId, formation: Formation, from: Walk, step: Step): Walk | Refusal {
  const theatre = theatreOf(world);
  switch (step.do) {
    case 'hold':
      return from;
    case 'put-out':
      if (from.berth !== 'harbour') return refuse('plot-put-out', '5.286', 'It is at sea already.');
      return { at: from.at, berth: 'sea' };
    case 'put-in':
      if (from.berth === 'harbour' || !theatre.ports.has(from.at))
        return refuse('plot-put-in', '5.286', 'There is no Port to put into.');
      if (!mayFitOut(world, side, formation.id, from.at))
        return refuse('plot-harbour', '5.282', 'It may not lie in that Port.');
      return { at: from.at, berth: 'harbour' };
    case 'leave': {
      const exits = theatre.zones.get(from.at)?.edges.flatMap((edge) => edge.exits) ?? [];
      if (!exits.includes(step.to)) return refuse('plot-exit', '5.272', 'The Zone does not lead there.');
      return closed(world, side, formation, step.to) ?? { at: step.to, berth: 'sea' };
    }
    case 'go': {
      // 5.153: who Fits Out is plotted to put out, and no farther.
      if (from.berth === 'harbour') return refuse('plot-harboured', '5.283', 'It must put out first.');
      const shut = closed(world, side, formation, step.to);
      if (shut !== null) return shut;
      if (step.to !== from.at && !neighbours(theatre, from.at).includes(step.to))
        return refuse('plot-adjacent', '5.231', 'No Lane leads there from where it will be.');
      return { at: step.to, berth: 'sea' };
    }
    case 'remove': {
      const marker = world.markers.find(({ id }) => id === step.marker);
      if (marker === undefined || marker.side === side || marker.kind !== 'station' || marker.at !== from.at)
        return refuse('plot-marker', '5.14', 'No Enemy Auxiliary of that name is Stationed there.');
      return from.berth === 'sea' ? from : refuse('plot-harboured', '5.283', 'It must put out first.');
    }
    case 'take-over': {
      const { execution } = formation;
      if (execution?.order !== 'hand-over' || execution.formation !== step.formation)
        return refuse('plot-hand-over', '9.411', 'It has no Hand-Over Order for that Formation.');
      return from;
    }
  }
}

function checkSteps(
  world: World,
  side: SideId,
  formation: Formation,
  steps: readonly Step[],
): Refusal | null {
  const { place } = topOf(forcesOf(world, side), formation.id);
  const goal = place.berth === 'out' ? (place.to ?? place.at) : place.at;
  let walk: Walk = { at: goal, berth: place.berth === 'harbour' ? 'harbour' : 'sea' };
  for (const step of steps) {
    const next = walked(world, side, formation, walk, step);
    if ('code' in next) return next;
    walk = next;
  }
  return null;
}

function checkWith(world: World, side: SideId, formation: Formation, other: FormationId): Refusal | null {
  const { formations } = forcesOf(world, side);
  const seen = [formation.id];
  for (let next: FormationId | null = other; next !== null; ) {
    const one: Formation | undefined = formations[next];
    if (one === undefined) return refuse('plot-with', '5.15', 'There is no such Formation to sail with.');
    if (seen.includes(next)) return refuse('plot-round', '5.15', 'They would wait for each other.');
    seen.push(next);
    next = one.under ?? (one.plan.kind === 'with' ? one.plan.formation : null);
  }
  return null;
}

/** The world with the plan in force. */
function bound(world: World, side: SideId, formation: Formation, plan: Plan): World {
  const forces = forcesOf(world, side);
  const formations = { ...forces.formations, [formation.id]: { ...formation, plan } };
  return { ...world, forces: { ...world.forces, [side]: { ...forces, formations } } };
}

/** The world in which the Formation has been let off its Order (9.387). */
export function letOff(world: World, side: SideId, id: FormationId): World {
  const forces = forcesOf(world, side);
  const formation = forces.formations[id];
  if (formation === undefined) return world;
  const formations = { ...forces.formations, [id]: { ...formation, execution: null } };
  return { ...world, forces: { ...world.forces, [side]: { ...forces, formations } } };
}

/** One plan for one Formation. */
export function checkPlan(world: World, side: SideId, id: FormationId, plan: Plan): Refusal | null {
  const theatre = theatreOf(world);
  const formation = forcesOf(world, side).formations[id];
  // 3.311: only a Formation is plotted, and so puts to sea.
  if (formation === undefined) return refuse('plot-formation', '5.15', 'There is no such Formation.');
  if (formation.under !== null)
    return refuse('plot-subordinate', '3.33', 'A Subordinate goes with its Flotilla.');
  if (formation.kind === 'convoy') return refuse('plot-convoy', '10.11', 'A Convoy keeps to its route.');
  if (isLoose(formation))
    return refuse('plot-loose', '3.355', 'A Squadron without Orders makes for the nearest Port by itself.');
  if (formation.execution?.order === 'rendezvous')
    return refuse('plot-rendezvous', '9.425', 'A Rendezvous is kept by the most expedient way.');
  const within = checkConfines(world, side, formation, plan);
  if (within !== null) return within;
  switch (plan.kind) {
    case 'hold':
      return null;
    case 'steps':
      return checkSteps(world, side, formation, plan.steps);
    case 'voyage': {
      // M1.9: waters that are closed to it are open on its way home.
      const sent = bound(world, side, formation, plan);
      const shut = closed(sent, side, formation, plan.to);
      if (shut !== null) return shut;
      if (plan.arrive === 'put-in' && !(theatre.ports.has(plan.to) && mayFitOut(world, side, id, plan.to)))
        return refuse('plot-harbour', '5.282', 'It may not lie in that Port.');
      return expedient(sent, side, id, plan.to, plan) === null
        ? refuse('plot-way', '2.36', 'There is no way to that place.')
        : null;
    }
    case 'patrol': {
      if (plan.next >= plan.route.length) return refuse('plot-next', '5.15', 'The route has no such place.');
      for (const to of plan.route) {
        const shut = closed(world, side, formation, to);
        if (shut !== null) return shut;
        if (expedient(world, side, id, to, { arrive: 'hold' }) === null)
          return refuse('plot-way', '2.36', 'There is no way to that place.');
      }
      return null;
    }
    case 'with':
      return checkWith(world, side, formation, plan.formation);
  }
}
