/**
 * The eye over a board's chart. It keeps what is asked about in sight of the part of the window that nothing lies over,
 * what the player has chosen to look at otherwise, and rests as long as both can be had: ships are seen to move.
 */
import type { RefObject } from 'react';
import type { Bounds, Look, Point, StageCamera, StageHandle } from '../stage.tsx';
import { type Aim, type Foremost, type Ground, isSeen, limitsOf, turned } from './aim.ts';
import { windowFor } from './free-rectangle.ts';
import { freeIn, lookOn, type Sight, shownIn, windowOf } from './look.ts';
import type { Measure } from './use-covers.ts';

/** A box of the chart, and the places in it that must not lie under anything. */
export interface Frame {
  readonly box: Bounds;
  readonly points?: readonly Point[];
  /** Pixels to a unit under which nothing of it could be read. */
  readonly least?: number;
  /** What matters most, where all of the box cannot be seen. */
  readonly foremost?: Foremost | undefined;
}

export interface Camera extends StageCamera {
  /** What is shown where nothing else has been wanted, and in another window before what is asked about. */
  begin(frame: Frame): void;
  /** Shows all of a box, in any case. */
  show(frame: Frame): void;
  /**
   * Brings places into sight if they are not, and as near as `least` pixels to a unit; where all of them can't be seen
   * so near, those that are foremost.
   */
  bring(points: readonly Point[], least?: number, foremost?: readonly Point[]): void;
  /**
   * What the board is about from here on: shown when some of its points are not in sight, or all are far too small.
   * Once a hand has moved the chart only what is `asked` about is brought into sight.
   */
  keep(frame: Frame, asked: readonly Point[]): void;
  /** Brings a place into the middle, because the player wants it there. */
  goTo(point: Point): void;
  readonly measure: Measure;
  look(): Look | null;
  /** Called after each movement, and when the window or what lies over it has changed. */
  subscribe(listener: () => void): () => void;
}

/** Draws now and after each movement, at most once a frame; what is given back ends it. */
export function drawAlong({ subscribe }: Pick<Camera, 'subscribe'>, draw: () => void): () => void {
  let waiting = 0;
  const soon = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(draw);
  };
  const leave = subscribe(soon);
  soon();
  return () => {
    leave();
    cancelAnimationFrame(waiting);
  };
}

/** So much nearer could all be seen before it is worth to move. */
const PATIENCE = 1.9;
/** No flight takes longer. */
const FLIGHT_MS = 1200;

export interface Eye {
  home: Frame;
  look: Look | null;
  /** Where the eye is flying to, and when it set out. */
  goal: Look | null;
  left: number;
  sight: Sight | null;
  /** What the board is about, and what was last asked of the eye. */
  base: Aim;
  aim: Aim;
  asked: readonly Point[];
  /** What a hand has chosen to look at; null until it has moved the chart. */
  chosen: Bounds | null;
}

const aimAt = ({ box, points = [], least = 0, foremost }: Frame): Aim => ({
  box,
  points,
  foremost,
  scales: [least, Number.POSITIVE_INFINITY],
});

/** Nothing has been asked of it yet: it is about its home, and wants nothing else. */
export function openedOn(home: Frame): Eye {
  const base = aimAt(home);
  return { home, look: null, goal: null, left: 0, sight: null, base, aim: base, asked: [], chosen: null };
}

export function makeCamera(eye: Eye, stage: RefObject<StageHandle | null>, ground: Ground, measure: Measure) {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const chosenNow = (look: Look, sight: Sight): Bounds => shownIn(freeIn(sight), look);
  // A flight that was broken off on its way ends nowhere near its goal: after a while the eye is where it is.
  const now = (): Look | null =>
    eye.goal !== null && performance.now() - eye.left < FLIGHT_MS ? eye.goal : (eye.look ?? eye.goal);

  const fly = (window: Bounds, sight: Sight, instant: boolean): void => {
    eye.goal = lookOn(window, sight.size);
    eye.left = performance.now();
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
  const bringing = (places: readonly Point[], least = 0, foremost: readonly Point[] = []): Aim => {
    const points = inCopy(places);
    const first = inCopy(foremost);
    const scale = now()?.scale ?? ground.nearest;
    return {
      box: ground.around(points),
      points,
      ...(first.length > 0 ? { foremost: { box: ground.around(first), points: first } } : {}),
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
        asked.every((point) => isSeen(point, look, before, ground))
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
    begin: (frame: Frame): void => {
      const wanted = eye.aim === eye.base ? null : eye.aim;
      eye.base = aimAt(frame);
      eye.aim = wanted ?? eye.base;
      if (eye.chosen !== null) return;
      turn(eye.base, true);
      if (wanted !== null) turn(wanted, true);
    },
    show: (frame: Frame): void => {
      eye.chosen = null;
      eye.base = aimAt(frame);
      eye.aim = eye.base;
      turn(eye.aim);
    },
    bring: (points: readonly Point[], least?: number, foremost?: readonly Point[]): void => {
      if (points.length === 0) return;
      eye.sight = measure() ?? eye.sight;
      eye.asked = points;
      eye.aim = bringing(points, least, foremost);
      if (eye.chosen === null) turn(eye.aim);
      else turnByHand(eye.aim);
    },
    keep: (frame: Frame, asked: readonly Point[]): void => {
      eye.base = { ...aimAt(frame), rests: true, patience: PATIENCE };
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
