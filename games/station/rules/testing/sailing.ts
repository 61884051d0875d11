/** Worlds for tests of movement and weather: any weather, any Increment, one step at a time. */
import { type Catching, type Way, waysFrom } from '../chart/lanes.ts';
import { incrementEnd } from '../increment-end.ts';
import type { Module } from '../module/module.ts';
import type { Force, LocationId, WindId } from '../module/vocabulary.ts';
import { galesStep } from '../sailing/gales.ts';
import { sailStep } from '../sailing/sail.ts';
import { windsStep } from '../sailing/winds.ts';
import type { Formation, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { Gale, State, Token } from '../world/state.ts';
import { testModule } from './module.ts';
import { force, formationIn, type Put, putAt, type Stated, stationAt, Umpire } from './station.ts';

/** Second Increment of the first Impulse of a Summer Turn: nothing blows but what is said. */
export const afloat = ({ world, scenario, ...stated }: Stated = {}): State =>
  stationAt({
    events: 'war',
    ...stated,
    scenario: { start: { year: 1741, turn: 9 }, ...scenario },
    world: {
      step: 'sail',
      impulse: 1,
      increment: 2,
      clock: 2,
      watch: {
        red: { plot: 'turn', tasks: 'standing', screen: 'never', withdraw: 'never', mulligan: 'never' },
        blue: { plot: 'turn', tasks: 'standing', screen: 'never', withdraw: 'never', mulligan: 'never' },
      },
      ...world,
    },
  });

export const redFlag = (at: string, more: Partial<Put> = {}): Put =>
  putAt('red-flag', at, 'red-a', undefined, { leader: 'r-birch', ...more });
export const azureFlag = (at: string, more: Partial<Put> = {}): Put =>
  putAt('azure-flag', at, 'azure-a', undefined, { leader: 'a-aubin', ...more });

/** Birch and Aubin in one Space, each with an Auxiliary, and one in a Port of each. */
export const flagsMeet = (more: Stated = {}): State =>
  afloat({
    put: [
      force('red-flag x r-birch red-a red-b', { auxiliaries: 'red-fleet-1' }),
      force('azure-flag x a-aubin azure-a', { auxiliaries: 'azure-fleet-1' }),
    ],
    ports: { ville: 'azure-light-1', 'kings-port': 'red-fleet-2' },
    ...more,
  });

export const testGale = (wind: WindId, force: Force, at: LocationId, born = 0): Gale => ({
  wind,
  force,
  at,
  start: at,
  born,
});

/** The next Increment's movement. */
export function sailOn(world: State, ...faces: readonly number[]): Umpire {
  world.clock++;
  return new Umpire(world, sailStep, ...faces);
}
export const blow = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, galesStep, ...faces);
export const endIncrement = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, incrementEnd, ...faces);
export const newImpulse = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, windsStep, ...faces);

/** `sea` at the place named, else `place:berth`. */
export const whereIs = (world: State, id: string): string => {
  const { at, berth } = formationIn(world, id).place;
  return berth === 'sea' ? at : `${at}:${berth}`;
};
export const dpOf = (world: State, id: string): number =>
  (forcesOf(world, 'red').squadrons[id] ?? forcesOf(world, 'blue').squadrons[id])!.dp;

export function tokenFor(world: State, formation: Formation | string): Token {
  const { token } = typeof formation === 'string' ? formationIn(world, formation) : formation;
  return world.tokens.find(({ id }) => id === token)!;
}

/** How one gets from a place to a neighbour: the way and where it ends. */
export function wayTo(world: State, from: LocationId | Place, to: LocationId, galleys = false): string {
  const place: Place = typeof from === 'string' ? { at: from, berth: 'sea' } : from;
  const way = waysFrom(world, place, { galleys }).find(({ step }) => 'to' in step && step.to === to);
  return way === undefined ? 'none' : `${way.how} ${way.place.at}`;
}

/** A way that needs a die. */
export function catching(way: Way | undefined): Catching {
  if (way?.how !== 'catch') throw new Error('there is no wind to be caught');
  return way;
}

/** The little sea with other geography. */
export const seaOf = (change: Partial<Module>): Module => ({ ...testModule, ...change });

/** The little sea with its two Zones named on each other's southern edge. */
export const zonesMeet: Module = seaOf({
  zones: testModule.zones.map((zone) => ({
    ...zone,
    edges:
      zone.id === 'ocean'
        ? [...zone.edges, { edge: 'S', exits: ['gulf'], winds: [] }]
        : zone.edges.map((one) => (one.edge === 'S' ? { ...one, exits: [...one.exits, 'ocean'] } : one)),
  })),
});
