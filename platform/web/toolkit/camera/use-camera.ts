/** A camera for a board: the same for as long as the board stands. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { StageHandle } from '../stage.tsx';
import { type Ground, type Limits, limitsOf } from './aim.ts';
import { type Camera, type Eye, type Frame, makeCamera, openedOn } from './camera.ts';
import { useCovers } from './use-covers.ts';
import { useSettling } from './use-settling.ts';

export function useCamera(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  ground: Ground,
  home: Frame,
): {
  readonly camera: Camera;
  /** Pixels to a unit, at the least and at the most, in the window as it is. */
  readonly scales: Limits;
} {
  const eye = useRef<Eye>(null);
  eye.current ??= openedOn(home);
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
