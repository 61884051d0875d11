/** How close the eye is, in a few steps: the stage speaks at every frame of a movement. */
import { useCallback, useState } from 'react';

export function useSight(): { readonly scale: number; onScale(scale: number): void } {
  const [scale, setScale] = useState(1);
  const onScale = useCallback(
    (next: number): void => setScale((was) => (Math.abs(next / was - 1) < 0.06 ? was : next)),
    [],
  );
  return { scale, onScale };
}
