/** Where an Order sends its Formation first: by the most expedient way to its target or along its route (9.371, 9.372). */
import type { FulfilLeaf } from '../module/language.ts';
import type { SideId } from '../module/vocabulary.ts';
import type { Formation, Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { leavesOf, narrowed } from './order-goals.ts';

/** Null where an Order names no place. */
export function planFor(world: State, side: SideId, formation: Formation): Plan | null {
  const { execution } = formation;
  const order = execution === null ? undefined : theatreOf(world).orders.get(execution.order);
  if (execution === null || order === undefined) return null;
  const leaves = leavesOf(order);
  const next = leaves.find((_, at) => execution.progress.met[at] !== true) ?? leaves[0]!;
  const plan = planForLeaf(world, side, next, execution);
  if (plan?.kind !== 'voyage') return plan;
  const { place } = topOf(forcesOf(world, side), formation.id);
  const there = place.at === plan.to && (place.berth === 'harbour') === (plan.arrive === 'put-in');
  return there ? { kind: 'hold' } : plan;
}

function planForLeaf(
  world: State,
  side: SideId,
  leaf: FulfilLeaf,
  { target, convoy }: NonNullable<Formation['execution']>,
): Plan | null {
  switch (leaf.test) {
    case 'station':
    case 'interdict':
    case 'task':
      // 9.371: a voyage goes the most expedient way.
      return { kind: 'voyage', to: narrowed(leaf.at, target)[0]!, arrive: 'hold' };
    case 'arrive':
      return {
        kind: 'voyage',
        to: narrowed(leaf.at, target)[0]!,
        arrive: leaf.state === 'FittingOut' ? 'put-in' : 'hold',
      };
    case 'circuit':
      // 9.372: so it does from each name of a route to the next.
      return { kind: 'patrol', route: [...leaf.route], next: 0 };
    case 'escort': {
      const place = forcesOf(world, side).formations[convoy ?? '']?.place;
      if (place === undefined) return null;
      return { kind: 'voyage', to: place.at, arrive: place.berth === 'harbour' ? 'put-in' : 'hold' };
    }
    case 'breakBlockade':
      return { kind: 'steps', steps: [{ do: 'put-out' }] };
    case 'harmConvoy':
      return null;
  }
}
