/** Changes to ships, batteries and berths: put to sea, moved, turned, altered, taken off. */
import { freeId, slug } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { classOf } from '../../../data/classes.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { type Direction, type Hex, hexName, sameHex, turnedBy } from '../../../rules/sea/hex.ts';
import {
  type Berth,
  type Change,
  type Chosen,
  changed,
  type Edit,
  type ScenarioBattery,
  type ScenarioShip,
} from './chosen.ts';
import { designed, entryOf, type FullLog, fullLog, type NewShip } from './designs.ts';
import { added, readRuns, writeRuns } from './hex-sets.ts';
import { forget } from './names.ts';
import { bowOf, freePlace, homeOf, keptOn } from './places.ts';

const onShip =
  (id: string, change: (ship: ScenarioShip) => ScenarioShip): Edit =>
  (scenario) => ({
    ...scenario,
    ships: scenario.ships.map((ship) => (ship.id === id ? change(ship) : ship)),
  });

export const setShip = (id: string, change: Change<ScenarioShip>): Edit =>
  onShip(id, (ship) => changed(ship, change));

/** Another crew is another price, for a design as for a class. */
export const setQuality = (id: string, quality: ScenarioShip['quality']): Edit =>
  onShip(id, (ship) => {
    const class_ = classOf(ship.class);
    if (class_ === undefined) return { ...ship, quality };
    return changed(ship, { quality, ...designed(class_, fullLog(class_, ship.log), quality) });
  });

export const setLog = (id: string, log: FullLog): Edit =>
  onShip(id, (ship) => {
    const class_ = classOf(ship.class);
    return class_ === undefined ? ship : changed(ship, designed(class_, log, ship.quality));
  });

/** Heading for the enemy across the chart. */
const FIRST_HEADINGS: readonly [Direction, Direction] = [1, 1];

const idsIn = (scenario: Scenario): string[] => [
  ...scenario.ships.map(({ id }) => id),
  ...(scenario.batteries ?? []).map(({ id }) => id),
];

/** She falls in astern of the last of her squadron; a squadron without a flagship gets her for one. */
export const addShip =
  (ship: NewShip, side: string, squadron?: string): Edit =>
  (scenario) => {
    const place = scenario.sides.findIndex(({ id }) => id === side);
    const info = scenario.sides[place];
    if (info === undefined || scenario.ships.length >= 80) return scenario;
    const under = squadron ?? info.squadrons?.[0]?.id;
    const seat = info.squadrons?.find(({ id }) => id === under)?.seat;
    const mates = scenario.ships.filter((each) => each.side === side && each.squadron === under);
    const last = mates.at(-1);
    const heading = last?.heading ?? FIRST_HEADINGS[place] ?? 1;
    const id = freeId(slug(ship.name) || 'ship', idsIn(scenario));
    const entry = changed<ScenarioShip>(
      {
        ...entryOf(ship),
        id,
        side,
        bow: freePlace(scenario, heading, homeOf(scenario, side), last),
        heading,
      },
      { squadron: under, seat },
    );
    const sides = scenario.sides.map((each) => ({
      ...each,
      ...(each.squadrons === undefined
        ? {}
        : {
            squadrons: each.squadrons.map((one) =>
              one.id === under && mates.length === 0 ? { ...one, flagship: id } : one,
            ),
          }),
    }));
    return { ...scenario, sides, ships: [...scenario.ships, entry] };
  };

export const setBattery =
  (id: string, change: Change<ScenarioBattery>): Edit =>
  (scenario) =>
    changed(scenario, {
      batteries: (scenario.batteries ?? []).map((battery) =>
        battery.id === id ? changed(battery, change) : battery,
      ),
    });

/** As many batteries as a file may hold. */
const MOST_BATTERIES = 12;

/** Guns behind a parapet that bear all round, on the hex named, which becomes land. */
export const addBattery =
  (side: string, hex: Hex): Edit =>
  (scenario) => {
    const batteries = scenario.batteries ?? [];
    if (batteries.length >= MOST_BATTERIES) return scenario;
    const id = freeId('battery', idsIn(scenario));
    const name = `Battery ${batteries.length + 1}`;
    const battery: ScenarioBattery = {
      id,
      name,
      side,
      hexes: [hexName(hex)],
      quality: 'average',
      guns: 8,
      hull: 24,
      crew: 8,
      arc: [1, 2, 3, 4, 5, 6],
    };
    const land = writeRuns(added(readRuns(scenario.land), [hex]));
    return changed(scenario, { batteries: [...batteries, battery], land });
  };

