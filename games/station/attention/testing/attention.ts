/** What a commander who carries on knows, and what makes him halt. */

import { afloat } from '../../rules/testing/sailing.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import type { StationAsk } from '../../rules/world/asks.ts';
import type { State, View } from '../../rules/world/state.ts';
import { type Found, haltOf, STOPS, type Stop } from '../stops.ts';

export type Asked = 'plot' | 'tasks' | 'orders' | 'engage';

/** Red's flag where it is said, Aubin in the Harbour of Ville. */
export const redSees = (world: Partial<State> = {}, at = 'x', squadrons = 'red-a:4'): View =>
  viewOf(
    afloat({
      put: [
        { id: 'red-flag', at, leader: 'r-birch', squadrons },
        { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a:4' },
      ],
      world,
    }),
    'red',
  );

export const halts = (
  since: View,
  now: View,
  told: readonly StationTold[] = [],
  wished: readonly Stop[] = STOPS,
  kind: Asked = 'tasks',
): Found | null => {
  const ask: StationAsk = { id: 'x', seat: 'red', rule: '5.15', kind };
  return haltOf({ since, now, told, ask }, new Set(wished));
};

export const haltsFor = (
  stop: Stop,
  since: View,
  now: View,
  told: readonly StationTold[] = [],
  kind?: Asked,
): Found | null => halts(since, now, told, [stop], kind);
