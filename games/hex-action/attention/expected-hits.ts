/** Hits to be expected of a shot before the dice fall. */
import type { Hits } from '../rules/sea/told.ts';

export const allHits = ({ H, G, C, R }: Hits): number => H + G + C + R;

/** Hits of all kinds to be expected of one die. */
export const expectedOf = (faces: readonly Hits[]): number =>
  faces.reduce((sum, face) => sum + allHits(face), 0) / faces.length;

/** And of several, each with its own faces. */
export const expectedOfAll = (dice: readonly (readonly Hits[])[]): number =>
  dice.reduce((sum, faces) => sum + expectedOf(faces), 0);
