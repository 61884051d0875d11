/** What a scenario can get wrong beyond its shape; a module that it brings along is examined with it. */
import type { Flaw } from '@weathergage/kernel';
import type { Scenario } from '../world/scenario.ts';
import { moduleOf, theatreOfModule } from '../world/theatre.ts';
import { examineModule } from './examine-module.ts';
import { Flaws, type Named, namedIn } from './examine-parts.ts';

export function examine(scenario: Scenario): readonly Flaw[] {
  const flaws = new Flaws();
  const module = moduleOf(scenario);
  if (module === undefined) return [{ path: '/module', expected: 'a module that there is' }];
  const named =
    typeof scenario.module === 'string' ? namedIn(module) : examineModule(flaws, module, '/module');
  // What the scenario says can only be looked at in a sea that hangs together.
  if (flaws.all.length > 0) return flaws.all;
  examineTerms(flaws, named, scenario);
  examineFlotillas(flaws, named, scenario);
  examineSquadrons(flaws, named, scenario);
  examineOfficers(flaws, named, scenario);
  examineOthers(flaws, named, scenario);
  return flaws.all;
}

function examineTerms(flaws: Flaws, named: Named, scenario: Scenario): void {
  const { module, sides } = named;
  const [least, most] = module.prestige.track;
  flaws.need(
    scenario.start.year >= module.years[0] && scenario.start.year <= module.years[1],
    '/start',
    `a Year from ${module.years[0]} to ${module.years[1]}`,
  );
  for (const side of sides) {
    const points = scenario.prestige[side];
    flaws.need(
      points !== undefined && points >= least && points <= most,
      '/prestige',
      `what ${side} begins with`,
    );
  }
  flaws.known(Object.keys(scenario.prestige), sides, '/prestige', 'sides');
  flaws.known(Object.keys(scenario.handicap ?? {}), sides, '/handicap', 'sides');
  flaws.known(scenario.events, named.events, '/events', 'Events');
  flaws.known(Object.keys(scenario.statuses), named.campaigns, '/statuses', 'Campaigns');
  for (const [id, status] of Object.entries(scenario.statuses)) {
    const campaign = module.campaigns.find((one) => one.id === id);
    flaws.need(
      campaign === undefined || campaign.startBox[status] !== undefined,
      `/statuses/${id}`,
      'a status of that Campaign',
    );
  }
  flaws.known(Object.keys(scenario.campaigns), named.campaigns, '/campaigns', 'Campaigns');
  for (const [id, box] of Object.entries(scenario.campaigns)) {
    const last = (module.campaigns.find((one) => one.id === id)?.boxes.length ?? 0) - 1;
    flaws.need(box > 0 && box < last, `/campaigns/${id}`, 'a box between the ends');
  }
  flaws.known(Object.keys(scenario.contingents), named.contingents, '/contingents', 'Contingents');
  for (const [id, is] of Object.entries(scenario.contingents))
    flaws.need(
      sides.has(is) || is === 'Neutral' || is === 'Absent' || is === 'EnemyToAll',
      `/contingents/${id}`,
      'a side, Neutral, Absent or EnemyToAll',
    );
  flaws.known(Object.keys(scenario.ports), named.ports, '/ports', 'Ports');
  flaws.known(
    Object.values(scenario.ports).filter((side) => side !== null),
    sides,
    '/ports',
    'sides',
  );
  flaws.known(Object.keys(scenario.repairPoints), named.ports, '/repairPoints', 'Ports');
  flaws.known(
    (scenario.returning ?? []).map((one) => one.package),
    named.packages,
    '/returning',
    'packages',
  );
  flaws.known(scenario.only?.map ?? [], named.locations, '/only/map', 'places');
  flaws.known(scenario.only?.winds ?? [], named.winds, '/only/winds', 'winds');
  for (const [index, bonus] of (scenario.endBonus ?? []).entries()) {
    flaws.known([bonus.side], sides, `/endBonus/${index}`, 'a side');
    flaws.known([bonus.contingent], named.contingents, `/endBonus/${index}`, 'a Contingent');
    flaws.known(bonus.at, named.locations, `/endBonus/${index}`, 'places');
  }
}

