/** Battles for tests: who is where, who is Spotted, how they came; then the Battle played to any question. */
import { battlesStep } from '../battle/battles.ts';
import { sideOf } from '../umpire/phase.ts';
import { faceOf, tokenOf } from '../umpire/tokens.ts';
import type { Answer, AnswerTo, AskKind } from '../world/asks.ts';
import type { Battle } from '../world/battle-state.ts';
import type { Came } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { formationIn, type Put, type Stated, stationAt, Umpire } from './station.ts';

export interface Meets extends Put {
  /** Face down; all else in the Space lies face up. */
  readonly hidden?: true;
  readonly came?: Came['how'];
  readonly from?: string;
}

export interface Fight extends Omit<Stated, 'put'> {
  readonly put: readonly Meets[];
}

export const CLOCK = 3;

export const RED_FLEET = { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4 red-b:4' } as const;
export const BLUE_FLEET = {
  id: 'azure-flag',
  at: 'w',
  leader: 'a-aubin',
  squadrons: 'azure-a:4 azure-b:4',
} as const;

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

export const battling = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, battlesStep, ...faces);

type Say = {
  readonly [K in AskKind]?: AnswerTo<K> | ((side: string, battle: Battle) => AnswerTo<K> | undefined);
};

const PLAIN: Say = {
  withdraw: { formations: [] },
  intensity: { intensity: 'Medium' },
  fireships: { attacks: [] },
  regroup: { acts: [] },
  mulligan: { again: false },
};

/** Answers as said, else in the plainest way, until a question of the kind is open (or to the end). */
export function playTo(umpire: Umpire, stop: AskKind | 'end', say: Say = {}): Umpire {
  for (let turns = 0; umpire.progress === 'waits'; turns++) {
    if (turns > 200) throw new Error('the Battle does not end');
    const { asks, world } = umpire;
    if (asks.some(({ kind }) => kind === stop)) return umpire;
    const answers = asks.map((ask, index): Answer => {
      const rule = say[ask.kind] ?? PLAIN[ask.kind];
      const side = sideOf(world, ask.seat)!;
      const said =
        typeof rule === 'function'
          ? (rule as (side: string, battle: Battle) => Answer | undefined)(side, world.battle!)
          : rule;
      return said ?? umpire.choices(index)[0]!;
    });
    umpire.answer(...answers);
  }
  return umpire;
}

export const playOut = (umpire: Umpire, say: Say = {}): Umpire => playTo(umpire, 'end', say);

/** Who is asked what, as `kind:side`. */
export const askedOf = (umpire: Umpire): string[] =>
  umpire.asks.map(({ kind, seat }) => `${kind}:${sideOf(umpire.world, seat)}`);

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
