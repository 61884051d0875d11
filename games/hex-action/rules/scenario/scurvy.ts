/** Scurvy (41.2): ships new to a station carry more men than they need, against the sickness to come. */
import type { ShipSpec } from '../sea/ship.ts';

/** 41.2.1: the most that a section of a ship's crew can be larger, by her class; smaller vessels have none to spare. */
const MOST: Readonly<Partial<Record<ShipSpec['class'], number>>> = { 1: 2, 2: 2, 3: 1, 4: 1 };

/** 41.2: her crew with the extra squares in each section she has; the same list where there are none. */
export function scurvyCrew(spec: Pick<ShipSpec, 'class' | 'crew'>, squares: number): readonly number[] {
  const extra = Math.min(squares, MOST[spec.class] ?? 0);
  return extra === 0 ? spec.crew : spec.crew.map((men) => (men === 0 ? 0 : men + extra));
}
