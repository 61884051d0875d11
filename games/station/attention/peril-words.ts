/** What threatens a Squadron, in words: what will happen to it, where, and how likely. */

import type { View } from '../rules/world/state.ts';
import { inTen } from './in-ten.ts';
import { placeName, squadronName } from './names.ts';
import type { Peril } from './perils.ts';

export const perilWords = (view: View, { squadron, at, why, faces }: Peril): string =>
  why === 'gale'
    ? `${squadronName(view, squadron)} may founder if she stays in the gale, ${placeName(view, at)}: ${inTen(faces)}`
    : `${squadronName(view, squadron)}, ${placeName(view, at)}, is worn out and may founder when operations end: ${inTen(faces)}`;
