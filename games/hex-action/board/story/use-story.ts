/** The newest step as it is told on the chart: where the ships are while it lasts. */
import { easeInOut } from '@weathergage/web/toolkit/motion.ts';
import { type SceneTold, type StoryProps, useScenes } from '@weathergage/web/toolkit/story/use-scenes.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { angleOf, middleOf, turnBetween } from '../look/geometry.ts';
import type { StoryPose } from '../ships/pose.ts';
import { type Course, type Scene, scenesOf } from './script.ts';

export interface Telling extends SceneTold<HexAction, Scene> {
  readonly sea: Sea;
  readonly poses: ReadonlyMap<string, StoryPose>;
}

/** Where a ship is at a moment of the phase: all ships share the steps, so that all move together. */
export function poseAt(course: Course, step: number, sailing = true): StoryPose {
  const places = [course.from, ...course.steps];
  const at = Math.min(places.length - 1, Math.floor(step));
  const here = places[at]!;
  const next = places[Math.min(places.length - 1, at + 1)]!;
  const t = easeInOut(Math.min(1, Math.max(0, step - at)));
  const from = middleOf(here);
  const to = middleOf(next);
  const angle = angleOf(here.heading);
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    angle: angle + turnBetween(angle, angleOf(next.heading)) * t,
    heading: t > 0.5 ? next.heading : here.heading,
    sailing,
  };
}

const NOBODY: ReadonlyMap<string, StoryPose> = new Map();

function posesIn(scene: Scene | null, t: number): ReadonlyMap<string, StoryPose> {
  if (scene?.kind !== 'sail') return NOBODY;
  const longest = Math.max(...[...scene.courses.values()].map(({ steps }) => steps.length));
  return new Map(
    [...scene.courses].map(([ship, course]) => [ship, poseAt(course, t * longest, !scene.drift)]),
  );
}

/** Null while there is nothing to tell. */
export function useStory(props: StoryProps<HexAction>): Telling | null {
  const told = useScenes(props, scenesOf);
  if (told === null) return null;
  return { ...told, sea: told.scene?.before ?? told.from, poses: posesIn(told.scene, told.t) };
}
