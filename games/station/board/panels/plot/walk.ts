/** A plan walked through under the winds of now: the places it leads over, and what may be done from its end. */
import { expedient } from '../../../rules/chart/expedient.ts';
import { type Catching, type Way, waysFrom } from '../../../rules/chart/lanes.ts';
import { barsOf, helmsman, sortOf, swift } from '../../../rules/chart/seamanship.ts';
import { wayFor } from '../../../rules/sailing/plans.ts';
import { enemiesInSight } from '../../../rules/sailing/under-orders.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import { ratingsOf } from '../../../rules/umpire/strategy-checks.ts';
import type { Formation, Place, Plan, Step } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { facesAtMost, inTen } from '../../look/odds.ts';

/** A Lane has two halves, a Zone two boxes: no step takes more Movement Points than this. */
const MOST_POINTS = 4;

export interface Walk {
  /** From the place it is in to the last. */
  readonly path: readonly Place[];
  readonly points: number;
}

export function waysAt(view: View, formation: Formation, place: Place): readonly Way[] {
  const barred = barsOf(view, view.side!, formation.id);
  const sort = sortOf(theatreOf(view), ownForces(view), formation.id);
  return waysFrom(view, place, sort).filter((way) => barred(way) === null);
}

/** In a box of a Sea Zone there is one way, and it is taken before anything else. */
function throughBoxes(view: View, formation: Formation, place: Place): Place[] {
  const through: Place[] = [];
  for (let at = place; at.berth === 'in' || at.berth === 'out'; ) {
    const way = waysAt(view, formation, at)[0];
    if (way === undefined || through.length > MOST_POINTS) break;
    at = way.place;
    through.push(at);
  }
  return through;
}

const isThere = (step: Step, { at }: Place): boolean => step.do !== 'go' || at === step.to;

export function walkSteps(view: View, formation: Formation, steps: readonly Step[]): Walk {
  const path: Place[] = [formation.place, ...throughBoxes(view, formation, formation.place)];
  let points = path.length - 1;
  for (const step of steps)
    for (let tries = 0; tries < MOST_POINTS; tries++) {
      const here = path.at(-1)!;
      const way = wayFor(waysAt(view, formation, here), step);
      points += 1;
      if (way === undefined || way.how === 'hold') break;
      const through = throughBoxes(view, formation, way.place);
      points += through.length;
      path.push(way.place, ...through);
      if (isThere(step, path.at(-1)!)) break;
    }
  return { path, points };
}

/** Null for those that stay, and for those that go where another goes. */
export function walkPlan(view: View, formation: Formation, plan: Plan): Walk | null {
  const { place } = formation;
  const clear = 'clear' in plan && plan.clear === true;
  const voyage = (to: string, arrive: 'hold' | 'put-in'): Walk | null => {
    const side = view.side!;
    const avoid = clear ? enemiesInSight(view, side, to) : [];
    const way =
      expedient(view, side, formation.id, to, { arrive, avoid }) ??
      expedient(view, side, formation.id, to, { arrive });
    return way === null ? null : { path: [place, ...way.path], points: way.points };
  };
  switch (plan.kind) {
    case 'voyage':
      return voyage(plan.to, plan.arrive);
    case 'patrol': {
      const first = voyage(plan.route[plan.next] ?? place.at, 'hold');
      const round = [...plan.route.slice(plan.next), ...plan.route.slice(0, plan.next + 1)];
      const rest = round.slice(1).map((at): Place => ({ at, berth: 'sea' }));
      return first === null ? null : { path: [...first.path, ...rest], points: first.points };
    }
    case 'steps':
      return walkSteps(view, formation, plan.steps);
    default:
      return null;
  }
}

/** 5.253, 5.254, 5.276: faces of ten with which the wind is caught. */
export function catchFaces(view: View, formation: Formation, place: Place, way: Catching): number {
  const side = view.side!;
  const { lr } = ratingsOf(view, side, helmsman(ownForces(view), formation));
  const lively = place.berth === 'sea' && swift(view, side, formation.id) ? 1 : 0;
  return facesAtMost(way.needed, way.modifier - Math.floor(lr / 2) - lively);
}

/** A short word on the wind of a way. */
export function wayWords(view: View, formation: Formation, place: Place, way: Way): string {
  if (way.how === 'catch') return inTen(catchFaces(view, formation, place, way));
  if (way.how === 'against') return 'upwind';
  return theatreOf(view).zones.has(way.place.at) ? '' : 'fair wind';
}
