/** Changes to sides, chairs and squadrons, and to fleets that are chosen by points. */
import { freeId } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { type Direction, hexAt, hexName, neighbour, opposite } from '../../../rules/sea/hex.ts';
import type { Nation } from '../../../rules/sea/ship.ts';
import {
  type Change,
  changed,
  type Edit,
  type Muster,
  type ScenarioShip,
  type ScenarioSide,
} from './chosen.ts';
import { forget } from './names.ts';

type Squadron = NonNullable<ScenarioSide['squadrons']>[number];

export const setSide =
  (id: string, change: Change<ScenarioSide>): Edit =>
  (scenario) => ({
    ...scenario,
    sides: scenario.sides.map((side) => (side.id === id ? changed(side, change) : side)),
  });

const sideIn = (scenario: Scenario, id: string): ScenarioSide =>
  scenario.sides.find((side) => side.id === id) ?? scenario.sides[0]!;

export const addSeat =
  (side: string): Edit =>
  (scenario) => {
    const { seats, name } = sideIn(scenario, side);
    const taken = scenario.sides.flatMap((each) => each.seats.map(({ id }) => id));
    const seat = { id: freeId(`${side}-1`, taken), name: `${name}, seat ${seats.length + 1}` };
    return setSide(side, { seats: [...seats, seat] })(scenario);
  };

export const nameSeat =
  (seat: string, name: string): Edit =>
  (scenario) => ({
    ...scenario,
    sides: scenario.sides.map((side) => ({
      ...side,
      seats: side.seats.map((each) => (each.id === seat ? { ...each, name } : each)),
    })),
  });

/** What the seat commanded falls to the first seat of its side. */
export const removeSeat =
  (seat: string): Edit =>
  (scenario) => {
    const freed = <T extends { seat?: string }>(each: T): T =>
      each.seat === seat ? (changed<{ seat?: string }>(each, { seat: undefined }) as T) : each;
    return changed(scenario, {
      sides: scenario.sides.map((side) =>
        changed(side, {
          seats: side.seats.filter(({ id }) => id !== seat),
          squadrons: side.squadrons?.map(freed),
        }),
      ),
      ships: scenario.ships.map(freed),
      batteries: scenario.batteries?.map(freed),
    });
  };

export const setSquadron =
  (id: string, change: Change<Squadron>): Edit =>
  (scenario) => {
    const given = 'seat' in change;
    return {
      ...scenario,
      sides: scenario.sides.map((side) =>
        changed(side, {
          squadrons: side.squadrons?.map((each) => (each.id === id ? changed(each, change) : each)),
        }),
      ),
      // A squadron is commanded from one chair: its ships go with it.
      ships: scenario.ships.map((ship) =>
        given && ship.squadron === id ? changed(ship, { seat: change.seat }) : ship,
      ),
    };
  };

/** The first squadron of a side takes in all the ships it has: where there are squadrons every ship is in one. */
export const addSquadron =
  (side: string): Edit =>
  (scenario) => {
    const info = sideIn(scenario, side);
    const squadrons = info.squadrons ?? [];
    const taken = scenario.sides.flatMap((each) => (each.squadrons ?? []).map(({ id }) => id));
    const id = freeId(`${side}-squadron`, taken);
    const loose = scenario.ships.filter((ship) => ship.side === side && ship.squadron === undefined);
    const squadron: Squadron = {
      id,
      name: `Squadron ${squadrons.length + 1}`,
      flagship: loose[0]?.id ?? 'none',
    };
    return {
      ...setSide(side, { squadrons: [...squadrons, squadron] })(scenario),
      ships: scenario.ships.map((ship) => (loose.includes(ship) ? { ...ship, squadron: id } : ship)),
    };
  };

