/** The sailing master: what to do with a segment. */
import { TESTS } from '../data/tables.ts';
import { SAILS, type Sail } from '../data/words.ts';
import { mayTry, rerollsOf } from '../rules/aboard/special-actions.ts';
import { checkSegment } from '../rules/activation/segment.ts';
import { angleOffWind } from '../rules/geometry/wind.ts';
import type { MoveOrder, SegmentOrder, ShotOnTheWay, TableAsk } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import { chartFor, poseAt } from './chart.ts';
import { Helm, type Plan, type SearchOptions } from './helm.ts';
import { passes } from './odds.ts';
import { Places } from './place.ts';
import type { Temper } from './temper.ts';
import { shareLost } from './worth.ts';

/** How many half-made plans are carried on from segment to segment. */
export interface Diligence {
  readonly beam: number;
  readonly temper?: Temper | undefined;
}

/** All that a move is thought over with. */
export function deliberation(
  view: View,
  ask: Extract<TableAsk, { kind: 'segment' }>,
  beam: number,
  temper?: Temper,
): { readonly places: Places; readonly helm: Helm; readonly options: SearchOptions } {
  const ship = shipOf(view, ask.ship);
  const activation = view.activation!;
  const places = new Places(chartFor(view, ship.side), ship, temper);
  const options: SearchOptions = {
    sail: ship.sail,
    segment: ask.segment,
    segments: ask.segments,
    tacked: activation.tacked,
    mayChain: mayTry(ship, activation) === null,
    mayFire: !activation.allHands,
    beam,
  };
  return { places, helm: new Helm(places), options };
}

export function chooseSegment(
  view: View,
  ask: Extract<TableAsk, { kind: 'segment' }>,
  { beam, temper }: Diligence,
): SegmentOrder {
  const ship = shipOf(view, ask.ship);
  const activation = view.activation!;
  const { places, helm, options } = deliberation(view, ask, beam, temper);
  const maySpecial = options.mayChain;
  const own = helm.best(options);
  const sail = activation.underWay || activation.sailChanged ? null : betterSail(helm, options, own);
  if (sail !== null) return { do: 'sail', sail };
  if (maySpecial) {
    const special = specialOf(places, helm, options, own);
    if (special !== null) return special;
  }
  return own === null ? drifting(ask) : moveOf(view, ship, own, ask.segment);
}

const drifting = ({ most }: Extract<TableAsk, { kind: 'segment' }>): MoveOrder => ({
  do: 'move',
  distance: most,
  turn: 0,
});

const promise = (plan: Plan | null): number => plan?.value ?? Number.NEGATIVE_INFINITY;

/** The neighbouring sail under which she would do better. */
function betterSail(helm: Helm, options: SearchOptions, own: Plan | null): Sail | null {
  const at = SAILS.indexOf(options.sail);
  let [best, value]: [Sail | null, number] = [null, promise(own)];
  for (const sail of [SAILS[at - 1], SAILS[at + 1]]) {
    if (sail === undefined) continue;
    const plan = helm.best({ ...options, sail });
    if (promise(plan) > value) [best, value] = [sail, promise(plan)];
  }
  return best;
}

/** Tacking or boxhauling, where it beats what she can do without. */
function specialOf(
  places: Places,
  helm: Helm,
  options: SearchOptions,
  own: Plan | null,
): SegmentOrder | null {
  const { ship, chart, worth, fails } = places;
  const { view } = chart;
  const rerolls = rerollsOf(ship);
  const failure = worth * shareLost(ship, { hull: 0, rigging: 7, crew: 0 }, fails);
  let [best, value]: [SegmentOrder | null, number] = [null, promise(own) + 0.01 * worth];
  if (angleOffWind(ship.heading, view.wind) < 900) {
    const passed = helm.best({ ...options, tacked: true, mayChain: false });
    const chance = passes(TESTS.data.dice, rerolls, TESTS.data.needed.tack);
    const expected = chance * promise(passed) + (1 - chance) * (promise(own) - failure);
    if (passed !== null && expected > value) [best, value] = [{ do: 'tack' }, expected];
  }
  const chance = passes(TESTS.data.dice, rerolls, TESTS.data.needed.boxhaul);
  for (const side of ['larboard', 'starboard'] as const) {
    const pose = places.own();
    const distance = limitOf(view, ship);
    if (distance === null) break;
    const hand = side === 'starboard' ? 1 : -1;
    const [x, y] = [pose.x + pose.dx * distance, pose.y + pose.dy * distance];
    const round = poseAt(x, y, pose.heading + 1800);
    const half = poseAt(pose.x, pose.y, pose.heading + hand * 900);
    const expected =
      chance * places.standing(round, ship.sail) +
      (1 - chance) * (places.standing(half, ship.sail) - failure);
    if (expected <= value) continue;
    const order = { do: 'boxhaul', distance, side } as const;
    if (checkSegment(view, ship, order) === null) [best, value] = [order, expected];
  }
  return best;
}

/** How far she would go before she boxhauls; null where she cannot. */
function limitOf(view: View, ship: Ship): number | null {
  const order = (distance: number) => ({ do: 'boxhaul', distance, side: 'starboard' }) as const;
  for (const distance of [1000, 1500, 2000, 2500, 3000, 3500, 4000])
    if (checkSegment(view, ship, order(distance)) === null) return distance;
  return null;
}

/** The first step of a plan as an order; a shot that the umpire would not allow is left out. */
export function moveOf(view: View, ship: Ship, { first, fires }: Plan, segment: number): MoveOrder {
  const shots: ShotOnTheWay[] = [];
  const { distance, turn, board } = first;
  const order = (): MoveOrder => ({
    do: 'move',
    distance,
    turn,
    ...(shots.length > 0 ? { shots: [...shots] } : {}),
    ...(board === null ? {} : { board }),
  });
  const due = fires.flatMap((fire) => (fire !== null && fire.segment === segment ? [fire] : []));
  for (const { at, side, target, aim, chain } of due.sort((a, b) => a.at - b.at)) {
    const chained = chain && !shots.some((shot) => shot.chain);
    shots.push({ at, side, target, aim, ...(chained ? { chain: true } : {}) });
    if (checkSegment(view, ship, order()) !== null) shots.pop();
  }
  return order();
}
