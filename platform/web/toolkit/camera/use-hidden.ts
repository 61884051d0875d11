/** What of a chart lies under the small things in its corners once it rests: names need not be written there. */
import { useEffect, useState } from 'react';
import type { Bounds } from '../stage.tsx';
import type { Camera } from './camera.ts';
import { isSmall, shownIn } from './look.ts';

const REST_MS = 180;

/** In the chart's own units. */
export function hiddenNow({ look, measure }: Pick<Camera, 'look' | 'measure'>): readonly Bounds[] {
  const [at, sight] = [look(), measure()];
  if (at === null || sight === null) return [];
  return sight.covers
    .filter((cover) => isSmall(cover, sight.size))
    .map(({ left, top, right, bottom }) =>
      shownIn({ x: left, y: top, width: right - left, height: bottom - top }, at),
    );
}

const NOTHING: readonly Bounds[] = [];

export function useHidden(camera: Camera): readonly Bounds[] {
  const [hidden, setHidden] = useState(NOTHING);
  useEffect(() => {
    let timer = 0;
    const soon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const now = hiddenNow(camera);
        // The same to a unit: nothing is lettered anew.
        const whole = (all: readonly Bounds[]): string =>
          JSON.stringify(all.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)));
        setHidden((was) => (whole(was) === whole(now) ? was : now));
      }, REST_MS);
    };
    soon();
    const leave = camera.subscribe(soon);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, [camera]);
  return hidden;
}
