/** The pairings of the next round, whatever kind of tournament it is. */
import type { TournamentKind } from '@weathergage/kernel/people/tournament-protocol.ts';
import {
  firstOfKnockOut,
  mostSwissRounds,
  nextOfKnockOut,
  type Pair,
  roundRobin,
  swissRound,
} from './pairing.ts';
import { LEGS, type Leg, tableOf, winnerOf } from './table.ts';

export interface Entrant {
  readonly no: number;
  /** 1 is the best. */
  readonly seed: number;
  readonly withdrawn: boolean;
}

export interface Standing {
  readonly kind: TournamentKind;
  readonly rounds: number;
  /** The one that was played last; 0 before the first. */
  readonly round: number;
  /** In the order of their seeds. */
  readonly entrants: readonly Entrant[];
  readonly legs: readonly Leg[];
}

/** What is played next: the pairings of a round by place (null where nobody is left for one), or nothing any more. */
export type Drawn = readonly (Pair | null)[] | null;

/** As many rounds as there will be. */
export function roundsOf(kind: TournamentKind, wanted: number, entrants: number): number {
  switch (kind) {
    case 'round-robin':
      return entrants - 1 + (entrants % 2);
    case 'swiss':
      return Math.min(wanted, mostSwissRounds(entrants));
    case 'knock-out':
      return Math.ceil(Math.log2(entrants));
  }
}

export function nextRound(standing: Standing): Drawn {
  const { kind, rounds, round, entrants } = standing;
  if (round >= rounds) return null;
  const seeds = entrants.map(({ no }) => no);
  switch (kind) {
    case 'round-robin':
      return roundRobin(seeds)[round] ?? null;
    case 'swiss':
      return nextSwiss(standing);
    case 'knock-out':
      return round === 0 ? firstOfKnockOut(seeds) : nextOfKnockOut(winnersOf(standing));
  }
}

function nextSwiss({ kind, entrants, legs }: Standing): Drawn {
  const playing = entrants.filter(({ withdrawn }) => !withdrawn);
  if (playing.length < 2) return null;
  const seedOf = new Map(entrants.map(({ no, seed }) => [no, seed]));
  const met = new Map(playing.map(({ no }) => [no, new Set<number | null>()]));
  for (const { first, second } of legs) {
    met.get(first)?.add(second);
    if (second !== null) met.get(second)?.add(first);
  }
  const table = tableOf(
    kind,
    entrants.map(({ no }) => no),
    legs,
  );
  return swissRound(
    table
      .filter(({ no }) => met.has(no))
      .toSorted((a, b) => b.points - a.points || seedOf.get(a.no)! - seedOf.get(b.no)!)
      .map(({ no, points }) => ({ no, points, met: met.get(no)! })),
  );
}

/** By place of the round that was played; null where nobody is left. */
function winnersOf({ round, entrants, legs }: Standing): readonly (number | null)[] {
  const places = 2 ** Math.ceil(Math.log2(entrants.length)) / 2 ** round;
  return Array.from({ length: places }, (_, place) => {
    const pair = legs.filter((leg) => leg.round === round && leg.place === place);
    const [leg] = pair;
    if (leg === undefined || pair.every(({ result }) => result === 'none')) return null;
    // Level after a second pair: the better seed goes on.
    const better = entrants.find(({ no }) => no === leg.first || no === leg.second)!.no;
    const winner = winnerOf(pair) ?? better;
    const other = winner === leg.first ? leg.second : leg.first;
    const isIn = (no: number | null) => entrants.some((one) => one.no === no && !one.withdrawn);
    return isIn(winner) ? winner : isIn(other) ? other : null;
  });
}

/** Pairings of a knock-out that are level after their two matches, and are played once more. */
export function levelPairs({ kind, round, entrants, legs }: Standing): readonly Leg[] {
  if (kind !== 'knock-out') return [];
  const played = legs.filter((leg) => leg.round === round && leg.second !== null);
  return [...Map.groupBy(played, ({ place }) => place).values()].flatMap((pair) => {
    const isIn = (no: number | null) => entrants.some((one) => one.no === no && !one.withdrawn);
    const [leg] = pair;
    const again =
      pair.length === LEGS &&
      pair.every(({ result }) => result !== null) &&
      !pair.every(({ result }) => result === 'none') &&
      winnerOf(pair) === null &&
      isIn(leg!.first) &&
      isIn(leg!.second);
    return again ? [leg!] : [];
  });
}
