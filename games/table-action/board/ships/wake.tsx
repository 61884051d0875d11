/**
 * The wake a ship draws: one, two or three waves for easy, battle and full sail; green and open while she has still to
 * act this turn, orange and barred when she has.
 */
import { memo, type ReactNode } from 'react';
import { SAILS, type Sail } from '../../data/words.ts';
import type { Shape } from './ship-shape.ts';

interface WakeProps {
  readonly shape: Shape;
  readonly sail: Sail;
  readonly acted: boolean;
}

export const Wake = memo(function Wake({ shape, sail, acted }: WakeProps): ReactNode {
  const { half, beam } = shape;
  const waves = SAILS.indexOf(sail) + 1;
  const step = 17;
  const long = 14 + waves * step;
  const end = half + long;
  const spreadAt = (along: number): number => beam * (0.75 + (along / long) * 1.05);
  return (
    <g className={acted ? 'ta-wake ta-wake-acted' : 'ta-wake'}>
      <path
        className="ta-wake-fan"
        d={`M${-beam * 0.7} ${half * 0.85}Q${-beam * 0.9} ${half + long * 0.5} ${-beam * 1.8} ${end}Q0 ${end + 9} ${beam * 1.8} ${end}Q${beam * 0.9} ${half + long * 0.5} ${beam * 0.7} ${half * 0.85}Z`}
      />
      <path
        className="sea-foam"
        d={`M0 ${-half - 2}Q${-beam * 1.3} ${-half * 0.7} ${-beam * 1.25} ${half * 0.1}M0 ${-half - 2}Q${beam * 1.3} ${-half * 0.7} ${beam * 1.25} ${half * 0.1}`}
      />
      {Array.from({ length: waves }, (_, i) => {
        const along = 9 + (i + 0.6) * step;
        const wide = spreadAt(along);
        const y = half + along;
        return (
          <path
            key={i}
            className="ta-wake-wave"
            d={
              acted
                ? `M${-wide} ${y + 4}Q0 ${y - 3} ${wide} ${y + 4}M0 ${y - 4}V${y + 6}`
                : `M${-wide} ${y + 4}Q0 ${y - 6} ${wide} ${y + 4}`
            }
          />
        );
      })}
    </g>
  );
});
