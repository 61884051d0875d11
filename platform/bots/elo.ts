/** Ratings from results: how far apart players must be for what happened between them to be likeliest. */
import { wilsonInterval } from './ladder.ts';

/** What came of all matches between two; a draw is half of each. */
export interface PairResult {
  readonly one: string;
  readonly two: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Points between two of whom the first scores that share. */
export const eloGap = (share: number): number => 400 * Math.log10(share / (1 - share));

/** Nobody is taken to be beyond all measure: half a match is added to either side. */
const scoreOfPair = ({ wins, draws, losses }: PairResult): number =>
  (wins + draws / 2 + 0.5) / (wins + draws + losses + 1);

export interface EloGap {
  readonly gap: number;
  /** Within this with 95 % confidence. */
  readonly interval: readonly [number, number];
}

export function eloBetween(result: PairResult): EloGap {
  const of = result.wins + result.draws + result.losses;
  const [least, most] = wilsonInterval(result.wins + result.draws / 2, of);
  const bound = (share: number): number => eloGap(Math.min(0.999, Math.max(0.001, share)));
  return { gap: eloGap(scoreOfPair(result)), interval: [bound(least), bound(most)] };
}

const ROUNDS = 500;

/** The ratings under which all results together are likeliest, the first player's being `anchor`. */
export function ratingsOf(
  players: readonly string[],
  results: readonly PairResult[],
  anchor: number,
): Readonly<Record<string, number>> {
  const strength = new Map(players.map((player) => [player, 1]));
  for (let round = 0; round < ROUNDS; round++)
    for (const player of players) {
      let won = 0;
      let due = 0;
      for (const result of results) {
        if (result.one !== player && result.two !== player) continue;
        const of = result.wins + result.draws + result.losses + 1;
        const own = scoreOfPair(result) * of;
        won += result.one === player ? own : of - own;
        due += of / (strength.get(result.one)! + strength.get(result.two)!);
      }
      if (due > 0) strength.set(player, won / due);
    }
  const first = Math.log10(strength.get(players[0]!)!);
  return Object.fromEntries(
    players.map((player) => [player, anchor + 400 * (Math.log10(strength.get(player)!) - first)]),
  );
}
