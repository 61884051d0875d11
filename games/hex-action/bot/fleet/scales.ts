/** What things count beside each other in the reckoning of a fleet. */

export interface Scales {
  /** What the chances against the nearest, the next and the third enemy count. */
  readonly foresight: readonly [number, number, number];
  /** What the net of duels says of the nearest, the next and the third enemy. */
  readonly net: readonly [number, number, number];
  /** A hex of the way to the enemy. */
  readonly pull: number;
  /** To run into an enemy stops both; to hang in his rigging leaves all to the boarders, and the fleet one ship short. */
  readonly jolt: number;
  readonly fast: number;
  /** A hex from the nearest friend beyond support. */
  readonly company: number;
  /** Fire upon a ship counts for more when it falls together: what is left is beaten sooner. */
  readonly focus: number;
  /** A ship that is nearly beaten, by the part of her hull that is left, counts her squares so much dearer. */
  readonly beaten: number;
  readonly dearer: number;
  /** To lie in irons. */
  readonly irons: number;
  /** What is made of being bound to an enemy. */
  readonly held: number;
}

export const PLAIN_SCALES: Scales = {
  foresight: [0.8, 0.45, 0.25],
  net: [0, 0, 0],
  pull: 0.08,
  jolt: 0.1,
  fast: 0.3,
  company: 0.02,
  focus: 0.35,
  beaten: 0.3,
  dearer: 1.5,
  irons: 0.12,
  held: 1,
};