const onBerth =
  (chosen: Extract<Chosen, { kind: 'berth' }>, change: (berth: Berth) => Berth): Edit =>
  (scenario) =>
    changed(scenario, {
      muster: scenario.muster?.map((muster, index) =>
        index === chosen.muster
          ? {
              ...muster,
              berths: muster.berths.map((berth, at) => (at === chosen.at ? change(berth) : berth)),
            }
          : muster,
      ),
    });

/** A ship or a berth, with her bow in a hex; a battery with all its ground. */
export const moveTo =
  (chosen: Chosen, to: Hex): Edit =>
  (scenario) => {
    const bow = hexName(keptOn(scenario, to));
    if (chosen.kind === 'ship') {
      const ship = scenario.ships.find(({ id }) => id === chosen.id);
      return ship === undefined || ship.bow === bow ? scenario : setShip(chosen.id, { bow })(scenario);
    }
    if (chosen.kind === 'berth') return onBerth(chosen, (berth) => ({ ...berth, bow }))(scenario);
    return scenario;
  };

/** She and all of her squadron, in the order they keep; of a side without squadrons, all its ships. */
export const moveCompany =
  (chosen: Chosen, to: Hex): Edit =>
  (scenario) => {
    const lead = chosen.kind === 'ship' ? scenario.ships.find(({ id }) => id === chosen.id) : undefined;
    if (lead === undefined) return moveTo(chosen, to)(scenario);
    const from = bowOf(lead);
    const [q, r] = [to.q - from.q, to.r - from.r];
    const company = scenario.ships.filter(
      (ship) => ship.side === lead.side && ship.squadron === lead.squadron,
    );
    const goals = new Map(
      company.map((ship) => {
        const bow = bowOf(ship);
        return [ship.id, { q: bow.q + q, r: bow.r + r }];
      }),
    );
    // All of them or none: at the edge of a board the formation is not pressed together.
    if ([...goals.values()].some((hex) => !sameHex(keptOn(scenario, hex), hex))) return scenario;
    return {
      ...scenario,
      ships: scenario.ships.map((ship) => {
        const goal = goals.get(ship.id);
        return goal === undefined ? ship : { ...ship, bow: hexName(goal) };
      }),
    };
  };

export const turnTo = (chosen: Chosen, heading: Direction): Edit => {
  if (chosen.kind === 'ship') return setShip(chosen.id, { heading });
  if (chosen.kind === 'berth') return onBerth(chosen, (berth) => ({ ...berth, heading }));
  return (scenario) => scenario;
};

/** What lies where, of a thing that can be moved and turned. */
export function lyingOf(scenario: Scenario, chosen: Chosen): Berth | null {
  if (chosen.kind === 'ship') return scenario.ships.find(({ id }) => id === chosen.id) ?? null;
  if (chosen.kind === 'berth') return scenario.muster?.[chosen.muster]?.berths[chosen.at] ?? null;
  return null;
}

export const turnBy =
  (chosen: Chosen, steps: number): Edit =>
  (scenario) => {
    const lying = lyingOf(scenario, chosen);
    return lying === null ? scenario : turnTo(chosen, turnedBy(lying.heading, steps))(scenario);
  };

export const removeChosen =
  (chosen: Chosen): Edit =>
  (scenario) => {
    if (chosen.kind === 'ship')
      return forget(
        { ...scenario, ships: scenario.ships.filter(({ id }) => id !== chosen.id) },
        'ship',
        chosen.id,
      );
    if (chosen.kind === 'battery') {
      const batteries = (scenario.batteries ?? []).filter(({ id }) => id !== chosen.id);
      return forget(
        changed(scenario, { batteries: batteries.length === 0 ? undefined : batteries }),
        'battery',
        chosen.id,
      );
    }
    return changed(scenario, {
      muster: scenario.muster?.map((muster, index) =>
        index === chosen.muster ? { ...muster, berths: muster.berths.toSpliced(chosen.at, 1) } : muster,
      ),
    });
  };
