/** Plays the newest step scene by scene. It never stands in anybody's way: trouble, Skip or still pictures end it. */
import { animate, easeInOut, type Movement, paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Table } from '../../rules/state.ts';
import { degrees, onChart, turnBetween } from '../chart-units.ts';
import type { Pose } from '../ship-label.tsx';
import type { Props } from '../types.ts';
import { type Scene, scenesOf } from './script.ts';

export interface Telling {
  readonly scene: Scene | null;
  /** 0 to 1 within the scene. */
  readonly t: number;
  readonly table: Table;
  readonly poses: ReadonlyMap<string, Pose>;
  /** Scenes gone by, for smoke that still hangs in the air. */
  readonly past: readonly Scene[];
  skip(): void;
}

const NOBODY: ReadonlyMap<string, Pose> = new Map();

/** Where a ship is at a moment of her way. */
export function posesIn(scene: Scene | null, t: number): ReadonlyMap<string, Pose> {
  if (scene?.kind !== 'way') return NOBODY;
  const eased = easeInOut(t);
  const [from, to] = [onChart(scene.from.at), onChart(scene.to.at)];
  const start = degrees(scene.from.heading);
  // A boxhaul goes the long way round to whichever side: the drawing only has to end where she lies.
  const turn = turnBetween(start, degrees(scene.to.heading));
  return new Map([
    [
      scene.ship,
      {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        angle: start + turn * eased,
      },
    ],
  ]);
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
    table: scene?.before ?? before.view,
    poses: posesIn(scene, t),
    past: scenes.slice(0, index),
    skip: () => done.current(),
  };
}
