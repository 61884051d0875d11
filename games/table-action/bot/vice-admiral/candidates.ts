/** The moves that are tried: those that the sailing master weighs best, the same with the guns held, and manoeuvres. */
import { fights } from '../../rules/aboard/crippled.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import { firedSides } from '../broadsides.ts';
import { chartFor } from '../chart.ts';
import { Places } from '../place.ts';
import { type Grid, manoeuvres } from './manoeuvres.ts';
import type { PairWeights } from './pair-network.ts';
import type { Candidate } from './sifting.ts';
import { holding, type SegmentAsk, unlikeMoves, type WholeMove } from './whole-move.ts';

export interface Breadth {
  readonly moves: number;
  readonly held: number;
  readonly manoeuvres: number;
  readonly grid: Grid;
  /** Half-made plans that the sailing master carries on. */
  readonly beam: number;
}

/** What the sailing master's weighing counts, in chances to win: for as much as all her side's ships are worth. */
const TRUST = 0.3;
/** What guns that are held may still do, of what they would have done. */
const LATER = 0.7;
/** Less than the best that the sailing master knows, until it is tried. */
const UNWEIGHED = -0.02;

export function candidatesFor(
  view: View,
  ask: SegmentAsk,
  world: State,
  weights: PairWeights,
  breadth: Breadth,
): readonly Candidate<WholeMove>[] {
  const found = unlikeMoves(view, ask, breadth.moves, breadth.beam);
  const [best] = found;
  if (best === undefined) return [];
  let all = 1;
  for (const ship of view.ships) if (ship.side === view.side && fights(ship)) all += ship.spec.points;
  const weighed = [...found, ...holding(found, breadth.held)].map((move) => {
    const later = move.holds ? (1 - LATER) * firedSides(move.plan.fires) : 0;
    return { move, before: (TRUST * (move.plan.value - later - best.plan.value)) / all };
  });
  const ship = shipOf(view, ask.ship);
  const places = new Places(chartFor(view, ship.side), ship);
  const others = manoeuvres(view, ask, world, weights, places, {
    most: breadth.manoeuvres,
    grid: breadth.grid,
  });
  return [...weighed, ...others.map((move) => ({ move, before: UNWEIGHED }))];
}
