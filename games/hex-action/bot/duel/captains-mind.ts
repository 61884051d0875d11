/**
 * What a captain would sail in an imagined duel: his own table, worked out in bare numbers for the ships as they are now.
 * Closer to him than the tables that are kept for many turns (`lies.ts`), and slower.
 */
import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { bearingSeen, RANGE_BITS } from '../bearing.ts';
import type { Course } from '../courses.ts';
import { FORESIGHT, fallible, forgiving, idle, MEETING, sharesDrawn, TELLING } from '../helm.ts';
import { holdWorth } from '../hold-worth.ts';
import { collisionFouls, grappleChance } from '../irons.ts';
import { coursesMeet } from '../meeting.ts';
import { GAUGE, IRONS, impatience, PULL_NEXT, PULL_NOW, urgency, windward } from '../prospect.ts';
import { driftingWays, movedBy } from './drifting-ways.ts';
import { exchanges, OUTLOOK, type Outlook, stepsFrom, stepsTo } from './exchanges.ts';
import { fired, fireWorths, ownLoad, plainly, seenLoad, spiritBetween } from './fire-worths.ts';
import { seaAs } from './judged-decks.ts';
import type { Duel, DuelLog, End } from './logs.ts';
import { type Way, type Ways, waysOf } from './ways.ts';

const ROUNDS = 100;
/** Farther apart than this nothing can be gained next turn. */
const TOO_FAR = 19;

/** What a captain makes much or little of, as many times as captains do. */
export interface CaptainsTemper {
  /** Fire given, beside fire taken. */
  readonly spirit: number;
  /** Next turn's chances, the wind's side, the eye of the wind, the way to the enemy, being bound, idle guns. */
  readonly foresight: number;
  readonly gauge: number;
  readonly irons: number;
  readonly pull: number;
  readonly bond: number;
  readonly idle: number;
}
export const PLAIN_TEMPER: CaptainsTemper = {
  spirit: 1,
  foresight: 1,
  gauge: 1,
  irons: 1,
  pull: 1,
  bond: 1,
  idle: 1,
};

/** To be asked at once: the next mind for the same end of a duel works on the same arrays. */
export class CaptainsMind {
  readonly #temper: CaptainsTemper;
  readonly #sea: Sea;
  readonly #own: Ship;
  readonly #foe: Ship;
  readonly #log: DuelLog;
  readonly #foeLog: DuelLog;
  readonly #ways: Ways;
  readonly #foeWays: Ways;
  readonly #ownFire: Float64Array;
  readonly #foeFire: Float64Array;
  readonly #spirit: number;
  readonly #outlook: Outlook;
  #staying = Number.NaN;

