/** What is done to a world outside any step, with dice that must all fall, and all that is told of it. */
import { expect } from 'vitest';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { toldLines } from './lines.ts';
import { type Scripted, scripted } from './station.ts';

export type Change = [change: (world: State, context: Scripted) => void, ...dice: number[]];

export function changedIn(
  world: State,
  ...[change, ...dice]: Change
): { readonly world: State; readonly told: string[] } {
  const context = scripted(world, ...dice);
  change(world, context);
  expect(context.left).toBe(0);
  return { world, told: toldLines(context) };
}

/** Every officer with his rank, where he is and what he has: `r-ash VA posted red-gf`. */
export const leadersIn = (world: State, side = 'red'): string[] =>
  Object.entries(forcesOf(world, side).leaders).map(
    ([id, { rank, at, formation }]) => `${id} ${rank} ${at} ${formation}`,
  );
