/** The stage a board is drawn on: an SVG that can be panned and zoomed by hand, wheel, fingers and keys. */
import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type ReactNode, type Ref, useContext, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { SignsOpener } from './controls.tsx';
import { byFinger, pressNearest } from './fingertip.ts';
import { useKeys } from './keys.ts';
import { animate, easeInOut, type Movement, paced } from './motion.ts';
import './stage.css';
import { KEY_GROUPS, CHART_WORDS as WORDS } from './board-words.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** How the stage lies in its window: the point in the upper left corner, and pixels to a unit. */
export interface Look extends Point {
  readonly scale: number;
}

/** The eye over a stage: told of every movement, and asked for all when the whole is wanted. */
export interface StageCamera {
  /** After each movement; `byHand` where a person moves the stage, and not the board. */
  onMove(look: Look, byHand: boolean): void;
  showAll(): void;
}

export interface StageHandle {
  /** Shows all of `bounds` (the whole stage if none is given). */
  fit(bounds?: Bounds, options?: { readonly instant?: boolean; readonly margin?: number }): void;
  /** Brings a point to the middle, closer in if `scale` asks for it. */
  centreOn(point: Point, options?: { readonly instant?: boolean; readonly scale?: number }): void;
  zoomBy(factor: number): void;
  /** Where a point of the window lies on the stage. */
  toStage(point: { readonly clientX: number; readonly clientY: number }): Point;
}

export interface StageProps {
  /** What there is to see, in the board's own units. */
  readonly bounds: Bounds;
  /** What is shown at first; all of it if not given. */
  readonly home?: Bounds;
  /** A stage with a camera is turned home by it, and fitted when the window changes. */
  readonly camera?: StageCamera;
  /** Pixels to a unit, at the least and at the most. */
  readonly scales?: readonly [number, number];
  readonly label: string;
  readonly ref?: Ref<StageHandle>;
  /** The scale after each movement, for drawing more or less detail. */
  onScale?(scale: number): void;
  /** A press on the stage itself, where nothing else took it. */
  onPress?(point: Point): void;
  /** Definitions (gradients, markers) that do not move with the stage. */
  readonly defs?: ReactNode;
  /** Drawn over the stage and not moved by it: a compass rose, a scale. */
  readonly overlay?: ReactNode;
  /** A board's own buttons, under those of the zoom. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const PAN = 64;
const STEP = 1.35;

/** Elements marked `data-grab` keep the drag for themselves: a ship being plotted must not move the chart. */
const mayPan = (event: Event & { ctrlKey: boolean; button: number }): boolean =>
  !(
    event.target instanceof Element &&
    event.type !== 'wheel' &&
    event.target.closest('[data-grab]') !== null
  ) &&
  (!event.ctrlKey || event.type === 'wheel') &&
  !event.button;

/** A press that trembles has not moved the chart. */
const TREMBLE = 6;
const hasMoved = (from: ZoomTransform | null, to: ZoomTransform): boolean =>
  from === null || from.k !== to.k || Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE;

export function Stage(props: StageProps): ReactNode {
  const openSigns = useContext(SignsOpener);
  const { bounds, home = bounds, scales = [0.1, 8], label, ref, camera } = props;
  const { onScale, onPress, defs, overlay } = props;
  const svg = useRef<SVGSVGElement>(null);
  const moved = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const flight = useRef<Movement | null>(null);
  /** Until the hand has moved the chart, a change of the window's size fits it anew. */
  const touched = useRef(false);
  const scaleListener = useRef(onScale);
  const homeNow = useRef(home);
  const eye = useRef(camera);
  /** Where the stage lay when the hand took hold of it. */
  const held = useRef<ZoomTransform | null>(null);
  useLayoutEffect(() => {
    scaleListener.current = onScale;
    homeNow.current = home;
    eye.current = camera;
  });

  const move = (transform: ZoomTransform, byHand: boolean): void => {
    const { x, y, k } = transform;
    moved.current?.setAttribute('transform', transform.toString());
    moved.current?.style.setProperty('--scale', String(k));
    scaleListener.current?.(k);
    eye.current?.onMove({ x: -x / k, y: -y / k, scale: k }, byHand);
  };

  const apply = (transform: ZoomTransform): void => {
    const element = svg.current;
    if (element !== null && behaviour.current !== null)
      select<SVGSVGElement, unknown>(element).call(behaviour.current.transform, transform);
  };

  /** Flies from the transform now to another, straight in the middle point and even in the zoom. */
  const flyTo = (goal: ZoomTransform, instant: boolean): void => {
    flight.current?.cancel();
    const element = svg.current;
    if (element === null) return;
    const from = zoomTransform(element);
    const { width, height } = element.getBoundingClientRect();
    const middle: [number, number] = [width / 2, height / 2];
    const [x0, y0] = from.invert(middle);
    const [x1, y1] = goal.invert(middle);
    flight.current = animate(instant ? 0 : paced(320, 'slow'), (t) => {
      const eased = easeInOut(t);
      const k = from.k * (goal.k / from.k) ** eased;
      const x = x0 + (x1 - x0) * eased;
      const y = y0 + (y1 - y0) * eased;
      apply(t === 1 ? goal : zoomIdentity.translate(middle[0] - k * x, middle[1] - k * y).scale(k));
    });
  };

  const fitted = (target: Bounds, margin: number): ZoomTransform => {
    const { width, height } = svg.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
    const room = { width: Math.max(1, width - 2 * margin), height: Math.max(1, height - 2 * margin) };
    const wanted = Math.min(room.width / target.width, room.height / target.height);
    const k = Math.min(scales[1], Math.max(scales[0], wanted));
    return zoomIdentity
      .translate(
        width / 2 - k * (target.x + target.width / 2),
        height / 2 - k * (target.y + target.height / 2),
      )
      .scale(k);
  };

  const handle: StageHandle = {
    fit: (target = bounds, options = {}) =>
      flyTo(fitted(target, options.margin ?? 16), options.instant ?? false),
    centreOn: (point, options = {}) => {
      const element = svg.current;
      if (element === null) return;
      const { width, height } = element.getBoundingClientRect();
      const k = Math.min(scales[1], Math.max(scales[0], options.scale ?? zoomTransform(element).k));
      const goal = zoomIdentity.translate(width / 2 - k * point.x, height / 2 - k * point.y).scale(k);
      flyTo(goal, options.instant ?? false);
    },
    zoomBy: (factor) => {
      flight.current?.cancel();
      touched.current = true;
      if (svg.current === null || behaviour.current === null) return;
      select<SVGSVGElement, unknown>(svg.current).call(behaviour.current.scaleBy, factor);
      move(zoomTransform(svg.current), true);
    },
    toStage: ({ clientX, clientY }) => {
      const element = svg.current;
      if (element === null) return { x: 0, y: 0 };
      const box = element.getBoundingClientRect();
      const [x, y] = zoomTransform(element).invert([clientX - box.left, clientY - box.top]);
      return { x, y };
    },
  };
  useImperativeHandle(ref, () => handle);
  const latest = useRef(handle);
  const moving = useRef(move);
  useLayoutEffect(() => {
    latest.current = handle;
    moving.current = move;
  });

  const { x, y, width, height } = bounds;
  const [least, most] = scales;
  // Before the first painting: nobody sees the chart where it does not belong.
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const margin = Math.max(width, height) / 3;
    const made = zoom<SVGSVGElement, unknown>()
      .translateExtent([
        [x - margin, y - margin],
        [x + width + margin, y + height + margin],
      ])
      .clickDistance(6)
      .filter(mayPan)
      .on('start', (event: { sourceEvent: unknown }) => {
        if (event.sourceEvent === null) return;
        touched.current = true;
        flight.current?.cancel();
        held.current = zoomTransform(element);
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) =>
        moving.current(transform, sourceEvent !== null && hasMoved(held.current, transform)),
      );
    behaviour.current = made;
    const selection = select<SVGSVGElement, unknown>(element).call(made);
    const observer = new ResizeObserver(() => {
      if (!touched.current && eye.current === undefined)
        latest.current.fit(homeNow.current, { instant: true });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      flight.current?.cancel();
      selection.on('.zoom', null);
    };
  }, [x, y, width, height]);
  // What comes over the chart changes how far off it may be looked at, and must not break off a flight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet has a behaviour of its own
  useLayoutEffect(() => {
    behaviour.current?.scaleExtent([least, most]);
  }, [x, y, width, height, least, most]);

