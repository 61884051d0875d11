// @vitest-environment happy-dom
/** What is told: a verdict with both hands, which stays until it is read, a line that passes by, and the panel meanwhile. */
import { type Drawing, newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeaTold } from '../../rules/world/told.ts';
import { ToldSheet } from '../panels/side-sheet.tsx';
import { deskOf, seenBy } from '../testing/desk.ts';
import { searchedBay, searchTold } from '../testing/search.ts';
import { scenesOf } from './script.ts';
import { StoryCard } from './story-card.tsx';

const sea = searchedBay();
const desk = deskOf([], { view: seenBy(sea) });
const search = searchTold();
const passed: SeaTold = { kind: 'passed', rule: '4.0/8', side: 'european' };
const sceneOf = (told: SeaTold) => scenesOf(desk.view, [told])[0]!;

describe('what is told', () => {
  let place: HTMLElement;
  let drawing: Drawing;
  beforeEach(() => {
    drawing = newDrawing();
    place = drawing.place;
  });
  afterEach(() => drawing.remove());
  const draw = (part: ReactNode): Promise<void> => drawing.draw(part);
  const press = (selector: string): Promise<void> =>
    act(async () => place.querySelector<HTMLElement>(selector)!.click());

  it('of a search lays both hands open, with the dice and the sums that decided, until it is read', async () => {
    const [onSkip, onRead] = [vi.fn(), vi.fn()];
    await draw(<StoryCard scene={sceneOf(search)} desk={desk} onSkip={onSkip} onRead={onRead} />);
    const hands = [...place.querySelectorAll('[data-choice]')];
    expect(hands.map((hand) => hand.getAttribute('data-choice'))).toEqual(['fight', 'avoid']);
    expect(hands.map((hand) => hand.querySelector('strong')?.textContent)).toEqual(['FIGHT', 'AVOID']);
    expect(hands[0]!.querySelector('small')?.textContent).toBe('leader and ships 10 + die 4 = 14');
    // What the enemy has he keeps to himself.
    expect(hands[1]!.querySelector('small')?.textContent).toContain('leader and ships unknown');
    await press('[data-testid=story-read]');
    expect(onRead).toHaveBeenCalledTimes(1);
    expect(onSkip).not.toHaveBeenCalled();
  });

  it('as a line passes by without waiting, and can be skipped', async () => {
    const onSkip = vi.fn();
    await draw(<StoryCard scene={sceneOf(passed)} desk={desk} onSkip={onSkip} onRead={undefined} />);
    expect(place.querySelector('[data-testid=story-card] p')?.textContent).toContain('Europeans');
    expect(place.querySelector('[data-testid=story-read]')).toBeNull();
    expect(place.querySelector('[data-choice]')).toBeNull();
    await press('[data-skips]');
    expect(onSkip).toHaveBeenCalledTimes(1);
  });

  it('leaves the panel in its place, with nothing in it of what is to come', async () => {
    await draw(
      <ToldSheet open onOpen={() => {}}>
        {null}
      </ToldSheet>,
    );
    expect([...place.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual(['Umpire']);
    expect(place.textContent).toContain('What happens is told on the chart; your orders come after it.');
    expect(place.querySelector('[data-testid=ask-panel]')).toBeNull();
  });
});
