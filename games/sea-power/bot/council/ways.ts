/** Other ways to draw up a side's ships for a year. */
import type { Side } from '../../data/nations.ts';
import type { Temper } from '../temper.ts';

export interface Way {
  readonly name: string;
  readonly temper: Temper;
}

const ENGLISH_SIZES = [8, 18, 24] as const;
const EUROPEAN_SIZES = [6, 12] as const;

export function waysToDrawUp(temper: Temper, side: Side): readonly Way[] {
  const sized = (size: number): Way => ({
    name: `fleets of ${size}`,
    temper: { ...temper, grand: false, size: { ...temper.size, [side]: size } },
  });
  if (side === 'european') return EUROPEAN_SIZES.map(sized);
  return [
    ...ENGLISH_SIZES.map(sized),
    { name: 'no cruisers', temper: { ...temper, cruisers: 0 } },
    { name: 'more cruisers', temper: { ...temper, cruisers: 6 } },
  ];
}
