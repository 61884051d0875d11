/**
 * Moves without a shot on the way, which the sailing master would pass over: he goes by what her guns do in this move and
 * in the next. Of all places she can reach those that promise most when the move is over.
 */
import { SAILS, type Sail } from '../../data/words.ts';
import { isAfloat } from '../../rules/aboard/crippled.ts';
import { leastOf, turnOf } from '../../rules/sailing/sailing.ts';
import { edgePassed } from '../../rules/sailing/way.ts';
import { ASK_ALWAYS } from '../../rules/table/standing.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import { type Pose, poseAt, poseOf } from '../chart.ts';
import type { Step } from '../helm.ts';
import type { Places } from '../place.ts';
import { rateAt } from '../reach.ts';
import { outlookOf } from './outlook.ts';
import type { PairWeights } from './pair-network.ts';
import type { SegmentAsk, WholeMove } from './whole-move.ts';

/** Nobody may lie so near her way. */
const CLEAR = 4500;
/** Ends of a move that are as good as one: within so many thousandths of an inch, and tenths of a degree. */
export interface Grid {
  readonly place: number;
  readonly heading: number;
}
export const GRIDS = { fine: { place: 3000, heading: 300 }, coarse: { place: 6000, heading: 600 } };

interface Way {
  readonly sail: Sail;
  readonly steps: readonly Step[];
  readonly places: readonly Pose[];
}

/** One way to each of the places she can reach. */
function waysOf(
  view: View,
  ask: SegmentAsk,
  sails: readonly Sail[],
  { place, heading }: Grid,
): readonly Way[] {
  const ship = shipOf(view, ask.ship);
  const others = view.ships.filter((other) => other !== ship && isAfloat(other));
  const found = new Map<string, Way>();
  const isClear = ({ x, y }: Pose): boolean =>
    edgePassed(view, { at: { x, y } }) === null &&
    others.every(({ at }) => (at.x - x) ** 2 + (at.y - y) ** 2 > CLEAR ** 2);
  const visit = (way: Way, segment: number): void => {
    const from = way.places.at(-1)!;
    if (segment > ask.segments) {
      const cell = `${Math.round(from.x / place)} ${Math.round(from.y / place)}`;
      const key = `${way.sail} ${cell} ${Math.round(from.heading / heading)}`;
      if (!found.has(key)) found.set(key, way);
      return;
    }
    const most = rateAt(view, ship, way.sail, from.heading);
    if (most === 0) return;
    const turn = turnOf(ship, segment);
    for (const distance of [leastOf(most), most])
      for (const by of turn === 0 ? [0] : [0, turn, -turn, Math.round(turn / 2), -Math.round(turn / 2)]) {
        const to = poseAt(from.x + from.dx * distance, from.y + from.dy * distance, from.heading + by);
        if (!isClear(to)) continue;
        const step = { distance, turn: by, board: null };
        visit({ ...way, steps: [...way.steps, step], places: [...way.places, to] }, segment + 1);
      }
  };
  for (const sail of sails) visit({ sail, steps: [], places: [poseOf(ship)] }, ask.segment);
  return [...found.values()];
}

/** The table as it would be with her there and her guns ready. */
function tableAfter(world: State, id: string, sail: Sail, { x, y, heading }: Pose): State {
  const at = { x: Math.round(x), y: Math.round(y) };
  const ships = world.ships.map((ship) =>
    ship.id === id
      ? { ...ship, at, heading, sail, acted: true, bears: { standing: ASK_ALWAYS, seen: [] } }
      : ship,
  );
  const all = ships.every(({ acted }) => acted);
  const dawn = all ? ships.map((ship) => ({ ...ship, acted: false })) : ships;
  return { ...world, ships: dawn, activation: null, acting: world.acting + 1 };
}

export function manoeuvres(
  view: View,
  ask: SegmentAsk,
  world: State,
  weights: PairWeights,
  places: Places,
  { most, grid }: { readonly most: number; readonly grid: Grid },
): readonly WholeMove[] {
  if (most === 0 || view.terrain.length > 0) return [];
  const { underWay, sailChanged } = view.activation!;
  const { sail: set } = shipOf(view, ask.ship);
  const at = SAILS.indexOf(set);
  const near = underWay || sailChanged ? [set] : SAILS.slice(Math.max(0, at - 1), at + 2);
  return waysOf(view, ask, near, grid)
    .map((way) => ({
      way,
      outlook: outlookOf(weights, tableAfter(world, ask.ship, way.sail, way.places.at(-1)!), view.side!),
    }))
    .sort((a, b) => b.outlook - a.outlook)
    .slice(0, most)
    .map(({ way: { sail, steps, places: passed } }) => {
      const pose = passed.at(-1)!;
      const value = places.standing(pose, sail);
      const plan = { value, first: steps[0]!, steps, fires: [null, null], pose, threat: 0 } as const;
      return { sail, plan, from: ask.segment, places: passed.slice(0, -1), holds: true };
    });
}
