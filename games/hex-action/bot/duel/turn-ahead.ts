/** Her chance at the beginning of the next turn: both about to write, he as captains do, she what is best against that. */
import type { Dice } from '@weathergage/kernel';
import { CaptainsMind } from './captains-mind.ts';
import { standsIdle } from './decks.ts';
import { type Duel, type End, isBound } from './logs.ts';
import { type Nets, sailedWorths } from './net-choices.ts';
import { type Way, waysOf } from './ways.ts';

/** What each may sail, and how often a captain over there sails each of his. */
export interface Meeting {
  readonly ways: readonly Way[];
  readonly theirs: readonly Way[];
  readonly shares: ArrayLike<number>;
}

/** What an enemy is expected to write, where more is known than that he is a captain: how often each plot. */
export type Expected = ReadonlyMap<string, number>;

export function meetingOf(duel: Duel, own: End, expected: Expected | null = null): Meeting {
  const foe = own === 0 ? 1 : 0;
  const waysFor = (end: End): readonly Way[] =>
    waysOf(duel.sea, duel.ships[end], duel.logs[end].rigging)[duel.logs[end].heading];
  const theirs = waysFor(foe);
  const moves = theirs.length > 1 && !standsIdle(duel.logs[foe]);
  const mine = waysFor(own);
  return {
    ways: standsIdle(duel.logs[own]) ? mine.slice(0, 1) : mine,
    theirs: moves ? theirs : theirs.slice(0, 1),
    shares: !moves ? [1] : (sharesFrom(theirs, expected) ?? new CaptainsMind(duel, foe).mixture()),
  };
}

/** Shares of one; null where nothing was expected that she can sail. */
function sharesFrom(ways: readonly Way[], expected: Expected | null): Float64Array | null {
  if (expected === null) return null;
  const shares = Float64Array.from(ways, ({ plot }) => expected.get(plot) ?? 0);
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum <= 0 ? null : shares.map((share) => share / sum);
}

/** What each of her ways is worth against those shares. */
export function plainWorths({ ways, theirs, shares }: Meeting, worths: Float64Array): Float64Array {
  return Float64Array.from(ways, (_, i) => {
    let sum = 0;
    for (let j = 0; j < theirs.length; j++) sum += shares[j]! * worths[i * theirs.length + j]!;
    return sum;
  });
}

export function chanceAhead(duel: Duel, own: End, nets: Nets, dice: Dice): number {
  if (isBound(duel)) return nets.begun.chance(duel, own);
  const meeting = meetingOf(duel, own);
  const worths = sailedWorths(duel, own, [meeting.ways, meeting.theirs], meeting.shares, nets, dice);
  let best = 0;
  for (const worth of plainWorths(meeting, worths)) if (worth > best) best = worth;
  return best;
}
