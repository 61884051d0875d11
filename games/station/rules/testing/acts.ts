/** Acts of a Reorganisation: refused, each with the number and the code that it must be given; or done, and all told. */
import { expect } from 'vitest';
import { checkAct, doAct } from '../reorganisation/acts.ts';
import type { Occasion } from '../reorganisation/occasion.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { itJudges } from './judged.ts';
import { allTold, type Stated, scripted, stationAt } from './station.ts';

export const DESK: Occasion = { free: false, at: null };
export const BATTLE: Occasion = { free: true, at: 'x' };

export interface RefusedAct {
  /** Where it is not said the usual one of all the cases. */
  readonly stated?: Stated;
  readonly act: ReorganisationAct;
  readonly side?: 'red' | 'blue';
  readonly occasion?: Occasion;
  readonly change?: (world: State) => void;
}

/** One test for each, its title the number and the code that the refusal carries. */
export const itRefuses = (cases: Readonly<Record<string, RefusedAct>>, usual: Stated = {}): void =>
  itJudges(({ stated = usual, act, side = 'red', occasion = DESK, change }: RefusedAct) => {
    const world = stationAt(stated);
    change?.(world);
    return checkAct(world, side, act, occasion);
  }, cases);

/** What has been tried this Turn. */
export const tried = (what: string) => (world: State) => {
  world.forces.red!.desk.tried.push(what);
};

/** An act that has been tried this Turn already: its name there is what it does, and to whom. */
export const again = (act: ReorganisationAct, whom: string): RefusedAct => ({
  act,
  change: tried(`${act.do} ${whom}`),
});

export interface DoneAct {
  readonly dice?: readonly number[];
  readonly side?: 'red' | 'blue';
  readonly occasion?: Occasion;
  readonly change?: (world: State) => void;
}

/** An act done with all the dice it is given: whether it came off, what was told, what was tried, and the world after it. */
export function actDone(
  stated: Stated,
  act: ReorganisationAct,
  { dice = [], side = 'red', occasion = DESK, change }: DoneAct = {},
) {
  const world = stationAt(stated);
  change?.(world);
  const context = scripted(world, ...dice);
  const came = doAct(world, context, side, act, occasion);
  expect(context.left).toBe(0);
  return { world, came, told: allTold(context), tried: world.forces[side]!.desk.tried };
}

/** The same with all it is given in one. */
export const actOf = ({
  stated,
  act,
  ...how
}: DoneAct & { readonly stated: Stated; readonly act: ReorganisationAct }) => actDone(stated, act, how);
/** The same with the dice named first, which most acts want, and then what is changed before. */
export const actWith = (
  stated: Stated,
  act: ReorganisationAct,
  dice: readonly number[] = [],
  change?: (world: State) => void,
  side: 'red' | 'blue' = 'red',
) => actDone(stated, act, { dice, side, ...(change === undefined ? {} : { change }) });
