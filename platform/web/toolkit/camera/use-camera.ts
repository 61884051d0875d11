/**
 * The eye over a board's chart. It keeps what is asked about in sight of the part of the window that nothing lies over,
 * what the player has chosen to look at otherwise, and rests as long as both can be had: ships are seen to move.
 */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Bounds, Look, Point, StageCamera, StageHandle } from '../stage.tsx';
import { type Aim, type Foremost, type Ground, type Limits, limitsOf, turned } from './aim.ts';
import { windowFor } from './free-rectangle.ts';
import { freeIn, isInSight, lookOn, type Sight, shownIn, windowOf } from './look.ts';
import { type Measure, useCovers } from './use-covers.ts';

/** A box of the chart, and the places in it that must not lie under anything. */
export interface View {
  readonly box: Bounds;
  readonly points?: readonly Point[];
  /** What matters most, where all of the box cannot be seen. */
  readonly foremost?: Foremost | undefined;
}

export interface Camera extends StageCamera {
  /** What is shown where nothing else has been wanted, and in another window before what is asked about. */
  begin(view: View): void;
  /** Shows all of a box, in any case. */
  show(view: View): void;
  /** Brings places into sight if they are not, and as near as `least` pixels to a unit. */
  bring(points: readonly Point[], least?: number): void;
  /**
   * What the board is about from here on: shown when some of its points are not in sight, or all are far too small.
   * Once a hand has moved the chart only what is `asked` about is brought into sight.
   */
  keep(view: View, asked: readonly Point[]): void;
  /** Brings a place into the middle, because the player wants it there. */
  goTo(point: Point): void;
  readonly measure: Measure;
  look(): Look | null;
  /** Called after each movement, and when the window or what lies over it has changed. */
  subscribe(listener: () => void): () => void;
}

/** So much nearer could all be seen before it is worth to move. */
const PATIENCE = 1.9;
/** Once the hand rests so long, a chart that goes round the world is put right. */
const SETTLE_MS = 160;

interface Eye {
  home: View;
  look: Look | null;
  /** Where the eye is flying to. */
  goal: Look | null;
  sight: Sight | null;
  /** What the board is about, and what was last asked of the eye. */
  base: Aim;
  aim: Aim;
  asked: readonly Point[];
  /** What a hand has chosen to look at; null until it has moved the chart. */
  chosen: Bounds | null;
}

const aimAt = ({ box, points = [], foremost }: View): Aim => ({ box, points, foremost });

