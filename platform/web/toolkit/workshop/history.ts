/** A scenario on the bench: what it is now, what it was, and what the hand is on. `C` is what can be chosen in it. */
import type { LeftBench } from '../workshop.ts';

export interface Bench<S, C> {
  readonly now: S;
  readonly past: readonly S[];
  readonly future: readonly S[];
  /** What the newest change belongs to: a whole drag, or a word being typed, is one step back and not fifty. */
  readonly stroke: string | null;
  readonly chosen: C | null;
  /** The draft it is saved as, and what stands there. */
  readonly draft: string;
  readonly saved: S | null;
}

/** A ship or a battery that the hand is on. */
export type ChosenUnit =
  | { readonly kind: 'ship'; readonly id: string }
  | { readonly kind: 'battery'; readonly id: string };

export type Edit<S> = (scenario: S) => S;

export type Deed<S, C> =
  | { readonly type: 'edit'; readonly edit: Edit<S>; readonly stroke?: string; readonly choose?: C | null }
  /** The hand is off: what follows is a step of its own. */
  | { readonly type: 'lift' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'choose'; readonly chosen: C | null }
  | { readonly type: 'open'; readonly scenario: S; readonly draft: string; readonly saved: boolean }
  | { readonly type: 'saved' };

/** As far back as anybody wants to go. */
const MOST_STEPS = 200;

export const benchWith = <S, C = never>(scenario: S, draft: string): Bench<S, C> => ({
  now: scenario,
  past: [],
  future: [],
  stroke: null,
  chosen: null,
  draft,
  saved: scenario,
});

/** The bench as it was left, unsaved, if it can still be laid out; else a fresh one. */
export function benchLeft<S, C = never>(
  left: LeftBench | null,
  layable: (value: unknown) => value is S,
  fresh: () => Bench<S, C>,
): Bench<S, C> {
  if (left === null || !layable(left.scenario)) return fresh();
  return { ...benchWith<S, C>(left.scenario, left.draft), saved: null };
}

/** The reducer of a bench; `stillThere` lets go of what a change has taken away. */
export function workOn<S, C>(
  stillThere: (scenario: S, chosen: C) => C | null,
): (bench: Bench<S, C>, deed: Deed<S, C>) => Bench<S, C> {
  const held = (scenario: S, chosen: C | null): C | null =>
    chosen === null ? null : stillThere(scenario, chosen);
  const step = (bench: Bench<S, C>, now: S, past: readonly S[], future: readonly S[]): Bench<S, C> => ({
    ...bench,
    now,
    past,
    future,
    stroke: null,
    chosen: held(now, bench.chosen),
  });
  return (bench, deed) => {
    const { now, past, future } = bench;
    switch (deed.type) {
      case 'edit': {
        const next = deed.edit(now);
        const chosen = held(next, deed.choose === undefined ? bench.chosen : deed.choose);
        if (next === now) return { ...bench, chosen };
        const stroke = deed.stroke ?? null;
        const goesOn = stroke !== null && stroke === bench.stroke;
        return {
          ...bench,
          now: next,
          past: goesOn ? past : [...past, now].slice(-MOST_STEPS),
          future: [],
          stroke,
          chosen,
        };
      }
      case 'lift':
        return bench.stroke === null ? bench : { ...bench, stroke: null };
      case 'undo': {
        const before = past.at(-1);
        return before === undefined ? bench : step(bench, before, past.slice(0, -1), [now, ...future]);
      }
      case 'redo': {
        const [after, ...rest] = future;
        return after === undefined ? bench : step(bench, after, [...past, now], rest);
      }
      case 'choose':
        return { ...bench, chosen: held(now, deed.chosen), stroke: null };
      case 'open':
        // What was on the bench is one step back: nobody loses work by opening something else.
        return {
          ...benchWith<S, C>(deed.scenario, deed.draft),
          past: [...past, now].slice(-MOST_STEPS),
          saved: deed.saved ? deed.scenario : null,
        };
      case 'saved':
        return { ...bench, saved: now, stroke: null };
    }
  };
}
