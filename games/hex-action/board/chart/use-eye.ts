/** Where the eye rests on the chart: with the ships until a hand moves it, and on whatever is called up. */

import type { Size } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { Ship } from '../../rules/sea/ship.ts';
import { type Box, middleOf } from '../look/geometry.ts';
import { besidePanel, boxHolds, type Covered } from './use-sight.ts';

interface Wanted {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  readonly size: Size;
  readonly scale: number;
  readonly covered: Covered;
  /** What should be in sight. */
  readonly wanted: Box;
  readonly ships: readonly Ship[];
  /** Whose ships come first where not all can be seen. */
  readonly seat: string | null;
  readonly focus: string | null;
  /** The ship on the table of somebody who has many, and the step he is asked in. */
  readonly current: { readonly ship: string; readonly step: number } | null;
  /** Anything that lets the eye look anew: the step, the panel, a story. */
  readonly when: readonly unknown[];
  onFocus(ship: string): void;
}

export interface Eye {
  readonly home: Box;
  /** The hand has moved the chart: from now on it stays where it is unless a ship gets lost. */
  handle(): void;
  /** What the hand has pressed on the chart is in sight already. */
  pressed(ship: string): void;
}

export function useEye({
  root,
  stage,
  size,
  scale,
  covered,
  wanted,
  ships,
  seat,
  focus,
  current,
  when,
  onFocus,
}: Wanted): Eye {
  const afloat = ships.filter(({ presence }) => presence === 'afloat');
  const own = afloat.filter((ship) => ship.seat === seat);
  const home = besidePanel(wanted, size, covered, afloat.map(middleOf), own.map(middleOf));
  const byHand = useRef<string | null>(null);
  const seen = useRef(false);
  const handled = useRef(false);

  // The chart follows the ships until a hand has moved it; then only when one has sailed out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step or the room there is, not with every redraw
  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || size.width === 0 || stage.current === null) return;
    const from = stage.current.toStage({ clientX: box.left + covered.left, clientY: box.top });
    const to = stage.current.toStage({
      clientX: box.right - covered.right,
      clientY: box.bottom - covered.bottom,
    });
    const window_ = { ...from, width: to.x - from.x, height: to.y - from.y };
    const lost = ships.some((ship) => ship.presence === 'afloat' && !boxHolds(window_, middleOf(ship)));
    if (!handled.current || (lost && ships.length <= FEW))
      stage.current.fit(home, { instant: !seen.current });
    seen.current = true;
  }, [size, ...when]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a ship that moves
  useEffect(() => {
    const ship = ships.find(({ id }) => id === focus);
    if (ship === undefined) return;
    onFocus(ship.id);
    const pressed = byHand.current === focus;
    byHand.current = null;
    if (pressed) return;
    const { x, y } = middleOf(ship);
    stage.current?.centreOn({
      x: x + (covered.right - covered.left) / 2 / scale,
      y: y + covered.bottom / 2 / scale,
    });
  }, [focus]);

  // Going through a fleet ship by ship brings each close enough to steer; the first is looked at with all the others.
  const lookedAt = useRef<{ readonly ship: string; readonly step: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ship on the table calls the eye, nothing else
  useEffect(() => {
    const before = lookedAt.current;
    lookedAt.current = current;
    const ship = ships.find(({ id }) => id === current?.ship);
    if (ship === undefined || before === null || before.step !== current?.step) return;
    const k = Math.max(scale, STEERING);
    const { x, y } = middleOf(ship);
    stage.current?.centreOn(
      { x: x + (covered.right - covered.left) / 2 / k, y: y + covered.bottom / 2 / k },
      { scale: k },
    );
  }, [current?.ship, current?.step]);

  return {
    home,
    handle: () => {
      handled.current = true;
    },
    pressed: (ship) => {
      byHand.current = ship;
    },
  };
}

/** Pixels to a unit at which hexes are large enough to press. */
const STEERING = 0.6;

/** With more ships than these there is always one out of sight: a fleet's admiral looks where he wants. */
const FEW = 8;