/** Inside the part of the map that is in play, if only a part is. */
const onMap = ({ only }: Scenario, at: string): boolean => only?.map?.includes(at) ?? true;

function examineFlotillas(flaws: Flaws, named: Named, scenario: Scenario): void {
  const { flotillas } = scenario;
  const theatre = theatreOfModule(named.module);
  flaws.unique(
    flotillas.map(({ id }) => id),
    '/flotillas',
  );
  flaws.unique(
    flotillas.map(({ leader }) => leader),
    '/flotillas',
  );
  for (const [index, { id, leader, at, state, under, sighted = false }] of flotillas.entries()) {
    const path = `/flotillas/${index}`;
    const counter = theatre.flotillas.get(id);
    if (!flaws.need(counter !== undefined, `${path}/id`, 'a Flotilla of the module')) continue;
    const officer = theatre.leaders.get(leader);
    flaws.need(
      officer !== undefined && theatre.contingents.get(officer.contingent)!.side === counter!.side,
      `${path}/leader`,
      `a leader of ${counter!.side}`,
    );
    flaws.need(
      (state === 'FittingOut' ? named.ports : new Set([...named.large, ...named.zones])).has(at),
      `${path}/at`,
      state === 'FittingOut' ? 'a Port to Fit Out in (3.273)' : 'a Large Space or a Sea Zone',
    );
    flaws.need(onMap(scenario, at), `${path}/at`, 'a place on the part of the map that is in play');
    flaws.need(
      scenario.squadrons.some((one) => 'flotilla' in one.in && one.in.flotilla === id),
      path,
      'at least one Squadron (3.32)',
    );
    flaws.need(
      !sighted || (state === 'Ready' && under === null && named.large.has(at)),
      `${path}/sighted`,
      'in sight only at sea in a Large Space, and under no other (7.11)',
    );
    if (under === null) continue;
    const above = flotillas.find((one) => one.id === under);
    flaws.need(
      above !== undefined &&
        above.at === at &&
        above.state === state &&
        theatre.flotillas.get(under)?.side === counter!.side,
      `${path}/under`,
      'a Flotilla of the side in the same place (3.33)',
    );
    flaws.need(above?.under !== id && under !== id, `${path}/under`, 'a Flotilla that is not under this one');
  }
}

function examineSquadrons(flaws: Flaws, named: Named, scenario: Scenario): void {
  const theatre = theatreOfModule(named.module);
  flaws.unique(
    scenario.squadrons.map(({ id }) => id),
    '/squadrons',
  );
  for (const [index, { id, sail, in: where }] of scenario.squadrons.entries()) {
    const path = `/squadrons/${index}`;
    const hulls = theatre.hulls.get(id);
    if (!flaws.need(hulls !== undefined, `${path}/id`, 'a Squadron of the module')) continue;
    const { contingent, capacity, class: sort } = hulls!;
    const side = theatre.contingents.get(contingent)!.side;
    flaws.need(side !== null, `${path}/id`, 'a Squadron of a Contingent that serves somebody');
    flaws.need(sail <= capacity, `${path}/sail`, `at most ${capacity} Sail (3.252)`);
    flaws.need(
      hulls!.corsair === undefined || ('port' in where && where.state !== 'InOrdinary'),
      `${path}/in`,
      'a Port, Fitting Out or Ready, for Corsairs (10.232)',
    );
    if ('flotilla' in where) {
      const counter = theatre.flotillas.get(where.flotilla);
      flaws.need(
        scenario.flotillas.some((one) => one.id === where.flotilla),
        `${path}/in`,
        'a Flotilla of the scenario',
      );
      flaws.need(
        counter === undefined || (counter.side === side && counter.contingents.includes(contingent)),
        `${path}/in`,
        'a Flotilla that takes its Contingent (3.326)',
      );
      flaws.need(
        counter?.galleysOnly !== true || sort === 'G',
        `${path}/in`,
        'Galleys in a Flotilla of Galleys',
      );
    } else
      flaws.known(
        [where.port],
        where.state === 'Ready' ? named.locations : named.ports,
        `${path}/in`,
        'a Port',
      );
  }
}

