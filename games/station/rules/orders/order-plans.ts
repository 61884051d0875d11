/** Where an Order sends its Formation first: by the most expedient way to its target or along its route (9.371, 9.372). */

import { expedient } from '../chart/expedient.ts';
import type { FulfilLeaf } from '../module/language.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { entryOf } from '../world/entries.ts';
import type { Formation, Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { leavesOf, narrowed } from './order-goals.ts';

/** Null where an Order names no place. */
export function planFor(world: State, side: SideId, formation: Formation): Plan | null {
  const { execution } = formation;
  if (execution === null) return null;
  const order = theatreOf(world).orders.get(execution.order);
  if (order === undefined) return null;
  const leaves = leavesOf(order);
  const next = leaves.find((_, at) => execution.progress.met[at] !== true) ?? leaves[0]!;
  const plan = planForLeaf(world, side, formation.id, next, execution);
  if (plan?.kind !== 'voyage') return plan;
  const { place } = topOf(forcesOf(world, side), formation.id);
  const there = place.at === plan.to && (place.berth === 'harbour') === (plan.arrive === 'put-in');
  return there ? { kind: 'hold' } : plan;
}

/** Of several places that an Order names the one that is reached first. */
function nearest(
  world: State,
  side: SideId,
  id: FormationId,
  places: readonly LocationId[],
  arrive: 'hold' | 'put-in',
): Plan {
  const far = (to: LocationId): number => expedient(world, side, id, to, { arrive })?.points ?? Infinity;
  const [to] = places.toSorted((a, b) => far(a) - far(b));
  return { kind: 'voyage', to: to!, arrive };
}

function planForLeaf(
  world: State,
  side: SideId,
  id: FormationId,
  leaf: FulfilLeaf,
  { target, convoy }: NonNullable<Formation['execution']>,
): Plan | null {
  switch (leaf.test) {
    case 'station':
    case 'interdict':
    case 'task':
      // 9.371: a voyage goes the most expedient way.
      return nearest(world, side, id, narrowed(leaf.at, target), 'hold');
    case 'arrive':
      return nearest(
        world,
        side,
        id,
        narrowed(leaf.at, target),
        leaf.state === 'FittingOut' ? 'put-in' : 'hold',
      );
    case 'circuit':
      // 9.372: so it does from each name of a route to the next.
      return { kind: 'patrol', route: [...leaf.route], next: 0 };
    case 'escort': {
      const place = entryOf(forcesOf(world, side).formations, convoy)?.place;
      if (place === undefined) return null;
      return { kind: 'voyage', to: place.at, arrive: place.berth === 'harbour' ? 'put-in' : 'hold' };
    }
    case 'breakBlockade':
      return { kind: 'steps', steps: [{ do: 'put-out' }] };
    case 'harmConvoy':
      return null;
  }
}
