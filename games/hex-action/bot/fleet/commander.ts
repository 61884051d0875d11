/** Who commands over there, as far as he can be imagined. */
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import type { Pose } from '../bearing.ts';

/** Where one who sees that would have the ships of his seat end. */
export type Commander = (seen: View, ships: readonly Ship[]) => ReadonlyMap<string, Pose>;
