/** What "take back" would do for a seat now: the kernel's law put into one button. */
import type { Desk } from '@weathergage/kernel';
import type { Chapter } from '../tables/table.ts';
import { UNDO_WORDS as WORDS } from './match-words.ts';

export type TakeBack =
  | { readonly how: 'retract'; readonly ask: string; readonly label: string }
  | { readonly how: 'undo'; readonly to: number; readonly label: string }
  | { readonly how: 'request'; readonly to: number; readonly label: string };

/** Before the last step that this seat had a say in: a step back to another's choice would only be chosen again. */
const lastSay = (desk: Desk, chapters: readonly Chapter[]): number =>
  chapters.findLast(({ before }) => before !== null && before.asks.length > 0)?.before?.step ?? desk.step - 1;

export function takeBackOf(desk: Desk, chapters: readonly Chapter[]): TakeBack | null {
  // What the witness is to sign can't be changed any more.
  if (desk.outcome !== null || desk.witness !== undefined) return null;
  const given = desk.asks.findLast(({ answer }) => answer !== null);
  if (given !== undefined) return { how: 'retract', ask: given.ask.id, label: WORDS.order };
  const { freeTo } = desk.undo;
  if (freeTo !== null && freeTo < desk.step) return { how: 'undo', to: desk.step - 1, label: WORDS.step };
  if (desk.step > 0 && desk.undo.request === null)
    return { how: 'request', to: lastSay(desk, chapters), label: WORDS.ask };
  return null;
}
