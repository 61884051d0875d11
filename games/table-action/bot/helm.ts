/** The search over a ship's segments: her moves, what she can fire on the way, and the place she ends in. */
import { COLLISION_DICE, MEASURES } from '../data/tables.ts';
import type { Sail } from '../data/words.ts';
import { crippledIn } from '../rules/aboard/crippled.ts';
import { norm } from '../rules/geometry/angle.ts';
import { type Base, gap } from '../rules/geometry/base.ts';
import { along, bearing } from '../rules/geometry/point.ts';
import { advance, turnSweep } from '../rules/geometry/sweep.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { leastOf, turnOf } from '../rules/sailing/sailing.ts';
import { edgePassed } from '../rules/sailing/way.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf } from '../rules/table/state.ts';
import { Broadsides, type Fires, firedSides } from './broadsides.ts';
import { type Pose, poseAt } from './chart.ts';
import { bestInDanger } from './endangered.ts';
import type { Gunnery } from './guns.ts';
import { boardingOdds } from './odds.ts';
import type { Places } from './place.ts';
import { rateAt } from './reach.ts';
import { shareLost } from './worth.ts';

const LOST = 2;
const EXIT_BONUS = 1.2;
/** At worse odds she does not board. */
const BOARDING_ODDS = 0.72;
const FRIEND = 0.12;
/**
 * How many ways to end a move are held against the enemy's fire, and how many against the next move, at the least; whoever
 * carries many half-made plans on looks at as many more.
 */
const WAYS = { lookedAt: 120, thoughtOver: 24 };
const LOOKED_AT_FOR_EACH = 10;

export interface Step {
  readonly distance: number;
  readonly turn: number;
  readonly board: string | null;
}

interface Node {
  readonly pose: Pose;
  readonly first: Step | null;
  /** All of her way from its first step on. */
  readonly steps: readonly Step[];
  readonly fires: Fires;
  /** In points: what the way there has cost her, or brought. */
  readonly gain: number;
  readonly end: End;
}

/** Whether she goes on; else stopped where she is, alongside another, or off the table for good. */
type End = 'on' | 'stopped' | 'alongside' | 'gone';

export interface Plan {
  readonly value: number;
  readonly first: Step;
  readonly steps: readonly Step[];
  readonly fires: Fires;
  /** Where she would end. */
  readonly pose: Pose;
  /** In points: what may be fired at her where she ends, before she acts again. */
  readonly threat: number;
}

export interface SearchOptions {
  readonly sail: Sail;
  readonly segment: number;
  readonly segments: number;
  readonly tacked: boolean;
  readonly mayChain: boolean;
  /** With all hands on deck she neither fires nor boards. */
  readonly mayFire: boolean;
  readonly beam: number;
}

const isExposed = ({ end }: Node): boolean => end === 'on' || end === 'stopped';

export class Helm {
  readonly #places: Places;
  readonly #broadsides: Broadsides;
  readonly #ship: Ship;
  readonly #others: readonly Ship[];
  readonly #bases: readonly Base[];

