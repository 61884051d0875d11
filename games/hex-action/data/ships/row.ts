/** One ship of a navy list: her log is her class's (3.2). */
import type { Nation } from '../../rules/sea/ship.ts';
import type { Quality } from '../../rules/sea/words.ts';

export type ShipRow = readonly [
  name: string,
  class_: string,
  /** How her crew was rated when she is first heard of. */
  quality: Quality,
  /** Where she served under another flag than the class's, or the class belongs to no nation. */
  nation?: Nation,
];
