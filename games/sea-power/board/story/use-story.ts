/** Plays the newest step scene by scene. It never stands in anybody's way: trouble, Skip or still pictures end it. */
import { animate, easeInOut, type Movement, paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Token } from '../../rules/squadron.ts';
import type { View } from '../../rules/state.ts';
import { along } from '../chart/projection.ts';
import type { Props } from '../types.ts';
import { type Scene, scenesOf } from './script.ts';

export interface Telling {
  readonly scene: Scene<View> | null;
  readonly index: number;
  /** The world as far as it has been told. */
  readonly world: View;
  readonly poses: ReadonlyMap<Token, Point>;
  skip(): void;
  /** The stage of battle has said all it has to say. */
  done(): void;
}

const NOBODY: ReadonlyMap<Token, Point> = new Map();
/** A scene that waits for a stage must not wait for ever. */
const LONGEST_BATTLE = 120_000;

const posesIn = (scene: Scene<View> | null, t: number): ReadonlyMap<Token, Point> =>
  scene?.kind !== 'sail'
    ? NOBODY
    : new Map([...scene.ways].map(([token, way]) => [token, along(way, easeInOut(t))]));

/** A story that can't be made into scenes is no story; the log has it anyway. */
function safely(make: () => Scene<View>[]): Scene<View>[] {
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
  const scenes = useMemo(() => {
    if (story === null || before === null) return [];
    const all = safely(() => scenesOf(before.view, story.told));
    // Whoever wants nothing to move still gets the picture of a battle, as it stands in the end.
    return reducedMotion() ? all.filter(({ kind }) => kind === 'battle') : all;
  }, [story, before]);
  const told = useRef(onStoryTold);
  const stageDone = useRef<() => void>(() => {});
  useEffect(() => {
    told.current = onStoryTold;
  });
  const n = story?.n ?? -1;
  const still = speed === 'skip' || scenes.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a story once begun is told as it was handed over
  useEffect(() => {
    if (n < 0) return;
    if (still) {
      told.current();
      return;
    }
    let over = false;
    let movement: Movement | null = null;
    let timer = 0;
    const tell = async (): Promise<void> => {
      for (const [index, scene] of scenes.entries()) {
        if (scene.kind === 'battle') {
          setFrame({ n, index, t: 0 });
          await new Promise<void>((resolve) => {
            stageDone.current = resolve;
            timer = window.setTimeout(resolve, LONGEST_BATTLE);
          });
          window.clearTimeout(timer);
        } else if (scene.kind === 'sail') {
          movement = animate(paced(scene.ms, speed), (t) => setFrame({ n, index, t }));
          await movement.ended;
        } else {
          setFrame({ n, index, t: 1 });
          movement = animate(paced(scene.ms, speed), () => {});
          await movement.ended;
        }
        if (over) return;
      }
      told.current();
    };
    tell().catch(() => told.current());
    return () => {
      over = true;
      window.clearTimeout(timer);
      movement?.cancel();
      stageDone.current();
    };
  }, [n]);

  const { index, t } = frame.n === n ? frame : { index: 0, t: 0 };
  const scene = scenes[index] ?? null;
  const poses = useMemo(() => posesIn(scene, t), [scene, t]);
  if (story === null || before === null || still) return null;
  return {
    scene,
    index,
    world: (scene?.kind === 'note' ? scene.after : scene?.before) ?? before.view,
    poses,
    skip: () => told.current(),
    done: () => stageDone.current(),
  };
}
