/** Who served in a Battle of Station. Sail have no names of their own there: captains are known by the Squadron's list. */
import type { FightingSquadron, StationBattle } from '@weathergage/station/rules/engagements.ts';
import type { Rank } from '@weathergage/station/rules/module/vocabulary.ts';
import type { BattleResult } from '@weathergage/station/rules/world/battle-result.ts';
import { shipName } from '../ship-names.ts';
import { flagFor, OF_SIDE, seniorOf } from '../station-war.ts';
import { captainFate } from './sea-power-service.ts';
import type { CareerRank, FoughtBattle, Service } from './service.ts';

type Told = BattleResult['squadrons'][string][number];
const lostOf = (told: readonly Told[]): number =>
  told.reduce((sum, { sunk, struck }) => sum + sunk + struck, 0);

/** 3.42 */
const RANKS: Readonly<Record<Rank, CareerRank>> = {
  Cdre: 'Commodore',
  RA: 'Rear-Admiral',
  VA: 'Vice-Admiral',
  FA: 'Admiral',
  AF: 'Admiral of the Fleet',
};
/** In a season of Sea Power: whoever has a Flotilla for it is a captain or a flag officer like the others. */
const SEASON_RANKS: Readonly<Record<Rank, CareerRank>> = {
  ...RANKS,
  Cdre: 'Captain',
  VA: 'Rear-Admiral',
};

/** `inSeason`: its Sail are named ships of the war above, whose captains the season's own report tells of. */
export function stationService(
  battle: StationBattle,
  result: BattleResult,
  child: string,
  inSeason: boolean,
): FoughtBattle {
  const { lines, place, year } = battle;
  const sides = Object.keys(lines);
  const lost = Object.fromEntries(sides.map((side) => [side, lostOf(result.squadrons[side]!)]));
  const [a, b] = sides as [string, string];
  // 8.43: who lost fewer Sail has won.
  const victor = lost[a] === lost[b] ? null : lost[a]! < lost[b]! ? a : b;
  return {
    engagement: battle.id,
    place,
    year,
    victor,
    lost,
    services: sides.flatMap((side, at) => {
      const first = seniorOf(lines[side]!)?.leader;
      return lines[side]!.flatMap((one) =>
        servicesIn(one, side, at, first, result.squadrons[side]!, result.leaders, child, inSeason),
      );
    }),
  };
}

function servicesIn(
  one: FightingSquadron,
  side: string,
  at: number,
  first: string | undefined,
  squadrons: readonly Told[],
  hit: BattleResult['leaders'],
  child: string,
  inSeason: boolean,
): Service[] {
  const flag = flagFor(one.contingent, OF_SIDE[at]!);
  const told = squadrons.find(({ squadron }) => squadron === one.squadron)!;
  const shipAt = (place: number) => ({
    id: `${one.squadron}-${place + 1}`,
    name: one.flagship ? one.name : shipName(flag, one, place),
    flag,
  });
  const leaders = one.leaders.map(({ leader, name, rank }): Service => {
    const fate = hit.find((each) => each.leader === leader)?.fate ?? 'unhurt';
    return {
      leader: { id: leader, name, rank: (inSeason ? SEASON_RANKS : RANKS)[rank] },
      ship: shipAt(0),
      side,
      led: leader === first,
      fate,
      shipLost: told.sunk + told.struck >= one.sail,
    };
  });
  if (inSeason) return leaders;
  // The last of the line are those that were lost: one Sail is as good as another (7.356).
  const captains = Array.from({ length: one.sail }, (_, place): Service => {
    const gone = place >= one.sail - told.sunk - told.struck;
    const struck = gone && place >= one.sail - told.struck;
    const worn = Math.min(900, Math.round((1000 * told.dp) / (one.dr + told.dp)));
    const fate = struck ? 'captured' : gone ? 'sunk' : 'fights';
    const ship = shipAt(place);
    return {
      leader: null,
      ship,
      side,
      led: false,
      fate: captainFate(`${ship.id} captain`, child, gone ? 600 : worn, fate),
      shipLost: gone,
    };
  });
  return [...leaders, ...captains];
}
