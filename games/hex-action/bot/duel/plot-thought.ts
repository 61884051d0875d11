/** What to sail in a duel: every way against every way of theirs by the net, and the best of them looked at a turn on. */
import { type SearchEffort, solveSecretGame } from '@weathergage/bots/search/index.ts';
import { type Dice, looseDice, seedFor } from '@weathergage/kernel';
import { captainsMuster, musterMen } from './decks.ts';
import { copiedDuel, type Duel, type End, isBound } from './logs.ts';
import { BOTH_AS_CAPTAINS, chanceFor, DRAWN, endTurn, type Nets, sailedWorths } from './net-choices.ts';
import { drawnShare } from './playing.ts';
import { sail } from './sailing.ts';
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
  const { sums, looks } = lookAhead(matter, meeting, best, effort, seed);
  for (const [k, i] of best.entries()) {
    if (looks === 0) break;
    const by = ((sums[k]! / looks - plain[i]!) * looks) / (looks + trust);
    plain[i]! += by;
    for (let j = 0; j < theirs.length; j++) pay[i * theirs.length + j]! += by;
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
    looks: looks * best.length,
  };
}

/** Whether a number of looks, or the time, is used up. */
function overAfter(effort: SearchEffort, each: number): (looks: number) => boolean {
  if ('playOuts' in effort) return (looks) => looks * each >= effort.playOuts;
  const end = performance.now() + effort.ms;
  return () => performance.now() > end;
}

/** Each way sailed against the same of theirs, with the same dice, to the next turn. */
function lookAhead(
  { duel, own, nets }: PlotMatter,
  { ways, theirs, shares }: Meeting,
  best: readonly number[],
  effort: SearchEffort,
  seed: number,
): { readonly sums: Float64Array; readonly looks: number } {
  const sums = new Float64Array(best.length);
  const isOver = overAfter(effort, best.length);
  let looks = 0;
  if (best.length < 2) return { sums, looks };
  for (; !isOver(looks); looks++) {
    const theirWay = theirs[drawnShare(shares, looseDice(seedFor(seed, 2, looks)))]!;
    for (const [k, i] of best.entries()) {
      const dice = looseDice(seedFor(seed, 3, looks));
      const imagined = copiedDuel(duel);
      sail(imagined, own === 0 ? [ways[i]!, theirWay] : [theirWay, ways[i]!], dice);
      sums[k]! += turnPlayedOn(imagined, own, nets, dice);
    }
  }
  return { sums, looks };
}

/** The rest of a turn as captains would have it, and her chance when the next begins. */
function turnPlayedOn(duel: Duel, own: End, nets: Nets, dice: Dice): number {
  if (isBound(duel))
    for (const end of [0, 1] as const) musterMen(duel.logs[end], captainsMuster(duel, end, dice));
  const over = endTurn(duel, BOTH_AS_CAPTAINS, dice);
  if (over !== null) return chanceFor(over, own);
  if (duel.turn > (duel.sea.turnLimit ?? Number.POSITIVE_INFINITY)) return DRAWN;
  return chanceAhead(duel, own, nets, dice);
}
