/** Small tables for tests: sides 'a' and 'b' with a seat and a squadron each, and ships that differ where a test says so. */
import { SAILS } from '../../data/words.ts';
import { nothingDone } from '../scenario/setup.ts';
import { type Battery, type Ship, type ShipSpec, unhurt } from '../table/ship.ts';
import type { Squadron, State, Table, View } from '../table/state.ts';
import { view } from '../view.ts';

/** Inches and degrees, for people; everything else departs from a fresh average third rate of side 'a'. */
export interface TestShip extends Partial<Omit<Ship, 'id' | 'at' | 'heading' | 'spec'>> {
  readonly id: string;
  readonly at: readonly [x: number, y: number];
  readonly heading: number;
  readonly spec?: Partial<ShipSpec>;
}

/** Few dice, so that a test can say how each of them falls; no muskets unless it wants some. */
export const SPEC: Omit<ShipSpec, 'name'> = {
  nation: 'British',
  rate: '3rd-large',
  size: 'medium',
  guns: 74,
  broadside: { large: [2, 2, 1, 1], regular: [2, 1, 1, 1] },
  musketry: 0,
  hull: 140,
  rigging: 60,
  crew: 70,
  quality: 'average',
  marines: false,
  signals: false,
  blockship: false,
  points: 50,
  length: 2500,
  width: 900,
};

const inches = ([x, y]: readonly [number, number]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

export function testShip(stated: TestShip): Ship {
  const { id, at, heading, spec: changes, ...rest } = stated;
  const quality = stated.quality ?? changes?.quality ?? SPEC.quality;
  const spec: ShipSpec = { name: id, ...SPEC, ...changes, quality };
  const side = stated.side ?? 'a';
  const owner = stated.owner ?? side;
  return {
    id,
    spec,
    squadron: `${owner}-squadron`,
    owner,
    side,
    seat: `${side}-1`,
    flagship: false,
    at: inches(at),
    heading: Math.round(heading * 10),
    sail: SAILS[1],
    hull: spec.hull,
    rigging: spec.rigging,
    crew: spec.crew,
    quality,
    ...unhurt(),
    anchored: false,
    unready: null,
    ...rest,
  };
}

export interface TestBattery extends Partial<Omit<Battery, 'id' | 'at'>> {
  readonly id: string;
  readonly at: readonly [x: number, y: number];
}

export function testBattery({ id, at, ...rest }: TestBattery): Battery {
  const full = { fullFort: rest.fullFort ?? 60, fullCrew: rest.fullCrew ?? 30 };
  return {
    id,
    name: id,
    nation: 'French',
    side: 'b',
    seat: 'b-1',
    guns: 12,
    broadside: { large: [2, 2, 1, 1], regular: [0, 0, 0, 0] },
    musketry: 0,
    ...full,
    quality: 'average',
    points: 16,
    at: inches(at),
    arc: null,
    fort: full.fullFort,
    crew: full.fullCrew,
    state: 'fights',
    acted: false,
    shaken: false,
    ...rest,
  };
}

/** A coast or a shoal by its corners in inches. */
export const groundAt = (kind: 'land' | 'shoal', ...corners: readonly (readonly [number, number])[]) => ({
  kind,
  name: null,
  points: corners.map(inches),
});

export interface TestTable extends Partial<Omit<Table, 'ships' | 'batteries'>> {
  readonly ships: readonly TestShip[];
  readonly batteries?: readonly TestBattery[];
}

/** Six feet by four; the wind blows down the table unless told otherwise; side 'a' acts first. */
export function testTable({ ships, batteries = [], ...rest }: TestTable): State {
  const squadrons: Squadron[] = [
    { id: 'a-squadron', name: 'A', side: 'a', nation: 'British', battery: null },
    { id: 'b-squadron', name: 'B', side: 'b', nation: 'French', battery: null },
    ...batteries.map(({ id, side = 'b' }) => ({
      id,
      name: id,
      side,
      nation: 'French' as const,
      battery: id,
    })),
  ];
  return {
    scenario: 'test-table',
    options: {},
    sides: [
      { id: 'a', name: 'Side A', nation: 'British' },
      { id: 'b', name: 'Side B', nation: 'French' },
    ],
    seats: [
      { id: 'a-1', side: 'a', name: 'Seat A' },
      { id: 'b-1', side: 'b', name: 'Seat B' },
    ],
    resigned: [],
    size: { width: 72_000, height: 48_000 },
    wind: 1800,
    terrain: [],
    squadrons,
    ships: ships.map(testShip),
    batteries: batteries.map(testBattery),
    turn: 1,
    phase: 'activation',
    ...nothingDone(),
    order: squadrons.map(({ id }, index) => ({ squadron: id, total: 12 - index })),
    flukyWind: false,
    noFireBefore: null,
    turnLimit: 10,
    victory: [{ type: 'points', margin: 1 }],
    ...rest,
  };
}

export const viewOf = (state: State, seat = 'a-1'): View => view(state, seat);
