/** Fleets for tests of combat: named ships with named leaders where a test says, and a phase played by hand. */

import { type Dice, d6, type Happening, loadedDice, type Refusal } from '@weathergage/kernel';
import { judging } from '@weathergage/kernel/harness/testing/judging.ts';
import { type AreaId, isAreaId } from '../../data/areas.ts';
import { type Nation, type Side, sideOf as sideOfNation, type War } from '../../data/nations.ts';
import type { PortId } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { check, choices } from '../answers.ts';
import { combatPhase } from '../battle/combat.ts';
import { invariants } from '../invariants.ts';
import { assaultPhase } from '../ports/assault.ts';
import { view } from '../view.ts';
import { ANSWERS, type Answer, type AnswerTo, type AskKind, type SeaAsk } from '../world/asks.ts';
import type { Options } from '../world/options.ts';
import type { Context, Progress } from '../world/phase.ts';
import type { Berth, LineShip } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import type { SeaTold } from '../world/told.ts';
import { setup } from '../year/setup.ts';
import { steadyScenarios } from './scenarios.ts';

/** "eng-mars", "eng-mars:eng-hawke" with a leader aboard, "eng-mars+2" with damage, or both in that order. */
export type Stated = string;

export interface TestFleet {
  readonly token: string;
  readonly at: AreaId | PortId;
  /** None for a decoy; several lists are several stacks. */
  readonly stacks?: readonly (readonly Stated[])[];
  readonly nation?: Nation;
  readonly battle?: boolean;
  readonly fromNeutral?: boolean;
}

export function warWith(
  fleets: readonly TestFleet[],
  { war = 1, year, options = {} }: { war?: War; year?: number; options?: Options } = {},
): State {
  const world = setup(steadyScenarios[war - 1]!, options);
  world.phase = 'combat';
  world.year = year ?? world.year;
  for (const fleet of fleets) muster(world, fleet);
  return world;
}

export function lineShip(stated: Stated): LineShip {
  const [named, damage = '0'] = stated.split('+');
  const [ship, leader = null] = named!.split(':');
  return { ship: shipOf(ship!).id, leader, damage: Number(damage), disabled: false };
}

export const lineOf = (...ships: readonly Stated[]): LineShip[] => ships.map(lineShip);

function muster(
  world: State,
  { token, at, stacks = [], nation, battle = false, fromNeutral = false }: TestFleet,
): void {
  const side: Side = token.startsWith('E') ? 'english' : 'european';
  const flag = nation ?? (side === 'english' ? 'England' : 'France');
  const forces = world.forces[side];
  const squadron = forces.squadrons.find((one) => one.nation === flag && one.token === null)!;
  const port = isAreaId(at) ? null : at;
  squadron.token = token;
  squadron.stacks = stacks.map((stack) =>
    stack.map((stated): Berth => {
      const { ship, leader, damage } = lineShip(stated);
      putInPlay(world, ship, port, damage);
      if (leader !== null) {
        forces.leaders.push(leader);
        for (const pool of Object.values(forces.pools))
          pool.leaders = pool.leaders.filter((id) => id !== leader);
      }
      return { ship, leader };
    }),
  );
  world.markers.push({
    token,
    side,
    at: port === null ? { area: at as AreaId } : { port },
    moved: true,
    battle,
    fromNeutral,
    onStation: false,
    voyages: 0,
  });
}

export function putInPlay(world: State, ship: string, port: PortId | null, damage = 0): void {
  const { nation } = shipOf(ship);
  const { ships, pools } = world.forces[sideOfNation(nation)];
  ships[ship] = { port, damage, sailed: true };
  for (const pool of Object.values(pools)) pool.ships = pool.ships.filter((id) => id !== ship);
}

/** Two squadrons that have found one another. */
export const battleOf = (
  english: readonly Stated[],
  european: readonly Stated[],
  {
    area = 'bay-of-biscay' as AreaId,
    ...more
  }: { area?: AreaId; war?: War; year?: number; options?: Options } = {},
): State =>
  warWith(
    [
      { token: 'E1', at: area, stacks: [english], battle: true },
      { token: 'P1', at: area, stacks: [european], battle: true },
    ],
    more,
  );

const judge = judging({ schemas: ANSWERS, view, choices, check });

/** One phase in hand. Answers are checked as a player's are, and the world must be sound after each. */
export class Umpire {
  readonly world: State;
  readonly happenings: Happening<SeaTold>[] = [];
  progress: Progress;
  readonly #context: Context;
  #dice: Dice = loadedDice();

  constructor(world: State, ...faces: number[]) {
    this.world = world;
    this.#context = contextOf(() => this.#dice, this.happenings);
    this.load(...faces);
    this.progress = this.#rules.enter(world, this.#context);
    this.#sound();
  }

  get #rules() {
    return this.world.phase === 'assault' ? assaultPhase : combatPhase;
  }

  load(...faces: number[]): void {
    this.#dice = loadedDice(d6(...faces));
  }

  /** Dice that were loaded and have not fallen. */
  get diceLeft(): number {
    return (this.#dice as ReturnType<typeof loadedDice>).left;
  }

  get asks(): SeaAsk[] {
    return this.progress === 'done' ? [] : this.#rules.asks(this.world);
  }

  choices<K extends AskKind>(index = 0): AnswerTo<K>[] {
    return judge.offered(this.world, this.asks[index]!) as AnswerTo<K>[];
  }

  check(answer: Answer, index = 0): Refusal | null {
    return judge.refusal(this.world, this.asks[index]!, answer);
  }

  answer(...answers: Answer[]): void {
    const given = judge.given(this.world, this.asks, answers);
    this.world.asked++;
    this.progress = this.#rules.resolve(this.world, given, this.#context);
    this.#sound();
  }

  told<K extends SeaTold['kind']>(kind: K): Extract<SeaTold, { kind: K }>[] {
    return this.happenings.flatMap(({ truth }) =>
      truth.kind === kind ? [truth as Extract<SeaTold, { kind: K }>] : [],
    );
  }

  #sound(): void {
    const faults = invariants(this.world);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}

export const contextOf = (dice: Dice | (() => Dice), happenings: Happening<SeaTold>[] = []): Context => ({
  get dice() {
    return typeof dice === 'function' ? dice() : dice;
  },
  tell: (truth, how) => void happenings.push({ truth, ...how }),
  tellSide: (side, truth, others, how) =>
    void happenings.push({ truth, shown: { others, seats: { [side]: truth } }, ...how }),
});

/** Faces so often, for dice that are to do nothing. */
export const facesTimes = (count: number, face: number): number[] => new Array<number>(count).fill(face);

/** Critical values of chi-square at one per cent, by degrees of freedom. */
const CRITICAL = [0, 6.635, 9.21, 11.345, 13.277, 15.086, 16.812, 18.475];

/** Whether counts agree with chances: the chi-square test at one per cent. */
export function agree(counts: readonly number[], chances: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let chiSquare = 0;
  for (const [index, count] of counts.entries()) {
    const expected = total * chances[index]!;
    chiSquare += ((count - expected) * (count - expected)) / expected;
  }
  return chiSquare < CRITICAL[counts.length - 1]!;
}
