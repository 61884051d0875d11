import { describe, expect, it } from 'vitest';
import { AUCTION_FOR_THREE, type Auction, auction } from '../toys/auction.ts';
import { leakingAsk, leakingHappening, leakingView } from '../toys/wicked.ts';
import type { Game } from '../vocabulary.ts';
import { goldenOf } from './golden.ts';

// The id is part of the opening, which the dice hang on.
const goldenAs = (game: Game<Auction>) =>
  goldenOf({ ...game, id: auction.id }, AUCTION_FOR_THREE, { trading: true }, { seed: 1 });

describe('a golden match', () => {
  const golden = goldenAs(auction);

  it('is the same when played again', () => {
    expect(golden.finished).toBe(true);
    expect(goldenAs(auction)).toEqual(golden);
  });

  it.each([
    ['question', leakingAsk, ['tale']],
    ['telling', leakingHappening, ['tale']],
    ['view', leakingView, ['seen']],
  ] as const)('gives away another %s, though the end is the same', (_, game, otherwise) => {
    const other = goldenAs(game);
    expect(other.state).toBe(golden.state);
    const parts = ['tale', 'seen'] as const;
    expect(parts.filter((part) => other[part] !== golden[part])).toEqual(otherwise);
  });

  it('tells of a fault instead of a hash', () => {
    const faulty: Game<Auction> = {
      ...auction,
      resolve() {
        throw new Error('aground');
      },
    };
    expect(() => goldenAs(faulty)).toThrow('aground');
  });
});
