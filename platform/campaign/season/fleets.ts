/**
 * The lines of a battle of Sea Power as Fleets of Station: a ship is a Sail, four of a navy a Squadron, great flagships
 * counters of their own, leaders their Flotillas. Which ship is in which Squadron is remembered by the order of the line.
 */
import { leaderOf } from '@weathergage/sea-power/data/leaders.ts';
import type { Side } from '@weathergage/sea-power/data/nations.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import type {
  FlagshipCounter,
  FlotillaCounter,
  LeaderCounter,
  SquadronCounter,
} from '@weathergage/station/rules/module/forces.ts';
import type { Scenario } from '@weathergage/station/rules/world/scenario.ts';
import { captainName, captainOf } from '../careers/captains.ts';
import { FLAGS, type Flag } from '../flags.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { FLAG_OF, wornByDamage } from '../sea-power-war.ts';

type Season = Mapping['season'];

/** Ships that are one counter there. */
export interface Group {
  readonly id: string;
  readonly flag: Flag;
  readonly class: 'SOL' | 'SOL(D)';
  readonly flagship: boolean;
  readonly ships: readonly LineShip[];
  readonly dr: number;
  readonly dp: number;
}

const CAPACITY = { SOL: 4, 'SOL(D)': 2 } as const;
const MA = 4;
/** 10.311: what every Flagship's counter has. */
const FLAGSHIP_MA = 3;
const FLAGSHIP_DR = 2;

const flagOf = ({ ship }: LineShip): Flag => FLAG_OF[shipOf(ship).nation];

/** Her own counter: a great ship with a leader, where others of her navy fight beside her. */
const isFlagship = (one: LineShip, line: readonly LineShip[], { flagship }: Season): boolean =>
  one.leader !== null &&
  shipOf(one.ship).guns >= flagship.guns &&
  line.some((other) => other.leader === null && flagOf(other) === flagOf(one));

