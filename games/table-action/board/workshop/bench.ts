/** The scenario on the bench: what it is now, what it was, and what the hand is on. */
import type { Scenario } from '../../rules/scenario.ts';

export type Chosen =
  | { readonly kind: 'ship'; readonly id: string }
  | { readonly kind: 'battery'; readonly id: string }
  /** A coast or a shoal, or one corner of it. */
  | { readonly kind: 'ground'; readonly index: number; readonly corner: number | null };

export interface Bench {
  readonly now: Scenario;
  readonly past: readonly Scenario[];
  readonly future: readonly Scenario[];
  /** What the newest change belongs to: a whole drag, or a word being typed, is one step back and not fifty. */
  readonly stroke: string | null;
  readonly chosen: Chosen | null;
  /** The draft it is saved as, and what stands there. */
  readonly draft: string;
  readonly saved: Scenario | null;
}

export type Edit = (scenario: Scenario) => Scenario;

export type Deed =
  | { readonly type: 'edit'; readonly edit: Edit; readonly stroke?: string; readonly choose?: Chosen | null }
  /** The hand is off: what follows is a step of its own. */
  | { readonly type: 'lift' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'choose'; readonly chosen: Chosen | null }
  | { readonly type: 'open'; readonly scenario: Scenario; readonly draft: string; readonly saved: boolean }
  | { readonly type: 'saved' };

/** As far back as anybody wants to go. */
const MOST_STEPS = 200;

export const benchWith = (scenario: Scenario, draft: string): Bench => ({
  now: scenario,
  past: [],
  future: [],
  stroke: null,
  chosen: null,
  draft,
  saved: scenario,
});

/** What is chosen, if it is still there. */
export function stillThere(scenario: Scenario, chosen: Chosen | null): Chosen | null {
  if (chosen === null) return null;
  if (chosen.kind === 'ground') {
    const ground = scenario.terrain[chosen.index];
    if (ground === undefined) return null;
    return chosen.corner !== null && chosen.corner >= ground.polygon.length
      ? { ...chosen, corner: null }
      : chosen;
  }
  const among =
    chosen.kind === 'ship' ? scenario.squadrons.flatMap(({ ships }) => ships) : scenario.batteries;
  return among.some(({ id }) => id === chosen.id) ? chosen : null;
}

function step(bench: Bench, now: Scenario, past: readonly Scenario[], future: readonly Scenario[]): Bench {
  return { ...bench, now, past, future, stroke: null, chosen: stillThere(now, bench.chosen) };
}

export function work(bench: Bench, deed: Deed): Bench {
  const { now, past, future } = bench;
  switch (deed.type) {
    case 'edit': {
      const next = deed.edit(now);
      const chosen = stillThere(next, deed.choose === undefined ? bench.chosen : deed.choose);
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
      return { ...bench, chosen: stillThere(now, deed.chosen), stroke: null };
    case 'open':
      // What was on the bench is one step back: nobody loses work by opening something else.
      return {
        ...benchWith(deed.scenario, deed.draft),
        past: [...past, now].slice(-MOST_STEPS),
        saved: deed.saved ? deed.scenario : null,
      };
    case 'saved':
      return { ...bench, saved: now, stroke: null };
  }
}
