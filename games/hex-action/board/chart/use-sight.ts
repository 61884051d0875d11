/** What the board knows of its own window: its size, how close the eye is, and which hexes are in sight. */
import { type Size, useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { columnOf, rowOf } from '../../rules/sea/hex.ts';
import { type Box, hexUnder, type Point, type Span } from '../look/geometry.ts';
import type { Room } from '../ships/label-spots.ts';

export interface Sight {
  readonly size: Size;
  readonly scale: number;
  /** Hexes in sight, in steps of a few so that a small movement changes nothing; null before the first look. */
  readonly inSight: Span | null;
  /** Where names may stand, in steps as well; null before the first look. */
  readonly room: Room | null;
  /** Called at every drawing: how much of the window lies under something. */
  cover(covered: Covered): void;
  onMove(scale: number): void;
}

/** Pixels at each edge of the window that panels lie over. */
export interface Covered {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The corner at the upper left that the rose has. */
  readonly rose: Size;
  /** The corner that the buttons of the chart have: at the upper right on a phone, else at the lower left. */
  readonly buttons: Size & { readonly upper: boolean };
}

const NOTHING_COVERED: Covered = {
  top: 0,
  left: 0,
  right: 0,
  bottom: 0,
  rose: { width: 0, height: 0 },
  buttons: { width: 0, height: 0, upper: false },
};

const STEP = 4;

export function useSight(root: RefObject<HTMLElement | null>, stage: RefObject<StageHandle | null>): Sight {
  const size = useSize(root);
  const [scale, setScale] = useState(1);
  const [inSight, setInSight] = useState<Span | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const covered = useRef<Covered>(NOTHING_COVERED);
  const waiting = useRef(0);

  const look = useCallback((): void => {
    const box = root.current?.getBoundingClientRect();
    const handle = stage.current;
    if (box === undefined || handle === null) return;
    const from = hexUnder(handle.toStage({ clientX: box.left, clientY: box.top }));
    const to = hexUnder(handle.toStage({ clientX: box.right, clientY: box.bottom }));
    const down = (n: number): number => Math.floor((n - 1) / STEP) * STEP;
    const up = (n: number): number => Math.ceil((n + 1) / STEP) * STEP;
    const next = {
      left: down(columnOf(from)),
      right: up(columnOf(to)),
      top: down(rowOf(from)),
      bottom: up(rowOf(to)),
    };
    setInSight((was) =>
      was !== null &&
      was.left === next.left &&
      was.right === next.right &&
      was.top === next.top &&
      was.bottom === next.bottom
        ? was
        : next,
    );
    const { left, right, bottom, rose, buttons } = covered.current;
    const between = (fromX: number, fromY: number, toX: number, toY: number): Box => {
      const corner = handle.toStage({ clientX: fromX, clientY: fromY });
      const opposite = handle.toStage({ clientX: toX, clientY: toY });
      return {
        x: corner.x,
        y: corner.y,
        width: opposite.x - corner.x,
        height: opposite.y - corner.y,
      };
    };
    const open = between(box.left + left, box.top, box.right - right, box.bottom - bottom);
    const taken = between(box.left + left, box.top, box.left + left + rose.width, box.top + rose.height);
    const { width, height, upper } = buttons;
    const pressed = upper
      ? between(box.right - width, box.top, box.right, box.top + height)
      : between(box.left, box.bottom - height, box.left + width, box.bottom);
    const steady = steadyBy(Math.max(8, open.width / 24));
    const here = { view: steady(open), taken: [steady(taken), steady(pressed)] };
    setRoom((was) => (was !== null && sameRoom(was, here) ? was : here));
  }, [root, stage]);

  useEffect(() => () => cancelAnimationFrame(waiting.current), []);

  // The stage speaks at every frame of a movement; a few steps of scale are enough to draw by.
  const onMove = useCallback(
    (next: number): void => {
      setScale(stepped(next));
      cancelAnimationFrame(waiting.current);
      waiting.current = requestAnimationFrame(look);
    },
    [look],
  );
  const cover = (next: Covered): void => {
    const was = covered.current;
    covered.current = next;
    if (was.left === next.left && was.right === next.right && was.bottom === next.bottom) return;
    cancelAnimationFrame(waiting.current);
    waiting.current = requestAnimationFrame(look);
  };
  return { size, scale, inSight, room, cover, onMove };
}

/** The nearest of a ladder of scales: what is drawn hangs on where the eye rests, not on how it came there. */
const RUNG = Math.log(1.08);
const stepped = (scale: number): number => Math.exp(Math.round(Math.log(scale) / RUNG) * RUNG);

/** Names move over only when the chart has moved by this much. */
const steadyBy =
  (grid: number) =>
  ({ x, y, width, height }: Box): Box => {
    const to = (value: number): number => Math.round(value / grid) * grid;
    return { x: to(x), y: to(y), width: to(width), height: to(height) };
  };

const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const sameRoom = (a: Room, b: Room): boolean =>
  sameBox(a.view, b.view) && a.taken.every((box, i) => sameBox(box, b.taken[i]!));

/** Pixels to a unit: farther out ships are specks, closer in a hull is larger than the window. */
export const SCALES: readonly [number, number] = [0.12, 5];

const middleOfAll = (points: readonly Point[]): Point => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: middle(xs), y: middle(ys) };
};

/**
 * A box that, shown whole, puts `wanted` into the part of the window that nothing lies over. A fleet too wide for that
 * is looked at from as far off as ships can still be told, about `own`.
 */
export function besidePanel(
  wanted: Box,
  size: Size,
  covered: Covered,
  ships: readonly Point[] = [],
  own: readonly Point[] = [],
): Box {
  const { left } = covered;
  const width = size.width - covered.right - left;
  const heightBelow = (top: number): number => size.height - top - covered.bottom;
  if (width < 80 || heightBelow(covered.top) < 80) return wanted;
  const scaleBelow = (top: number): number =>
    Math.min(width / wanted.width, heightBelow(top) / wanted.height);
  const whole = own.length === 0 || scaleBelow(covered.top) >= SCALES[0];
  const below = (top: number): Box => {
    const k = Math.max(SCALES[0], scaleBelow(top));
    const middle = whole
      ? { x: wanted.x + wanted.width / 2, y: wanted.y + wanted.height / 2 }
      : middleOfAll(own);
    return {
      x: middle.x - (left + width / 2) / k,
      y: middle.y - (top + heightBelow(top) / 2) / k,
      width: size.width / k,
      height: size.height / k,
    };
  };
  const near = below(covered.top);
  const k = Math.max(SCALES[0], scaleBelow(covered.top));
  const hidden = (whole ? ships : own).some(
    ({ x, y }) =>
      (x - near.x) * k < left + covered.rose.width + CLEAR && (y - near.y) * k < covered.rose.height + CLEAR,
  );
  // Nobody lies under the rose: where one would, all move down below it.
  return hidden ? below(covered.rose.height + CLEAR) : near;
}

/** Pixels that half a ship takes. */
const CLEAR = 24;

export const boxHolds = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