/** Her flag goes to the next of those she leaves behind. */
const reflagged = (scenario: Scenario): Scenario => ({
  ...scenario,
  sides: scenario.sides.map((side) =>
    changed(side, {
      squadrons: side.squadrons?.map((squadron) => {
        const own = scenario.ships.filter((ship) => ship.squadron === squadron.id);
        return own.some(({ id }) => id === squadron.flagship) || own.length === 0
          ? squadron
          : { ...squadron, flagship: own[0]!.id };
      }),
    }),
  ),
});

/** Its ships go to the first squadron that is left, or to none. */
export const removeSquadron =
  (id: string): Edit =>
  (scenario) => {
    const side = scenario.sides.find(({ squadrons }) => squadrons?.some((each) => each.id === id));
    if (side === undefined) return scenario;
    const left = (side.squadrons ?? []).filter((each) => each.id !== id);
    const moved = (ship: ScenarioShip): ScenarioShip =>
      ship.squadron === id ? changed(ship, { squadron: left[0]?.id, seat: left[0]?.seat }) : ship;
    const without = setSide(side.id, { squadrons: left.length === 0 ? undefined : left })(scenario);
    return forget(reflagged({ ...without, ships: scenario.ships.map(moved) }), 'squadron', id);
  };

/** Into a squadron, and so under its side and its chair. */
export const assignShips =
  (ship: string, squadron: string): Edit =>
  (scenario) => {
    const side = scenario.sides.find(({ squadrons }) => squadrons?.some(({ id }) => id === squadron));
    const seat = side?.squadrons?.find(({ id }) => id === squadron)?.seat;
    if (side === undefined) return scenario;
    return reflagged({
      ...scenario,
      ships: scenario.ships.map((each) =>
        each.id === ship ? changed(each, { side: side.id, squadron, seat }) : each,
      ),
    });
  };

/** To the other side, and into its first squadron if it has any. */
export const changeSide =
  (ship: string, side: string): Edit =>
  (scenario) => {
    const squadron = sideIn(scenario, side).squadrons?.[0]?.id;
    if (squadron !== undefined) return assignShips(ship, squadron)(scenario);
    return reflagged({
      ...scenario,
      ships: scenario.ships.map((each) =>
        each.id === ship ? changed(each, { side, squadron: undefined, seat: undefined }) : each,
      ),
    });
  };

/** Berths in line ahead, the leader first, about the middle of the board. */
export function lineOf(
  { columns, rows }: Pick<Scenario['board'], 'columns' | 'rows'>,
  place: 0 | 1,
  ships: number,
  heading: Direction,
): Muster['berths'] {
  const column = Math.round((columns * (place === 0 ? 1 : 2)) / 3);
  // One column holds one ship for every two rows; longer lines go on in the next but one, away from the enemy.
  const room = Math.max(1, Math.floor((rows - 2) / 2));
  return Array.from({ length: ships }, (_, index) => {
    const file = Math.floor(index / room);
    const inFile = Math.min(ships - file * room, room);
    let bow = hexAt(column + file * (place === 0 ? -2 : 2), Math.max(2, Math.round(rows / 2) - inFile));
    if (heading !== 1) bow = hexAt(column + file * (place === 0 ? -2 : 2), Math.round(rows / 2));
    for (let back = 0; back < 2 * (index % room); back++) bow = neighbour(bow, opposite(heading));
    return { bow: hexName(bow), heading };
  });
}

/** Fleets by points for both sides, or for neither. */
export const setMustered =
  (on: boolean, nations: readonly [Nation, Nation] = ['British', 'French']): Edit =>
  (scenario) =>
    changed(scenario, {
      muster: on
        ? scenario.sides.map(({ id }, place) => ({
            side: id,
            budget: 100,
            nations: [nations[place === 0 ? 0 : 1]],
            berths: lineOf(scenario.board, place === 0 ? 0 : 1, 6, 1),
          }))
        : undefined,
    });

export const setMuster =
  (index: number, change: Change<Muster>): Edit =>
  (scenario) =>
    changed(scenario, {
      muster: scenario.muster?.map((each, at) => (at === index ? changed(each, change) : each)),
    });
