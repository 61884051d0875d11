// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { battlesIn, type SavedMatch, savedMatches, unfinishedMatch } from './saved-matches.ts';

const match = (id: string, touched: number, over = false): SavedMatch =>
  ({
    id,
    gameId: 'auction',
    scenarioId: 's',
    title: id,
    hands: {},
    journal: { entries: [] },
    created: 1,
    touched,
    over,
  }) as unknown as SavedMatch;

const ids = (): readonly string[] => savedMatches.list().map(({ id }) => id);

/** A browser that keeps so many matches and no more. */
function keepsOnly(matches: number): void {
  const store = new Map<string, string>();
  const isMatch = (key: string): boolean => key.startsWith('weathergage.match.');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => store.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...store.keys()].filter((other) => isMatch(other) && other !== key).length;
      if (isMatch(key) && others >= matches) throw new DOMException('full', 'QuotaExceededError');
      store.set(key, value);
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('matches kept in the browser', () => {
  it('are listed newest first, each once', () => {
    for (const [id, touched] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      expect(savedMatches.save(match(id, touched))).toBe(true);
    expect(ids()).toEqual(['a', 'b']);
    expect(unfinishedMatch(savedMatches)?.id).toBe('a');
    savedMatches.remove('a');
    expect([ids(), savedMatches.load('a')]).toEqual([['b'], null]);
  });

  it('make way when room runs short: the oldest that is over first, and none that is not', () => {
    keepsOnly(2);
    savedMatches.save(match('old', 1, true));
    savedMatches.save(match('open', 2));
    expect(savedMatches.save(match('new', 3))).toBe(true);
    expect(ids()).toEqual(['new', 'open']);
    expect(savedMatches.load('old')).toBeNull();
    expect(savedMatches.save(match('newer', 4))).toBe(false);
    expect(ids()).toEqual(['new', 'open']);
  });

  it('keep a battle as long as its war: it counts for nothing beside it, and goes with it', () => {
    const battle = (id: string, of: string, touched: number): SavedMatch => ({
      ...match(id, touched, true),
      of: { match: of, engagement: id, part: 0 },
    });
    savedMatches.save(match('war', 1));
    for (let i = 0; i < 30; i++) savedMatches.save(battle(`battle-${i}`, 'war', 2 + i));
    savedMatches.save(battle('within', 'battle-3', 40));
    expect(ids()).toHaveLength(32);
    expect(battlesIn(savedMatches, 'war')).toHaveLength(30);
    // The last that was touched is over, and so is the one above it: the war goes on.
    expect(unfinishedMatch(savedMatches)?.id).toBe('war');
    for (let i = 0; i < 24; i++) savedMatches.save(match(`later-${i}`, 50 + i));
    expect(ids()).toHaveLength(24);
    expect([savedMatches.load('battle-3'), savedMatches.load('within')]).toEqual([null, null]);
    savedMatches.save(battle('other', 'later-1', 90));
    savedMatches.remove('later-1');
    expect(savedMatches.load('other')).toBeNull();
  });
});
