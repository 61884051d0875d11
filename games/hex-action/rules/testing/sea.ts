/** Small seas for tests: two sides 'a' and 'b' with a seat each, and frigates that differ only where a test says so. */
import { type Dice, d6, type Happening, loadedDice } from '@weathergage/kernel';
import { freshShip } from '../scenario/launch.ts';
import type { AdvancedState, AdvancedView } from '../sea/edition.ts';
import { type Direction, type Hex, parseHex } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship, ShipSpec } from '../sea/ship.ts';
import { nothingAfoot, type Sea, type State, type View } from '../sea/state.ts';
import type { HexTold } from '../sea/told.ts';
import { expectWhole } from './whole.ts';

export function hexNamed(name: string): Hex {
  const found = parseHex(name);
  if (found === null) throw new Error(`no hex ${name}`);
  return found;
}

/** Stated are id, place and heading; everything else departs from a fresh average frigate of side 'a'. */
export interface TestShip extends Partial<Omit<Ship, 'id' | 'bow' | 'heading' | 'spec'>> {
  readonly id: string;
  readonly at: string;
  readonly heading: Direction;
  readonly spec?: Partial<ShipSpec>;
}

const SPEC: Omit<ShipSpec, 'name'> = {
  nation: 'British',
  class: 3,
  rated: 36,
  turning: 3,
  battleSpeed: 4,
  quality: 'average',
  hull: 10,
  crew: [3, 3, 3],
  guns: { L: 5, R: 5 },
  carronades: { L: 1, R: 1 },
  rigging: [4, 4, 4, 4],
  points: 10,
};

export function testShip(stated: TestShip): Ship {
  const { id, at, heading, spec: changes, ...rest } = stated;
  const quality = stated.quality ?? changes?.quality ?? SPEC.quality;
  const slow = changes?.battleSpeed === 3 ? { rigging: SPEC.rigging.slice(1) } : {};
  const spec: ShipSpec = { name: id, ...SPEC, ...slow, ...changes, quality };
  const side = stated.side ?? 'a';
  const owner = stated.owner ?? side;
  const berth = { id, side: owner, seat: `${side}-1`, quality, bow: hexNamed(at), heading };
  return { ...freshShip(spec, berth), side, ...rest };
}

/** Anything of a `Sea` may be stated; the wind blows up the board unless told otherwise. */
export function testSea(
  stated: { readonly ships: readonly TestShip[] } & Partial<Omit<Sea, 'ships'>>,
): State {
  const { ships, ...rest } = stated;
  return {
    scenario: 'test-sea',
    options: {},
    sides: [
      { id: 'a', name: 'Side A' },
      { id: 'b', name: 'Side B' },
    ],
    seats: [
      { id: 'a-1', side: 'a', name: 'Seat A' },
      { id: 'b-1', side: 'b', name: 'Seat B' },
    ],
    resigned: [],
    board: { columns: 51, rows: 35, fixed: false },
    land: [],
    marks: [],
    noCombat: false,
    wind: 1,
    turn: 1,
    phase: 'notation',
    ships: ships.map(testShip),
    ...nothingAfoot(),
    victory: { type: 'points', margin: 1 },
    turnLimit: null,
    ...rest,
  };
}

/** The sea as a seat sees it, with the load columns of other seats' ships closed. */
export function viewOf(state: AdvancedState, seat?: string): AdvancedView;
export function viewOf(state: State, seat?: string): View;
export function viewOf(state: State, seat = 'a-1'): View {
  const side = state.seats.find((info) => info.id === seat)?.side ?? null;
  const ships = state.ships.map((each) => (each.seat === seat ? each : { ...each, loaded: null }));
  return { ...state, ships, seat, side };
}

/** A context whose dice fall as told (and throw when they run out), with everything told kept in order. */
export interface TestContext extends Context {
  readonly dice: Dice & { readonly left: number };
  readonly told: HexTold[];
  readonly happenings: Happening<HexTold>[];
}

export function context(...faces: readonly number[]): TestContext {
  const told: HexTold[] = [];
  const happenings: Happening<HexTold>[] = [];
  return {
    dice: loadedDice(d6(...faces)),
    told,
    happenings,
    tell(truth, how) {
      expectWhole(truth);
      told.push(truth);
      happenings.push({ ...how, truth });
    },
  };
}

/** Those of the told of one kind. */
export const toldOf = <K extends HexTold['kind']>(told: readonly HexTold[], kind: K) =>
  told.filter((each): each is Extract<HexTold, { kind: K }> => each.kind === kind);
