/** The measure of the others: steers for the nearest enemy under battle sail and fires at her hull as soon as she can. */
import { RANGES } from '../data/words.ts';
import { fights } from '../rules/aboard/crippled.ts';
import { openingsOf } from '../rules/activation/opening.ts';
import { baseAlong, checkSegment } from '../rules/activation/segment.ts';
import { difference, norm } from '../rules/geometry/angle.ts';
import { along, bearing, distanceBetween, type Point } from '../rules/geometry/point.ts';
import { advance } from '../rules/geometry/sweep.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { chancesFrom, isLaid, type Laid, layBattery } from '../rules/gunnery/gunnery.ts';
import { nearestOfEach } from '../rules/gunnery/shots.ts';
import { otherBases } from '../rules/sailing/collision.ts';
import { edgePassed } from '../rules/sailing/way.ts';
import type { Answer, MoveOrder, SegmentOrder, Shot, TableAsk } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, batteryOf, shipOf, type View } from '../rules/table/state.ts';

type AskTo<K extends TableAsk['kind']> = Extract<TableAsk, { kind: K }>;

/** Fire is opened from here. */
const OPEN_FIRE = RANGES.indexOf('effective');
/** Near enough to lie broadside on. */
const ALONGSIDE = 8000;

const inRange = ({ range }: Laid): boolean => RANGES.indexOf(range) <= OPEN_FIRE;

export function closeBot(view: View, ask: TableAsk): Answer {
  switch (ask.kind) {
    case 'signal':
      return { squadron: ask.squadrons[0] ?? null };
    case 'activate':
      return activation(view, ask);
    case 'segment':
      return segment(view, ask);
    case 'fire': {
      const shots = shotsFrom(view, shipOf(view, ask.ship), 0);
      return shots.length > 0 ? { do: 'fire', shots } : { do: 'done' };
    }
    case 'bears': {
      const ship = shipOf(view, ask.ship);
      const shots = nearestOfEach(chancesFrom(view, ship, baseOf(ship)));
      if (shots.length > 0) return { do: 'fire', shots };
      return { do: 'hold', standing: { when: 'any', do: 'ask', aim: 'hull' } };
    }
    case 'snap':
      return { aim: 'hull' };
    case 'battery':
      return battery(view, ask);
  }
}

/** The first of them, with every fire fought. */
function activation(view: View, { ships }: AskTo<'activate'>): Answer {
  const ship = shipOf(view, ships[0]!);
  const open = openingsOf(view, ship);
  const opening = open.find((each) => each === 'fight-fires' || each === 'repair-leaks') ?? null;
  return { ship: ship.id, opening, allHands: false };
}

function battery(view: View, ask: AskTo<'battery'>): Answer {
  const own = batteryOf(view, ask.battery);
  let best: Laid | null = null;
  for (const { id } of view.ships) {
    const laid = layBattery(view, own, id, 'hull');
    if (isLaid(laid) && (best === null || laid.distance < best.distance)) best = laid;
  }
  return { shot: best === null ? null : { target: best.target, aim: 'hull' } };
}

const shotsFrom = (view: View, ship: Ship, at: number): Shot[] =>
  nearestOfEach(chancesFrom(view, ship, baseAlong(ship, at)).filter(inRange));

/** The nearest enemy that fights. */
function nearest(view: View, ship: Ship): Point | null {
  let [best, least]: [Point | null, number] = [null, Number.POSITIVE_INFINITY];
  const enemies = [
    ...view.ships.filter((other) => fights(other) && other.side !== ship.side),
    ...view.batteries.filter((fort) => fort.state === 'fights' && fort.side !== ship.side),
  ];
  for (const { at } of enemies) {
    const away = distanceBetween(ship.at, at);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

function segment(view: View, ask: AskTo<'segment'>): SegmentOrder {
  const ship = shipOf(view, ask.ship);
  const sail = { do: 'sail', sail: 'battle' } as const;
  if (ship.sail !== 'battle' && checkSegment(view, ship, sail) === null) return sail;
  const steered = steer(view, ship, ask);
  if (view.activation?.allHands) return steered;
  for (let eighth = 0; eighth <= 8; eighth++) {
    const at = Math.floor((steered.distance * eighth) / 8);
    const shots = shotsFrom(view, ship, at).map((shot) => ({ at, ...shot }));
    const order = { ...steered, shots };
    if (shots.length > 0 && checkSegment(view, ship, order) === null) return order;
  }
  return steered;
}

/** The way that points best, of those that lead neither aground nor off the table nor into anybody. */
function steer(view: View, ship: Ship, { most, least, turn }: AskTo<'segment'>): MoveOrder {
  const others = otherBases(view, ship.id);
  const enemy = nearest(view, ship);
  let best: MoveOrder = { do: 'move', distance: most, turn: 0 };
  let value = Number.NEGATIVE_INFINITY;
  for (const length of new Set([most, least])) {
    const { hit } = advance(baseOf(ship), ship.heading, length, others, view.terrain);
    const there = along(ship.at, ship.heading, length);
    for (const by of new Set([0, turn, -turn, Math.round(turn / 2), -Math.round(turn / 2)])) {
      const heading = norm(ship.heading + by);
      const ahead = advance({ ...baseOf(ship), at: there, heading }, heading, 9000, [], view.terrain);
      let worth = length / 1000;
      if (hit !== null || edgePassed(view, { at: there }) !== null) worth -= 10_000;
      if (ahead.hit !== null || edgePassed(view, ahead.at) !== null) worth -= 2000;
      if (disposition(heading, view.wind) === 'aback') worth -= 1500;
      if (enemy !== null) worth -= Math.abs(difference(heading, wanted(there, heading, enemy)));
      if (worth > value) [best, value] = [{ do: 'move', distance: length, turn: by + 0 }, worth];
    }
  }
  return best;
}

/** Straight for her; near by, with the broadside towards her. */
function wanted(from: Point, heading: number, enemy: Point): number {
  const towards = bearing(from, enemy);
  if (distanceBetween(from, enemy) > ALONGSIDE) return towards;
  const beams = [norm(towards + 900), norm(towards - 900)];
  return Math.abs(difference(heading, beams[0]!)) <= Math.abs(difference(heading, beams[1]!))
    ? beams[0]!
    : beams[1]!;
}