function makeCamera(eye: Eye, stage: RefObject<StageHandle | null>, ground: Ground, measure: Measure) {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const chosenNow = (look: Look, sight: Sight): Bounds => shownIn(freeIn(sight), look);
  const now = (): Look | null => eye.goal ?? eye.look;

  const fly = (window: Bounds, sight: Sight, instant: boolean): void => {
    eye.goal = lookOn(window, sight.size);
    stage.current?.fit(window, { instant, margin: 0 });
  };
  const turn = (aim: Aim, instant = false): boolean => {
    const sight = measure();
    if (sight === null || stage.current === null) return false;
    const first = eye.look === null || eye.sight === null;
    eye.sight = sight;
    const window = turned(aim, first ? null : now(), sight, ground);
    if (window !== null) fly(window, sight, instant || first);
    return window !== null;
  };
  const inCopy = (points: readonly Point[]): readonly Point[] => {
    const [look, sight] = [now(), eye.sight];
    if (ground.near === undefined || look === null || sight === null) return points;
    const { x, width } = shownIn(freeIn(sight), look);
    return ground.near(points, x + width / 2);
  };
  const bringing = (places: readonly Point[], least = 0): Aim => {
    const points = inCopy(places);
    const scale = now()?.scale ?? ground.nearest;
    return {
      box: ground.around(points),
      points,
      rests: true,
      // No nearer than it is, and as far off as it must be.
      scales: [least, Math.max(least, Math.min(ground.nearest, scale))],
    };
  };
  /** What the hand had chosen, with what is asked about beside it. */
  const turnByHand = (aim: Aim, instant = false): void => {
    if (aim.points.length > 0 && turn(aim, instant) && eye.goal !== null && eye.sight !== null)
      eye.chosen = chosenNow(eye.goal, eye.sight);
  };

  return {
    tell,
    /** The window, or what lies over it, is another. */
    changed: (): void => {
      const [before, sight] = [eye.sight, measure()];
      if (sight === null) return;
      const resized =
        before === null || before.size.width !== sight.size.width || before.size.height !== sight.size.height;
      const look = now();
      const asked = inCopy(eye.asked);
      if (eye.chosen === null) {
        if (resized) turn({ ...eye.base, rests: false }, true);
        turn(eye.aim, resized);
      } else if (resized) {
        fly(windowFor(eye.chosen, sight.size, freeIn(sight), limitsOf(ground, sight)), sight, true);
        eye.sight = sight;
        const chosen = eye.chosen;
        turnByHand(bringing(eye.asked), true);
        // Back in the old window the old choice is there again.
        eye.chosen = chosen;
      } else if (
        look !== null &&
        before !== null &&
        asked.every((point) => isInSight(point, look, before, ground.rim))
      ) {
        // A panel has come over what could be seen; what the hand itself has left is not called back.
        turnByHand(bringing(eye.asked));
      }
      eye.sight = sight;
      tell();
    },
    settle: (): void => {
      const [look, sight] = [eye.look, eye.sight];
      if (look === null || sight === null || ground.wrap === undefined) return;
      const window = windowOf(sight.size, look);
      const half = window.width / 2;
      const x = ground.wrap(window.x + half) - half;
      const rest = ground.onSheet?.({ ...window, x }, freeIn(sight), look.scale) ?? { ...window, x };
      if (Math.abs(x - window.x) > 1) {
        if (eye.chosen !== null) eye.chosen = { ...eye.chosen, x: eye.chosen.x + x - window.x };
        fly({ ...window, x }, sight, true);
      }
      if (Math.abs(rest.y - window.y) <= 1) return;
      if (eye.chosen !== null) eye.chosen = chosenNow(lookOn(rest, sight.size), sight);
      fly(rest, sight, false);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    measure,
    look: () => eye.look,
    onMove: (look: Look, byHand: boolean): void => {
      eye.look = look;
      if (byHand) {
        eye.goal = null;
        eye.sight ??= measure();
        if (eye.sight !== null) eye.chosen = chosenNow(look, eye.sight);
      }
      tell();
    },
    showAll: (): void => {
      eye.chosen = null;
      eye.base = aimAt(eye.home);
      eye.aim = eye.base;
      turn(eye.aim);
    },
    begin: (view: View): void => {
      const wanted = eye.aim === eye.base ? null : eye.aim;
      eye.base = aimAt(view);
      eye.aim = wanted ?? eye.base;
      if (eye.chosen !== null) return;
      turn(eye.base, true);
      if (wanted !== null) turn(wanted, true);
    },
    show: (view: View): void => {
      eye.chosen = null;
      eye.base = aimAt(view);
      eye.aim = eye.base;
      turn(eye.aim);
    },
    bring: (points: readonly Point[], least?: number): void => {
      if (points.length === 0) return;
      eye.sight = measure() ?? eye.sight;
      eye.asked = points;
      eye.aim = bringing(points, least);
      if (eye.chosen === null) turn(eye.aim);
      else turnByHand(eye.aim);
    },
    keep: (view: View, asked: readonly Point[]): void => {
      eye.base = { ...aimAt(view), rests: true, patience: PATIENCE };
      eye.asked = asked;
      if (eye.chosen === null) {
        eye.aim = eye.base;
        turn(eye.aim);
      } else if (asked.length > 0) {
        eye.aim = bringing(asked);
        turnByHand(eye.aim);
      }
    },
    goTo: (point: Point): void => {
      const [look, sight] = [now(), measure()];
      if (look === null || sight === null) return;
      const [at] = inCopy([point]);
      const free = freeIn(sight);
      const box = { x: at!.x - 0.5, y: at!.y - 0.5, width: 1, height: 1 };
      const wanted = windowFor(box, sight.size, free, [look.scale, look.scale]);
      const window = ground.onSheet?.(wanted, free, look.scale) ?? wanted;
      fly(window, sight, true);
      eye.chosen = chosenNow(lookOn(window, sight.size), sight);
    },
  };
}

export function useCamera(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  ground: Ground,
  home: View,
): {
  readonly camera: Camera;
  /** Pixels to a unit, at the least and at the most, in the window as it is. */
  readonly scales: Limits;
} {
  const eye = useRef<Eye>(null);
  eye.current ??= {
    home,
    look: null,
    goal: null,
    sight: null,
    base: aimAt(home),
    aim: aimAt(home),
    asked: [],
    chosen: null,
  };
  useEffect(() => {
    eye.current!.home = home;
  });
  const [scales, setScales] = useState(ground.scales);
  const changed = useRef<() => void>(null);
  const measure = useCovers(root, () => changed.current?.());
  const made = useMemo(() => makeCamera(eye.current!, stage, ground, measure), [stage, ground, measure]);
  useEffect(() => {
    changed.current = () => {
      made.changed();
      const sight = measure();
      if (sight === null) return;
      const limits = limitsOf(ground, sight);
      setScales((was) => (was[0] === limits[0] && was[1] === limits[1] ? was : limits));
    };
  }, [made, ground, measure]);
  useSettling(root, made.subscribe, made.settle, ground.wrap !== undefined);
  return { camera: made, scales };
}

/** When the chart has come to rest, and no hand is on it. */
function useSettling(
  root: RefObject<HTMLElement | null>,
  subscribe: Camera['subscribe'],
  settle: () => void,
  wanted: boolean,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || !wanted) return;
    let timer = 0;
    let down = false;
    const soon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!down) settle();
      }, SETTLE_MS);
    };
    const press = (): void => {
      down = true;
    };
    const release = (): void => {
      if (!down) return;
      down = false;
      soon();
    };
    const leave = subscribe(soon);
    element.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      leave();
      window.clearTimeout(timer);
      element.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [root, subscribe, settle, wanted]);
}
