/**
 * What a lie between two ships comes to some turns ahead: the enemy goes on sailing as captains do, and she answers as
 * well as can be. No dice fall in it; fire counts as what it is worth on the average.
 */
import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { bearingSeen, type Pose, RANGE_BITS } from '../bearing.ts';
import { FORESIGHT, fallible, forgiving, sharesDrawn } from '../helm.ts';
import { exchange, type Pair, prospect } from '../prospect.ts';

/** Farther apart than this along an axis it is left to the captains' measure of a lie. */
const REACH = 14;
const SPAN = 2 * REACH + 1;
const LIES = 36 * SPAN * SPAN;
/** A captain's mixture some turns ahead need not be known to a hair. */
const ROUNDS = 30;

const unknown = (): Float64Array => new Float64Array(LIES).fill(Number.NaN);

export class Foresight {
  readonly #pair: Pair;
  readonly #exchanges = unknown();
  /** What a lie is worth with so many turns seen ahead; none is the captains' own measure. */
  readonly #worths: Float64Array[] = [unknown()];
  readonly #mixtures: (Float64Array | undefined)[] = new Array(LIES);

  constructor(pair: Pair) {
    this.#pair = pair;
  }

  worth(turns: number, own: Pose, foe: Pose): number {
    return this.#worth(turns, foe.q - own.q, foe.r - own.r, own.heading, foe.heading);
  }

  #worth(turns: number, q: number, r: number, own: Direction, foe: Direction): number {
    if (Math.abs(q) > REACH || Math.abs(r) > REACH) return this.#asCaptains(q, r, own, foe);
    this.#worths[turns] ??= unknown();
    const known = this.#worths[turns]!;
    const at = indexOf(q, r, own, foe);
    if (Number.isNaN(known[at]!))
      known[at] = turns === 0 ? this.#asCaptains(q, r, own, foe) : this.#answered(turns, q, r, own, foe);
    return known[at]!;
  }

  #asCaptains(q: number, r: number, own: Direction, foe: Direction): number {
    return prospect(this.#pair, { q: 0, r: 0, heading: own }, { q, r, heading: foe });
  }

  /** Her best course of the next turn against what a captain would sail there. */
  #answered(turns: number, q: number, r: number, own: Direction, foe: Direction): number {
    const { ownReach, foeReach } = this.#pair;
    const mixture = this.#mixtureAt(q, r, own, foe);
    const steps = foeReach[foe];
    let best = Number.NEGATIVE_INFINITY;
    for (const mine of ownReach[own]) {
      let worth = 0;
      for (const [j, theirs] of steps.entries())
        if (mixture[j]! > 0) worth += mixture[j]! * this.#after(turns - 1, q, r, mine, theirs);
      best = Math.max(best, worth);
    }
    return best;
  }

  /** The fire of the turn in which both sail so, and what comes after it. */
  #after(turns: number, q: number, r: number, own: Pose, foe: Pose): number {
    const dq = q + foe.q - own.q;
    const dr = r + foe.r - own.r;
    return (
      this.#exchange(dq, dr, own.heading, foe.heading) +
      FORESIGHT * this.#worth(turns, dq, dr, own.heading, foe.heading)
    );
  }

  #exchange(q: number, r: number, own: Direction, foe: Direction): number {
    if (Math.abs(q) > REACH || Math.abs(r) > REACH) return 0;
    const at = indexOf(q, r, own, foe);
    if (Number.isNaN(this.#exchanges[at]!)) {
      const [here, there]: [Pose, Pose] = [
        { q: 0, r: 0, heading: own },
        { q, r, heading: foe },
      ];
      // Two ships can't lie in one hex.
      this.#exchanges[at] =
        (bearingSeen(here, there) & RANGE_BITS) === 0 ? 0 : exchange(this.#pair, here, there, 'later');
    }
    return this.#exchanges[at]!;
  }

  #mixtureAt(q: number, r: number, own: Direction, foe: Direction): Float64Array {
    const at = indexOf(q, r, own, foe);
    const known = this.#mixtures[at];
    if (known !== undefined) return known;
    const [rows, columns] = [this.#pair.ownReach[own], this.#pair.foeReach[foe]];
    const pay = new Float64Array(rows.length * columns.length);
    let cell = 0;
    for (const mine of rows) for (const theirs of columns) pay[cell++] = this.#after(0, q, r, mine, theirs);
    forgiving(pay, columns.length, fallible(this.#pair.sea.turn));
    const game = { rows: rows.length, columns: columns.length, pay };
    const kept = sharesDrawn([...solveSecretGame(game, ROUNDS).columns]);
    const sum = kept.reduce((total, share) => total + share, 0);
    const mixture = Float64Array.from(kept, (share) => share / sum);
    this.#mixtures[at] = mixture;
    return mixture;
  }
}

const indexOf = (q: number, r: number, own: Direction, foe: Direction): number =>
  ((own * 6 + foe - 7) * SPAN + q + REACH) * SPAN + r + REACH;
