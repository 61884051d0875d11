/** One commander for several chairs of a side: squadrons act as they did, and he answers for all of their ships. */
import { joinSeats, type Seat } from '@weathergage/kernel';
import type { Scenario } from './scenario.ts';

export function together(scenario: Scenario, groups: readonly (readonly Seat[])[]): Scenario {
  const { sides, seatOf } = joinSeats(scenario.sides, groups);
  const commanded = <E extends { readonly seat?: Seat }>(each: E): E =>
    each.seat === undefined ? each : { ...each, seat: seatOf(each.seat) };
  return {
    ...scenario,
    sides,
    squadrons: scenario.squadrons.map((squadron) => ({
      ...commanded(squadron),
      ships: squadron.ships.map(commanded),
    })),
    batteries: scenario.batteries.map(commanded),
  };
}
