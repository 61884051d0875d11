import { diceOf, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { newMatch } from '../testing/forces.ts';
import { seatOf } from '../world/phase.ts';

const bids = (english: object, european: object) =>
  ({ 'bid english': english, 'bid european': european }) as never;

describe('11.E bidding', () => {
  it('[11.E] without the option nobody bids and each chair has its own side', () => {
    const { world } = newMatch('maritime-war-1778');
    expect(world.phase).toBe('organise');
    expect(world.commands).toEqual({ english: 'english', european: 'european' });
  });

  it('[11.E] the higher bid takes the side it wants, and the other begins with as many points', () => {
    const match = newMatch('maritime-war-1778', { bidding: true });
    expect(match.world.phase).toBe('bidding');
    match.play(bids({ points: 12, side: 'european' }, { points: 7, side: 'european' }));
    expect(match.world.commands).toEqual({ european: 'english', english: 'european' });
    expect(seatOf(match.world, 'english')).toBe('european');
    expect(match.world.points).toEqual({ english: 12, european: 0 });
    expect(match.world.ledger).toEqual([
      { year: 1778, side: 'english', points: 12, source: 'bid', of: null },
    ]);
    expect(match.told('bids', 'gallery')[0]!.winner).toBe('english');
  });

  it('[11.E] whoever bids less gets the side that is left, even if it is the one he wanted, and is paid', () => {
    const match = newMatch('maritime-war-1778', { bidding: true });
    match.play(bids({ points: 3, side: 'english' }, { points: 8, side: 'european' }));
    expect(match.world.commands).toEqual({ english: 'english', european: 'european' });
    expect(match.world.points).toEqual({ english: 8, european: 0 });
  });

  it('[11.E] equal bids are tossed for: the winner chooses, and nobody is paid', () => {
    for (const [coin, english] of [
      [1, 'european'],
      [2, 'english'],
    ] as const) {
      const match = newMatch('maritime-war-1778', { bidding: true });
      const { dice } = match;
      const thrown = loadedDice(diceOf(2)(coin));
      match.dice = { ...dice, roll: (n) => thrown.roll(n), below: (n) => dice.below(n), d6: () => dice.d6() };
      match.play(bids({ points: 9, side: 'european' }, { points: 9, side: 'european' }));
      expect(match.world.commands.english).toBe(english);
      expect(match.world.points).toEqual({ english: 0, european: 0 });
    }
  });
});
