/** The steps of dockyards and Auxiliaries: asked, offered, played. */
import { expect } from 'vitest';
import type { StepRules } from '../umpire/phase.ts';
import type { Answer } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { inWords, toldLines } from './lines.ts';
import { type Stated, stationAt, Umpire } from './station.ts';

export const squadrons = (world: State, side = 'red'): string[] =>
  Object.values(forcesOf(world, side).squadrons).map(inWords);

export const played = (
  step: StepRules,
  stated: Stated,
  dice: readonly number[],
  red: Answer,
  blue: Answer,
): { world: State; told: string[] } => {
  const umpire = new Umpire(stationAt(stated), step, ...dice).answer(red, blue);
  expect([umpire.context.left, umpire.progress]).toEqual([0, 'done']);
  return { world: umpire.world, told: toldLines(umpire.context) };
};

export const offered = (step: StepRules, stated: Stated, index = 0): string[] =>
  new Umpire(stationAt(stated), step).choices(index).map(inWords);

export const asked = (step: StepRules, stated: Stated = {}): string[] =>
  new Umpire(stationAt(stated), step).asks.map(inWords);
