/** Plays the newest step scene by scene. It never stands in anybody's way: trouble, Skip or still pictures end it. */
import { animate, easeInOut, type Movement, paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Sea } from '../../rules/state.ts';
import { angleOf, middleOf, turnBetween } from '../geometry.ts';
import type { StoryPose } from '../ship-layer.tsx';
import type { Props } from '../types.ts';
import { type Course, type Scene, scenesOf } from './script.ts';

export interface Telling {
  readonly scene: Scene | null;
  /** 0 to 1 within the scene. */
  readonly t: number;
  readonly sea: Sea;
  readonly poses: ReadonlyMap<string, StoryPose>;
  /** Scenes gone by, for smoke that still hangs in the air. */
  readonly past: readonly Scene[];
  skip(): void;
}

/** Where a ship is at a moment of the phase: all ships share the steps, so that all move together. */
export function poseAt(course: Course, step: number, sailing = true): StoryPose {
  const places = [course.from, ...course.steps];
  const at = Math.min(places.length - 1, Math.floor(step));
  const here = places[at]!;
  const next = places[Math.min(places.length - 1, at + 1)]!;
  const t = easeInOut(Math.min(1, Math.max(0, step - at)));
  const from = middleOf(here);
  const to = middleOf(next);
  const angle = angleOf(here.heading);
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    angle: angle + turnBetween(angle, angleOf(next.heading)) * t,
    heading: t > 0.5 ? next.heading : here.heading,
    sailing,
  };
}

const NOBODY: ReadonlyMap<string, StoryPose> = new Map();

function posesIn(scene: Scene | null, t: number): ReadonlyMap<string, StoryPose> {
  if (scene?.kind !== 'sail') return NOBODY;
  const longest = Math.max(...[...scene.courses.values()].map(({ steps }) => steps.length));
  return new Map(
    [...scene.courses].map(([ship, course]) => [ship, poseAt(course, t * longest, !scene.drift)]),
  );
}

/** A story that can't be made into scenes is no story; the log has it anyway. */
function safely(make: () => Scene[]): Scene[] {
  try {
    return make();
  } catch {
    return [];
  }
}

type Wanted = Pick<Props, 'story' | 'before' | 'speed' | 'onStoryTold'>;

/** Null while there is nothing to tell. */
export function useStory({ story, before, speed, onStoryTold }: Wanted): Telling | null {
  const [frame, setFrame] = useState({ n: -1, index: 0, t: 0 });
  const scenes = useMemo(
    () => (story === null || before === null ? [] : safely(() => scenesOf(before.view, story.told))),
    [story, before],
  );
  const done = useRef(onStoryTold);
  useEffect(() => {
    done.current = onStoryTold;
  });
  const n = story?.n ?? -1;
  const still = speed === 'skip' || scenes.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a story once begun is told as it was handed over
  useEffect(() => {
    if (n < 0) return;
    if (still || reducedMotion()) {
      done.current();
      return;
    }
    let over = false;
    let movement: Movement | null = null;
    const tell = async (): Promise<void> => {
      for (const [index, scene] of scenes.entries()) {
        movement = animate(paced(scene.ms, speed), (t) => setFrame({ n, index, t }));
        await movement.ended;
        if (over) return;
      }
      done.current();
    };
    tell().catch(() => done.current());
    return () => {
      over = true;
      movement?.cancel();
    };
  }, [n]);

  if (story === null || before === null || still) return null;
  const { index, t } = frame.n === n ? frame : { index: 0, t: 0 };
  const scene = scenes[index] ?? null;
  return {
    scene,
    t,
    sea: scene?.before ?? before.view,
    poses: posesIn(scene, t),
    past: scenes.slice(0, index),
    skip: () => done.current(),
  };
}
