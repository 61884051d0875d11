/** What to sail in a duel: every way against every way of theirs by the net, and the best of them looked at a turn on. */
import { type SearchEffort, solveSecretGame } from '@weathergage/bots/search/index.ts';
import { type Dice, drawBelow, looseDice, seedFor } from '@weathergage/kernel';
import { CaptainsMind } from './captains-mind.ts';
import { captainsMuster, musterMen } from './decks.ts';
import { asCaptainsHold, cutIrons, throwIrons } from './irons.ts';
import { copiedDuel, type Duel, type End, isBound } from './logs.ts';
import { BOTH_AS_CAPTAINS, chanceFor, DRAWN, endTurn, type Nets, sailedWorths } from './net-choices.ts';
import { rangeOf, sail } from './sailing.ts';
import { chanceAhead, type Expected, type Meeting, meetingOf, plainWorths } from './turn-ahead.ts';
import type { Way } from './ways.ts';

export interface PlotHabits {
  /** How much of her play is taken to be a captain's, rather than what is best against ours. */
  readonly plainness: number;
  /** Ways that are looked at a turn on. */
  readonly looked: number;
  /** Looks that the net's own word counts as. */
  readonly trust: number;
}

export const PLOT_HABITS: PlotHabits = { plainness: 0.85, looked: 6, trust: 24 };

export interface WayWeighed {
  readonly way: Way;
  readonly share: number;
  readonly worth: number;
  readonly feared: string;
}

export interface PlotThought {
  readonly ways: readonly WayWeighed[];
  readonly rivals: readonly { readonly name: string; readonly share: number }[];
  readonly looks: number;
}

const ROUNDS = 200;

/** Who thinks about what: her end of a duel, what she has learnt, and what she expects of him. */
export interface PlotMatter {
  readonly duel: Duel;
  readonly own: End;
  readonly nets: Nets;
  readonly expected: Expected | null;
}

export function thinkPlot(
  matter: PlotMatter,
  effort: SearchEffort,
  seed: number,
  { plainness, looked, trust }: PlotHabits,
): PlotThought {
  const { duel, own, nets, expected } = matter;
  const meeting = meetingOf(duel, own, expected);
  const { ways, theirs, shares } = meeting;
  const every = theirs.map(() => 1);
  const pay = sailedWorths(duel, own, [ways, theirs], every, nets, looseDice(seedFor(seed, 1)));
  const plain = plainWorths(meeting, pay);
  const best = [...ways.keys()].sort((x, y) => plain[y]! - plain[x]! || x - y).slice(0, looked);
  const { looked: seenAhead, looks } = lookAhead(matter, { meeting, pay, plain, trust }, best, effort, seed);
  const bys = amendments(seenAhead, ways.length, trust);
  for (let i = 0; i < ways.length; i++) {
    plain[i]! += bys[i]!;
    for (let j = 0; j < theirs.length; j++) pay[i * theirs.length + j]! += bys[i]!;
  }
  for (let i = 0; i < ways.length; i++)
    for (let j = 0; j < theirs.length; j++) {
      const at = i * theirs.length + j;
      pay[at] = (1 - plainness) * pay[at]! + plainness * plain[i]!;
    }
  const { rows, columns } = solveSecretGame({ rows: ways.length, columns: theirs.length, pay }, ROUNDS);
  const found = ways.map((way, i): WayWeighed => {
    let worth = 0;
    let worst = 0;
    for (let j = 0; j < theirs.length; j++) {
      worth += columns[j]! * pay[i * theirs.length + j]!;
      if (pay[i * theirs.length + j]! < pay[i * theirs.length + worst]!) worst = j;
    }
    return { way, share: rows[i]!, worth, feared: theirs[worst]!.plot };
  });
  return {
    ways: found,
    rivals: theirs
      .map(({ plot }, j) => ({ name: plot, share: shares[j]! }))
      .sort((x, y) => y.share - x.share),
    looks,
  };
}

/** What looks say beyond the net's word: what they all say holds for every way, and the rest as far as it was looked at. */
function amendments(looked: readonly Looked[], ways: number, trust: number): Float64Array {
  const seen = looked.filter(({ looks }) => looks > 0);
  const common = seen.reduce((total, { sum, looks }) => total + sum / looks, 0) / Math.max(1, seen.length);
  const bys = new Float64Array(ways).fill(common);
  for (const { i, sum, looks } of seen) bys[i]! += (sum - looks * common) / (looks + trust);
  return bys;
}

