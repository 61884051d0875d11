/**
 * The whole chart in a corner, where the window shows a part of it: who lies where, and what is in view. A press or a
 * drag on it goes there. It is a picture for the eye: whoever hears the page has the same from the board's own lists.
 */
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Bounds, Point } from '../stage.tsx';
import type { Camera } from './camera.ts';
import { type Corner, cornerFor } from './corner.ts';
import { boxHolds, windowOf } from './look.ts';
import './mini-map.css';

interface MapMark extends Point {
  readonly key: string;
  readonly colour: string;
  /** One's own are square, all others stand on a corner. */
  readonly own: boolean;
}

export interface ChartMap {
  /** What it shows. */
  readonly bounds: Bounds;
  /** Where all of this is in view there is no need of it; `bounds` if not given. */
  readonly whole?: Bounds;
  readonly marks: readonly MapMark[];
}

interface MiniMapProps extends ChartMap {
  readonly camera: Camera;
  /** Places that it must not lie over. */
  readonly asked: readonly Point[];
  /** After so many units a chart that goes round the world begins anew. */
  readonly around?: number;
  /** Land and water, in the chart's own units. */
  readonly children?: ReactNode;
}

/** Pixels, at the most; a window smaller than the other two has no room for it. */
const MOST = { width: 176, height: 124 };
const LEAST_WIDTH = 640;
const LEAST_HEIGHT = 400;
/** Pixels of a mark. */
const MARK = 5;
/** It looks for another corner when the chart has come to rest. */
const REST_MS = 180;

/** Whether all of it is in view; of a chart that goes round the world any piece as broad as it. */
const isAllInView = (window: Bounds, { x, y, width, height }: Bounds, around: number): boolean =>
  around > 0 && window.width >= around
    ? window.y <= y && window.y + window.height >= y + height
    : boxHolds(window, { x, y }) && boxHolds(window, { x: x + width, y: y + height });

export function MiniMap(props: MiniMapProps): ReactNode {
  const { camera, bounds, whole = bounds, marks, asked, around = 0 } = props;
  const [corner, setCorner] = useState<Corner | null>(null);
  const frame = useRef<SVGPathElement>(null);
  const unit = Math.max(bounds.width / MOST.width, bounds.height / MOST.height);
  const [width, height] = [bounds.width / unit, bounds.height / unit];

  const drawFrame = useCallback((): void => {
    const [look, sight] = [camera.look(), camera.measure()];
    if (look === null || sight === null || frame.current === null) return;
    const { x, y, width: across, height: down } = windowOf(sight.size, look);
    const copies = around === 0 ? [0] : [-around, 0, around];
    frame.current.setAttribute(
      'd',
      copies.map((by) => `M${x + by} ${y}h${across}v${down}h${-across}Z`).join(''),
    );
  }, [camera, around]);

  const settle = useCallback((): void => {
    const [look, sight] = [camera.look(), camera.measure()];
    if (look === null || sight === null) return;
    const { size, covers } = sight;
    const small = size.width < LEAST_WIDTH || size.height < LEAST_HEIGHT;
    const shown = windowOf(size, look);
    if (small || isAllInView(shown, whole, around)) {
      setCorner(null);
      return;
    }
    const middle = shown.x + shown.width / 2;
    const onScreen = ({ x, y }: Point): Point => ({
      x: (x + (around > 0 ? Math.round((middle - x) / around) * around : 0) - look.x) * look.scale,
      y: (y - look.y) * look.scale,
    });
    const standing = {
      window: size,
      map: { width, height },
      covers,
      asked: asked.map(onScreen),
      units: marks.map(onScreen),
    };
    setCorner((now) => cornerFor(standing, now));
  }, [camera, whole, width, height, marks, asked, around]);

  // What it shows is new at every redraw of the board, and is looked at when the chart rests.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    let timer = 0;
    let waiting = 0;
    const soon = (): void => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(drawFrame);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), REST_MS);
    };
    soon();
    const leave = camera.subscribe(soon);
    return () => {
      leave();
      cancelAnimationFrame(waiting);
      window.clearTimeout(timer);
    };
  }, [camera, drawFrame]);
  const key = asked.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join();
  // Before the next frame, and not at once: to measure makes the browser lay the page out, which several redraws share.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places that are asked about may lie under it
  useEffect(() => {
    const waiting = requestAnimationFrame(() => latest.current());
    return () => cancelAnimationFrame(waiting);
  }, [key, marks.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that has just come is empty
  useEffect(drawFrame, [drawFrame, corner]);

  if (corner === null) return null;

  const goTo = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    camera.goTo({
      x: bounds.x + (event.clientX - box.left) * (bounds.width / box.width),
      y: bounds.y + (event.clientY - box.top) * (bounds.height / box.height),
    });
  };
  return (
    <div className="mini-map" data-corner={corner} data-testid="mini-map" aria-hidden="true">
      <svg
        width={width}
        height={height}
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons !== 0) goTo(event);
        }}
      >
        {props.children}
        {marks.map(({ key: id, x, y, colour, own }) => (
          <rect
            key={id}
            className="mini-map-mark"
            x={x - (MARK * unit) / 2}
            y={y - (MARK * unit) / 2}
            width={MARK * unit}
            height={MARK * unit}
            fill={colour}
            transform={own ? undefined : `rotate(45 ${x} ${y})`}
          />
        ))}
        <path ref={frame} className="mini-map-frame" />
      </svg>
    </div>
  );
}
