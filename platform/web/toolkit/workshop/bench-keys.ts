/** Keys that every bench has. */
import type { Dispatch } from 'react';
import type { KeyBinding } from '../keys.ts';

export const BENCH_KEYS = 'The bench';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** The four arrows, plain and with Shift. */
export const NUDGES: readonly string[] = [...ARROWS, ...ARROWS.map((key) => `Shift+${key}`)];

/** Whoever scrolls a leaf with the arrows does not mean the ship. */
export const scrolls = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role=tabpanel], .dialog-body');

export const undoKeys = (dispatch: Dispatch<{ readonly type: 'undo' | 'redo' }>): readonly KeyBinding[] => [
  {
    keys: 'Ctrl+z',
    label: 'Take back, with Shift do again',
    group: BENCH_KEYS,
    run: (event) => dispatch({ type: event.shiftKey ? 'redo' : 'undo' }),
  },
  { keys: 'Ctrl+y', label: 'Do again', group: BENCH_KEYS, run: () => dispatch({ type: 'redo' }) },
];