/** Whether of so many looks, or of the time, that part is used up. */
function overAfter(effort: SearchEffort): (looks: number, part: number) => boolean {
  if ('playOuts' in effort) return (looks, part) => looks >= part * effort.playOuts;
  const start = performance.now();
  return (_looks, part) => performance.now() > start + part * effort.ms;
}

/** Parts of the looks after each of which the worse half of the ways is looked at no more. */
const PARTS = [1 / 3, 2 / 3, 1] as const;

/** Steps by which a line of 65536 is gone over evenly, however many they are. */
const EVENLY = 40_503;
const LINE = 65_536;
const FACES = 6;
/** Goes over all throws of two dice, each of them in turn. */
const NEXT_THROW = 7;

/** One of so many by its share of one, at this mark of the line. */
function shareAt(shares: ArrayLike<number>, mark: number): number {
  let left = mark / LINE;
  let last = 0;
  for (let i = 0; i < shares.length; i++) {
    if (shares[i] === 0) continue;
    last = i;
    left -= shares[i]!;
    if (left < 0) break;
  }
  return last;
}

/** The first throws of a die of six are those given, the others as they fall: no look is wasted on the same luck. */
function firstThrown(throws: readonly number[], dice: Dice): Dice {
  let at = 0;
  return {
    roll: (sides) => dice.roll(sides),
    d6: () => dice.d6(),
    below: (n) => (n === FACES && at < throws.length ? throws[at++]! : dice.below(n)),
    get rolled() {
      return at + dice.rolled;
    },
  };
}

/** A way that is looked at: by how much that came to more than the net had said, all looks together. */
interface Looked {
  readonly i: number;
  sum: number;
  looks: number;
}

interface Weighing {
  readonly meeting: Meeting;
  readonly pay: Float64Array;
  readonly plain: Float64Array;
  readonly trust: number;
}

/** Each way sailed against the same of theirs, with the same dice, to the next turn. */
function lookAhead(
  { duel, own, nets }: PlotMatter,
  { meeting: { ways, theirs, shares }, pay, plain, trust }: Weighing,
  best: readonly number[],
  effort: SearchEffort,
  seed: number,
): { readonly looked: readonly Looked[]; readonly looks: number } {
  const found = best.map((i): Looked => ({ i, sum: 0, looks: 0 }));
  const isOver = overAfter(effort);
  let looks = 0;
  if (best.length < 2) return { looked: found, looks };
  const worthOf = ({ i, sum, looks: seen }: Looked): number => plain[i]! + sum / (seen + trust);
  const from = drawBelow(looseDice(seedFor(seed, 2)), LINE);
  let left: readonly Looked[] = found;
  let round = 0;
  for (const part of PARTS) {
    for (; !isOver(looks, part); round++) {
      const j = shareAt(shares, (from + round * EVENLY) % LINE);
      const throws = (from + round * NEXT_THROW) % FACES ** 2;
      for (const each of left) {
        const dice = looseDice(seedFor(seed, 3, round));
        const imagined = copiedDuel(duel);
        const [way, theirWay] = [ways[each.i]!, theirs[j]!];
        sail(imagined, own === 0 ? [way, theirWay] : [theirWay, way], dice);
        const guns = firstThrown([throws % FACES, Math.floor(throws / FACES)], dice);
        each.sum += turnPlayedOn(imagined, own, nets, guns) - pay[each.i * theirs.length + j]!;
        each.looks++;
        looks++;
      }
    }
    left = left
      .toSorted((x, y) => worthOf(y) - worthOf(x) || x.i - y.i)
      .slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return { looked: found, looks };
}

/** The rest of a turn as captains would have it, and her chance when the next begins. */
function turnPlayedOn(duel: Duel, own: End, nets: Nets, dice: Dice): number {
  if (rangeOf(duel) === 1) {
    const holds = asCaptainsHold(duel, (end) => new CaptainsMind(duel, end).exchangeNow());
    throwIrons(duel, holds, dice);
    if (duel.irons > 0) cutIrons(duel, holds, dice);
  }
  if (isBound(duel))
    for (const end of [0, 1] as const) musterMen(duel.logs[end], captainsMuster(duel, end, dice));
  const over = endTurn(duel, BOTH_AS_CAPTAINS, dice);
  if (over !== null) return chanceFor(over, own);
  if (duel.turn > (duel.sea.turnLimit ?? Number.POSITIVE_INFINITY)) return DRAWN;
  return chanceAhead(duel, own, nets, dice);
}
