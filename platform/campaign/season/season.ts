/** A contested sea for a season: the scenario of Station that a battle of Sea Power may be played as. */
import { AREAS } from '@weathergage/sea-power/data/areas.ts';
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { training } from '@weathergage/station/data/training/module.ts';
import type { AuxiliaryCounter, Contingent } from '@weathergage/station/rules/module/forces.ts';
import type { Module } from '@weathergage/station/rules/module/module.ts';
import type { Scenario } from '@weathergage/station/rules/world/scenario.ts';
import type { Flag } from '../flags.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { FLAG_OF, SIDE_NAMES } from '../sea-power-war.ts';
import {
  flagshipCounters,
  flotillaCounters,
  flotillaId,
  groupsOf,
  type Officers,
  officersOf,
  squadronCounters,
  squadronEntries,
} from './fleets.ts';
import { mediterraneanTheatre } from './mediterranean.ts';
import { holdFor, holdOrder, seasonOrders } from './orders.ts';
import { type SeasonTheatre, theatreOfArea } from './theatre.ts';

/** Seas that have a theatre of their own. */
const THEATRES: Readonly<Record<string, (battle: SeaBattle) => SeasonTheatre>> = {
  'western-med': mediterraneanTheatre,
};

/** Where the fleets lie when they sight each other: one in the middle of the sea, the holder of the gauge to windward. */
const berthOf = ({ gauge }: SeaBattle, { windward, middle }: SeasonTheatre, side: Side): string =>
  gauge === side ? windward : middle;

const bySide = <V>(of: (side: Side) => V): Record<Side, V> => ({
  english: of('english'),
  european: of('european'),
});

export function seasonScenario(battle: SeaBattle, mapping: Mapping): Scenario {
  const { season } = mapping;
  const { area, year } = battle;
  const place = AREAS.find(({ id }) => id === area)!.name;
  const theatre = (THEATRES[area] ?? theatreOfArea)(battle);
  const officers = bySide((side) => officersOf(battle, side, mapping));
  const groups = bySide((side) => groupsOf(battle.lines[side], mapping));
  const auxiliaries = SIDES.flatMap((side) => frigatesOf(battle, side, season));
  return {
    id: `season-${area}-${year}`,
    title: `A season in the ${place}, ${year}`,
    date: String(year),
    place,
    briefing: `${battle.lines.english.length} English ships of the line and ${battle.lines.european.length} against them contest the ${place} for a quarter of the year. The ${battle.gauge === 'english' ? 'English' : 'Europeans'} lie to windward. Who has the greater Prestige at the end holds the sea; what is lost here is lost to the war.`,
    module: moduleOf(battle, mapping, { place, theatre, officers, groups, auxiliaries }),
    start: { year, turn: theatre.begins },
    turns: season.turns,
    prestige: bySide(() => season.prestige.begin),
    events: [],
    statuses: {},
    campaigns: {},
    contingents: {},
    ports: {},
    flotillas: SIDES.flatMap((side) =>
      officers[side].posted.map(({ leader }, at) => ({
        id: flotillaId(side, at),
        leader,
        at: berthOf(battle, theatre, side),
        state: 'Ready' as const,
        under: at === 0 ? null : flotillaId(side, 0),
        ...(at === 0 && season.met !== undefined ? { sighted: true } : {}),
      })),
    ),
    squadrons: SIDES.flatMap((side) => squadronEntries(groups[side], side, officers[side])),
    stations: bySide((side) => officers[side].posted[0]!.leader),
    mess: SIDES.flatMap((side) => officers[side].mess.map(({ id }) => id)),
    auxiliaries: auxiliaries.map(({ id, contingent }) => ({
      id,
      at: flotillaId(SIDES.find((side) => flagsOf(battle, side).some((flag) => flag === contingent))!, 0),
    })),
    issued: SIDES.map((side) => ({ order: holdOrder(side), formation: flotillaId(side, 0) })),
    convoys: [],
    repairPoints: {},
    only: { without: ['events', 'convoys', 'corsairs', 'requests', 'schedule', 'random-events'] },
    scoreOrders: { fulfilled: season.prestige.fulfilled, failed: season.prestige.failed },
  };
}

