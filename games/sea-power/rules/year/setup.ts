/** Setting up (3.7): from a scenario file to a world before its first year, with full pools and nothing in play. */
import type { Flaw, SeatInfo } from '@weathergage/kernel';
import { isAreaId } from '../../data/areas.ts';
import { SIDES, sideOf as sideOfNation } from '../../data/nations.ts';
import { isPortId, PORTS, portOf } from '../../data/ports.ts';
import { shipPool } from '../../data/ships.ts';
import type { Options } from '../world/options.ts';
import { freshForces } from '../world/pools.ts';
import type { Scenario, WarPlan } from '../world/scenario.ts';
import type { Score } from '../world/score.ts';
import type { State } from '../world/state.ts';

export const seatsOf = (_scenario: Scenario): SeatInfo[] => [
  { id: 'english', side: 'english', name: 'England' },
  { id: 'european', side: 'european', name: 'European Powers' },
];

/** What the schema can't see: years in order, nations that can fight, and names that are on the map. */
export function examine(scenario: Scenario): Flaw[] {
  const found: Flaw[] = [];
  const flaw = (path: string, expected: string): void => void found.push({ path, expected });
  for (const [index, plan] of scenario.wars.entries()) {
    const before = scenario.wars[index - 1];
    if (before !== undefined && plan.first <= before.last)
      flaw(`/wars/${index}/first`, `a year after ${before.last}, in which the war before ends`);
    examineWar(plan, `/wars/${index}`, flaw);
  }
  examineAreas(scenario.values, '/values', flaw);
  return found;
}

type Report = (path: string, expected: string) => void;

function examineAreas(values: Scenario['values'], path: string, flaw: Report): void {
  for (const area of Object.keys(values ?? {}))
    if (!isAreaId(area)) flaw(`${path}/${area}`, 'the id of a sea area, such as north-sea');
}

function examineWar(plan: WarPlan, path: string, flaw: Report): void {
  examineAreas(plan.prizes, `${path}/prizes`, flaw);
  if (plan.last < plan.first) flaw(`${path}/last`, `a year not before ${plan.first}`);
  const seen = new Set<string>();
  for (const [index, { nation, enters }] of plan.forces.entries()) {
    const at = `${path}/forces/${index}`;
    if (seen.has(nation)) flaw(`${at}/nation`, 'each nation once');
    seen.add(nation);
    if (nation === 'Russia') flaw(`${at}/nation`, 'a nation that goes to war; Russians come by option alone');
    if (enters < plan.first || enters > plan.last)
      flaw(`${at}/enters`, `a year of the war, ${plan.first} to ${plan.last}`);
    if (shipPool(nation, plan.war).length === 0)
      flaw(`${at}/nation`, `a nation that has ships in war ${plan.war}`);
  }
  for (const side of SIDES)
    if (!plan.forces.some(({ nation, enters }) => sideOfNation(nation) === side && enters === plan.first))
      flaw(`${path}/forces`, `a nation of the ${side} side that is at war in ${plan.first}`);
  for (const [index, { port, year }] of plan.changes.entries()) {
    if (!isPortId(port)) flaw(`${path}/changes/${index}/port`, 'the id of a port, such as new-york');
    else if (portOf(port).kind !== 'changeable')
      flaw(`${path}/changes/${index}/port`, 'a port that can change hands');
    if (year < plan.first || year > plan.last)
      flaw(`${path}/changes/${index}/year`, `a year of the war, ${plan.first} to ${plan.last}`);
  }
}

/** 3.7/3: the first year of the first war, no area controlled, and no points but those given to even the sides. */
export function setup(scenario: Scenario, options: Options): State {
  const plan = scenario.wars[0]!;
  const ledger = startingScores(scenario, options);
  const points = { english: 0, european: 0 };
  for (const score of ledger) points[score.side] += score.points;
  return {
    scenario,
    options,
    seats: seatsOf(scenario),
    commands: { english: 'english', european: 'european' },
    resigned: [],
    year: plan.first,
    war: 0,
    phase: 'bidding',
    markers: [],
    ports: Object.fromEntries(
      PORTS.map(({ id, owner }) => [id, { owner: owner[plan.war], captured: false, closing: null }]),
    ) as State['ports'],
    control: [],
    bengalYears: 0,
    frigates: { english: [], european: [] },
    inHand: { english: 0, european: 0 },
    turn: { side: 'english', left: 1, done: [] },
    voyage: null,
    battle: null,
    battles: [],
    assaults: [],
    points,
    ledger,
    absent: [],
    dead: [],
    sunk: [],
    gone: [],
    prizes: [],
    alliance: { come: false, year: null },
    russiansGone: false,
    asked: 0,
    outcome: null,
    forces: {
      english: freshForces('english', plan, options),
      european: freshForces('european', plan, options),
    },
    prologue: [],
  };
}

/** 11.F/2: what the scenario gives to make the sides even. 11.F/1: what the players agreed on for themselves. */
function startingScores(scenario: Scenario, options: Options): Score[] {
  const year = scenario.wars[0]!.first;
  const given = [
    { source: 'start', points: scenario.start },
    { source: 'handicap', points: options.handicap },
  ] as const;
  return given.flatMap(({ source, points }) =>
    SIDES.flatMap((side) => {
      const own = points?.[side] ?? 0;
      return own === 0 ? [] : [{ year, side, points: own, source, of: null }];
    }),
  );
}
