/** How much of the window panels hide from the eye, in pixels. */
import type { Covered } from './use-eye.ts';

/** As the style sheets have them: the panel with its margins, and where a phone begins. */
const PANEL = 352;
const PHONE = 700;
/** What a phone has at its foot: the line being told, the sheet, or the rim of a closed one. */
const STORY_SHEET = 130;
const OPEN_SHEET = 330;
const CLOSED_SHEET = 52;

/** A window whose width is not known yet is taken for a broad one. */
export const isPhone = (width: number): boolean => width > 0 && width < PHONE;

export function coveredBy(width: number, open: boolean, told: boolean): Covered {
  if (!isPhone(width)) return { top: 0, right: open && !told ? PANEL : 0, bottom: 0 };
  return { top: 46, right: 0, bottom: told ? STORY_SHEET : open ? OPEN_SHEET : CLOSED_SHEET };
}
