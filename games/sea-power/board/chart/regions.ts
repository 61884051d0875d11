/** Parts of the world that one looks at often, each a key away. */
import type { Bounds } from '@weathergage/web/toolkit/stage.tsx';
import type { Place } from '../../data/areas.ts';
import { OCEAN_WORDS as WORDS } from './chart-words.ts';
import { project, WIDTH } from './projection.ts';

const box = (northWest: Place, southEast: Place): Bounds => {
  const [a, b] = [project(northWest), project(southEast)];
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
};

export const HOME = box([-84, 59], [16, 4]);
export const HOME_ON_A_PHONE = box([-66, 60], [12, 26]);

export const REGIONS: readonly { readonly name: string; readonly box: Bounds }[] = [
  { name: WORDS.world, box: { ...box([-213, 66], [147, -58]), width: WIDTH } },
  { name: WORDS.atlantic, box: HOME },
  { name: WORDS.europe, box: box([-17, 60], [22, 33]) },
  { name: WORDS.caribbean, box: box([-87, 26], [-55, 9]) },
  { name: WORDS.america, box: box([-82, 53], [-42, 24]) },
  { name: WORDS.india, box: box([36, 27], [125, -30]) },
];
