/** A handful of sensible plots, spread over what can be done so that nothing is never tried. */
import { nearestPort } from '../chart/expedient.ts';
import type { LocationId } from '../module/vocabulary.ts';
import { checkAbandon } from '../orders/order-ends.ts';
import { ownForces } from '../umpire/phase.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { Formation, Plan, Standing } from '../world/forces.ts';
import { topFormations } from '../world/formations.ts';
import type { View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkDummies } from '../yards/dummies.ts';
import { checkPlan } from './plan-check.ts';
import { isOwnMaster, waysOf } from './plans.ts';
import { plansWithin } from './under-orders.ts';

/** A number that looks like chance and is the same for everybody who looks: no dice are thrown for a suggestion. */
function mixed(...parts: readonly number[]): number {
  let sum = 17;
  for (const part of parts) sum = (sum * 31 + part * 7919 + 11) % 1_000_003;
  return sum;
}

function pick<T>(list: readonly T[], by: number): T | undefined {
  return list[by % Math.max(1, list.length)];
}

const VARIANTS = 6;

/** One plan among those a Formation might have: out and about, home, along, here and there. */
function suggestion(view: View, formation: Formation, by: number): Plan {
  const side = view.side!;
  const theatre = theatreOf(view);
  const { execution, id } = formation;
  const within = plansWithin(view, side, formation);
  if (within.length > 0) {
    const way = pick(waysOf(view, side, formation), mixed(by, 5))?.step;
    return by % 4 === 0 && way !== undefined ? { kind: 'steps', steps: [way] } : pick(within, by)!;
  }
  const target = execution?.target ?? null;
  const places: LocationId[] = [...theatre.module.spaces, ...theatre.module.zones].map((one) => one.id);
  const large = places.filter((at) => theatre.spaces.get(at)?.kind !== 'small');
  switch (by % 8) {
    case 0:
    case 1: {
      const step = pick(waysOf(view, side, formation), mixed(by, 1))?.step;
      return step === undefined ? { kind: 'hold' } : { kind: 'steps', steps: [step] };
    }
    case 2:
    case 3:
      return { kind: 'voyage', to: target ?? pick(large, mixed(by, 2)) ?? '', arrive: 'hold' };
    case 4: {
      const port = nearestPort(view, side, id);
      return port === null ? { kind: 'hold' } : { kind: 'voyage', to: port, arrive: 'put-in' };
    }
    case 5:
      return { kind: 'patrol', route: [pick(large, mixed(by, 3)) ?? '', formation.place.at], next: 0 };
    case 6: {
      const other = pick(topFormations(ownForces(view)), mixed(by, 4));
      return other === undefined || other.id === id
        ? { kind: 'hold' }
        : { kind: 'with', formation: other.id };
    }
    default: {
      if (execution?.order === 'hand-over' && execution.formation !== null)
        return { kind: 'steps', steps: [{ do: 'take-over', formation: execution.formation }] };
      const marker = view.markers.find(
        (one) => one.kind === 'station' && one.side !== side && one.at === formation.place.at,
      );
      return marker === undefined
        ? { kind: 'hold' }
        : { kind: 'steps', steps: [{ do: 'remove', marker: marker.id }] };
    }
  }
}

function plansFor(view: View, variant: number): { formation: string; plan: Plan }[] {
  const side = view.side!;
  return topFormations(ownForces(view))
    .filter(isOwnMaster)
    .flatMap((formation, index) => {
      const plan = suggestion(view, formation, mixed(view.clock, index, variant));
      return checkPlan(view, side, formation.id, plan) === null ? [{ formation: formation.id, plan }] : [];
    });
}

export function* plotChoices(view: View): Iterable<AnswerTo<'plot'>> {
  const side = view.side!;
  const own = topFormations(ownForces(view));
  yield { plans: [] };
  for (let variant = 0; variant < VARIANTS; variant++)
    yield { plans: plansFor(view, variant) as AnswerTo<'plot'>['plans'] };
  const busy = own.find(({ id }) => checkAbandon(view, side, id) === null);
  if (busy !== undefined) yield { plans: [], abandon: [busy.id] };
  const search = (['never', 'passing', 'reach'] as const)[view.clock % 3]!;
  const more: Partial<Standing> =
    view.clock % 4 === 3 ? { again: ['lc', 'search'], force: ['search'], follow: 'same' } : {};
  yield { plans: [], standing: { search, keep: view.clock % 2, ...more } };
  if (view.increment !== 1) return;
  for (const { place, command } of own) {
    const dummies = [{ at: place.at, command }];
    if (checkDummies(view, side, dummies) !== null) continue;
    yield { plans: [], dummies };
    return;
  }
}
