/** How many Repair rolls a Port has this Turn (11.321). */
import type { PortId, SideId } from '../module/vocabulary.ts';
import { isQuarterly, today } from '../umpire/phase.ts';
import type { World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

/**
 * 11.321: of the Port itself, by the Turn or by the Quarter as the module gives them to it, be it a Key Port (11.332) or a
 * Minor one (11.314, 11.33, 11.331); Repair Points and Prestige come on top.
 */
export function repairRolls(world: World, side: SideId, id: PortId): number {
  const port = theatreOf(world).ports.get(id);
  const state = world.ports[id];
  if (port === undefined || state === undefined || state.side !== side) return 0;
  if (world.scenario.only?.without?.includes('repairs') === true || state.noRepairUntil > world.turn)
    return 0;
  const changed = world.lasting.find((one) => one.what === 'repair' && one.ports.includes(id));
  const before = port.repairBefore;
  const waits = before !== undefined && world.events[before.event]?.implemented !== true;
  const rate = changed?.what === 'repair' ? changed : waits ? before : port.repair;
  return rate.per === 'turn' || isQuarterly(today(world)) ? rate.rolls : 0;
}

/** M4.3: rolls that may be made at one Key Port this Turn, wherever the player likes. */
export const extraRolls = (world: World, side: SideId): number =>
  world.lasting.reduce(
    (sum, one) => sum + (one.what === 'extraRepair' && one.side === side ? one.rolls : 0),
    0,
  );
