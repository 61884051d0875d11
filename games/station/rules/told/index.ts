/** What can happen, as it is told. */
import type { BattleTold } from './battle.ts';
import type { ConvoysTold } from './convoys.ts';
import type { OrdersTold } from './orders.ts';
import type { OrganisationTold } from './organisation.ts';
import type { SailingTold } from './sailing.ts';
import type { SearchTold } from './search.ts';

export type StationTold = SailingTold | SearchTold | BattleTold | OrganisationTold | OrdersTold | ConvoysTold;
