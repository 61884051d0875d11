/** Sensible orders for a segment: a grid of distances and turns, shots along the way, and everything else allowed. */
import { SAILS } from '../../data/words.ts';
import { isAfloat } from '../aboard/crippled.ts';
import { mayTry } from '../aboard/special-actions.ts';
import { gap } from '../geometry/base.ts';
import { mayBear, standingChoices } from '../gunnery/bears.ts';
import { chancesFrom } from '../gunnery/gunnery.ts';
import { nearestOfEach, shotChoices } from '../gunnery/shots.ts';
import { checkBoarding } from '../sailing/alongside.ts';
import { limitsOf, type SegmentLimits } from '../sailing/sailing.ts';
import type { MoveOrder, SegmentOrder, Shot } from '../table/asks.ts';
import type { AskRules } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { baseOf, shipOf, type View } from '../table/state.ts';
import { baseAlong, checkSegment } from './segment.ts';

/** How near a ship must be, beyond what the segment may cover, to be worth an order to board her. */
const BOARDING_REACH = 2000;

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)];

export const distancesOf = ({ most, least }: SegmentLimits): number[] =>
  unique([most, Math.round((most + least) / 2), least]);

export const turnsOf = ({ turn }: SegmentLimits): number[] =>
  unique([0, turn, -turn, Math.round(turn / 2), -Math.round(turn / 2)].map((by) => by + 0));

function* segmentChoices(view: View, ship: Ship): Generator<SegmentOrder> {
  const activation = view.activation!;
  const limits = limitsOf(view, ship, activation);
  const distances = distancesOf(limits);
  const turns = turnsOf(limits);
  for (const distance of distances) for (const turn of turns) yield { do: 'move', distance, turn };
  if (!activation.allHands) yield* firingMoves(view, ship, distances, turns);
  yield* boardingMoves(view, ship, limits);
  if (!activation.underWay && !activation.sailChanged) {
    const at = SAILS.indexOf(ship.sail);
    for (const sail of [SAILS[at - 1], SAILS[at + 1]]) if (sail !== undefined) yield { do: 'sail', sail };
  }
  for (const shots of shotChoices(view, ship, baseOf(ship), activation)) yield { do: 'fire', shots };
  yield* specials(view, ship, limits);
}

/** The nearest target of each broadside, from the start, half-way and the end of each distance. */
function* firingMoves(
  view: View,
  ship: Ship,
  distances: readonly number[],
  turns: readonly number[],
): Generator<MoveOrder> {
  const known = new Map<number, Shot[]>();
  const shotsAt = (at: number): Shot[] => {
    let shots = known.get(at);
    if (shots === undefined) {
      shots = nearestOfEach(chancesFrom(view, ship, baseAlong(ship, at)));
      known.set(at, shots);
    }
    return shots;
  };
  for (const distance of distances)
    for (const at of unique([0, Math.round(distance / 2), distance])) {
      const shots = shotsAt(at).map((shot) => ({ at, ...shot }));
      if (shots.length > 0) for (const turn of turns.slice(0, 3)) yield { do: 'move', distance, turn, shots };
    }
}

function* boardingMoves(view: View, ship: Ship, limits: SegmentLimits): Generator<MoveOrder> {
  if (limits.disposition === 'aback') return;
  for (const target of view.ships) {
    if (!isAfloat(target) || target.side === ship.side) continue;
    if (gap(baseOf(ship), baseOf(target)) > limits.most + BOARDING_REACH) continue;
    if (checkBoarding(view, ship, target.id, view.activation!) === null)
      yield { do: 'move', distance: limits.most, turn: 0, board: target.id };
  }
}

function* specials(view: View, ship: Ship, limits: SegmentLimits): Generator<SegmentOrder> {
  if (mayTry(ship, view.activation!) !== null) return;
  yield { do: 'tack' };
  if (limits.disposition !== 'aback' && limits.turn > 0)
    for (const side of ['larboard', 'starboard'] as const)
      yield { do: 'boxhaul', distance: limits.most, side };
  if (mayBear(view, ship, view.activation!) === null)
    for (const standing of standingChoices()) yield { do: 'bears', standing };
}

export const segmentAsk: AskRules<'segment'> = {
  choices: (view, ask) => segmentChoices(view, shipOf(view, ask.ship)),
  check: (view, ask, order) => checkSegment(view, shipOf(view, ask.ship), order),
};