/** Navies in a line, whoever comes first in it first. */
const flagsOf = ({ lines }: SeaBattle, side: Side): Flag[] => [
  ...new Set(lines[side].map(({ ship }) => FLAG_OF[shipOf(ship).nation])),
];

/** 6.31: frigate markers in the area are Auxiliaries of the fleet. */
function frigatesOf(
  battle: SeaBattle,
  side: Side,
  { frigates: { least, each, most, range } }: Mapping['season'],
): AuxiliaryCounter[] {
  const [contingent] = flagsOf(battle, side);
  const count = Math.min(most, least + each * battle.frigates[side]);
  return Array.from({ length: count }, (_, at) => ({
    id: `aux-${side}-${at + 1}`,
    contingent: contingent!,
    class: 'Fleet' as const,
    range,
  }));
}

interface Parts {
  readonly place: string;
  readonly theatre: SeasonTheatre;
  readonly officers: Readonly<Record<Side, Officers>>;
  readonly groups: Readonly<Record<Side, ReturnType<typeof groupsOf>>>;
  readonly auxiliaries: readonly AuxiliaryCounter[];
}

function moduleOf(
  battle: SeaBattle,
  { season }: Mapping,
  { place, theatre, officers, groups, auxiliaries }: Parts,
): Module {
  const { spaces, links, zones, ports, winds } = theatre;
  const nameOf = (port: string): string => spaces.find(({ id }) => id === port)!.name;
  const all = SIDES.flatMap((side) => groups[side]);
  return {
    // Recovery, Prestige and what a theatre without politics has are those of the training theatre.
    ...training,
    id: `season-${battle.area}`,
    title: `The ${place}`,
    theatre: place,
    years: [battle.year, battle.year + 1],
    sides: SIDES.map((side, at) => ({
      id: side,
      name: SIDE_NAMES[side],
      player: at === 0 ? ('A' as const) : ('B' as const),
      commands: [],
    })),
    contingents: contingentsOf(battle, theatre),
    spaces: [...spaces],
    links: [...links],
    zones: [...zones],
    ports: [...ports],
    winds: [...winds],
    squadrons: squadronCounters(all, season),
    flagships: flagshipCounters(all, season),
    leaders: SIDES.flatMap((side) => [
      ...officers[side].posted.map(({ counter }) => counter),
      ...officers[side].mess,
    ]),
    auxiliaries: [...auxiliaries],
    flotillas: SIDES.flatMap((side) => flotillaCounters(side, SIDE_NAMES[side], flagsOf(battle, side))),
    counters: bySide(() => ({ dummies: 1, rendezvous: 2, handOver: 1 })),
    orders: seasonOrders(theatre, nameOf, holdFor(battle, season)),
    orderRules: { drawBlind: 2, mandatoryWithin: 2, extensionsInYear: 2, noWinterExtension: [] },
    convoys: [],
    shore: [],
  };
}

/** The navies that fight, those that hold a port, and neutrals. */
function contingentsOf(battle: SeaBattle, { ports, neutrals }: SeasonTheatre): Contingent[] {
  const own = (side: Side): Flag[] => flagsOf(battle, side);
  const fighting = SIDES.flatMap((side) => own(side).map((id) => ({ id: id as string, side })));
  const holding = ports.flatMap(({ contingent, side }) =>
    side === null ? [] : [{ id: contingent, side: side as Side }],
  );
  const friendly = new Map([...holding, ...fighting].map(({ id, side }) => [id, side]));
  const named = [...friendly].map(([id, side]) => contingent(id, side, 'Friendly'));
  const others = [...new Set([...neutrals, ...ports.map((port) => port.contingent)])].filter(
    (id) => !friendly.has(id),
  );
  return [...named, ...others.map((id) => contingent(id, null, 'Neutral'))];
}

const contingent = (id: string, side: Side | null, status: Contingent['status']): Contingent => ({
  id,
  name: id,
  side,
  command: null,
  status,
  minor: side === null,
  galleyRange: null,
});
