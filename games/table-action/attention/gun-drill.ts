/** When each broadside of a ship under way does most, and what a ship does with her guns when left to herself. */

import { openingsOf } from '../rules/activation/opening.ts';
import { baseAlong } from '../rules/activation/segment.ts';
import { SIDES, type Side } from '../rules/geometry/arc.ts';
import type { Base } from '../rules/geometry/base.ts';
import { chancesFrom, type Laid } from '../rules/gunnery/gunnery.ts';
import type { AnswerTo, Shot } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, shipOf, type View } from '../rules/table/state.ts';
import { hitsOf } from './odds.ts';
import { type Forecast, withMoved } from './project.ts';

/** For each loaded broadside the target that most hits are to be expected on. */
export function bestShots(view: View, ship: Ship, base: Base = baseOf(ship)): Shot[] {
  const best = new Map<Side, Laid>();
  for (const laid of chancesFrom(view, ship, base)) {
    const known = best.get(laid.side!);
    if (known === undefined || hitsOf(laid).expected > hitsOf(known).expected) best.set(laid.side!, laid);
  }
  return [...best.values()].map(({ side, target }) => ({ side: side!, target, aim: 'hull' }));
}

/** Fires and leaks kill: they come first. */
export function openingFor(view: View, id: string): AnswerTo<'activate'>['opening'] {
  const open = openingsOf(view, shipOf(view, id));
  return open.find((opening) => opening === 'fight-fires' || opening === 'repair-leaks') ?? null;
}

/** A broadside on the way: in which segment, how far along it, at whom, and what it should bring. */
export interface PlannedShot {
  readonly segment: number;
  readonly at: number;
  readonly shot: Shot;
  readonly expected: number;
  readonly rake: boolean;
}

const LOOK = 500;

/** Where along a run it is worth looking: where it begins, every half inch, and where it ends. */
function pointsOf(moved: number): number[] {
  const points: number[] = [];
  for (let at = 0; at < moved; at += LOOK) points.push(at);
  return [...points, moved];
}

/** For each loaded broadside the moment of the forecast at which it does most; the earliest of equal ones. */
export function bestMoments(view: View, { legs, end }: Forecast): PlannedShot[] {
  const best = new Map<Side, PlannedShot>();
  const look = (seen: View, ship: Ship, base: Base, segment: number, at: number): void => {
    for (const laid of chancesFrom(seen, ship, base)) {
      const { expected } = hitsOf(laid);
      const known = best.get(laid.side!);
      if (expected > 0 && (known === undefined || expected > known.expected + 0.01))
        best.set(laid.side!, {
          segment,
          at,
          shot: { side: laid.side!, target: laid.target, aim: 'hull' },
          expected,
          rake: laid.rake !== null,
        });
    }
  };
  for (const { segment, ship, preview } of legs) {
    const seen = withMoved(view, ship);
    for (const at of pointsOf(preview.moved)) look(seen, ship, baseAlong(ship, at), segment, at);
  }
  const last = legs.at(-1);
  if (last !== undefined) {
    const there = { ...last.ship, at: end.at, heading: end.heading };
    look(withMoved(view, there), there, end, last.segment + 1, 0);
  }
  return SIDES.flatMap((side) => best.get(side) ?? []);
}

/** Before she acts what she fired in her last turn is still written down; when she begins her guns are run out anew. */
export const asIfBegun = (ship: Ship): Ship => ({
  ...ship,
  fired: { larboard: false, starboard: false },
  musketed: false,
});
