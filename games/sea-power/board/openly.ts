/**
 * Questions that are put before everybody's eyes at a shared screen. Frigates are laid openly (6.32): the chart, what is
 * left in hand and whose turn it is are all one needs for it, and all of that the gallery sees. Where all squadrons lie
 * face up (11.G) so does the placing of them.
 */
import type { SeaAsk } from '../rules/world/asks.ts';
import { sideOf } from '../rules/world/phase.ts';
import type { View } from '../rules/world/state.ts';

export function openly(gallery: View, ask: SeaAsk): View | null {
  const open = ask.kind === 'frigate' || (ask.kind === 'place' && gallery.options.openPlay === true);
  return open ? { ...gallery, seat: ask.seat, side: sideOf(gallery, ask.seat) } : null;
}
