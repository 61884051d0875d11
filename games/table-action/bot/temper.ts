/** How captains of one skill differ: what they mind, and what they are out for. */

export interface Temper {
  /** What may be shot out of her counts, beside what she may shoot. */
  readonly caution: number;
  /** How much it counts to come near. */
  readonly zeal: number;
  /** What her next move counts beside this one. */
  readonly foresight: number;
}

export const EVEN_TEMPER: Temper = { caution: 1, zeal: 1, foresight: 1 };

export const TEMPERS = {
  bold: { caution: 0.85, zeal: 3, foresight: 1 },
  wary: { caution: 1.6, zeal: 0.6, foresight: 1 },
  methodical: { caution: 1.2, zeal: 1, foresight: 3 },
} as const satisfies Record<string, Temper>;
