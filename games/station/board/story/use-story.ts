/** The newest step as it is told on the chart. */
import { easeInOut } from '@weathergage/web/toolkit/motion.ts';
import {
  type Pace,
  type SceneTold,
  type StoryProps,
  useScenes,
} from '@weathergage/web/toolkit/story/use-scenes.ts';
import type { Station } from '../../rules/types.ts';
import type { View } from '../../rules/world/state.ts';
import type { ChartTelling } from '../chart/telling.ts';
import type { Props } from '../look/types.ts';
import { type Scene, scenesOf } from './script.ts';

export interface Telling extends SceneTold<Station, Scene> {
  /** The chart as far as it has been told. */
  readonly world: View;
  readonly shown: ChartTelling;
}

const PACES: Readonly<Record<Scene['kind'], Pace>> = {
  sail: 'moving',
  gale: 'moving',
  sighting: 'still',
  card: 'still',
  battle: 'staged',
};

const drawn = (scene: Scene | null, t: number): ChartTelling => {
  const at = easeInOut(t);
  if (scene?.kind === 'sail') return { legs: scene.legs, t: at };
  if (scene?.kind === 'gale') return { drift: scene, t: at };
  if (scene?.kind === 'sighting') return { turning: scene.token, t: at };
  return { t: at };
};

/** Who has won is told: that stays until it is read, whatever is skipped. */
const isBattleDecided = (scene: Scene): boolean =>
  scene.kind === 'battle' && scene.told.some(({ kind }) => kind === 'victor');

/** Null while there is nothing to tell. */
export function useStory(props: StoryProps<Station> & Pick<Props, 'waits'>): Telling | null {
  const told = useScenes<Station, Scene>(
    props,
    scenesOf,
    ({ kind }) => PACES[kind],
    (scene) => props.waits === true && isBattleDecided(scene),
  );
  if (told === null) return null;
  const { scene, t } = told;
  const moving = scene !== null && PACES[scene.kind] === 'moving';
  const world = (moving ? scene.before : scene?.after) ?? told.from;
  return { ...told, world, shown: drawn(scene, t) };
}