function examineOfficers(flaws: Flaws, named: Named, scenario: Scenario): void {
  const theatre = theatreOfModule(named.module);
  flaws.known(scenario.mess, named.leaders, '/mess', 'leaders');
  for (const leader of scenario.mess)
    flaws.need(
      !scenario.flotillas.some((one) => one.leader === leader),
      '/mess',
      `${leader} in the Mess or in command, not both`,
    );
  for (const [post, leader] of Object.entries(scenario.stations)) {
    const side = named.sides.has(post) ? post : named.commands.get(post);
    const officer = theatre.leaders.get(leader);
    flaws.need(side !== undefined, '/stations', `a side or a Command, not ${post}`);
    flaws.need(
      officer !== undefined && theatre.contingents.get(officer.contingent)!.side === side,
      `/stations/${post}`,
      'a leader of that side (3.47)',
    );
  }
}

function examineOthers(flaws: Flaws, named: Named, scenario: Scenario): void {
  const theatre = theatreOfModule(named.module);
  const mustered = new Map(scenario.flotillas.map((one) => [one.id, one]));
  flaws.unique(
    scenario.auxiliaries.map(({ id }) => id),
    '/auxiliaries',
  );
  for (const [index, { id, at }] of scenario.auxiliaries.entries()) {
    const path = `/auxiliaries/${index}`;
    const counter = theatre.auxiliaries.get(id);
    if (!flaws.need(counter !== undefined, `${path}/id`, 'an Auxiliary of the module')) continue;
    flaws.need(
      at === 'Available' || mustered.has(at) || named.ports.has(at),
      `${path}/at`,
      'a Port, a Flotilla of the scenario or Available',
    );
    const fixed = counter!.class === 'Bomb' || counter!.class === 'Marine';
    flaws.need(!fixed || !named.ports.has(at), `${path}/at`, 'no Port for Bombs and Marines (6.242)');
  }
  flaws.unique(
    scenario.issued.map(({ order }) => order),
    '/issued',
  );
  for (const [index, { order: id, formation, target }] of scenario.issued.entries()) {
    const path = `/issued/${index}`;
    const order = theatre.orders.get(id);
    if (!flaws.need(order !== undefined, `${path}/order`, 'an Order of the module')) continue;
    flaws.need(
      mustered.has(formation) && theatre.flotillas.get(formation)?.side === order!.side,
      `${path}/formation`,
      'a Flotilla of the scenario of the Order’s side',
    );
    flaws.need(
      order!.written === undefined ? target === undefined : order!.written.includes(target ?? ''),
      `${path}/target`,
      order!.written === undefined ? 'nothing written down' : 'one of the places to be written down',
    );
  }
  for (const [index, { group: id, route, at, escort }] of scenario.convoys.entries()) {
    const path = `/convoys/${index}`;
    const group = theatre.convoys.get(id);
    if (!flaws.need(group !== undefined, `${path}/group`, 'a Convoy of the module')) continue;
    const way = group!.routes.find(({ number }) => number === route)?.path;
    flaws.need(way !== undefined, `${path}/route`, 'one of its routes');
    flaws.need(way?.includes(at) === true, `${path}/at`, 'a place of its route');
    flaws.need(
      escort === undefined || mustered.get(escort)?.at === at,
      `${path}/escort`,
      'a Flotilla in the same place (10.123)',
    );
  }
}
