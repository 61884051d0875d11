/** Changes to the ships, squadrons and batteries of a scenario. Each gives a new scenario and leaves the old one be. */
import { freeId } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { batteryBroadside, type ShoreBattery } from '../../../data/batteries.ts';
import { batteryCard, scenarioCard } from '../../../data/expand.ts';
import { batteryPoints, shipPoints } from '../../../data/points.ts';
import type { RosterShip } from '../../../data/roster.ts';
import type { Special } from '../../../data/words.ts';
import type { Point } from '../../../rules/geometry/point.ts';
import type {
  Scenario,
  ScenarioBattery,
  ScenarioShip,
  ScenarioSquadron,
} from '../../../rules/scenario/scenario.ts';
import type { Edit } from './bench.ts';
import { freePlace, homeOf, onTheTable, shipsOf } from './places.ts';

const idsIn = (scenario: Scenario): string[] => [
  ...shipsOf(scenario).map(({ id }) => id),
  ...scenario.batteries.map(({ id }) => id),
  ...scenario.squadrons.map(({ id }) => id),
];

/** An object without one of its optional members. */
export function withoutKey<T extends object, K extends keyof T>(whole: T, key: K): Omit<T, K> {
  const { [key]: _gone, ...rest } = whole;
  return rest;
}

const withChanged = <U extends { readonly id: string }>(
  units: readonly U[],
  id: string,
  change: (unit: U) => U,
): U[] => units.map((unit) => (unit.id === id ? change(unit) : unit));

const mapShips = (scenario: Scenario, change: (ship: ScenarioShip) => ScenarioShip): Scenario => ({
  ...scenario,
  squadrons: scenario.squadrons.map((squadron) =>
    squadron.ships.some((ship) => change(ship) !== ship)
      ? { ...squadron, ships: squadron.ships.map(change) }
      : squadron,
  ),
});

const isFlagship = ({ sides }: Scenario, id: string): boolean =>
  sides.some(({ flagship }) => flagship === id);

/** Her points by what she is now. */
function priced(ship: ScenarioShip, flagship: boolean): ScenarioShip {
  const specials: Special[] = [];
  if (flagship) specials.push('flagship');
  if (ship.marines) specials.push('marines');
  if (ship.signals) specials.push('signals');
  return { ...ship, points: shipPoints({ ...ship, specials }) };
}

/** Which broadside is not cleared for action, and until which turn; null for neither. */
export const setUnready =
  (id: string, unready: ScenarioShip['unready'] | null): Edit =>
  (scenario) =>
    mapShips(scenario, (ship) => {
      if (ship.id !== id) return ship;
      return unready ? { ...ship, unready } : withoutKey(ship, 'unready');
    });

export const setShip =
  (id: string, change: Partial<ScenarioShip>): Edit =>
  (scenario) =>
    mapShips(scenario, (ship) => {
      if (ship.id !== id) return ship;
      const next = { ...ship, ...change };
      const worth = 'quality' in change || 'marines' in change || 'signals' in change;
      return worth ? priced(next, isFlagship(scenario, id)) : next;
    });

export const moveUnit =
  (id: string, to: Point): Edit =>
  (scenario) => {
    const at = onTheTable(scenario, to);
    const moved = mapShips(scenario, (ship) => (ship.id === id ? { ...ship, ...at } : ship));
    return {
      ...moved,
      batteries: withChanged(scenario.batteries, id, (battery) => ({ ...battery, ...at })),
    };
  };

export const turnShip =
  (id: string, heading: number): Edit =>
  (scenario) =>
    setShip(id, { heading: ((Math.round(heading) % 3600) + 3600) % 3600 })(scenario);

/** One ship a side flies the flag, or none; both ships' points follow. */
export const setFlagship =
  (side: string, id: string | null): Edit =>
  (scenario) => {
    const next = {
      ...scenario,
      sides: scenario.sides.map((info) => {
        if (info.id !== side) return info;
        const bare = withoutKey(info, 'flagship');
        return id === null ? bare : { ...bare, flagship: id };
      }),
    };
    const old = scenario.sides.find((info) => info.id === side)?.flagship;
    return mapShips(next, (ship) =>
      ship.id === id || ship.id === old ? priced(ship, ship.id === id) : ship,
    );
  };

const newSquadron = (scenario: Scenario, side: string, name: string): ScenarioSquadron => {
  const info = scenario.sides.find(({ id }) => id === side)!;
  return { id: freeId(`squadron-${side}`, idsIn(scenario)), name, side, nation: info.nation, ships: [] };
};

export const addSquadron =
  (side: string): Edit =>
  (scenario) => {
    const count = scenario.squadrons.filter((squadron) => squadron.side === side).length;
    const made = newSquadron(scenario, side, `Squadron ${count + 1}`);
    return { ...scenario, squadrons: [...scenario.squadrons, made] };
  };

export const setSquadron =
  (
    id: string,
    change: Partial<Omit<ScenarioSquadron, 'ships' | 'seat'>> & { readonly seat?: string | null },
  ): Edit =>
  (scenario) => ({
    ...scenario,
    squadrons: withChanged(scenario.squadrons, id, (squadron) => {
      const { seat, ...rest } = change;
      const next = { ...squadron, ...rest };
      if (seat === undefined) return next;
      return seat === null ? withoutKey(next, 'seat') : { ...next, seat };
    }),
  });

