/** Every scenario of Table Action, in the order the page offers them. */
import type { Scenario } from '../rules/scenario/scenario.ts';
import { anchorages } from './anchorages.ts';
import { columns } from './columns.ts';
import { duels } from './duels.ts';
import { expand } from './expand.ts';
import { fleetOutlines } from './fleets.ts';

export const scenarios: readonly Scenario[] = [...duels, ...columns, ...fleetOutlines, ...anchorages].map(
  expand,
);