const chunks = <V>(all: readonly V[], size: number): (readonly V[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

const dpOf = (ships: readonly LineShip[], dr: number, beyond: number): number => {
  const worn = ships.reduce((sum, { ship, damage }) => sum + wornByDamage(ship, damage), 0) / ships.length;
  return Math.round((worn * (dr + beyond)) / 1000);
};

/** A line as counters, in its order. */
export function groupsOf(line: readonly LineShip[], { season, station }: Mapping): readonly Group[] {
  const great = line.filter((one) => isFlagship(one, line, season));
  const rest = line.filter((one) => !great.includes(one));
  const classOf = ({ ship }: LineShip) =>
    shipOf(ship).guns >= season.lineGuns ? ('SOL' as const) : ('SOL(D)' as const);
  const squadrons = FLAGS.flatMap((flag) =>
    (['SOL', 'SOL(D)'] as const).flatMap((sort) =>
      chunks(
        rest.filter((one) => flagOf(one) === flag && classOf(one) === sort),
        CAPACITY[sort],
      ).map((ships, at): Group => {
        const id = `${flag}-${sort === 'SOL' ? 'sol' : 'sold'}-${at + 1}`.toLowerCase();
        const dr = season.dr[flag];
        return {
          id,
          flag,
          class: sort,
          flagship: false,
          ships,
          dr,
          dp: dpOf(ships, dr, station.beyond),
        };
      }),
    ),
  );
  return [
    ...squadrons,
    ...great.map((one): Group => {
      const flag = flagOf(one);
      const dr = season.dr[flag] + FLAGSHIP_DR;
      return {
        id: `fs-${one.ship}`,
        flag,
        class: 'SOL',
        flagship: true,
        ships: [one],
        dr,
        dp: dpOf([one], dr, station.beyond),
      };
    }),
  ];
}

export const squadronCounters = (groups: readonly Group[], { shift }: Season): SquadronCounter[] =>
  groups
    .filter(({ flagship }) => !flagship)
    .map(({ id, flag, class: sort, dr }, at) => ({
      id,
      contingent: flag,
      class: sort,
      letter: String.fromCharCode(65 + (at % 26)) + (at >= 26 ? String(Math.floor(at / 26)) : ''),
      capacity: CAPACITY[sort],
      ma: MA,
      dr,
      shift: shift[flag],
    }));

export const flagshipCounters = (groups: readonly Group[], { flagship }: Season): FlagshipCounter[] =>
  groups
    .filter((group) => group.flagship)
    .map(({ id, flag, ships: [one], dr }) => {
      const { name, guns } = shipOf(one!.ship);
      return { id, name, contingent: flag, guns, ma: FLAGSHIP_MA, dr, shift: flagship.shift, shiftHigh: 0 };
    });

/** Who leads on a side: admirals by their rating, or where there is none the captain of the first ship. */
export interface Officers {
  readonly posted: readonly { readonly leader: string; readonly counter: LeaderCounter }[];
  readonly mess: readonly LeaderCounter[];
}

/** Flotillas of a fleet: the admiral's own, and two under him. */
const POSTS = ['fleet', 'van', 'rear'] as const;
/** Captains who may be given a Detachment. */
const CAPTAINS = 2;

export function officersOf({ lines, war, year }: SeaBattle, side: Side, mapping: Mapping): Officers {
  const { season } = mapping;
  const line = lines[side];
  const from = { year, turn: 1 };
  const common = { in: from, out: null, promotion: null } as const;
  const admirals = line
    .filter(({ leader }) => leader !== null)
    .map((one) => ({ one, rating: leaderOf(one.leader!).ratings[war] ?? 1 }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ one, rating }, at): LeaderCounter => {
      const row = season.leaders[Math.min(season.leaders.length, Math.max(1, rating)) - 1]!;
      return {
        id: one.leader!,
        name: leaderOf(one.leader!).name,
        contingent: flagOf(one),
        rank: at === 0 ? 'VA' : 'RA',
        ...row,
        ...common,
      };
    });
  const captains = line
    .filter(({ leader }) => leader === null)
    .slice(0, CAPTAINS + (admirals.length === 0 ? 1 : 0))
    .map((one): LeaderCounter => {
      const { id } = shipOf(one.ship);
      return {
        id: captainOf(id),
        name: captainName(flagOf(one), id, 0),
        contingent: flagOf(one),
        rank: 'Cdre',
        sr: null,
        ...season.captain,
        ...common,
      };
    });
  const all = [...admirals, ...captains];
  const posts = Math.max(1, Math.min(POSTS.length, admirals.length));
  const squadrons = groupsOf(line, mapping).filter(({ flagship }) => !flagship).length;
  const posted = all.slice(0, Math.min(posts, squadrons));
  return {
    posted: posted.map((counter) => ({ leader: counter.id, counter })),
    mess: all.slice(posted.length),
  };
}

export const flotillaId = (side: Side, at: number): string => `${side}-${POSTS[at]!}`;

/** Counters for every Flotilla that may be formed in a season. */
export const flotillaCounters = (side: Side, name: string, flags: readonly Flag[]): FlotillaCounter[] =>
  (
    [
      ['fleet', 'GrandFlag', 5, 9],
      ['van', 'Flag', 4, 8],
      ['rear', 'Flag', 4, 8],
      ['det-1', 'Detachment', 4, 7],
      ['det-2', 'Detachment', 4, 7],
    ] as const
  ).map(([id, kind, clear, light]) => ({
    id: `${side}-${id}`,
    name: `${name}: ${id}`,
    side,
    command: null,
    kind,
    contingents: [...flags],
    track: { clear, light },
  }));

/** Squadrons dealt out to the Flotillas by turns, the admiral's first; great ships to their own leader's. */
export function squadronEntries(
  groups: readonly Group[],
  side: Side,
  { posted }: Officers,
): Scenario['squadrons'] {
  const ownOf = (group: Group): number =>
    group.flagship
      ? Math.max(
          0,
          posted.findIndex(({ leader }) => leader === group.ships[0]!.leader),
        )
      : -1;
  let turn = 0;
  return groups.map((group) => {
    const own = ownOf(group);
    const at = own >= 0 ? own : turn++ % posted.length;
    return {
      id: group.id,
      sail: group.ships.length,
      dp: group.dp,
      in: { flotilla: flotillaId(side, at) },
    };
  });
}
