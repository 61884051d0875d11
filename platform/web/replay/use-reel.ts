/** The projector: which frame is on, whether it runs, and which step is being told. */
import type { Desk, Seat } from '@weathergage/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Chapter } from '../tables/table.ts';
import { type Film, turnStarts } from './film.ts';

export interface Reel {
  readonly frame: number;
  readonly running: boolean;
  readonly desk: Desk;
  /** The step being told; null while the film stands. */
  readonly story: Chapter | null;
  readonly turns: readonly { readonly turn: number; readonly frame: number }[];
  goTo(frame: number): void;
  /** One step on, told as a story. */
  stepOn(): void;
  /** To the beginning of this turn, or of the one before or after. */
  turnBy(turns: -1 | 1): void;
  run(running: boolean): void;
  onStoryTold(): void;
}

/** How long a frame stands before the next, while the film runs. */
const PAUSE_MS = 500;

export function useReel(film: Film, seat: Seat, turnOf: (desk: Desk) => number, from: number): Reel {
  const [frame, setFrame] = useState(() => Math.min(film.length - 1, Math.max(0, from)));
  const [running, setRunning] = useState(false);
  const [telling, setTelling] = useState(false);
  const turns = useMemo(() => turnStarts(film, turnOf), [film, turnOf]);
  const last = film.length - 1;

  const goTo = useCallback(
    (to: number) => {
      setTelling(false);
      setFrame(Math.min(last, Math.max(0, to)));
    },
    [last],
  );
  const stepOn = useCallback(() => {
    if (frame >= last) {
      setRunning(false);
      return;
    }
    setFrame(frame + 1);
    setTelling(true);
  }, [frame, last]);
  const turnBy = (by: -1 | 1): void => {
    setRunning(false);
    const next =
      by > 0 ? turns.find((turn) => turn.frame > frame) : turns.findLast((turn) => turn.frame < frame);
    goTo(next?.frame ?? (by > 0 ? last : 0));
  };

  useEffect(() => {
    if (!running || telling) return;
    const timer = setTimeout(stepOn, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [running, telling, stepOn]);

  const chapter = useMemo(() => (telling ? film.chapter(frame, seat) : null), [film, frame, seat, telling]);
  return {
    frame,
    running,
    desk: film.desk(frame, seat),
    story: chapter,
    turns,
    goTo,
    stepOn,
    turnBy,
    run: (wanted) => {
      if (wanted && frame >= last) goTo(0);
      setRunning(wanted);
    },
    onStoryTold: useCallback(() => setTelling(false), []),
  };
}
