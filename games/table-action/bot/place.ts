/** What a place is worth to a ship when her move is over: what may be fired at her, what she may fire at next. */
import { ABACK_DICE } from '../data/tables.ts';
import type { Sail } from '../data/words.ts';
import { crippledIn, isDemasted, sailOf } from '../rules/aboard/crippled.ts';
import { UNIT } from '../rules/geometry/angle.ts';
import { direction } from '../rules/geometry/point.ts';
import { contains, type Polygon } from '../rules/geometry/polygon.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { turnOf } from '../rules/sailing/sailing.ts';
import type { Ship } from '../rules/table/ship.ts';
import type { Edge } from '../rules/table/victory-language.ts';
import { bandOf, type Chart, type Mark, markOf, type Pose, poseOf } from './chart.ts';
import { batteryFirer, Gunnery, shipFirer } from './guns.ts';
import { boardingOdds } from './odds.ts';
import { bestFrom, type Reach, rateAt, reachOf } from './reach.ts';
import { EVEN_TEMPER, type Temper } from './temper.ts';
import { shareLost } from './worth.ts';

/** Somebody who may fire at her before she acts again. */
interface Threat {
  readonly mark: Mark;
  readonly reach: Reach;
  readonly worths: readonly number[];
  /** How much of it is likely to fall on her. */
  readonly weight: number;
  /** The chance that she would be taken if boarded. */
  readonly boarding: number;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boundsOf(points: Polygon): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const MOST = { threats: 4, marks: 5 };
/** A ship that has acted will act again before us only now and then. */
const ACTED = 0.8;
const FUTURE = 0.45;
/** What an inch is worth: points beyond the range at which every gun tells, a share of her worth towards her edge. */
const INCH = { far: 0.14, exit: 0.012, hold: 0.02 };
/** How near is near, in thousandths of an inch. */
const WITHIN = { range: 6000, boarding: 9000, edge: 16_000 };
const AHEAD = 9;

export class Places {
  readonly chart: Chart;
  readonly ship: Ship;
  /** The marks worth thinking about, nearest first. */
  readonly marks: readonly Mark[];
  readonly worth: number;
  readonly fails: number;
  readonly exit: Edge | null;
  readonly #temper: Temper;
  readonly #self: Mark;
  readonly #threats = new Map<Sail, readonly Threat[]>();
  readonly #own = new Map<string, Gunnery>();
  readonly #all: readonly Mark[];
  readonly #ground: readonly Bounds[];

  constructor(chart: Chart, ship: Ship, temper: Temper = EVEN_TEMPER) {
    this.#temper = temper;
    this.chart = chart;
    this.ship = ship;
    this.#self = markOf(chart.view, chart.aims, ship);
    this.worth = this.#self.worth;
    this.fails = this.#self.fails;
    this.exit = chart.aims.exitOf(ship);
    const far = ({ pose }: Mark): number => (pose.x - ship.at.x) ** 2 + (pose.y - ship.at.y) ** 2;
    this.#all = [...chart.marks].sort((a, b) => far(a) - far(b));
    this.marks = this.#all.slice(0, MOST.marks);
    this.#ground = chart.view.terrain.map(({ points }) => boundsOf(points));
  }

  /** Her own guns under a sail. */
  gunnery(sail: Sail, mayChain: boolean): Gunnery {
    const key = `${sail} ${mayChain}`;
    let found = this.#own.get(key);
    if (found === undefined) {
      found = new Gunnery(shipFirer(this.ship, sail, mayChain), this.marks);
      this.#own.set(key, found);
    }
    return found;
  }

  #threatsUnder(sail: Sail): readonly Threat[] {
    let found = this.#threats.get(sail);
    if (found === undefined) {
      found = this.#all.slice(0, MOST.threats).map((mark) => this.#threat(mark, sail));
      this.#threats.set(sail, found);
    }
    return found;
  }

