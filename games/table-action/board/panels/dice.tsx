/** Dice as they fell: six-sided with pips, ten-sided as the kite they are, hits bright and misses pale. */
import { Die } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';

interface GunDieProps {
  readonly face: number;
  readonly sides: 6 | 10;
  readonly hit?: boolean;
  readonly size?: number;
}

export function GunDie({ face, sides, hit = true, size = 22 }: GunDieProps): ReactNode {
  const label = `D${sides}: ${face}${hit ? '' : ', miss'}`;
  return (
    <span className="ta-die" data-hit={hit || undefined} data-sides={sides}>
      {sides === 6 ? (
        <Die face={face} size={size} label={label} />
      ) : (
        <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
          <path className="ta-d10" d="M12 0.8L23 11.2L19.6 17L12 23.2L4.4 17L1 11.2Z" />
          <path
            className="ta-d10-edge"
            d="M12 0.8L6.4 14.2L12 18L17.6 14.2ZM6.4 14.2L1 11.2M17.6 14.2L23 11.2M12 18V23.2"
          />
          <text x="12" y="14.6" textAnchor="middle">
            {face}
          </text>
        </svg>
      )}
    </span>
  );
}

interface DicePoolProps {
  readonly label: string;
  readonly faces: readonly number[];
  readonly sides: 6 | 10;
  isHit?(face: number): boolean;
  /** How many of them are shown as fallen; the rest are still in the cup. */
  readonly shown?: number;
}

export function DicePool({
  label,
  faces,
  sides,
  isHit = () => true,
  shown = faces.length,
}: DicePoolProps): ReactNode {
  if (faces.length === 0) return null;
  return (
    <span className="ta-pool" role="group" aria-label={`${label}: ${faces.join(', ')}`}>
      <b>{label}</b>
      {faces.slice(0, shown).map((face, i) => (
        <GunDie key={i} face={face} sides={sides} hit={isHit(face)} />
      ))}
    </span>
  );
}