  constructor(places: Places) {
    this.#places = places;
    this.#broadsides = new Broadsides(places);
    const { ship, chart } = places;
    this.#ship = ship;
    this.#others = chart.afloat.filter(
      (other) =>
        other !== ship && (other.at.x - ship.at.x) ** 2 + (other.at.y - ship.at.y) ** 2 < 26_000 ** 2,
    );
    this.#bases = this.#others.map(baseOf);
  }

  /** The best of what she can do from here on under that sail. */
  best(options: SearchOptions): Plan | null {
    let best: Plan | null = null;
    for (const plan of this.plans(options)) if (best === null || plan.value > best.value) best = plan;
    return best;
  }

  /** All that was thought over to the end. */
  plans(options: SearchOptions): readonly Plan[] {
    const gunnery = this.#places.gunnery(options.sail, options.mayChain);
    const start: Node = {
      pose: this.#places.own(),
      first: null,
      steps: [],
      fires: [null, null],
      gain: 0,
      end: 'on',
    };
    let nodes: readonly Node[] = [start];
    const ended: Node[] = [];
    for (let segment = options.segment; segment <= options.segments; segment++) {
      const next: Node[] = [];
      for (const node of nodes)
        for (const child of this.#expand(node, segment, gunnery, options))
          (child.end === 'on' ? next : ended).push(child);
      nodes = segment < options.segments ? this.#keep(next, options) : next;
    }
    return this.#pick([...nodes, ...ended], gunnery, options);
  }

  #keep(nodes: readonly Node[], { sail, beam }: SearchOptions): readonly Node[] {
    if (nodes.length <= beam) return nodes;
    const places = this.#places;
    const safe = nodes.map(({ gain, fires, pose }) => gain + firedSides(fires) + places.lie(pose, sail));
    const danger = ({ pose }: Node): number => 0.5 * places.threat(pose, sail);
    return bestInDanger(nodes, safe, beam, danger).map(({ item }) => item);
  }

  #pick(nodes: readonly Node[], gunnery: Gunnery, options: SearchOptions): Plan[] {
    const { sail, beam } = options;
    const rough = nodes
      .map((node) => {
        if (node.end === 'gone') return { node, value: node.gain + firedSides(node.fires) };
        const fires = node.end === 'on' ? this.#finalFires(node, gunnery, options) : node.fires;
        const value = node.gain + firedSides(fires) + this.#places.lie(node.pose, sail);
        return { node: { ...node, fires }, value };
      })
      .sort((a, b) => b.value - a.value)
      .slice(0, Math.max(WAYS.lookedAt, LOOKED_AT_FOR_EACH * beam));
    const found = bestInDanger(
      rough.map(({ node }) => node),
      rough.map(({ value }) => value),
      Math.max(WAYS.thoughtOver, beam),
      (node) => (isExposed(node) ? this.#places.threat(node.pose, sail) : 0),
    );
    return found.map(({ item: node, value }) => ({
      value: value + (isExposed(node) ? this.#places.future(node.pose, sail) : 0),
      first: node.first!,
      steps: node.steps,
      pose: node.pose,
      fires: node.fires,
      threat: isExposed(node) ? this.#places.threat(node.pose, sail) : 0,
    }));
  }

  /** With what she could fire from where she ends. */
  #finalFires(node: Node, gunnery: Gunnery, options: SearchOptions): Fires {
    if (!options.mayFire) return node.fires;
    return this.#broadsides.from(node.fires, node.pose, options.segments + 1, 0, gunnery);
  }

  *#expand(node: Node, segment: number, gunnery: Gunnery, options: SearchOptions): Generator<Node> {
    const { pose } = node;
    const ship = this.#ship;
    const { view } = this.#places.chart;
    let most = rateAt(view, ship, options.sail, pose.heading);
    const turn = turnOf(ship, segment);
    const inIrons = disposition(pose.heading, view.wind) === 'aback';
    const aback = inIrons && !options.tacked;
    if (inIrons && options.tacked) most = rateAt(view, ship, options.sail, view.wind + 1200);
    const base: Base = {
      at: { x: Math.round(pose.x), y: Math.round(pose.y) },
      heading: pose.heading,
      length: ship.spec.length,
      width: ship.spec.width,
    };
    const turns = this.#turns(pose, turn);
    if (aback) {
      const gain = node.gain - this.#places.aback(options.sail);
      const fires = options.mayFire
        ? this.#broadsides.from(node.fires, pose, segment, 0, gunnery)
        : node.fires;
      for (const by of turns) yield* this.#turned({ ...node, gain, fires }, base, 0, by);
      return;
    }
    const near = this.#bases.some(
      ({ at }) => (at.x - pose.x) ** 2 + (at.y - pose.y) ** 2 < (most + 3200) ** 2,
    );
    const run =
      near || view.terrain.length > 0
        ? advance(base, pose.heading, most, near ? this.#bases : [], view.terrain)
        : { moved: most, hit: null };
    const along = options.mayFire
      ? this.#broadsides.along(pose, node.fires, run.moved, segment, gunnery)
      : [];
    const firesTo = (distance: number): Fires => {
      let fires = node.fires;
      for (const each of along) if (each.at <= distance) fires = each.fires;
      return fires;
    };
    if (options.mayFire) yield* this.#boardings(node, base, most, run.moved, firesTo);
    const least = leastOf(most);
    for (const distance of new Set([most, Math.round((most + least) / 2), least])) {
      const fires = firesTo(distance);
      if (run.hit !== null && distance > run.moved) {
        const met = this.#met(run.hit.kind === 'ship' ? this.#others[run.hit.index]! : null);
        const way = taken(node, { distance, turn: 0, board: null });
        const [x, y] = [pose.x + pose.dx * run.moved, pose.y + pose.dy * run.moved];
        const there = { ...pose, x, y };
        yield { ...node, ...met, ...way, fires, gain: node.gain + met.gain, pose: there };
        continue;
      }
      for (const by of turns) yield* this.#turned({ ...node, fires }, base, distance, by);
    }
  }

  /** What running into something comes to. */
  #met(other: Ship | null): { readonly gain: number; readonly end: End } {
    const { worth, fails, chart } = this.#places;
    if (other === null) return { gain: -LOST * worth, end: 'gone' };
    const ship = this.#ship;
    const mine = { hull: COLLISION_DICE.data[other.spec.size] * 3.5, rigging: 0, crew: 0 };
    const theirs = { hull: COLLISION_DICE.data[ship.spec.size] * 3.5, rigging: 0, crew: 0 };
    const lost = worth * (shareLost(ship, mine, fails) + FRIEND);
    const given = chart.aims.worth(other) * shareLost(other, theirs, 0.25);
    const gain = other.side === chart.side ? -given : other.colours === 'flying' ? given : 0;
    return { gain: gain - lost, end: 'stopped' };
  }

  *#turned(node: Node, base: Base, distance: number, by: number): Generator<Node> {
    const { view } = this.#places.chart;
    const { pose } = node;
    const way = taken(node, { distance, turn: by, board: null });
    const x = pose.x + pose.dx * distance;
    const y = pose.y + pose.dy * distance;
    const edge = edgePassed(view, { at: { x, y } });
    if (edge !== null) {
      const { worth, exit } = this.#places;
      const gain = edge === exit ? EXIT_BONUS * worth : -LOST * worth * 0.6;
      yield { ...node, ...way, gain: node.gain + gain, end: 'gone' };
      return;
    }
    const close = this.#bases.some(({ at }) => (at.x - x) ** 2 + (at.y - y) ** 2 < 3300 ** 2);
    if (by !== 0 && (close || view.terrain.length > 0)) {
      const there = { ...base, at: along(base.at, base.heading, distance) };
      const { hit } = turnSweep(there, by, close ? this.#bases : [], view.terrain);
      if (hit !== null) {
        const met = this.#met(hit.kind === 'ship' ? this.#others[hit.index]! : null);
        yield { ...node, ...met, ...way, gain: node.gain + met.gain, pose: { ...pose, x, y } };
        return;
      }
    }
    yield { ...node, ...way, pose: poseAt(x, y, pose.heading + by) };
  }

  /** Turns worth trying: by halves of the allowance, square to an enemy's keel, and to lay a broadside on him. */
  #turns(pose: Pose, most: number): readonly number[] {
    if (most === 0) return [0];
    const found = new Set([0, most, -most, Math.round(most / 2), -Math.round(most / 2)]);
    for (const mark of this.#places.marks.slice(0, 3)) {
      if (mark.ship !== null)
        for (const square of [900, 2700]) tryTurn(found, pose, mark.pose.heading + square, most);
      const at = { x: Math.round(pose.x), y: Math.round(pose.y) };
      const towards = bearing(at, { x: mark.pose.x, y: mark.pose.y });
      for (const beam of [900, 2700]) tryTurn(found, pose, towards + beam, most);
    }
    return [...found].map((by) => by + 0);
  }

  /** Ships she could come alongside of in this segment, where that promises something. */
  *#boardings(
    node: Node,
    base: Base,
    most: number,
    free: number,
    firesTo: (distance: number) => Fires,
  ): Generator<Node> {
    const ship = this.#ship;
    const { chart, worth } = this.#places;
    if (crippledIn(ship, 'crew')) return;
    for (const other of this.#others) {
      if (other.side === ship.side || other.colours === 'retaken') continue;
      const away = (other.at.x - base.at.x) ** 2 + (other.at.y - base.at.y) ** 2;
      if (away > (most + 6000) ** 2) continue;
      const prize = chart.aims.prize(other);
      if (other.colours !== 'flying' && prize === 0) continue;
      const odds = boardingOdds(ship, other);
      if (odds < BOARDING_ODDS) continue;
      for (let distance = 0; distance <= free; distance += 250) {
        const there = { ...base, at: along(base.at, base.heading, distance) };
        if (gap(there, baseOf(other)) > MEASURES.data.boardingReach) continue;
        const theirs = other.colours === 'flying' ? chart.aims.worth(other) : 0;
        const gain = odds * (theirs + prize) - (1 - odds) * worth;
        const way = taken(node, { distance: most, turn: 0, board: other.id });
        const fires = firesTo(distance);
        yield { ...node, ...way, fires, gain: node.gain + gain, end: 'alongside' };
        break;
      }
    }
  }
}

const taken = ({ first, steps }: Node, step: Step): Pick<Node, 'first' | 'steps'> => ({
  first: first ?? step,
  steps: [...steps, step],
});

function tryTurn(found: Set<number>, pose: Pose, heading: number, most: number): void {
  const by = norm(heading - pose.heading);
  const turn = by > 1800 ? by - 3600 : by;
  if (Math.abs(turn) <= most) found.add(turn);
}