  #threat(mark: Mark, sail: Sail): Threat {
    const { view, friends } = this.chart;
    const near = friends.filter(
      ({ at }) => (at.x - mark.pose.x) ** 2 + (at.y - mark.pose.y) ** 2 < 24_000 ** 2,
    ).length;
    const share = 1 / Math.sqrt(Math.max(1, near));
    const sails = [isDemasted(this.ship) ? null : sail];
    if (mark.ship === null) {
      const gunnery = new Gunnery(batteryFirer(mark.battery!), [this.#self], sails);
      return { mark, reach: [0, 0, 0, 0, -1, 0], worths: gunnery.worths(0), weight: share, boarding: 0 };
    }
    const ship = mark.ship;
    const firer = shipFirer({ ...ship, musketed: false }, sailOf(ship), false);
    const mayBoard = !crippledIn(ship, 'crew') && !isDemasted(ship) && !ship.anchored;
    return {
      mark,
      reach: reachOf(view, ship, mark.pose.heading, ship.sail),
      worths: new Gunnery(firer, [this.#self], sails).worths(0),
      weight: share * (ship.acted ? ACTED : 1),
      boarding: mayBoard ? boardingOdds(ship, this.ship) : 0,
    };
  }

  /** What is likely to be shot out of her there. */
  threat(pose: Pose, sail: Sail): number {
    let sum = 0;
    for (const { mark, reach, worths, weight, boarding } of this.#threatsUnder(sail)) {
      if (mark.ship === null) {
        const band = bandOf((pose.x - mark.pose.x) ** 2 + (pose.y - mark.pose.y) ** 2);
        if (band < 4) sum += weight * worths[band * 2]!;
        continue;
      }
      const { length, width } = mark.ship.spec;
      sum += weight * bestFrom(mark.pose, reach, length / 2, width / 2, worths, pose, true);
      if (boarding > 0.6) {
        const away = Math.sqrt((pose.x - mark.pose.x) ** 2 + (pose.y - mark.pose.y) ** 2);
        const within = Math.max(0, 1 - away / (WITHIN.boarding + 3000));
        sum += within * (2 * boarding - 1) * this.worth * 0.5;
      }
    }
    return this.#temper.caution * sum;
  }

  /** What she may hope to fire from there in her next move, if the others stay where they are. */
  future(pose: Pose, sail: Sail): number {
    const { ship, chart } = this;
    const reach = reachOf(chart.view, ship, pose.heading, sail);
    const gunnery = this.gunnery(sail, false);
    let best = 0;
    for (let i = 0; i < Math.min(3, this.marks.length); i++) {
      const mark = this.marks[i]!;
      const { length, width } = ship.spec;
      best = Math.max(
        best,
        bestFrom(pose, reach, length / 2, width / 2, gunnery.worths(i), mark.pose, mark.ship !== null),
      );
    }
    return this.#temper.foresight * FUTURE * best;
  }

  /** Everything about a place but the guns: dangers, distance, and the scenario's errand. */
  lie(pose: Pose, sail: Sail): number {
    const { chart, ship, worth } = this;
    let value = 0;
    if (disposition(pose.heading, chart.view.wind) === 'aback') value -= this.aback(sail);
    if (this.exit !== null) value -= INCH.exit * worth * (this.#toEdge(pose, this.exit) / 1000);
    else {
      const [nearest] = this.marks;
      if (nearest !== undefined) {
        const away = Math.sqrt((pose.x - nearest.pose.x) ** 2 + (pose.y - nearest.pose.y) ** 2);
        value -= (this.#temper.zeal * INCH.far * worth * Math.max(0, away - WITHIN.range)) / 1000 / 30;
      }
      if (chart.aims.hold !== null) {
        const { x, y } = chart.aims.hold;
        const away = Math.sqrt((pose.x - x) ** 2 + (pose.y - y) ** 2);
        value -= (INCH.hold * worth * Math.max(0, away - WITHIN.range)) / 1000;
      }
    }
    if (this.#doomed(pose, ship, sail)) value -= worth;
    return value;
  }

  aback(sail: Sail): number {
    const rigging = ABACK_DICE.data[sail] * 3.5;
    return this.worth * (shareLost(this.ship, { hull: 0, rigging, crew: 0 }, this.fails) + 0.03);
  }

  #toEdge({ x, y }: Pick<Pose, 'x' | 'y'>, edge: Edge): number {
    const { width, height } = this.chart.view.size;
    if (edge === 'north') return y;
    if (edge === 'south') return height - y;
    return edge === 'west' ? x : width - x;
  }

  /** Whether there is no way left to turn from the edge of the table or the ground ahead. */
  #doomed(pose: Pose, ship: Ship, sail: Sail): boolean {
    const { size } = this.chart.view;
    const { x, y } = pose;
    const near =
      x < WITHIN.edge ||
      y < WITHIN.edge ||
      x > size.width - WITHIN.edge ||
      y > size.height - WITHIN.edge ||
      this.#ground.some(
        ({ left, right, top, bottom }) =>
          x > left - WITHIN.edge &&
          x < right + WITHIN.edge &&
          y > top - WITHIN.edge &&
          y < bottom + WITHIN.edge,
      );
    return near && ![-1, 1, 0].some((hand) => this.#comesClear(pose, ship, sail, hand));
  }

  #comesClear(pose: Pose, ship: Ship, sail: Sail, hand: number): boolean {
    const { view } = this.chart;
    const turn = turnOf(ship, 3) * hand;
    let { x, y, heading } = pose;
    for (let segment = 0; segment < AHEAD; segment++) {
      const least = rateAt(view, ship, sail, heading) / 2;
      // Head to wind she stops: unpleasant, but not the end.
      if (least === 0 && segment > 0) return true;
      const way = direction(heading);
      x += (way.x / UNIT) * least;
      y += (way.y / UNIT) * least;
      if (this.isLost(x, y, (way.x / UNIT) * 1600, (way.y / UNIT) * 1600)) return false;
      heading += turn;
    }
    return true;
  }

  /** Off the table where she should not be, or with her bow, stern or middle on the ground. */
  isLost(x: number, y: number, bowX: number, bowY: number): boolean {
    const { size, terrain } = this.chart.view;
    if (x < 0 || y < 0 || x > size.width || y > size.height)
      return this.exit === null || this.#toEdge({ x, y }, this.exit) >= 0;
    for (let i = 0; i < terrain.length; i++) {
      const { left, right, top, bottom } = this.#ground[i]!;
      if (x < left - 1600 || x > right + 1600 || y < top - 1600 || y > bottom + 1600) continue;
      const { points } = terrain[i]!;
      if (
        contains(points, { x, y }) ||
        contains(points, { x: x + bowX, y: y + bowY }) ||
        contains(points, { x: x - bowX, y: y - bowY })
      )
        return true;
    }
    return false;
  }

  /** All of it: what it is worth to be there at the end of a move. */
  standing(pose: Pose, sail: Sail): number {
    return this.lie(pose, sail) - this.threat(pose, sail) + this.future(pose, sail);
  }

  own(): Pose {
    return poseOf(this.ship);
  }
}
