/** Where a ship is drawn and which way she points: the layer of ships, their labels and the story agree on it. */
import type { Ship } from '../../rules/sea/ship.ts';
import { angleOf, middleOf } from '../look/geometry.ts';

/** Where a ship is drawn: her own place, or somewhere on the way in a story. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** A pose in a story, with the heading that the sails are trimmed for. */
export interface StoryPose extends Pose {
  readonly heading: Ship['heading'];
  readonly sailing: boolean;
}

export const poseOf = (ship: Pick<Ship, 'bow' | 'heading'>): Pose => ({
  ...middleOf(ship),
  angle: angleOf(ship.heading),
});
