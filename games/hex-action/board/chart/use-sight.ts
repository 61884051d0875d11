/** What the board knows of its own window: its size, how close the eye is, and which hexes are in sight. */
import { type Size, useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import { type Camera, drawAlong } from '@weathergage/web/toolkit/camera/camera.ts';
import { freeIn, isSmall, shownIn } from '@weathergage/web/toolkit/camera/look.ts';
import type { Bounds, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { columnOf, rowOf } from '../../rules/sea/hex.ts';
import { hexUnder, type Span } from '../look/geometry.ts';
import type { Room } from '../ships/label-spots.ts';

export interface Sight {
  readonly size: Size;
  readonly scale: number;
  /** Hexes in sight, in steps of a few so that a small movement changes nothing; null before the first look. */
  readonly inSight: Span | null;
  onMove(scale: number): void;
}

const STEP = 4;

export function useSight(root: RefObject<HTMLElement | null>, stage: RefObject<StageHandle | null>): Sight {
  const size = useSize(root);
  const [scale, setScale] = useState(1);
  const [inSight, setInSight] = useState<Span | null>(null);
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
  return { size, scale, inSight, onMove };
}

/** Where names may stand, in steps too; null before the first look. */
export function useRoom({ measure, look, subscribe }: Camera): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const draw = (): void => {
      const [sight, now] = [measure(), look()];
      if (sight === null || now === null) return;
      const open = shownIn(freeIn(sight), now);
      const steady = steadyBy(Math.max(8, open.width / 24));
      const taken = sight.covers
        .filter((cover) => isSmall(cover, sight.size))
        .map(({ left, top, right, bottom }) =>
          shownIn({ x: left, y: top, width: right - left, height: bottom - top }, now),
        );
      const here = { view: steady(open), taken: taken.map(steady) };
      setRoom((was) => (was !== null && sameRoom(was, here) ? was : here));
    };
    return drawAlong({ subscribe }, draw);
  }, [measure, look, subscribe]);
  return room;
}

/** The nearest of a ladder of scales: what is drawn hangs on where the eye rests, not on how it came there. */
const RUNG = Math.log(1.08);
const stepped = (scale: number): number => Math.exp(Math.round(Math.log(scale) / RUNG) * RUNG);

/** Names move over only when the chart has moved by this much. */
const steadyBy =
  (grid: number) =>
  ({ x, y, width, height }: Bounds): Bounds => {
    const to = (value: number): number => Math.round(value / grid) * grid;
    return { x: to(x), y: to(y), width: to(width), height: to(height) };
  };

const sameBox = (a: Bounds, b: Bounds): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const sameRoom = (a: Room, b: Room): boolean =>
  sameBox(a.view, b.view) &&
  a.taken.length === b.taken.length &&
  a.taken.every((box, i) => sameBox(box, b.taken[i]!));
