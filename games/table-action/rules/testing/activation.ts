/** An activation that has just begun, for tests that need no more of the phase. */
import type { Activation } from '../table/state.ts';

export const testActivation = (more: Partial<Activation> = {}): Activation => ({
  ship: 'x',
  stage: 'segments',
  segment: 1,
  segments: 3,
  allHands: false,
  special: null,
  tacked: false,
  chain: false,
  sailChanged: false,
  underWay: false,
  quiet: false,
  course: null,
  ...more,
});
