/** Matches that were begun under older rules, brought up to these so that they can be finished. */
import type { State } from './world/state.ts';

/** Rules 1 kept nothing of what happened while a match was opened: there is nothing left to be told. */
export const adopt = (saved: unknown): State => ({ prologue: [], ...(saved as Omit<State, 'prologue'>) });
