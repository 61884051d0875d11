/** Plays the newest step scene by scene. It stands in nobody's way: trouble, Skip or still pictures end it, but for verdicts. */
import type { GameTypes } from '@weathergage/kernel';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { animate, type Movement, paced, reducedMotion } from '../motion.ts';
import { SoundContext } from '../sound/sounds.ts';

export interface TimedScene {
  /** Milliseconds at the slow speed. */
  readonly ms: number;
  /** What it tells, for the ear; a stage of its own makes its own noise. */
  readonly told?: Happened | readonly Happened[];
}

interface Happened {
  readonly kind: string;
}

const kindsOf = ({ told }: TimedScene): readonly string[] =>
  told === undefined || 'length' in told ? [] : [told.kind];

/**
 * `moving` is drawn frame by frame, `still` stands to be read, `staged` takes the time its own stage needs, and
 * `waiting` stays until somebody says that it was read.
 */
export type Pace = 'moving' | 'still' | 'staged' | 'waiting';

export type StoryProps<T extends GameTypes> = Pick<
  BoardProps<T>,
  'story' | 'before' | 'speed' | 'onStoryTold'
>;

export interface SceneTold<T extends GameTypes, S> {
  readonly scene: S | null;
  readonly index: number;
  /** 0 to 1 within the scene. */
  readonly t: number;
  /** The view that the story began from. */
  readonly from: T['view'];
  /** Scenes gone by, for smoke that still hangs in the air. */
  readonly past: readonly S[];
  skip(): void;
  /** A stage has said all it has to say. */
  done(): void;
}

/** A scene that waits for its stage must not wait for ever. */
const LONGEST_STAGED = 120_000;

/** A story that can't be made into scenes is no story; the log has it anyway. */
function safely<S>(make: () => S[]): S[] {
  try {
    return make();
  } catch {
    return [];
  }
}

/** Shown to those as well who want nothing to move. */
const STAYS: ReadonlySet<Pace> = new Set<Pace>(['staged', 'waiting']);

const alwaysMoving = (): Pace => 'moving';
const neverStays = (): boolean => false;

/** Null while there is nothing to tell. `stays`: a verdict that who skips the rest has still to read. */
export function useScenes<T extends GameTypes, S extends TimedScene>(
  { story, before, speed, onStoryTold }: StoryProps<T>,
  scenesOf: (view: T['view'], told: readonly T['told'][]) => S[],
  paceOf: (scene: S) => Pace = alwaysMoving,
  stays: (scene: S) => boolean = neverStays,
): SceneTold<T, S> | null {
  const [frame, setFrame] = useState({ n: -1, index: 0, t: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story once begun is told in one way
  const scenes = useMemo(() => {
    if (story === null || before === null) return [];
    const all = safely(() => scenesOf(before.view, story.told));
    if (speed === 'skip') return all.filter((scene) => STAYS.has(paceOf(scene)) && stays(scene));
    // Whoever wants nothing to move still gets the picture of a stage, as it stands in the end.
    return reducedMotion() ? all.filter((scene) => STAYS.has(paceOf(scene))) : all;
  }, [story, before]);
  const hear = useContext(SoundContext);
  const told = useRef(onStoryTold);
  const stageDone = useRef<() => void>(() => {});
  useEffect(() => {
    told.current = onStoryTold;
  });
  const n = story?.n ?? -1;
  const still = scenes.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a story once begun is told as it was handed over
  useEffect(() => {
    if (n < 0) return;
    if (still) {
      hear(story?.told.map(({ kind }) => kind) ?? []);
      told.current();
      return;
    }
    // What is passed over is heard at once.
    if (speed === 'skip') hear(story?.told.map(({ kind }) => kind) ?? []);
    let over = false;
    let movement: Movement | null = null;
    let timer = 0;
    const tell = async (): Promise<void> => {
      for (const [index, scene] of scenes.entries()) {
        const pace = paceOf(scene);
        if (speed !== 'skip') hear(kindsOf(scene));
        if (STAYS.has(pace)) {
          setFrame({ n, index, t: 0 });
          await new Promise<void>((resolve) => {
            stageDone.current = resolve;
            if (pace === 'staged') timer = window.setTimeout(resolve, LONGEST_STAGED);
          });
          window.clearTimeout(timer);
        } else {
          if (pace === 'still') setFrame({ n, index, t: 1 });
          const draw = pace === 'still' ? () => {} : (t: number) => setFrame({ n, index, t });
          movement = animate(paced(scene.ms, speed), draw);
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

  if (story === null || before === null || still) return null;
  const { index, t } = frame.n === n ? frame : { index: 0, t: 0 };
  return {
    scene: scenes[index] ?? null,
    index,
    t,
    from: before.view,
    past: scenes.slice(0, index),
    skip: () => told.current(),
    done: () => stageDone.current(),
  };
}
