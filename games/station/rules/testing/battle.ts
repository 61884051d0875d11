/** Battles for tests: who is where, who is Spotted, how they came. */
import { faceOf, tokenOf } from '../umpire/tokens.ts';
import type { Came } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { battling } from './fighting.ts';
import { force, formationIn, type Put, type Stated, stationAt } from './station.ts';

export interface Meets extends Put {
  /** Face down; all else in the Space lies face up. */
  readonly hidden?: true;
  readonly came?: Came['how'];
  readonly from?: string;
}

export const came = (how: Came['how'], from: string) => ({ came: how, from }) as const;

export interface Fight extends Omit<Stated, 'put'> {
  readonly put: readonly Meets[];
}

export const CLOCK = 3;

export const RED_FLEET = force('red-gf w r-ash red-a:4 red-b:4');
export const BLUE_FLEET = force('azure-flag w a-aubin azure-a:4 azure-b:4');

export function meeting({ put, world: more, scenario, ...stated }: Fight): State {
  const world = stationAt({
    events: 'war',
    ...stated,
    put,
    scenario: { start: { year: 1741, turn: 9 }, ...scenario },
    world: { step: 'battles', impulse: 1, increment: 3, clock: CLOCK, ...more },
  });
  for (const { id, hidden, came, from } of put) {
    const formation = formationIn(world, id);
    if (formation.token === null) continue;
    const token = tokenOf(world, formation.token);
    if (hidden !== true && token.place.berth === 'sea') token.face = faceOf(world, token.side, formation);
    formation.came = {
      how: came ?? 'station',
      from: from ?? null,
      clock: came === undefined ? 0 : CLOCK,
    };
  }
  return world;
}

export const squadronIn = (world: State, id: string) =>
  world.forces.red!.squadrons[id] ?? world.forces.blue!.squadrons[id];

export const tokenIdOf = (world: State, id: string): string => formationIn(world, id).token ?? '';

export const isFaceUp = (world: State, id: string): boolean =>
  tokenOf(world, tokenIdOf(world, id)).face !== null;

/** Red's Fleet and Blue's North Flag in one Space: two Squadrons each. */
export const twoFleets = (at = 'w', more: Partial<Fight> = {}): State =>
  meeting({
    put: [
      { id: 'red-gf', at, leader: 'r-ash', squadrons: 'red-a:4 red-b:4' },
      { id: 'azure-flag', at, leader: 'a-aubin', squadrons: 'azure-a:4 azure-b:4' },
    ],
    ...more,
  });

/** Sail a side has in play. */
export const sailLeft = (world: State, side: string): number =>
  Object.values(forcesOf(world, side).squadrons).reduce((sum, { sail }) => sum + sail, 0);

/** Birch against Aubin at Level 8: a 0 on the Combat's die is two Sail and a star for both. */
export const hot = (red = 'red-a:4', blue = 'azure-a:4', dice: readonly number[] = []) => {
  const world = meeting({
    put: [
      { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: red, came: 'with', from: 'narrows' },
      { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: blue, came: 'against', from: 'x' },
    ],
    mess: 'r-cole a-brun a-clerc',
  });
  return battling(world, 0, ...dice);
};

/** A Blockade, a force in the Harbour, and two that come to relieve it: one with the wind, one out of a Sea Zone. */
export const relievedBlockade = (red: Partial<Meets> = {}, cobalt: Partial<Meets> = {}): State =>
  meeting({
    put: [
      force('red-flag ville r-birch red-a:3/5 red-b:3/6 red-c:3/2', {
        auxiliaries: 'red-fleet-1 red-fire-1 red-bomb-1',
        ...red,
      }),
      force('azure-det ville a-brun azure-a:4/5', { fitting: true }),
      force('azure-flag ville a-clerc azure-b:3/5', { came: 'with', from: 'x' }),
      force('cobalt-flag ville c-cano cobalt-a:3/2 cobalt-b:3/4', {
        hidden: true,
        came: 'caught',
        from: 'gulf',
        ...cobalt,
      }),
    ],
    ports: { ville: 'azure-galley-1' },
    stations: { south: 'c-cano', north: 'a-clerc', blue: 'a-clerc' },
  });
