/** Where the table is looked at: still from turn to turn, unless what is asked about would be out of sight. */
import type { Camera } from '@weathergage/web/toolkit/camera/camera.ts';
import { useCamera } from '@weathergage/web/toolkit/camera/use-camera.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useEffect } from 'react';
import type { Table } from '../../rules/table/state.ts';
import { GROUND, homeFor, moverOf, mustSee } from './sights.ts';

interface EyeWork {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  readonly table: Table;
  /** Where the ships were when the story began, too. */
  readonly before: Table | null;
  /** The ship whose order is asked for must be in sight. */
  readonly acting: string | null;
  readonly step: number;
}

export function useEye({ root, stage, table, before, acting, step }: EyeWork): Camera {
  const shown = before === null ? table : { ...table, ships: [...table.ships, ...before.ships] };
  const frame = { box: homeFor(shown, acting), points: mustSee(shown, acting) };
  const { camera } = useCamera(root, stage, GROUND, frame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step, not with every redraw
  useEffect(() => camera.keep(frame, moverOf(table, acting)), [camera, step, acting, before === null]);
  return camera;
}
