import { describe, expect, it } from 'vitest';
import type { SavedEntry, SeatHands } from '../tables/saved-matches.ts';
import { fittingLevel } from './as-you-play.ts';

const ladder = {
  gameId: 'fleets',
  levels: ['landsman', 'midshipman', 'captain'],
  usual: 'midshipman',
  lessons: new Set(['lesson']),
};
const against = (name: string): SeatHands => ({ red: { by: 'person' }, blue: { by: 'bot', name } });

let when = 0;
const ended = (name: string, seats: readonly string[], more: Partial<SavedEntry> = {}): SavedEntry => ({
  id: `${when}`,
  gameId: 'fleets',
  scenarioId: 'two',
  title: '',
  hands: against(name),
  created: 0,
  touched: ++when,
  over: true,
  ended: { winners: [], reason: 'points', seats },
  ...more,
});
const fitting = (...entries: readonly SavedEntry[]): string => fittingLevel(entries, ladder);

describe('the machine that keeps up with its player', () => {
  it('begins at the usual level', () => {
    expect(fitting()).toBe('midshipman');
  });

  it('goes a level up after a win, one down after a loss, and stays after a draw', () => {
    expect(fitting(ended('midshipman', ['red']))).toBe('captain');
    expect(fitting(ended('midshipman', ['blue']))).toBe('landsman');
    expect(fitting(ended('midshipman', []))).toBe('midshipman');
    expect(fitting(ended('midshipman', ['red', 'blue']))).toBe('midshipman');
  });

  it('goes by the last match, whoever was chosen for it, and stays on the ladder', () => {
    expect(fitting(ended('landsman', ['blue']))).toBe('landsman');
    expect(fitting(ended('captain', ['red']))).toBe('captain');
    const [first, last] = [ended('midshipman', ['red']), ended('captain', ['blue'])];
    expect(fitting(last, first)).toBe('midshipman');
    expect(fitting(ended('captain-bold', ['blue']))).toBe('midshipman');
  });

  it('learns nothing of lessons, of battles within a war, of other games, and of what it can not read', () => {
    const nothing: readonly Partial<SavedEntry>[] = [
      { scenarioId: 'lesson' },
      { of: { match: 'war', engagement: 'e', part: 0 } },
      { gameId: 'frigates' },
      { over: false },
      { hands: { red: { by: 'person' }, blue: { by: 'person' } } },
      { hands: against('nobody') },
      { ended: { winners: ['Red'], reason: 'points' } },
    ];
    for (const more of nothing) expect(fitting(ended('midshipman', ['red'], more))).toBe('midshipman');
  });
});
