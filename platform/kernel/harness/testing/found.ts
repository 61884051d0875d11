/** What the harness finds in matches of the auction. */
import { AUCTION_FOR_THREE, type Auction } from '../../toys/auction.ts';
import type { Game } from '../../vocabulary.ts';
import { ALL_CHECKS, type HarnessCheck, playOut, seedOfMatch } from '../index.ts';

export const TRADING = { trading: true };

/** What a few matches bring up, as `check/name`; those after the one that brings `wanted` up are not played. */
export function found(
  game: Game<Auction>,
  {
    checks = ALL_CHECKS,
    matches = 12,
    wanted,
  }: { checks?: readonly HarnessCheck[]; matches?: number; wanted?: string } = {},
): Set<string> {
  const names = new Set<string>();
  for (let i = 0; i < matches && (wanted === undefined || !names.has(wanted)); i++) {
    const seed = seedOfMatch(1, i);
    const { violations } = playOut(game, AUCTION_FOR_THREE, TRADING, { seed, checks });
    for (const { check, name } of violations) names.add(`${check}/${name}`);
  }
  return names;
}
