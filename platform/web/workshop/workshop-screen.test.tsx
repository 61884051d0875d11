// @vitest-environment happy-dom
import { AUCTION_FOR_TWO } from '@weathergage/kernel/toys/auction.ts';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import { toyGame } from '../tables/testing.ts';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import type { WorkshopProps } from '../toolkit/workshop.ts';
import { Bench } from './workshop-screen.tsx';

let drawing: Drawing;
let given: WorkshopProps;

function Workshop(props: WorkshopProps): ReactNode {
  given = props;
  return <p>the bench</p>;
}

const loaded = {
  id: 'auction',
  game: toyGame,
  board: { ruleText: () => null, lessons: [] },
  machine: { usual: 'toy', levels: {} },
  cardOf: (scenario: unknown) => ({
    id: 'printed',
    title: 'An auction of my own',
    sides: ['ann', 'ben'].map((id) => ({ name: id, forces: [], seats: [{ id, side: id, name: id }] })),
    scenario,
  }),
} as unknown as LoadedGame;

beforeEach(async () => {
  localStorage.clear();
  drawing = newDrawing();
  await drawing.draw(<Bench loaded={loaded} Workshop={Workshop} />);
});
afterEach(() => drawing.remove());

describe('what the page lends to a workshop', () => {
  it('shows the game’s bench under its name', () => {
    expect(document.querySelector('[data-testid="workshop"]')?.textContent).toBe('the bench');
    expect(document.querySelector('h1')?.textContent).toBe(`${toyGame.title}: workshop`);
  });

  it('checks a scenario as the umpire would', () => {
    expect(given.check(AUCTION_FOR_TWO)).toEqual([]);
    expect(given.check({})[0]).toMatchObject({ path: expect.any(String), expected: expect.any(String) });
  });

  it('does not play what is not sound, and says where', () => {
    expect(given.play({})).toMatch(/can’t be played yet/);
    expect(savedMatches.list()).toEqual([]);
  });

  it('plays a sound one at once, against the machine or at one screen', async () => {
    await act(async () => expect(given.play(AUCTION_FOR_TWO, 'same-screen')).toBeNull());
    const [entry] = savedMatches.list();
    expect(entry).toMatchObject({ title: 'An auction of my own', gameId: toyGame.id });
    expect(location.hash).toBe(`#/local/${entry!.id}`);
    expect(Object.values(savedMatches.load(entry!.id)!.hands).map(({ by }) => by)).toEqual([
      'person',
      'person',
    ]);
  });
});
