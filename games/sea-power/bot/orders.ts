/** Sailing orders: of all squadrons and all seas within reach the pair that promises most, and what to do when stopped. */
import { portOf } from '../data/ports.ts';
import { inPortUnmoved } from '../rules/chart/afloat.ts';
import { flightFrom, havensOf, isTurnedAway, mayStay, STATION_REACH } from '../rules/chart/course.ts';
import { departureOf, type Route, reachable, routesFrom, watchedAreas } from '../rules/chart/routes.ts';
import type { AnswerTo } from '../rules/world/asks.ts';
import type { Marker } from '../rules/world/squadron.ts';
import {
  type Answerer,
  type AreaId,
  type AskOf,
  type Command,
  commandOf,
  type Desk,
  worthMost,
} from './desk.ts';
import { guessesOf } from './guesses.ts';
import { type Outlook, outlookOf, prospectOf } from './prospects.ts';
import type { Temper } from './temper.ts';

export interface Plan {
  readonly own: Command;
  readonly route: Route;
  readonly worth: number;
}

/** Below this a voyage is not worth the ships. */
const LEAST = 0.05;
/** Ships enough to share out a die of wear. */
const FLEET = 8;

/** What he sees before him, and for each of his squadrons the sea that promises most. */
interface Plans {
  readonly outlook: Outlook;
  readonly plans: readonly Plan[];
}

export function sailPlans(desk: Desk, temper: Temper, each = 1): Plans {
  const outlook = outlookOf(desk, temper, guessesOf(desk, temper));
  const known = new Map<AreaId, number>();
  const charts = chartsOf(desk);
  const plans = inPortUnmoved(desk.view, desk.side).flatMap((marker) => {
    const own = commandOf(desk, marker.token);
    if (!own.decoy && (own.rating === 0 || (temper.stays && !marker.fromNeutral))) return [];
    const urgent = marker.fromNeutral ? 50 : 0;
    const found = ranked(outlook, own, charts(marker.token), known, each);
    return found.map((plan) => ({ ...plan, worth: plan.worth + urgent }));
  });
  return { outlook, plans };
}

export const answerSail =
  (temper: Temper): Answerer<'sail'> =>
  (desk) => {
    const { outlook, plans } = sailPlans(desk, temper);
    const found = bestOf(plans);
    if (found === null || found.worth < LEAST) return idle(desk, inPortUnmoved(desk.view, desk.side));
    const { own, route } = found;
    return (temper.patience ? waiting(outlook, plans) : null) ?? sailOrder(outlook, own, route);
  };

const bestOf = (plans: readonly Plan[]): Plan | null => worthMost(plans, ({ worth }) => worth);

/** Ships from which on it is a fleet. */
const IN_HAND = 5;

/** A fleet that would only lie in wait may as well do so in port, as long as the enemy has still to come out. */
export const canWait = ({ desk, afloat, toCome }: Outlook, { own, route }: Plan): boolean =>
  desk.side === 'english' &&
  toCome > 0 &&
  own.ships >= IN_HAND &&
  !afloat.english.has(route.area) &&
  !afloat.european.has(route.area);

/** What goes first where the best is a fleet that can wait: the best of the others, or an empty marker. */
function waiting(outlook: Outlook, plans: readonly Plan[]): AnswerTo<'sail'> | null {
  const { desk } = outlook;
  if (!canWait(outlook, bestOf(plans)!)) return null;
  const first = bestOf(plans.filter((plan) => !canWait(outlook, plan)));
  if (first !== null && first.worth >= LEAST) return sailOrder(outlook, first.own, first.route);
  const empty = idle(desk, inPortUnmoved(desk.view, desk.side));
  return empty?.order == null ? null : empty;
}

export function sailOrder(outlook: Outlook, own: Command, route: Route): AnswerTo<'sail'> {
  const order = { token: own.token, path: [...route.path], end: 'sea' };
  return { order: isForStation(outlook, own, route) ? { ...order, onStation: true } : order };
}

/** 11.A1: before the enemy's ports, for fleets that can bear the wear and for decoys, which have nothing to wear. */
const isForStation = (
  { desk, waiting }: Outlook,
  { decoy, ships }: Command,
  { area, path }: Route,
): boolean =>
  desk.view.options.seaTime === true &&
  desk.side === 'english' &&
  path.length <= STATION_REACH &&
  (decoy || (ships >= FLEET && waiting.has(area)));

