// @vitest-environment happy-dom
import type { Desk, GameTypes } from '@weathergage/kernel';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoundContext } from '../sound/sounds.ts';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { type Pace, type SceneTold, type StoryProps, useScenes } from './use-scenes.ts';

interface Scene {
  readonly ms: number;
  readonly name: string;
  readonly pace: Pace;
  readonly told?: { readonly kind: string };
}

const scene = (name: string, pace: Pace = 'moving', ms = 1000): Scene => ({ name, pace, ms });
const before = { view: 'the sea' } as unknown as Desk;
const storyOf = (n: number) => ({ n, step: n, told: [] });

let drawing: Drawing;
let seen: SceneTold<GameTypes, Scene> | null = null;
let told = 0;
let heard: (readonly string[])[] = [];
const hear = (kinds: readonly string[]): void => void heard.push(kinds);

function Told({
  props,
  make,
}: {
  readonly props: StoryProps<GameTypes>;
  readonly make: () => Scene[];
}): ReactNode {
  seen = useScenes<GameTypes, Scene>(
    props,
    make,
    ({ pace }) => pace,
    ({ name }) => name === 'verdict',
  );
  return null;
}

const tell = (make: () => Scene[], change: Partial<StoryProps<GameTypes>> = {}): Promise<void> => {
  const props: StoryProps<GameTypes> = {
    story: storyOf(1),
    before,
    speed: 'slow',
    onStoryTold: () => {
      told++;
    },
    ...change,
  };
  return drawing.draw(
    <SoundContext value={hear}>
      <Told props={props} make={make} />
    </SoundContext>,
  );
};
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  drawing = newDrawing();
  seen = null;
  told = 0;
  heard = [];
});
afterEach(async () => {
  await drawing.remove();
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

describe('what is heard of a story', () => {
  const fired = { ...scene('fires'), told: { kind: 'fire' } };

  it('comes with the scene that it belongs to', async () => {
    await tell(() => [scene('sails'), fired]);
    expect(heard).toEqual([[]]);
    await pass(1200);
    expect(heard).toEqual([[], ['fire']]);
  });

  it('comes all at once where nothing is shown', async () => {
    const story = { ...storyOf(1), told: [{ kind: 'turn' }, { kind: 'fire' }] };
    await tell(() => [fired], { speed: 'skip', story: story as unknown as StoryProps<GameTypes>['story'] });
    expect(heard).toEqual([['turn', 'fire']]);
  });
});

describe('a story told scene by scene', () => {
  it('goes from one to the next, then says that it is told', async () => {
    await tell(() => [scene('sails'), scene('fires')]);
    expect(seen).toMatchObject({ scene: { name: 'sails' }, index: 0, from: 'the sea', past: [] });
    await pass(500);
    expect(seen!.t).toBeCloseTo(0.5, 1);
    await pass(700);
    expect(seen).toMatchObject({ scene: { name: 'fires' }, index: 1, past: [{ name: 'sails' }] });
    expect(told).toBe(0);
    await pass(1200);
    expect(told).toBe(1);
  });

  it('lets a line stand still, and waits for a stage until it is done', async () => {
    await tell(() => [scene('a line', 'still'), scene('a battle', 'staged', 0)]);
    await pass(500);
    expect(seen).toMatchObject({ scene: { name: 'a line' }, t: 1 });
    await pass(60_000);
    expect(seen).toMatchObject({ scene: { name: 'a battle' } });
    expect(told).toBe(0);
    await act(async () => seen!.done());
    expect(told).toBe(1);
  });

  it('ends by itself if a stage never does', async () => {
    await tell(() => [scene('a battle', 'staged', 0)]);
    await pass(120_000);
    expect(told).toBe(1);
  });

  it.each([
    ['when all is skipped', () => [scene('sails')], { speed: 'skip' as const }],
    ['when there is nothing to show', () => [], {}],
    [
      'when it can’t be made into scenes',
      () => {
        throw new Error('no such ship');
      },
      {},
    ],
  ])('is told at once %s', async (_, make, change) => {
    await tell(make, change);
    expect(seen).toBeNull();
    expect(told).toBe(1);
  });

  it('keeps only its stages where nothing may move', async () => {
    document.documentElement.dataset.motion = 'reduced';
    await tell(() => [scene('sails'), scene('a battle', 'staged'), scene('a line', 'still')]);
    expect(seen).toMatchObject({ scene: { name: 'a battle' } });
    await act(async () => seen!.done());
    expect(told).toBe(1);
  });

  it('is null while there is nothing to tell', async () => {
    await tell(() => [scene('sails')], { story: null });
    expect(seen).toBeNull();
    expect(told).toBe(0);
  });

  it('that is a verdict waits for whoever skips the rest, once', async () => {
    const make = () => [
      scene('sailing'),
      scene('stage', 'staged'),
      scene('verdict', 'staged'),
      scene('note', 'still'),
    ];
    await tell(make, { speed: 'skip' });
    expect([seen?.scene?.name, told]).toEqual(['verdict', 0]);
    await pass(60_000);
    expect(told).toBe(0);
    await act(async () => seen?.done());
    expect(told).toBe(1);
    await tell(() => [scene('sailing'), scene('stage', 'staged')], { speed: 'skip', story: storyOf(2) });
    expect([seen, told]).toEqual([null, 2]);
  });
});
