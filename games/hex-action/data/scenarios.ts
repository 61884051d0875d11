/** Every scenario of Hex Action, in the order the page offers them. */
import type { Scenario } from '../rules/scenario.ts';
import { duels } from './duels.ts';
import { squadrons } from './squadrons.ts';

export const scenarios: readonly Scenario[] = [...duels, ...squadrons];
