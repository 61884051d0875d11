/** The keys of the bench: move and turn what is chosen, paint, remove, take back, let go. */
import { type KeyBinding, useKeys } from '@weathergage/web/toolkit/keys.ts';
import { BENCH_KEYS, NUDGES, scrolls, undoKeys } from '@weathergage/web/toolkit/workshop/bench-keys.ts';
import type { Dispatch } from 'react';
import { keyOf } from './chart/tokens.tsx';
import type { Bench, Deed } from './edits/chosen.ts';
import { lyingOf, moveCompany, moveTo, removeChosen, turnBy } from './edits/edit-ships.ts';
import { bowOf, stepped } from './edits/places.ts';

interface KeyWork {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly painting: boolean;
  /** The brush by an arrow, and what it does where it is. */
  moveBrush(key: string): void;
  paintHere(): void;
  dropBrush(): void;
}

function nudge(work: KeyWork, event: KeyboardEvent): boolean {
  const { bench, dispatch, painting } = work;
  if (scrolls(event)) return false;
  if (painting) {
    work.moveBrush(event.key);
    return true;
  }
  const lying = bench.chosen === null ? null : lyingOf(bench.now, bench.chosen);
  const to = lying === null ? null : stepped(bowOf(lying), event.key);
  if (bench.chosen === null || to === null) return false;
  const move = event.shiftKey ? moveCompany : moveTo;
  dispatch({ type: 'edit', edit: move(bench.chosen, to), stroke: `nudge ${keyOf(bench.chosen)}` });
  return true;
}

export function useBenchKeys(work: KeyWork): void {
  const { bench, dispatch, painting } = work;
  const { chosen } = bench;
  const group = BENCH_KEYS;
  const onChosen = (run: (now: NonNullable<typeof chosen>) => void) => (): boolean => {
    if (chosen === null || painting) return false;
    run(chosen);
    return true;
  };
  const turn = (steps: number) =>
    onChosen((now) => dispatch({ type: 'edit', edit: turnBy(now, steps), stroke: `turn ${keyOf(now)}` }));
  const bindings: KeyBinding[] = [
    {
      keys: NUDGES,
      label: 'Move what is chosen, or the brush, by a hex; with Shift her whole squadron',
      group,
      run: (event) => nudge(work, event),
    },
    { keys: 'q', label: 'Turn to larboard', group, run: turn(-1) },
    { keys: 'e', label: 'Turn to starboard', group, run: turn(1) },
    {
      keys: ['Space', 'Enter'],
      label: 'Paint where the brush is',
      group,
      run: () => {
        if (painting) work.paintHere();
        return painting;
      },
    },
    {
      keys: ['Delete', 'Backspace'],
      label: 'Remove what is chosen',
      group,
      run: onChosen((now) => dispatch({ type: 'edit', edit: removeChosen(now) })),
    },
    ...undoKeys(dispatch),
    {
      keys: 'Escape',
      label: 'Let go',
      group,
      run: () => {
        if (painting) work.dropBrush();
        else if (chosen !== null) dispatch({ type: 'choose', chosen: null });
        return painting || chosen !== null;
      },
    },
  ];
  useKeys(bindings);
}
