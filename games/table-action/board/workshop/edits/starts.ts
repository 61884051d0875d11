/** What a scenario can begin as: an empty table, a copy of a known one, or a meeting of two fleets by points. */
import { flawsInWords } from '@weathergage/web/toolkit/workshop/faults.ts';
import { costOf, type Fleet, fillFleet } from '../../../data/build.ts';
import { type Company, meetingScenario } from '../../../data/meeting.ts';
import { SPECIAL_POINTS } from '../../../data/points.ts';
import type { RosterShip } from '../../../data/roster.ts';
import { NAVIES, type Nation } from '../../../data/words.ts';
import { type Scenario, ScenarioSchema } from '../../../rules/scenario/scenario.ts';
import { setup } from '../../../rules/scenario/setup.ts';

const side = (id: string, nation: Nation): Scenario['sides'][number] => ({
  id,
  name: NAVIES[nation],
  nation,
  seats: [{ id: `${id}-1`, name: `${NAVIES[nation]}, commander` }],
});

export const emptyTable = (): Scenario => ({
  id: 'own',
  title: '',
  date: '',
  place: 'Open sea',
  briefing: '',
  table: { width: 72_000, height: 48_000 },
  wind: { toward: 1800 },
  sides: [side('first', 'British'), side('second', 'French')],
  squadrons: [],
  batteries: [],
  terrain: [],
  turnLimit: 15,
  victory: [{ type: 'points', margin: 1 }],
  provenance: { ships: 'constructed', positions: 'constructed' },
});

/** A copy to work on: no lesson any more, and a balance that only holds for the original is not said of it. */
export function copyOf(scenario: Scenario): Scenario {
  const { tutorial: _tutorial, balance: _balance, ...rest } = scenario;
  return { ...rest, title: `${scenario.title}, altered`.slice(0, 80) };
}

/** Too few ships or an empty name can be mended on the bench; a thing of the wrong kind cannot even be laid out. */
const MENDABLE = /(entries|characters); found/;

/** A draft or a file that may not be sound but can be put on the bench. */
export function layable(value: unknown): value is Scenario {
  if (!flawsInWords(ScenarioSchema, value).every(({ expected }) => MENDABLE.test(expected))) return false;
  try {
    setup(value as Scenario, {});
    return true;
  } catch {
    return false;
  }
}

/** The best ship flies the flag. */
export const bestOf = (ships: readonly RosterShip[]): string =>
  ships.reduce<RosterShip | undefined>(
    (best, ship) => (best === undefined || costOf(ship, '') > costOf(best, '') ? ship : best),
    undefined,
  )?.id ?? '';

/** Spends a budget on ships of one nation, her flag paid for. */
export function fleetOf(nation: Nation, pool: readonly RosterShip[], budget: number): Company {
  const theirs = pool.filter((ship) => ship.nation === nation);
  const bare: Fleet = { ships: [], flagship: '' };
  const { ships } = fillFleet(bare, theirs, budget - SPECIAL_POINTS.flagship);
  return { name: NAVIES[nation], nation, ships, flagship: bestOf(ships) };
}

export interface MeetingPlan {
  readonly budget: number;
  readonly nations: readonly [Nation, Nation];
  readonly windToward: number;
}

/** Null where a budget is too small for any ship of either nation. */
export function quickMeeting(plan: MeetingPlan, pool: readonly RosterShip[]): Scenario | null {
  const one = fleetOf(plan.nations[0], pool, plan.budget);
  // Two fleets of one nation are not made of the same ships.
  const rest = pool.filter((ship) => !one.ships.some(({ id }) => id === ship.id));
  const other = fleetOf(plan.nations[1], rest, plan.budget);
  if (one.ships.length === 0 || other.ships.length === 0) return null;
  const fleets =
    one.name === other.name
      ? ([
          { ...one, name: 'Red squadron' },
          { ...other, name: 'Blue squadron' },
        ] as const)
      : ([one, other] as const);
  return meetingScenario({
    title: `A meeting for ${plan.budget} points`,
    fleets,
    windToward: plan.windToward,
    turnLimit: 15,
  });
}