/** A new ship of the roster or of one's own design, at the end of a squadron; of a new one where there is none. */
export const addShip =
  (ship: RosterShip, side: string, squadronId: string | null): Edit =>
  (scenario) => {
    const known =
      scenario.squadrons.find(({ id }) => id === squadronId) ??
      scenario.squadrons.findLast((squadron) => squadron.side === side);
    const made = known ?? { ...newSquadron(scenario, side, ship.name), nation: ship.nation };
    const last = made.ships.at(-1);
    const heading = last?.heading ?? 900;
    const entry: ScenarioShip = {
      ...scenarioCard(ship, false),
      id: freeId(ship.id, idsIn(scenario)),
      ...freePlace(scenario, ship.size, heading, homeOf(scenario, made.side), last),
      heading,
      sail: last?.sail ?? 'battle',
    };
    const grown = { ...made, ships: [...made.ships, entry] };
    const squadrons = known
      ? scenario.squadrons.map((squadron) => (squadron.id === known.id ? grown : squadron))
      : [...scenario.squadrons, grown];
    const next = { ...scenario, squadrons };
    const flag = scenario.sides.find(({ id }) => id === made.side)?.flagship;
    return flag === undefined ? setFlagship(made.side, entry.id)(next) : next;
  };

/** Takes a name out of the flags and the victory tests, so that nothing points at what is gone. */
function forget(scenario: Scenario, id: string): Scenario {
  const gone = (ids: readonly string[]): string[] => ids.filter((each) => each !== id);
  return {
    ...scenario,
    sides: scenario.sides.map((side) => (side.flagship === id ? withoutKey(side, 'flagship') : side)),
    victory: scenario.victory.map((test) => {
      if ('ships' in test) return { ...test, ships: gone(test.ships) };
      return 'batteries' in test ? { ...test, batteries: gone(test.batteries) } : test;
    }),
  };
}

export const removeUnit =
  (id: string): Edit =>
  (scenario) =>
    forget(
      {
        ...scenario,
        batteries: scenario.batteries.filter((battery) => battery.id !== id),
        squadrons: scenario.squadrons.flatMap((squadron) => {
          if (!squadron.ships.some((ship) => ship.id === id)) return [squadron];
          const ships = squadron.ships.filter((ship) => ship.id !== id);
          return ships.length === 0 ? [] : [{ ...squadron, ships }];
        }),
      },
      id,
    );

/** To the end of another squadron. One that loses its last ship is no more. */
export const assign =
  (id: string, to: string): Edit =>
  (scenario) => {
    const ship = shipsOf(scenario).find((each) => each.id === id);
    const from = scenario.squadrons.find(({ ships }) => ships.some((each) => each.id === id));
    const goal = scenario.squadrons.find((squadron) => squadron.id === to);
    if (ship === undefined || from === undefined || goal === undefined || from === goal) return scenario;
    const crossed = from.side !== goal.side;
    const bare = crossed ? priced(withoutKey(ship, 'seat'), false) : ship;
    const squadrons = scenario.squadrons.flatMap((squadron) => {
      if (squadron.id === to) return [{ ...squadron, ships: [...squadron.ships, bare] }];
      const ships = squadron.ships.filter((each) => each.id !== id);
      return ships.length === 0 && squadron.id === from.id ? [] : [{ ...squadron, ships }];
    });
    const sides = scenario.sides.map((side) =>
      crossed && side.flagship === id ? withoutKey(side, 'flagship') : side,
    );
    return { ...scenario, sides, squadrons };
  };

export const removeSquadron =
  (id: string): Edit =>
  (scenario) => {
    const squadron = scenario.squadrons.find((each) => each.id === id);
    const rest = { ...scenario, squadrons: scenario.squadrons.filter((each) => each.id !== id) };
    return (squadron?.ships ?? []).reduce((now, ship) => forget(now, ship.id), rest);
  };

export const addBattery =
  (battery: ShoreBattery, side: string): Edit =>
  (scenario) => {
    const entry: ScenarioBattery = {
      id: freeId(battery.id, idsIn(scenario)),
      ...batteryCard(battery, side),
      ...freePlace(scenario, 'small', 0, homeOf(scenario, side)),
    };
    return { ...scenario, batteries: [...scenario.batteries, entry] };
  };

export const setBattery =
  (
    id: string,
    change: Partial<Omit<ScenarioBattery, 'arc'>> & { readonly arc?: ScenarioBattery['arc'] | null },
  ): Edit =>
  (scenario) => ({
    ...scenario,
    batteries: withChanged(scenario.batteries, id, (battery) => {
      const { arc, ...rest } = change;
      const next = 'side' in rest ? { ...withoutKey(battery, 'seat'), ...rest } : { ...battery, ...rest };
      const priced = { ...next, points: batteryPoints(next) };
      if (arc === undefined) return priced;
      return arc === null ? withoutKey(priced, 'arc') : { ...priced, arc };
    }),
  });

/** Guns of a battery, so many of them large; its dice follow by the same table as a ship's. */
export const armBattery = (id: string, guns: number, largeGuns: number): Edit => {
  const { large, regular } = batteryBroadside(guns, Math.min(guns, largeGuns));
  return setBattery(id, { guns, broadside: { large: [...large], regular: [...regular] } });
};