  /** The chart's keys work while it has the focus; a board that steers by the arrows comes first. */
  const whenFocused = (run: (key: string) => void) => (event: KeyboardEvent) => {
    if (document.activeElement !== svg.current) return false;
    run(event.key);
    return true;
  };
  const panBy = (key: string): void => {
    const [x, y] = PANS[key] ?? [0, 0];
    if (svg.current === null) return;
    touched.current = true;
    const now = zoomTransform(svg.current);
    const next = zoomIdentity.translate(now.x + x * PAN, now.y + y * PAN).scale(now.k);
    flight.current?.cancel();
    apply(next);
    move(next, true);
  };
  const showAll = (): void => {
    touched.current = false;
    if (camera === undefined) handle.fit(home);
    else camera.showAll();
  };
  useKeys(
    [
      {
        keys: [...Object.keys(PANS), ...Object.keys(PANS).map((key) => `Shift+${key}`)],
        label: WORDS.move,
        group: KEY_GROUPS.chart,
        run: whenFocused(panBy),
      },
      {
        keys: ['+', '='],
        label: WORDS.closer,
        group: KEY_GROUPS.chart,
        run: whenFocused(() => handle.zoomBy(STEP)),
      },
      {
        keys: '-',
        label: WORDS.further,
        group: KEY_GROUPS.chart,
        run: whenFocused(() => handle.zoomBy(1 / STEP)),
      },
      { keys: ['0', 'z'], label: WORDS.all, group: KEY_GROUPS.chart, run: whenFocused(showAll) },
    ],
    'back',
  );

  return (
    <div className="stage">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on open water only lets go of what is held, as Escape does */}
      <svg
        ref={svg}
        className="stage-sea"
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-roledescription={WORDS.about}
        onClick={(event) => {
          if (byFinger(event.nativeEvent) && pressNearest(event.currentTarget, event)) return;
          if (onPress !== undefined && !event.defaultPrevented) onPress(handle.toStage(event));
        }}
      >
        {defs !== undefined && <defs>{defs}</defs>}
        <g ref={moved}>{props.children}</g>
      </svg>
      {overlay !== undefined && <div className="stage-overlay">{overlay}</div>}
      <div className="stage-zoom" role="group" aria-label={WORDS.zoom}>
        <button
          type="button"
          className="stage-button"
          aria-label={WORDS.closer}
          onClick={() => handle.zoomBy(STEP)}
        >
          +
        </button>
        <button
          type="button"
          className="stage-button"
          aria-label={WORDS.further}
          onClick={() => handle.zoomBy(1 / STEP)}
        >
          −
        </button>
        <button type="button" className="stage-button" aria-label={WORDS.all} onClick={showAll}>
          ⤢
        </button>
        {openSigns !== null && (
          <button
            type="button"
            className="stage-button stage-signs"
            aria-label={WORDS.signs}
            title={WORDS.signsKey}
            data-testid="signs"
            onClick={() => openSigns()}
          >
            i
          </button>
        )}
        {props.tools}
      </div>
    </div>
  );
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
