/**
 * What may be done and what may not, case by case under its title: `[9.422] not-fitting-out: in a Port` is a refusal with
 * that number and code, `[9.422] may: in its own Port` none.
 */
import type { Refusal } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import type { StepRules } from '../umpire/phase.ts';
import type { Answer } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { type Stated, stationAt, Umpire } from './station.ts';

const TITLE = /^\[(?<rule>[^\]]+)\] (?<said>[\w-]+): /;

/** One test for each, its title the number that it carries. */
export function itJudges<C>(judge: (one: C) => Refusal | null, cases: Readonly<Record<string, C>>): void {
  for (const [title, one] of Object.entries(cases))
    it(title, () => {
      const { rule, said } = TITLE.exec(title)!.groups!;
      const flaw = judge(one);
      expect([flaw?.code ?? 'may', flaw?.rule ?? rule]).toEqual([said, rule]);
    });
}

export interface JudgedAnswer {
  readonly stated: Stated;
  readonly answer: Answer;
  readonly change?: (world: State) => void;
  /** Of Blue. */
  readonly blue?: true;
}

/** An answer to a step's ask. */
export const answerTo =
  (step: StepRules) =>
  ({ stated, answer, change, blue }: JudgedAnswer): Refusal | null => {
    const world = stationAt(stated);
    change?.(world);
    return new Umpire(world, step).check(answer, blue === true ? 1 : 0);
  };
