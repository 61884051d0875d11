import type { Journal } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { titleOf } from './use-film.ts';

const loaded = {
  cards: [{ id: 'duel', title: 'The duel' }],
  game: { title: 'Auction' },
} as unknown as LoadedGame;
const called = (scenario: unknown, more: { title?: string; file?: string } = {}): string =>
  titleOf(loaded, {
    journal: { opening: { scenario } } as unknown as Journal,
    title: null,
    hands: null,
    ...more,
  });

describe('what a replay and a report are called', () => {
  it('is the name that the match was kept under, then its scenario’s own, whoever made that', () => {
    expect(called({ id: 'duel', title: 'My duel' }, { title: 'My duel (fork)' })).toBe('My duel (fork)');
    expect(called({ id: 'mine', title: 'My duel' })).toBe('My duel');
    expect(called({ id: 'duel', title: 'My duel' }, { file: 'march' })).toBe('My duel');
  });

  it('is what the game calls it, or the file, where the scenario says nothing of itself', () => {
    expect(called({ id: 'duel' }, { file: 'march' })).toBe('The duel');
    expect(called({ id: 'mine', title: '' }, { file: 'march' })).toBe('march');
    expect(called({ id: 'mine' })).toBe('Auction');
  });
});
