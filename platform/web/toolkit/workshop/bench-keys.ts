/** Keys that every bench has. */
import type { Dispatch } from 'react';
import { KEY_GROUPS } from '../board-words.ts';
import type { KeyBinding } from '../keys.ts';
import { BENCH_WORDS } from './bench-words.ts';

export const BENCH_KEYS = KEY_GROUPS.bench;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** The four arrows, plain and with Shift. */
export const NUDGES: readonly string[] = [...ARROWS, ...ARROWS.map((key) => `Shift+${key}`)];

/** Whoever scrolls a leaf with the arrows does not mean the ship. */
export const scrolls = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role=tabpanel], .dialog-body');

export const undoKeys = (dispatch: Dispatch<{ readonly type: 'undo' | 'redo' }>): readonly KeyBinding[] => [
  {
    keys: 'Ctrl+z',
    label: BENCH_WORDS.undoKeys,
    group: BENCH_KEYS,
    run: (event) => dispatch({ type: event.shiftKey ? 'redo' : 'undo' }),
  },
  { keys: 'Ctrl+y', label: BENCH_WORDS.redo, group: BENCH_KEYS, run: () => dispatch({ type: 'redo' }) },
];