  constructor(duel: Duel, end: End, temper: CaptainsTemper = PLAIN_TEMPER) {
    this.#temper = temper;
    const other = end === 0 ? 1 : 0;
    this.#sea = asSailed(duel);
    this.#own = this.#sea.ships[end]!;
    this.#foe = this.#sea.ships[other]!;
    this.#log = duel.logs[end];
    this.#foeLog = duel.logs[other];
    this.#ownFire = fireWorths(this.#sea, this.#own, this.#foe);
    this.#foeFire = fireWorths(this.#sea, this.#foe, this.#own);
    this.#spirit = temper.spirit * spiritBetween(this.#ownFire, this.#foeFire) * impatience(duel.turn);
    this.#ways = waysOf(this.#sea, duel.ships[end], this.#log.rigging);
    this.#foeWays = waysOf(this.#sea, duel.ships[other], this.#foeLog.rigging);
    this.#outlook = exchanges(end, {
      spirit: this.#spirit,
      ownFire: this.#ownFire,
      foeFire: this.#foeFire,
      ways: this.#ways,
      foeWays: this.#foeWays,
      haste: urgency(duel.turn) + this.#log.ran,
      wind: this.#sea.wind,
      temper,
    });
  }

  /** What it is worth to him to be bound, beyond the gun duel that they would fight anyway. */
  staying(): number {
    if (Number.isNaN(this.#staying))
      this.#staying = this.#temper.bond * holdWorth(this.#sea, this.#own, this.#foe, this.#spirit);
    return this.#staying;
  }

  /** Fire given less fire taken next turn if they stayed as they lie. */
  exchangeNow(): number {
    const q = this.#foeLog.q - this.#log.q;
    const r = this.#foeLog.r - this.#log.r;
    if (Math.max(Math.abs(q), Math.abs(r)) > OUTLOOK.reach) return 0;
    return this.#outlook.later[OUTLOOK.keyOf(this.#log.heading, this.#foeLog.heading, q, r)]!;
  }

  #prospect(own: Direction, foe: Direction, q: number, r: number): number {
    const near = Math.max(Math.abs(q), Math.abs(r)) <= OUTLOOK.reach;
    const at = near ? OUTLOOK.keyOf(own, foe, q, r) : 0;
    const { seen, prospects, stamp } = this.#outlook;
    if (near && seen[at] === stamp) return prospects[at]!;
    const worth = this.#lie(own, foe, q, r) + this.#chances(own, foe, q, r);
    if (near) {
      prospects[at] = worth;
      seen[at] = stamp;
    }
    return worth;
  }

  #lie(own: Direction, foe: Direction, q: number, r: number): number {
    const temper = this.#temper;
    const { wind, turn } = this.#sea;
    let worth = temper.gauge * GAUGE * windward(wind, { q: 0, r: 0, heading: own }, { q, r, heading: foe });
    if (attitude(own, wind) === 'D') worth -= temper.irons * IRONS;
    if (attitude(foe, wind) === 'D') worth += temper.irons * IRONS;
    let nearest = Number.POSITIVE_INFINITY;
    for (const { end } of this.#ways[own]) nearest = Math.min(nearest, hexes(q - end.q, r - end.r));
    const way = PULL_NOW * Math.max(0, hexes(q, r) - 3) + PULL_NEXT * Math.max(0, nearest - 3);
    return worth - temper.pull * (urgency(turn) + this.#log.ran) * way;
  }

  #chances(own: Direction, foe: Direction, q: number, r: number): number {
    if (hexes(q, r) > TOO_FAR) return 0;
    const { later } = this.#outlook;
    const mine = stepsFrom(this.#ways[own]);
    const theirs = stepsTo(this.#foeWays[foe]);
    const from = OUTLOOK.between(q, r);
    const columns = COLUMNS.fill(0, 0, theirs.length);
    let best = Number.NEGATIVE_INFINITY;
    for (const step of mine) {
      let sum = 0;
      for (let j = 0; j < theirs.length; j++) {
        const worth = later[from + step + theirs[j]!]!;
        sum += worth;
        columns[j]! += worth;
      }
      if (sum > best) best = sum;
    }
    let worst = Number.POSITIVE_INFINITY;
    for (let j = 0; j < theirs.length; j++) if (columns[j]! < worst) worst = columns[j]!;
    return (best / theirs.length + worst / mine.length) / 2;
  }

  /** How often he sails each of his ways, in the order of `waysOf`. */
  mixture(): Float64Array {
    const [log, foeLog] = [this.#log, this.#foeLog];
    const ways = driftingWays(this.#ways[log.heading], this.#own, log.still, this.#sea.wind);
    if (ways.length === 1) return Float64Array.of(1);
    const theirs = driftingWays(this.#foeWays[foeLog.heading], this.#foe, foeLog.still, this.#sea.wind);
    const pay = this.#table(ways, theirs);
    forgiving(pay, theirs.length, fallible(this.#sea.turn));
    const game = { rows: ways.length, columns: theirs.length, pay };
    const kept = sharesDrawn([...solveSecretGame(game, ROUNDS).rows]);
    const sum = kept.reduce((total, share) => total + share, 0);
    return Float64Array.from(kept, (share) => share / sum);
  }

  #table(ways: readonly Way[], theirs: readonly Way[]): Float64Array {
    const [log, foeLog] = [this.#log, this.#foeLog];
    const [q, r] = [foeLog.q - log.q, foeLog.r - log.r];
    const slack = this.#temper.idle * idle(this.#sea.turn);
    const foresight = this.#temper.foresight * FORESIGHT;
    const telling = Math.max(0.01, TELLING * plainly(this.#ownFire, 2));
    const loads = [
      ownLoad(log, 'L'),
      ownLoad(log, 'R'),
      seenLoad(foeLog, 'L'),
      seenLoad(foeLog, 'R'),
    ] as const;
    const there = theirs.map((way) => movedBy(way, q, r));
    const gap = hexes(q, r);
    const pay = new Float64Array(ways.length * there.length);
    let at = 0;
    for (const own of ways)
      for (const foe of there) {
        const mayMeet = gap <= MEETING + 1 && gap <= own.path.length + foe.path.length + 2;
        const { a, b, collided } = mayMeet
          ? coursesMeet(own, foe)
          : { a: own.end, b: foe.end, collided: false };
        const bearing = bearingSeen(a, b);
        const given = fired(this.#ownFire, bearing, loads[0], loads[1]);
        const taken = fired(this.#foeFire, bearingSeen(b, a), loads[2], loads[3]);
        let worth = this.#spirit * given - taken;
        worth += foresight * this.#prospect(a.heading, b.heading, b.q - a.q, b.r - a.r);
        worth -= slack * Math.max(0, 1 - given / telling);
        pay[at++] = worth + this.#bondWorth(own, foe, collided, bearing);
      }
    return pay;
  }

  /** Irons and fouled rigging may hold them. */
  #bondWorth(own: Course, foe: Course, collided: boolean, bearing: number): number {
    let worth = 0;
    if (collided) worth += collisionFouls(this.#sea, this.#own, this.#foe, own, foe) * this.staying();
    if ((bearing & RANGE_BITS) === 1)
      worth += grappleChance(this.#sea, this.#own, this.#foe, own, foe, this.staying()) * this.staying();
    return worth;
  }
}

const COLUMNS = new Float64Array(128);
const hexes = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** The sea as the logs have it, with what each ship noted when she last sailed. */
function asSailed(duel: Duel): Sea {
  const sea = seaAs(duel);
  const ships = sea.ships.map((ship, i) => {
    const { factors, hexes: sailed, still } = duel.logs[i as End];
    return { ...ship, noted: { factors, hexes: sailed }, still };
  });
  return { ...sea, ships };
}
