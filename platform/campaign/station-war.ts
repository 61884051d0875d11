/** Station's Battles as fleet actions, and fleet actions in Station's terms. */
import type { FightingSquadron, StationBattle } from '@weathergage/station/rules/engagements.ts';
import type { Intensity, SideId } from '@weathergage/station/rules/module/vocabulary.ts';
import type { BattleResult } from '@weathergage/station/rules/world/battle-result.ts';
import {
  type ActionShip,
  chanceFrom,
  type FleetAction,
  type FoughtAction,
  type FoughtShip,
  plainId,
} from './action.ts';
import { FLAGS, type Flag } from './flags.ts';
import type { Mapping } from './mapping/mapping.ts';
import { shipName } from './ship-names.ts';
import type { BoardId, War } from './way-between.ts';

/** Whose yards and crews they are; whoever is not named sails as his side does. */
export const flagFor = (contingent: string, otherwise: Flag): Flag =>
  FLAGS.find((flag) => flag === contingent) ?? otherwise;
export const OF_SIDE: readonly Flag[] = ['British', 'French'];

/** DPs wear a Squadron evenly: as many as its rating, and some beyond, are all that it bears. */
const wornBy = ({ dp, dr }: FightingSquadron, { beyond, mostWorn }: Mapping['station']): number =>
  Math.min(mostWorn, Math.round((1000 * dp) / (dr + beyond)));

const sailId = (squadron: string, at: number): string => plainId(`${squadron}-${at + 1}`);

function shipsOf(
  line: readonly FightingSquadron[],
  flagOfSide: Flag,
  mapping: Mapping['station'],
  board: BoardId,
): ActionShip[] {
  let place = 0;
  return line.flatMap((one) =>
    Array.from({ length: one.sail }, (_, at): ActionShip => {
      const flag = flagFor(one.contingent, flagOfSide);
      const along = mapping.crews[board][flag];
      const best = Math.max(0, ...one.leaders.map(({ rating }) => rating));
      return {
        id: sailId(one.squadron, at),
        name: one.flagship ? one.name : shipName(flag, one, at),
        flag,
        guns: one.flagship ? mapping.flagship : mapping.guns[one.class],
        skill: Math.sign(one.shift) + along[place++ % along.length]! + (best >= mapping.greatLeader ? 1 : 0),
        worn: wornBy(one, mapping),
        flagship: one.leaders.length > 0 && at === 0,
      };
    }),
  );
}

/** Who leads a line: the first of the best rated, as they stand in it. */
export const seniorOf = (line: readonly FightingSquadron[]) =>
  line.flatMap(({ leaders }) => leaders).toSorted((a, b) => b.rating - a.rating)[0];

const MANNER: Readonly<Record<Intensity, string>> = {
  Heavy: 'to be fought at pistol shot',
  Medium: 'a regular action',
  Light: 'a distant cannonade',
};

function stationAction(battle: StationBattle, { station, action }: Mapping, board: BoardId): FleetAction {
  const { lines, sides, gauge, year, place, ground, works, intensity } = battle;
  const night = chanceFrom(battle.id, 'night') < action.night;
  const [a, b] = Object.keys(lines) as [SideId, SideId];
  const side = (id: SideId, at: number) => {
    const senior = seniorOf(lines[id]!);
    return {
      id: plainId(id),
      name: sides[id]!.name,
      ships: shipsOf(lines[id]!, OF_SIDE[at]!, station, board),
      // 3.49: where nobody leads, the captains stay as long as the cautious would.
      breaksOff: station.breaksOff[board][senior?.personality ?? 'Cautious'],
    };
  };
  return {
    id: plainId(`battle-${place}-${year}`),
    title: `${place}, ${year}`,
    date: String(year),
    place,
    briefing: `${sides[gauge]!.name} has the weather gauge off ${place}. It is ${MANNER[intensity]}${night ? ', and goes on after dark' : ''}. What is lost here is lost to the station.`,
    windward: plainId(gauge),
    heat: station.heats[intensity],
    gale: battle.gale,
    night,
    ground: {
      shoals: station.shoals.some((kind) => kind === ground),
      works:
        station.batteries && works !== null
          ? { side: plainId(works.side), strength: Math.max(1, works.blockadeValue) }
          : null,
    },
    sides: [side(a, 0), side(b, 1)],
  };
}

/** Of those hit: captured, killed, wounded for three, two and one Turns, as the casualty table has them (8.37). */
const CASUALTIES = ['captured', 'killed', 3, 2, 1] as const;

type Told = BattleResult['squadrons'][SideId][number];

function squadronAfter(
  one: FightingSquadron,
  { ships }: FoughtAction,
  mapping: Mapping['station'],
  board: BoardId,
): Told {
  const own = Array.from({ length: one.sail }, (_, at): FoughtShip => ships.get(sailId(one.squadron, at))!);
  const afloat = own.filter(({ end }) => end === 'afloat');
  const worn = afloat.reduce((sum, ship) => sum + Math.max(0, ship.worn - wornBy(one, mapping)), 0);
  return {
    squadron: one.squadron,
    dp: Math.round((worn * mapping.wholeDp[board]) / (1000 * one.sail)),
    sunk: own.filter(({ end }) => end === 'lost').length,
    struck: own.filter(({ end }) => end === 'struck').length,
  };
}

const lostOf = (told: readonly Told[]): number =>
  told.reduce((sum, { sunk, struck }) => sum + sunk + struck, 0);

function stationResult(
  battle: StationBattle,
  fought: FoughtAction,
  child: string,
  { station }: Mapping,
  board: BoardId,
): BattleResult {
  const ids = Object.keys(battle.lines);
  const told = Object.fromEntries(
    ids.map((id) => [id, battle.lines[id]!.map((one) => squadronAfter(one, fought, station, board))]),
  );
  const [a, b] = ids.map((id) => lostOf(told[id]!)) as [number, number];
  // 8.44: to the Victor alone; what struck to the other is burnt before it is brought home.
  const loser = a === b ? null : a > b ? ids[0]! : ids[1]!;
  const squadrons = Object.fromEntries(
    ids.map((id) => [
      id,
      told[id]!.map((one) => (id === loser ? one : { ...one, sunk: one.sunk + one.struck, struck: 0 })),
    ]),
  );
  return { squadrons, leaders: leadersHit(battle, fought, child), turns: fought.turns };
}

function leadersHit(
  { lines }: StationBattle,
  { ships }: FoughtAction,
  child: string,
): BattleResult['leaders'] {
  return Object.values(lines).flatMap((line) =>
    line.flatMap((one) => {
      const { end, men } = ships.get(sailId(one.squadron, 0))!;
      return one.leaders.flatMap(({ leader }): BattleResult['leaders'] => {
        // 10.321: of a Flagship, which is one Sail, as of a Squadron's first: who was in her is hit for certain.
        if (end === 'afloat' && chanceFrom(child, leader) >= men) return [];
        const fate = CASUALTIES[chanceFrom(child, `${leader} fate`) % CASUALTIES.length]!;
        return [typeof fate === 'number' ? { leader, fate: 'wounded', turns: fate } : { leader, fate }];
      });
    }),
  );
}

export const stationWar: War<StationBattle> = {
  game: 'station',
  actionOf: stationAction,
  resultOf: stationResult,
  commandsOf: ({ sides }) =>
    Object.fromEntries(Object.entries(sides).map(([side, { seat }]) => [side, seat])),
};
