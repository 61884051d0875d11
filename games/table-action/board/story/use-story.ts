/** The newest step as it is told on the table: where the ship under way is while it lasts. */
import { easeInOut } from '@weathergage/web/toolkit/motion.ts';
import { type SceneTold, type StoryProps, useScenes } from '@weathergage/web/toolkit/story/use-scenes.ts';
import type { Table } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { degrees, onChart, turnBetween } from '../look/chart-units.ts';
import type { Pose } from '../ships/ship-label.tsx';
import { type Scene, scenesOf } from './script.ts';

export interface Telling extends SceneTold<TableAction, Scene> {
  readonly table: Table;
  readonly poses: ReadonlyMap<string, Pose>;
}

const NOBODY: ReadonlyMap<string, Pose> = new Map();

/** Where a ship is at a moment of her way. */
export function posesIn(scene: Scene | null, t: number): ReadonlyMap<string, Pose> {
  if (scene?.kind !== 'way') return NOBODY;
  const eased = easeInOut(t);
  const [from, to] = [onChart(scene.from.at), onChart(scene.to.at)];
  const start = degrees(scene.from.heading);
  // A boxhaul goes the long way round to whichever side: the drawing only has to end where she lies.
  const turn = turnBetween(start, degrees(scene.to.heading));
  return new Map([
    [
      scene.ship,
      {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        angle: start + turn * eased,
      },
    ],
  ]);
}

/** Null while there is nothing to tell. */
export function useStory(props: StoryProps<TableAction>): Telling | null {
  const told = useScenes(props, scenesOf);
  if (told === null) return null;
  return { ...told, table: told.scene?.before ?? told.from, poses: posesIn(told.scene, told.t) };
}
