/**
 * How captains sail on in an imagined duel: for every lie of two ships to each other the table that a captain would
 * make of it, worked out once for the ships as they are and kept. Coarser than a captain's own, and a thousand times
 * as quick.
 */
import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { bearingSeen, type Pose, RANGE_BITS } from '../bearing.ts';
import type { Course, Placed } from '../courses.ts';
import { FORESIGHT, fallible, forgiving, idle, MEETING, sharesDrawn, TELLING } from '../helm.ts';
import { holdWorth } from '../hold-worth.ts';
import { collisionFouls, grappleChance } from '../irons.ts';
import { coursesMeet } from '../meeting.ts';
import { GAUGE, IRONS, impatience, PULL_NEXT, PULL_NOW, urgency, windward } from '../prospect.ts';
import { fired, fireWorths, LOADED, ownLoad, plainly, seenLoad, spiritBetween } from './fire-worths.ts';
import type { DuelLog } from './logs.ts';
import type { Way, Ways } from './ways.ts';

const REACH = 12;
const SPAN = 2 * REACH + 1;
const LIES = 36 * SPAN * SPAN;
const ROUNDS = 60;

const movedBy = (way: Way, q: number, r: number): Course => {
  const moved = (at: Placed): Placed => ({
    q: at.q + q,
    r: at.r + r,
    heading: at.heading,
    sternQ: at.sternQ + q,
    sternR: at.sternR + r,
  });
  const path = way.path.map(moved);
  return { ...way, path, end: path.at(-1)! };
};

/** Ways as bare numbers: q, r and heading of each end. */
const endsOf = (ways: readonly Way[]): Int8Array =>
  Int8Array.from(ways.flatMap(({ end: { q, r, heading } }) => [q, r, heading]));

const bearingAt = (own: number, foe: number, q: number, r: number): number =>
  bearingSeen({ q: 0, r: 0, heading: own as Direction }, { q, r, heading: foe as Direction });
const bearingBack = (own: number, foe: number, q: number, r: number): number =>
  bearingSeen({ q, r, heading: foe as Direction }, { q: 0, r: 0, heading: own as Direction });

export interface Lie {
  readonly q: number;
  readonly r: number;
  readonly own: Direction;
  readonly foe: Direction;
}

/** Left and right broadside, hers and theirs. */
type Loads = readonly [number, number, number, number];

export interface Answer {
  /** Her best way against a captain, what it is worth, and what it would be worth to sail as captains do. */
  readonly way: number;
  readonly worth: number;
  readonly asCaptains: number;
}

const lieKey = (own: number, foe: number, q: number, r: number): number =>
  ((own * 6 + foe - 7) * SPAN + q + REACH) * SPAN + r + REACH;

/** How each of two ships lies to the other's guns, for every lie. */
function bearings(): { readonly there: Int16Array; readonly back: Int16Array } {
  const [there, back] = [new Int16Array(LIES), new Int16Array(LIES)];
  for (let own = 1; own <= 6; own++)
    for (let foe = 1; foe <= 6; foe++)
      for (let q = -REACH; q <= REACH; q++)
        for (let r = -REACH; r <= REACH; r++) {
          const at = lieKey(own, foe, q, r);
          there[at] = bearingAt(own, foe, q, r);
          back[at] = bearingBack(own, foe, q, r);
        }
  return { there, back };
}

let known: ReturnType<typeof bearings> | null = null;
const bearingsKnown = (): ReturnType<typeof bearings> => {
  known ??= bearings();
  return known;
};

export class Lies {
  readonly ownWays: Ways;
  readonly #foeWays: Ways;
  readonly #pair: { readonly sea: Sea; readonly ships: readonly [Ship, Ship]; readonly held: number };
  readonly #ownFire: Float64Array;
  readonly #foeFire: Float64Array;
  readonly #ownEnds: Readonly<Record<number, Int8Array>>;
  readonly #foeEnds: Readonly<Record<number, Int8Array>>;
  readonly #wind: Direction;
  readonly #turn: number;
  readonly #spirit: number;
  readonly #telling: number;
  readonly #bearings = bearingsKnown();
  readonly #later = new Float64Array(LIES);
  readonly #prospects = new Float64Array(LIES).fill(Number.NaN);
  readonly #mixtures = new Map<number, Float64Array>();
  readonly #best = new Map<number, Answer>();

