/** What a mast over the side costs until it is cut loose (36.2.2). */
import { LOSS_OF_RIGGING } from '../../data/criticals.ts';
import type { Ship } from '../sea/ship.ts';
import { modifier } from '../sea/throw.ts';
import type { Modifier } from '../sea/told.ts';

/** 36.2.2: a factor for each mast that hangs, beside what its rigging section costs. */
export const wreckageLoss = (ship: Ship): Modifier[] =>
  modifier(
    'wreckage over the side',
    (ship.advanced?.wreckage.length ?? 0) * LOSS_OF_RIGGING.data.drag,
    '36.2.2',
  );
