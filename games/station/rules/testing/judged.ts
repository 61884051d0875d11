/** Answers to a step's ask, each with the code and the number of its refusal, or that it may be given. */
import { expect, it } from 'vitest';
import type { StepRules } from '../umpire/phase.ts';
import type { Answer } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { type Stated, stationAt, Umpire } from './station.ts';

export interface JudgedAnswer {
  readonly rule: string;
  /** The code, or that it may be done. */
  readonly said: string;
  readonly what: string;
  readonly stated: Stated;
  readonly answer: Answer;
  readonly change?: (world: State) => void;
  /** Of Blue. */
  readonly blue?: true;
}

/** One test for each, its title the number that it carries. */
export const itJudges = (step: StepRules, cases: readonly JudgedAnswer[]): void =>
  it.each(cases)('[$rule] $said: $what', ({ rule, said, stated, answer, change, blue }) => {
    const world = stationAt(stated);
    change?.(world);
    const flaw = new Umpire(world, step).check(answer, blue === true ? 1 : 0);
    expect([flaw?.code ?? 'may', flaw?.rule ?? rule]).toEqual([said, rule]);
  });
