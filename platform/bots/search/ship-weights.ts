/** Ships weighed by their points for an estimate: all of both sides together weigh two. */
interface Pointed {
  readonly spec: { readonly points: number };
}

export function pointUnit(ships: readonly Pointed[]): number {
  let whole = 0;
  for (const { spec } of ships) whole += Math.max(1, spec.points);
  return 2 / Math.max(1, whole);
}

/** Own above zero, the enemy's below. */
export const signedWeight = (
  { side, spec }: Pointed & { readonly side: string },
  own: string,
  unit: number,
): number => (side === own ? 1 : -1) * unit * Math.max(1, spec.points);
