/** How much of the window the panel, the zoom buttons and the verdict hide from the eye, in pixels. */

import type { Size } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import type { Covered } from './use-sight.ts';

/** As the style sheets have them: the panel with its margin, and where a phone begins. */
const PANEL = 340;
const PHONE = 700;
/** At the foot: the line being told on a phone, the verdict everywhere. */
const STORY_SHEET = 190;
const VERDICT = 270;
/** A sheet from below on a phone: how much of the height it takes, and the rim of a closed one. */
const OPEN_SHEET = 0.52;
const CLOSED_SHEET = 52;
const ZOOM_BUTTONS = 62;

interface Shown {
  readonly size: Size;
  /** The panel is open. */
  readonly open: boolean;
  /** A story is being told. */
  readonly told: boolean;
  /** The match is over, and its verdict stands on the board. */
  readonly over: boolean;
}

export function coveredBy({ size, open, told, over }: Shown): Covered {
  const phone = size.width > 0 && size.width < PHONE;
  const sheet = told ? STORY_SHEET : open ? size.height * OPEN_SHEET : CLOSED_SHEET;
  return {
    left: phone ? 0 : ZOOM_BUTTONS,
    top: phone ? 40 : 30,
    right: open && !phone ? PANEL : 0,
    bottom: over ? VERDICT : phone ? sheet : 0,
  };
}
