/** Where the eye rests on the chart: on the ships, with the one in question near enough to steer. */
import type { Camera, Frame } from '@weathergage/web/toolkit/camera/camera.ts';
import { withinRim } from '@weathergage/web/toolkit/camera/free-rectangle.ts';
import { boxOfBoth, boxRound, freeIn } from '@weathergage/web/toolkit/camera/look.ts';
import { useCamera } from '@weathergage/web/toolkit/camera/use-camera.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { Ship } from '../../rules/sea/ship.ts';
import { HEX, middleOf, type Point } from '../look/geometry.ts';
import { GROUND, steeringFor, TOUCHING } from './steering.ts';

/** A close frame for small windows: every ship if hexes can still be pressed, else what is asked about alone. */
function closeFrame(home: Frame, asked: readonly Point[], camera: Camera): Frame {
  const points = [...(home.points ?? []), ...asked];
  const box = boxOfBoth(home.box, GROUND.around(asked));
  const all = boxRound(points, 1.1 * HEX);
  const sight = camera.measure();
  if (sight === null) return { ...home, box, points };
  const { width, height } = withinRim(freeIn(sight), GROUND.rim);
  const fits = Math.min(width / all.width, height / all.height) >= TOUCHING;
  const foremost = fits ? { box: all, points } : { box: GROUND.around(asked), points: asked };
  return { box, points, least: TOUCHING, foremost };
}

interface Wanted {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  /** What should be in sight as long as all of it can be: the ships, with some sea about them. */
  readonly home: Frame;
  readonly ships: readonly Ship[];
  /** Whose board it is: the ships of others are what he steers by. */
  readonly seat: string | null;
  readonly focus: string | null;
  /** The hexes and ships that an order is asked about. */
  readonly asked: readonly Point[];
  /** The question on the table, where somebody has many: his ships are gone through one by one. */
  readonly current: { readonly ask: string; readonly step: number; readonly near: boolean } | null;
  /** What lets the eye look anew: the step, a story. */
  readonly when: readonly unknown[];
  onFocus(ship: string): void;
}

export interface Eye {
  readonly camera: Camera;
  /** Near to what is asked about, as whoever presses it in a list wishes. */
  steer(points: readonly Point[]): void;
  /** What the hand has pressed on the chart is in sight already. */
  pressed(ship: string): void;
}

export function useEye(wanted: Wanted): Eye {
  const { root, stage, home, ships, seat, focus, asked, current, when, onFocus } = wanted;
  const { camera } = useCamera(root, stage, GROUND, home);
  const byHand = useRef<string | null>(null);
  const steer = (points: readonly Point[]): void => {
    const sight = camera.measure();
    if (sight === null) return;
    const side = ships.find((ship) => ship.seat === seat)?.side;
    const enemies = ships.filter((ship) => ship.presence === 'afloat' && ship.side !== side).map(middleOf);
    const { points: seen, least } = steeringFor(points, enemies, withinRim(freeIn(sight), GROUND.rim));
    // Near enough already: what the hand has chosen to see beside her is left as it is.
    if ((camera.look()?.scale ?? 0) >= least) camera.bring(points, least);
    else camera.bring(seen, least, points);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step, not with every redraw
  useEffect(() => {
    if (asked.length === 0) camera.keep(home, asked);
    else if (current === null) camera.keep(closeFrame(home, asked, camera), asked);
    else {
      const box = boxOfBoth(home.box, GROUND.around(asked));
      camera.keep({ ...home, box, points: [...(home.points ?? []), ...asked] }, asked);
    }
  }, [camera, ...when]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a ship that moves
  useEffect(() => {
    const ship = ships.find(({ id }) => id === focus);
    if (ship === undefined) return;
    onFocus(ship.id);
    const pressed = byHand.current === focus;
    byHand.current = null;
    if (!pressed) camera.bring([middleOf(ship)]);
  }, [focus]);

  // Going through a fleet ship by ship brings each close enough to steer; orders are first looked at as a whole.
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question on the table calls the eye, nothing else
  useEffect(() => {
    const first = before.current !== (current?.step ?? null);
    before.current = current?.step ?? null;
    if (current !== null && (!first || current.near)) steer(asked);
  }, [current?.ask, current?.step]);

  return {
    camera,
    steer,
    pressed: (ship) => {
      byHand.current = ship;
    },
  };
}
