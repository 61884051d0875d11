/** The newest step as it is told on the chart: where the squadrons are while it lasts. */
import { easeInOut } from '@weathergage/web/toolkit/motion.ts';
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import {
  type Pace,
  type SceneTold,
  type StoryProps,
  useScenes,
} from '@weathergage/web/toolkit/story/use-scenes.ts';
import { useMemo } from 'react';
import type { SeaPower } from '../../rules/types.ts';
import type { Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { pointAlong } from '../chart/projection.ts';
import type { Props } from '../look/types.ts';
import { type Scene, scenesOf } from './script.ts';

export interface Telling extends SceneTold<SeaPower, Scene<View>> {
  /** The world as far as it has been told. */
  readonly world: View;
  readonly poses: ReadonlyMap<Token, Point>;
  /** The scene stays until it is read. */
  readonly waits: boolean;
}

/** A battle has a stage of its own; a line only stands there to be read. */
const PACES: Readonly<Record<Scene['kind'], Pace>> = { sail: 'moving', battle: 'staged', note: 'still' };

const NOBODY: ReadonlyMap<Token, Point> = new Map();

const posesIn = (scene: Scene<View> | null, t: number): ReadonlyMap<Token, Point> =>
  scene?.kind !== 'sail'
    ? NOBODY
    : new Map([...scene.ways].map(([token, way]) => [token, pointAlong(way, easeInOut(t))]));

/** What was decided by two sides or by dice: read before the next question covers it. */
const VERDICTS: ReadonlySet<SeaTold['kind']> = new Set<SeaTold['kind']>([
  'bids',
  'search',
  'decoy',
  'join',
  'assault',
  'lost',
]);

const isVerdict = (scene: Scene): boolean => scene.kind === 'note' && VERDICTS.has(scene.told.kind);

/** A battle that is over stays until it is read, whatever is skipped. */
const isBattleDecided = (scene: Scene): boolean =>
  scene.kind === 'battle' && scene.told.some(({ kind }) => kind === 'battle-over');

/** Null while there is nothing to tell. */
export function useStory(props: StoryProps<SeaPower> & Pick<Props, 'waits'>): Telling | null {
  const told = useScenes<SeaPower, Scene<View>>(
    props,
    scenesOf,
    (each) => (props.waits === true && isVerdict(each) ? 'waiting' : PACES[each.kind]),
    (each) => props.waits === true && isBattleDecided(each),
  );
  const scene = told?.scene ?? null;
  const t = told?.t ?? 0;
  const poses = useMemo(() => posesIn(scene, t), [scene, t]);
  if (told === null) return null;
  const waits = props.waits === true && scene !== null && isVerdict(scene);
  return {
    ...told,
    waits,
    world: (scene?.kind === 'note' ? scene.after : scene?.before) ?? told.from,
    poses,
  };
}
