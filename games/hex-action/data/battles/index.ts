/** All battles, from lessons and duels to whole fleets and defended anchorages. */
import type { Scenario } from '../../rules/scenario/scenario.ts';
import { americanWar } from './american-war.ts';
import { anchorages1801To1804 } from './anchorages-1801-to-1804.ts';
import { anchoragesTo1801 } from './anchorages-to-1801.ts';
import { scenarioOf } from './battle.ts';
import { cruisersAndConvoys } from './cruisers-and-convoys.ts';
import { duels1799To1808 } from './duels-1799-to-1808.ts';
import { duelsFrom1812 } from './duels-from-1812.ts';
import { duelsTo1798 } from './duels-to-1798.ts';
import { islandsAndRoads } from './islands-and-roads.ts';
import { lakes } from './lakes.ts';
import { lastBattlesOfTheAmericanWar } from './last-battles-of-the-american-war.ts';
import { lessons } from './lessons.ts';
import { napoleonicWars } from './napoleonic-wars.ts';
import { revolutionaryWars } from './revolutionary-wars.ts';
import { trafalgarEntire } from './trafalgar.ts';
import { trafalgarColumns } from './trafalgar-columns.ts';

export const battles: readonly Scenario[] = [
  ...lessons,
  ...duelsTo1798,
  ...duels1799To1808,
  ...duelsFrom1812,
  ...cruisersAndConvoys,
  ...lakes,
  ...americanWar,
  ...lastBattlesOfTheAmericanWar,
  ...revolutionaryWars,
  ...napoleonicWars,
  ...trafalgarColumns,
  ...trafalgarEntire,
  ...anchoragesTo1801,
  ...anchorages1801To1804,
  ...islandsAndRoads,
].map(scenarioOf);
