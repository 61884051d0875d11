/** A step of a match as the chronicle reads it: what was told, and Red's desk after it with nothing open. */
import type { StationTold } from '../../rules/told/index.ts';
import type { View } from '../../rules/world/state.ts';
import type { PastStep } from '../chronicle/dated.ts';

export const pastStep =
  (view: View) =>
  (n: number, ...told: StationTold[]): PastStep => ({
    n,
    told,
    after: {
      seat: 'red',
      n,
      step: n,
      view,
      asks: [],
      waitingFor: [],
      outcome: null,
      undo: { freeTo: null, request: null },
    },
  });
