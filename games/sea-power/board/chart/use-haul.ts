/** Hauling a squadron over the chart: taking it up chooses it, and where it is let go is pressed. */
import type { Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { portOf } from '../../data/ports.ts';
import type { PortId, Token } from '../../rules/world/squadron.ts';
import type { ChartMarks } from '../look/types.ts';
import { type Eye, markSize } from './eye.ts';
import { areaUnder, nearestPort, targetOf } from './under-hand.ts';

const SLOP = 6;
/** Pixels about a port in which a squadron that is let go has found it. */
const CATCH = 34;

export interface Haul {
  readonly token: Token;
  readonly at: Point;
  /** The port that would take it in. */
  readonly port: PortId | null;
}

interface Hands {
  readonly marks: ChartMarks;
  readonly eye: Eye;
  readonly stage: RefObject<StageHandle | null>;
}

/** The squadron that comes along when one of these is taken up: of a heap the chosen one. */
export function hauledOf(tokens: readonly Token[], marks: ChartMarks): Token | null {
  const open = tokens.filter((token) => marks.tokens?.has(token));
  return open.find((token) => token === marks.chosenToken) ?? open[0] ?? null;
}

export function useHaul(hands: Hands): {
  readonly haul: Haul | null;
  /** Begins with a press on a squadron. */
  grab(event: ReactPointerEvent<SVGGElement>): void;
  /** Whether the click that comes now is only the end of a haul. */
  wasHauled(): boolean;
} {
  const [haul, setHaul] = useState<Haul | null>(null);
  // A squadron that is taken up changes what may be pressed: it is let go on the marks as they are by then.
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const ended = useRef(0);

  const grab = (event: ReactPointerEvent<SVGGElement>): void => {
    const token = hauledOf(targetOf(event)?.token?.split(' ') ?? [], latest.current.marks);
    if (token === null || event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    let taken = false;

    const seen = (now: PointerEvent): Haul | null => {
      const { marks, eye, stage } = latest.current;
      const at = stage.current?.toStage(now);
      if (at === undefined) return null;
      return { token, at, port: nearestPort(at, marks.ports?.keys() ?? [], eye, CATCH * markSize(eye)) };
    };
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      // Let go beyond the window, where nobody saw it.
      if (now.buttons === 0) {
        end();
        return;
      }
      const { marks } = latest.current;
      if (!taken) {
        if (Math.abs(now.clientX - clientX) + Math.abs(now.clientY - clientY) <= SLOP) return;
        taken = true;
        if (token !== marks.chosenToken) marks.onToken?.(token);
      }
      const next = seen(now);
      setHaul(next);
      marks.onHoverArea?.(next?.port == null ? areaUnder(now) : portOf(next.port).area);
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const { marks } = latest.current;
      if (taken) {
        ended.current = now.timeStamp;
        const port = seen(now)?.port ?? null;
        const area = areaUnder(now);
        if (port !== null) marks.onPort?.(port);
        else if (area !== null && marks.areas?.has(area)) marks.onArea?.(area);
      }
      end();
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      latest.current.marks.onHoverArea?.(null);
      setHaul(null);
    };
    stop.current();
    stop.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  };
  return { haul, grab, wasHauled: () => performance.now() - ended.current < 60 };
}
