/** The plain commander: each squadron to the nearest points, and a fight wherever there is one to be had. */
import type { QuickChooser } from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import { inPortUnmoved } from '../rules/chart/afloat.ts';
import { hasCommerce } from '../rules/chart/commerce.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { type Route, reachable } from '../rules/chart/routes.ts';
import type { SeaPower } from '../rules/types.ts';
import { firstOf } from './admiral.ts';
import { atSea, commandOf, type Desk, deskOf, frigatesIn } from './desk.ts';

/** Further is worse; for the English only that counts. */
function draw(desk: Desk, { area, points, path }: Route): number | null {
  if (atSea(desk, desk.side, area) !== null) return null;
  const far = points + path.length / 100;
  if (desk.side === 'european') {
    const worth = areaPoints(desk.view, area);
    return worth === 0 ? null : 10 * worth - far;
  }
  const prey = atSea(desk, 'european', area) !== null;
  const raided = hasCommerce(desk.view, area) && frigatesIn(desk, 'european', area) > 0;
  return prey || raided ? -far : null;
}

function bestRoute(desk: Desk, token: string): Route | null {
  let found: Route | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const route of reachable(desk.view, token).values()) {
    const worth = draw(desk, route);
    if (worth !== null && worth > most) [found, most] = [route, worth];
  }
  return found;
}

export const nearestBot: QuickChooser<SeaPower> = (view, ask, dice) => {
  if (ask.kind === 'search') return { choice: 'fight' };
  const desk = deskOf(view, ask, dice);
  if (ask.kind === 'sail')
    for (const { token } of inPortUnmoved(view, desk.side)) {
      const own = commandOf(desk, token);
      const route = own.rating === 0 ? null : bestRoute(desk, token);
      if (route === null) continue;
      const answer = { order: { token, path: [...route.path], end: 'sea' } };
      if (check(view, ask, answer) === null) return answer;
    }
  if (ask.kind === 'sail' && check(view, ask, { order: null }) === null) return { order: null };
  if (ask.kind === 'onward') {
    const route = bestRoute(desk, ask.token);
    const answer = route === null ? null : { path: [...route.path], end: 'sea' };
    if (answer !== null && check(view, ask, answer) === null) return answer;
  }
  return firstOf(choices(view, ask));
};