  constructor(sea: Sea, own: Ship, foe: Ship, ownWays: Ways, foeWays: Ways) {
    this.ownWays = ownWays;
    this.#foeWays = foeWays;
    this.#ownFire = fireWorths(sea, own, foe);
    this.#foeFire = fireWorths(sea, foe, own);
    const ends = (ways: Ways) =>
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((h) => [h, endsOf(ways[h as Direction])]));
    this.#ownEnds = ends(ownWays);
    this.#foeEnds = ends(foeWays);
    this.#wind = sea.wind;
    this.#turn = sea.turn;
    this.#spirit = spiritBetween(this.#ownFire, this.#foeFire) * impatience(sea.turn);
    this.#pair = { sea, ships: [own, foe], held: holdWorth(sea, own, foe, this.#spirit) };
    this.#telling = Math.max(0.01, TELLING * plainly(this.#ownFire, 2));
    for (let at = 0; at < LIES; at++)
      this.#later[at] = this.#exchange(
        this.#bearings.there[at]!,
        this.#bearings.back[at]!,
        LOADED,
        LOADED,
        LOADED,
        LOADED,
      );
  }

  #exchange(there: number, back: number, oL: number, oR: number, fL: number, fR: number): number {
    return this.#spirit * fired(this.#ownFire, there, oL, oR) - fired(this.#foeFire, back, fL, fR);
  }

  /** Fire given less fire taken as they lie. */
  exchangeAt({ q, r, own, foe }: Lie): number {
    if (Math.abs(q) > REACH || Math.abs(r) > REACH) return 0;
    return this.#later[lieKey(own, foe, q, r)]!;
  }

  prospectAt({ q, r, own, foe }: Lie): number {
    return this.#prospect(own, foe, q, r);
  }

  #prospect(own: number, foe: number, q: number, r: number): number {
    if (q < -REACH || q > REACH || r < -REACH || r > REACH) return this.#lie(own, foe, q, r);
    const at = lieKey(own, foe, q, r);
    const known = this.#prospects[at]!;
    if (!Number.isNaN(known)) return known;
    const worth = this.#chances(own, foe, q, r) + this.#lie(own, foe, q, r);
    this.#prospects[at] = worth;
    return worth;
  }

  #lie(own: number, foe: number, q: number, r: number): number {
    const wind = this.#wind;
    const here = { q: 0, r: 0, heading: own as Direction };
    let worth = GAUGE * windward(wind, here, { q, r, heading: foe as Direction });
    if (attitude(own as Direction, wind) === 'D') worth -= IRONS;
    if (attitude(foe as Direction, wind) === 'D') worth += IRONS;
    const away = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    let nearest = Number.POSITIVE_INFINITY;
    const ends = this.#ownEnds[own]!;
    for (let i = 0; i < ends.length; i += 3) {
      const dq = q - ends[i]!;
      const dr = r - ends[i + 1]!;
      nearest = Math.min(nearest, (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2);
    }
    const way = PULL_NOW * Math.max(0, away - 3) + PULL_NEXT * Math.max(0, nearest - 3);
    return worth - urgency(this.#turn) * way;
  }

  #chances(own: number, foe: number, q: number, r: number): number {
    const mine = this.#ownEnds[own]!;
    const theirs = this.#foeEnds[foe]!;
    const columns = new Float64Array(theirs.length / 3);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < mine.length; i += 3) {
      let sum = 0;
      const dq = q - mine[i]!;
      const dr = r - mine[i + 1]!;
      const base = mine[i + 2]! * 6 - 7;
      for (let j = 0, c = 0; j < theirs.length; j += 3, c++) {
        const tq = dq + theirs[j]!;
        const tr = dr + theirs[j + 1]!;
        if (tq < -REACH || tq > REACH || tr < -REACH || tr > REACH) continue;
        const worth = this.#later[((base + theirs[j + 2]!) * SPAN + tq + REACH) * SPAN + tr + REACH]!;
        sum += worth;
        columns[c]! += worth;
      }
      if (sum > best) best = sum;
    }
    let worst = Number.POSITIVE_INFINITY;
    for (const sum of columns) worst = Math.min(worst, sum);
    return (best / columns.length + worst / (mine.length / 3)) / 2;
  }

  /** What each of her ways is worth against each of theirs, row by row. */
  #table(lie: Lie, loads: Loads): Float64Array {
    const mine = this.ownWays[lie.own];
    const theirs = this.#foeWays[lie.foe].map((way) => movedBy(way, lie.q, lie.r));
    const mayMeet = Math.max(Math.abs(lie.q), Math.abs(lie.r), Math.abs(lie.q + lie.r)) <= MEETING;
    const pay = new Float64Array(mine.length * theirs.length);
    let at = 0;
    for (const own of mine)
      for (const foe of theirs)
        pay[at++] = mayMeet ? this.#metWorth(own, foe, loads) : this.#lyingWorth(own.end, foe.end, loads);
    return pay;
  }

  /** What it comes to if both sail so and may run into each other: irons and fouled rigging hold them. */
  #metWorth(own: Course, foe: Course, loads: Loads): number {
    const { a, b, collided } = coursesMeet(own, foe);
    let worth = this.#lyingWorth(a, b, loads);
    const { sea, ships, held } = this.#pair;
    if (collided) worth += collisionFouls(sea, ships[0], ships[1], own, foe) * held;
    if ((bearingSeen(a, b) & RANGE_BITS) === 1)
      worth += grappleChance(sea, ships[0], ships[1], own, foe, held) * held;
    return worth;
  }

  /** This turn's fire as they come to lie, and what lying there promises. */
  #lyingWorth(own: Pose, foe: Pose, [oL, oR, fL, fR]: Loads): number {
    const q = foe.q - own.q;
    const r = foe.r - own.r;
    const worth = FORESIGHT * this.#prospect(own.heading, foe.heading, q, r);
    const slack = idle(this.#turn);
    if (q < -REACH || q > REACH || r < -REACH || r > REACH) return worth - slack;
    const key = lieKey(own.heading, foe.heading, q, r);
    const given = fired(this.#ownFire, this.#bearings.there[key]!, oL, oR);
    const taken = fired(this.#foeFire, this.#bearings.back[key]!, fL, fR);
    return worth + this.#spirit * given - taken - slack * Math.max(0, 1 - given / this.#telling);
  }

  #loads(own: DuelLog, foe: DuelLog): Loads {
    return [ownLoad(own, 'L'), ownLoad(own, 'R'), seenLoad(foe, 'L'), seenLoad(foe, 'R')];
  }

  #keyOf(lie: Lie, [oL, oR, fL, fR]: Loads): number {
    return ((((lieKey(lie.own, lie.foe, lie.q, lie.r) * 4 + oL) * 4 + oR) * 4 + fL) * 4 + fR) | 0;
  }

  /** How often a captain sails each of her ways from here. */
  mixture(lie: Lie, own: DuelLog, foe: DuelLog): Float64Array {
    const loads = this.#loads(own, foe);
    const key = this.#keyOf(lie, loads);
    const known = this.#mixtures.get(key);
    if (known !== undefined) return known;
    const pay = this.#table(lie, loads);
    const rows = this.#ownEnds[lie.own]!.length / 3;
    const columns = this.#foeEnds[lie.foe]!.length / 3;
    forgiving(pay, columns, fallible(this.#turn));
    const kept = sharesDrawn([...solveSecretGame({ rows, columns, pay }, ROUNDS).rows]);
    const sum = kept.reduce((total, share) => total + share, 0);
    const mixture = Float64Array.from(kept, (share) => share / sum);
    this.#mixtures.set(key, mixture);
    return mixture;
  }

  /** Her answer to what a captain over there would sail; `theirs` is his table of the same lie. */
  answer(lie: Lie, own: DuelLog, foe: DuelLog, theirs: Lies): Answer {
    const loads = this.#loads(own, foe);
    const key = this.#keyOf(lie, loads);
    const known = this.#best.get(key);
    if (known !== undefined) return known;
    const mixture = theirs.mixture({ q: -lie.q, r: -lie.r, own: lie.foe, foe: lie.own }, foe, own);
    const mine = this.mixture(lie, own, foe);
    const pay = this.#table(lie, loads);
    const columns = mixture.length;
    let asCaptains = 0;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i * columns < pay.length; i++) {
      let worth = 0;
      for (let j = 0; j < columns; j++) worth += mixture[j]! * pay[i * columns + j]!;
      asCaptains += mine[i]! * worth;
      if (worth > most) [most, best] = [worth, i];
    }
    const answer = { way: best, worth: most, asCaptains };
    this.#best.set(key, answer);
    return answer;
  }
}

/** Far off the ships are brought nearer in thought: what matters there is only the way. */
export function lieOf(own: DuelLog, foe: DuelLog): Lie {
  const q = foe.q - own.q;
  const r = foe.r - own.r;
  const most = Math.max(Math.abs(q), Math.abs(r));
  const by = most > REACH ? REACH / most : 1;
  return { q: Math.round(q * by), r: Math.round(r * by), own: own.heading, foe: foe.heading };
}
