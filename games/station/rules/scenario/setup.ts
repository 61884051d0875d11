/** From a scenario to the first Turn. */
import type { SeatInfo } from '@weathergage/kernel';
import type { Effect } from '../module/language.ts';
import { TURNS_IN_YEAR, type When } from '../module/vocabulary.ts';
import { holds } from '../umpire/conditions.ts';
import { newForces } from '../world/new-forces.ts';
import type { Options } from '../world/options.ts';
import type { Scenario } from '../world/scenario.ts';
import type { CampaignState, Lasting, PortState, State, Watch } from '../world/state.ts';
import { moduleOf, type Theatre, theatreOf } from '../world/theatre.ts';
import { musterFleets } from './setup-fleets.ts';

export const seatsOf = (scenario: Scenario): readonly SeatInfo[] =>
  (moduleOf(scenario)?.sides ?? []).map(({ id, name }) => ({ id, side: id, name }));

/** Nothing is left to standing instructions until a player says so. */
const ATTENTIVE: Watch = { plot: 'impulse', tasks: 'ask', screen: 'ask', withdraw: 'ask', mulligan: 'never' };

export function setup(scenario: Scenario, options: Options): State {
  const theatre = theatreOf({ scenario });
  const sides = [theatre.a, theatre.b] as const;
  const bySide = <V>(value: (side: string) => V): Record<string, V> =>
    Object.fromEntries(sides.map((side) => [side, value(side)]));
  const standing = scenario.events.flatMap((id) => theatre.events.get(id)?.effects ?? []);
  const start = (side: string): number => (scenario.prestige[side] ?? 0) + (scenario.handicap?.[side] ?? 0);

  const world: State = {
    scenario,
    options,
    seats: seatsOf(scenario),
    resigned: [],
    turn: 0,
    impulse: 0,
    increment: 0,
    clock: 0,
    step: 'pre-turn',
    stage: null,
    battle: null,
    battles: [],
    passed: [],
    blowing: [],
    gales: [],
    tokens: [],
    markers: [],
    ports: portsOf(scenario, theatre),
    // 3.114: what belongs to no Fleet is as the module says.
    contingents: Object.fromEntries(
      theatre.module.contingents.map(({ id, side, status }) => [
        id,
        scenario.contingents[id] ?? (status === 'Friendly' && side !== null ? side : status),
      ]),
    ),
    events: Object.fromEntries(
      scenario.events.map((id) => [id, { since: 0, implemented: true, stands: true }]),
    ),
    campaigns: campaignsOf(scenario, theatre),
    rules: [
      ...new Set([
        ...standing.flatMap((effect) => (effect.do === 'rule' && effect.on ? [effect.rule] : [])),
        ...(scenario.rules ?? []),
      ]),
    ],
    counters: {},
    lasting: standing.flatMap((effect) => forGood(theatre, effect)),
    // 12.11: as the scenario says; every change is entered after it.
    prestige: bySide(start),
    ledger: sides.flatMap((side) => [
      { turn: 0, side, points: scenario.prestige[side] ?? 0, source: 'start' as const },
      ...((scenario.handicap?.[side] ?? 0) > 0
        ? [{ turn: 0, side, points: scenario.handicap![side]!, source: 'handicap' as const }]
        : []),
    ]),
    yearPrestige: bySide(start),
    record: bySide(() => ({ fulfilled: 0, failed: 0 })),
    fulfilled: {},
    tally: bySide(() => ({ lineSail: 0, convoyDp: 0 })),
    lost: bySide(() => ({ sunk: 0, captured: 0 })),
    stations: Object.fromEntries(
      theatre.module.sides
        .flatMap(({ id, commands }) => [id, ...commands.map((one) => one.id)])
        .map((post) => [post, scenario.stations[post] ?? null]),
    ),
    searched: bySide(() => []),
    raided: [],
    covered: [],
    corsairs: null,
    hired: false,
    returning: (scenario.returning ?? []).map(({ package: id, on }) => ({
      package: id,
      turn: turnsBetween(scenario.start, on),
    })),
    naming: [],
    watch: bySide(() => ATTENTIVE),
    asked: 0,
    numbered: 0,
    outcome: null,
    forces: bySide(() => newForces()),
  };
  musterFleets(world, theatre);
  fillPools(world, theatre);
  return world;
}

const turnsBetween = (from: When, to: When): number =>
  (to.year - from.year) * TURNS_IN_YEAR + to.turn - from.turn;

function portsOf(scenario: Scenario, theatre: Theatre): Record<string, PortState> {
  return Object.fromEntries(
    theatre.module.ports.map(({ id, side }) => {
      const stated = scenario.ports[id];
      return [
        id,
        {
          side: stated === undefined ? side : stated,
          repairPoints: scenario.repairPoints[id] ?? 0,
          noRepairUntil: 0,
          closedUntil: 0,
          neutralisedUntil: 0,
        },
      ];
    }),
  );
}

function campaignsOf(scenario: Scenario, theatre: Theatre): Record<string, CampaignState> {
  return Object.fromEntries(
    theatre.module.campaigns.map((campaign) => {
      const box = scenario.campaigns[campaign.id];
      const status = scenario.statuses[campaign.id] ?? campaign.status;
      return [
        campaign.id,
        {
          open: scenario.events.includes(campaign.openedBy),
          active: box !== undefined,
          ended: false,
          box: box ?? campaign.startBox[status] ?? 0,
          status,
          activated: box === undefined ? null : 0,
        },
      ];
    }),
  );
}

/** What an Event that stands already goes on doing without an end. */
function forGood(theatre: Theatre, effect: Effect): Lasting[] {
  const until = null;
  switch (effect.do) {
    case 'draws':
      return (effect.turns ?? null) === null
        ? [{ what: 'draws', side: effect.side, value: effect.value, until }]
        : [];
    case 'convoyLimit':
      return (effect.turns ?? null) === null
        ? [{ what: 'convoyLimit', group: effect.group, value: effect.value, until }]
        : [];
    case 'requestDrm':
      return (effect.turns ?? null) === null
        ? [{ what: 'request', side: effect.side, value: effect.value, until }]
        : [];
    case 'repairRate': {
      if ((effect.turns ?? null) !== null) return [];
      const ports =
        effect.ports ??
        theatre.module.ports.filter(({ contingent }) => contingent === effect.contingent).map(({ id }) => id);
      return [{ what: 'repair', ports, rolls: effect.rolls, per: effect.per, until }];
    }
    default:
      return [];
  }
}

/** M3.7: every chit whose condition holds, less those Issued; none where a scenario knows no new Orders. */
function fillPools(world: State, theatre: Theatre): void {
  if (world.scenario.only?.without?.includes('draws') === true) return;
  const issued = new Set(world.scenario.issued.map(({ order }) => order));
  for (const order of theatre.module.orders)
    if (!issued.has(order.id) && holds(world, order.poolWhen))
      world.forces[order.side]?.desk.pool.push(order.id);
}
