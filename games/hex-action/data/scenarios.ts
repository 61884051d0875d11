/** Every scenario of Hex Action, in the order the page offers them: the Basic Game first, then all battles. */
import type { Scenario } from '../rules/scenario/scenario.ts';
import { battles } from './battles/index.ts';
import { chosenFleets } from './chosen-fleets.ts';
import { duels } from './duels.ts';
import { lineLesson } from './line-lesson.ts';
import { squadronActions } from './squadrons.ts';
import { squadronsAdvanced } from './squadrons-advanced.ts';

/** Actions that need no more than the rules of the Basic Game. */
export const basicScenarios: readonly Scenario[] = [...duels, ...squadronActions];

export const scenarios: readonly Scenario[] = [
  ...basicScenarios,
  lineLesson,
  ...battles,
  ...squadronsAdvanced,
  ...chosenFleets,
];
