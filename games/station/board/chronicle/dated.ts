/** All that has been told, each under the Turn in which it happened, in words and with its place on the chart. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { LocationId, When } from '../../rules/module/vocabulary.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { ordinal } from '../../rules/umpire/conditions.ts';
import type { View } from '../../rules/world/state.ts';
import { logLine } from '../log/log-line.ts';
import { placeOfSubject } from '../look/subjects.ts';
import type { Props } from '../look/types.ts';

export type PastStep = Pick<Props['past'][number], 'n' | 'told' | 'after'>;

export interface Dated {
  /** The step in which it was told. */
  readonly n: number;
  /** The Turn of the match. */
  readonly turn: number;
  readonly told: StationTold;
  readonly line: LogLine | null;
  readonly at: LocationId | null;
}

type Worded = Pick<Dated, 'told' | 'line' | 'at'>;

/** Which Turn of the match a date is. */
const turnOn = ({ scenario }: Pick<View, 'scenario'>, date: When): number =>
  ordinal(date) - ordinal(scenario.start);

const known = new WeakMap<PastStep, readonly Worded[]>();

/** Where a happening took place, as the seat knew it then; null where it was nowhere in particular. */
function placeOfTold(told: StationTold, line: LogLine | null, view: View): LocationId | null {
  const at = 'at' in told ? told.at : 'to' in told ? told.to : undefined;
  if (typeof at === 'string') return placeOfSubject(view, at);
  if (typeof at === 'object' && at !== null) return at.at;
  for (const subject of line?.subjects ?? []) {
    const place = placeOfSubject(view, subject);
    if (place !== null) return place;
  }
  return null;
}

/** A step's happenings in words, written once: its names are those of the time. */
function wordedOf(step: PastStep): readonly Worded[] {
  let worded = known.get(step);
  if (worded === undefined) {
    let last: LocationId | null = null;
    worded = step.told.map((told) => {
      const line = logLine(told, step.after);
      // What a Task has sunk went down where the Task was.
      const at: LocationId | null =
        placeOfTold(told, line, step.after.view) ?? (told.kind === 'sunk' ? last : null);
      last = at ?? last;
      return { told, line, at };
    });
    known.set(step, worded);
  }
  return worded;
}

/** A match may have been taken up in its middle: the first Turn to be announced tells in which one that was. */
function firstTurn(steps: readonly PastStep[], view: View): number {
  for (const { told } of steps) for (const one of told) if (one.kind === 'turn') return turnOn(view, one) - 1;
  return view.turn;
}

export function datedOf(steps: readonly PastStep[], view: View): Dated[] {
  let turn = firstTurn(steps, view);
  return steps.flatMap((step) =>
    wordedOf(step).map((one): Dated => {
      if (one.told.kind === 'turn') turn = turnOn(view, one.told);
      return { ...one, n: step.n, turn };
    }),
  );
}