/** With nothing to gain: a decoy goes out and in again, so that the enemy has to show his hand first. */
export function idle(desk: Desk, mine: readonly Marker[]): AnswerTo<'sail'> | null {
  const bound = mine.find(({ fromNeutral, token }) => fromNeutral && commandOf(desk, token).rating > 0);
  if (bound !== undefined) return null;
  for (const marker of mine) {
    const own = commandOf(desk, marker.token);
    if (!own.decoy || !('port' in marker.at)) continue;
    const { port } = marker.at;
    return { order: { token: own.token, path: [portOf(port).area], end: port } };
  }
  return { order: null };
}

/** Squadrons that sail from one area with equal points have the same ways before them, which are then found once. */
function chartsOf({ view, enemy }: Desk): (token: string) => Iterable<Route> {
  const known = new Map<string, readonly Route[]>();
  const watched = watchedAreas(view, enemy);
  return (token) => {
    const from = departureOf(view, token);
    const key = `${from.at} ${from.left} ${from.barred.size}`;
    let routes = known.get(key);
    if (routes === undefined) {
      routes = [...routesFrom(from, watched).values()];
      known.set(key, routes);
    }
    return routes;
  };
}

/** The best of a squadron's voyages, the best first. */
function ranked(
  outlook: Outlook,
  own: Command,
  routes: Iterable<Route>,
  known: Map<AreaId, number>,
  most: number,
): Plan[] {
  const found: Plan[] = [];
  for (const route of routes) {
    const worth = worthOf(outlook, own, route, known);
    const at = found.findIndex((one) => worth > one.worth);
    if (at >= 0) found.splice(at, 0, { own, route, worth });
    else if (found.length < most) found.push({ own, route, worth });
    if (found.length > most) found.pop();
  }
  return found;
}

/** What is known of one decoy holds for all. */
function worthOf(outlook: Outlook, own: Command, route: Route, known: Map<AreaId, number>): number {
  let worth = own.decoy ? known.get(route.area) : undefined;
  if (worth === undefined) {
    worth = prospectOf(outlook, own, route.area);
    if (own.decoy) known.set(route.area, worth);
  }
  let met = route.searches.length;
  if (met > 0 && route.searches.at(-1) === route.area) met--;
  return worth - met * outlook.temper.passing[outlook.desk.side] - 0.01 * route.path.length;
}

/** Where a squadron that goes on would do best at sea; null where there is no such place. */
export function onwardPlans(desk: Desk, temper: Temper, { token, area }: AskOf<'onward'>, most = 1) {
  const { view } = desk;
  const marker = view.markers.find((one) => one.token === token)!;
  const own = commandOf(desk, token);
  const outlook = outlookOf(desk, temper, guessesOf(desk, temper));
  const stays = mayStay(view, marker, area);
  const known = new Map<AreaId, number>();
  const open = [...reachable(view, token).values()].filter(
    (route) => !isTurnedAway(view, marker, route.area) && (route.path.length > 0 || stays),
  );
  return { outlook, own, plans: ranked(outlook, own, open, known, most) };
}

export const answerOnward =
  (temper: Temper): Answerer<'onward'> =>
  (desk, ask) => {
    const [plan] = onwardPlans(desk, temper, ask).plans;
    const there = plan === undefined ? null : { path: [...plan.route.path], end: 'sea' };
    if (plan !== undefined && plan.worth > LEAST) return there;
    const marker = desk.view.markers.find((one) => one.token === ask.token)!;
    return shelter(desk, marker, ask.area) ?? there;
  };

/** Into a port of the area, else to the nearest there is. */
export function shelter({ view }: Desk, marker: Marker, area: AreaId): AnswerTo<'onward'> | null {
  const { barred } = departureOf(view, marker.token);
  const here = havensOf(view, marker, barred).find((port) => portOf(port).area === area);
  if (here !== undefined) return { path: [], end: here };
  if (mayStay(view, marker, area)) return { path: [], end: 'sea' };
  const [flight] = flightFrom(view, marker, area, barred);
  return flight === undefined ? null : { path: flight.path, end: flight.ports[0]! };
}
