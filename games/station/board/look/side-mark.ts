/** Colour and pennant of each side: player A and player B, whoever they are in a module. */
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';

export interface SideMark {
  readonly colour: string;
  readonly shape: 'square' | 'swallowtail' | 'triangle' | 'round';
}

const A: SideMark = { colour: 'var(--side-1)', shape: 'square' };
const B: SideMark = { colour: 'var(--side-2)', shape: 'swallowtail' };

export const marksOf = (view: Pick<View, 'scenario'>, side: SideId): SideMark =>
  theatreOf(view).a === side ? A : B;
