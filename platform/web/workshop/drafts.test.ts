// @vitest-environment happy-dom
import { AUCTION_FOR_TWO } from '@weathergage/kernel/toys/auction.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { toyGame } from '../tables/testing.ts';
import { draftsOf, ownCards } from './drafts.ts';

beforeEach(() => localStorage.clear());

const draft = (id: string, content: unknown = {}) =>
  ({ id, kind: 'scenario', title: `Draft ${id}`, content }) as const;

describe('drafts', () => {
  it('are kept by game, newest first, and written over by their id', () => {
    let time = 0;
    const drafts = draftsOf('auction', () => ++time);
    expect([
      drafts.save(draft('a')),
      drafts.save(draft('b')),
      drafts.save(draft('a', { changed: true })),
    ]).toEqual([null, null, null]);
    expect(drafts.list().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(drafts.list()[0]).toMatchObject({ content: { changed: true }, touched: 3 });
    expect(draftsOf('other').list()).toEqual([]);
    drafts.remove('a');
    expect(drafts.list().map(({ id }) => id)).toEqual(['b']);
  });

  it('say what to do when the browser is full, and lose nothing', () => {
    const drafts = draftsOf('auction');
    drafts.save(draft('a'));
    const store = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(drafts.save(draft('b'))).toMatch(/full.*export/i);
    vi.unstubAllGlobals();
    expect(drafts.list().map(({ id }) => id)).toEqual(['a']);
  });

  it('pass over what an older page or a stranger has left there', () => {
    localStorage.setItem('weathergage.drafts.auction', JSON.stringify([null, 3, { id: 'x' }]));
    expect(draftsOf('auction').list()).toEqual([]);
    localStorage.setItem('weathergage.drafts.auction', '{');
    expect(draftsOf('auction').list()).toEqual([]);
  });
});

describe('the player’s own cards', () => {
  const loaded = {
    id: 'auction',
    game: toyGame,
    workshop: () => Promise.reject(new Error('not opened')),
    cardOf: (scenario: unknown) => ({ id: 'printed', title: 'Printed', tutorial: true, scenario }),
  } as unknown as LoadedGame;

  it('are the sound scenarios, under ids and titles of their own', () => {
    const drafts = draftsOf('auction');
    drafts.save(draft('sound', AUCTION_FOR_TWO));
    drafts.save(draft('flawed', { nonsense: true }));
    drafts.save({ ...draft('list', AUCTION_FOR_TWO), kind: 'roster' });
    expect(ownCards(loaded)).toEqual([
      { id: 'own:sound', title: 'Draft sound', tutorial: false, scenario: AUCTION_FOR_TWO },
    ]);
  });

  it('are none for a game without a workshop', () => {
    draftsOf('auction').save(draft('sound', AUCTION_FOR_TWO));
    const { workshop: _workshop, ...without } = loaded;
    expect(ownCards(without)).toEqual([]);
  });
});
