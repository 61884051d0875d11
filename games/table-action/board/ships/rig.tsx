/** Masts, yards and sails as seen from a cloud: topsails at easy sail, topgallants at battle sail, studding sails at full. */

import { holesIn, Sailcloth } from '@weathergage/web/toolkit/at-sea/canvas.tsx';
import {
  Jib,
  type Mast,
  Masts,
  mastStands,
  type Reaches,
  type Trim,
  trimFor,
} from '@weathergage/web/toolkit/at-sea/rig.tsx';
import { memo, type ReactNode } from 'react';
import type { Sail } from '../../data/words.ts';
import type { ShipLook, ShipPart } from './ship-look.ts';

/** She runs with the wind in her own quarter, and is aback with it in the opposite one. */
const REACHES: Reaches = { running: 45, aback: 135, taken: { brace: 8, belly: -0.5 } };

/** Tiers of canvas on a mast: 1 topsails, 2 with courses below, 3 with topgallants, and studding sails outboard. */
const CANVAS: Readonly<Record<Sail, { readonly tiers: number; readonly studding: boolean }>> = {
  easy: { tiers: 1, studding: false },
  battle: { tiers: 2, studding: false },
  full: { tiers: 3, studding: true },
};

const TIERS = [
  { name: 'topsail', half: 0.78, depth: 0.9, lift: 0 },
  { name: 'course', half: 0.98, depth: 1.1, lift: -0.1 },
  { name: 'topgallant', half: 0.55, depth: 0.62, lift: 0.12 },
] as const;

interface StandingProps {
  readonly mast: Mast;
  readonly look: ShipLook;
  readonly trim: Trim;
  readonly tiers: number;
  readonly studding: boolean;
}

function Standing({ mast, look, trim, tiers, studding }: StandingProps): ReactNode {
  const { yard } = mast;
  const depth = yard * 0.62 * trim.belly;
  return (
    <g transform={`rotate(${trim.brace})`}>
      <line className="sea-yard" x1={-yard} x2={yard} y1={1} y2={1} />
      <line className="sea-bunt" x1={-yard * 0.86} x2={yard * 0.86} y1={1} y2={1} />
      {studding &&
        [-1, 1].map((hand) => (
          <path
            key={hand}
            className="ta-studding"
            d={`M${hand * yard * 0.94} 0Q${hand * yard * 1.16} ${-depth * 0.9} ${hand * yard * 1.34} 0Z`}
          />
        ))}
      {[1, 0, 2]
        .filter((tier) => tier < tiers)
        .map((tier) => {
          const { name, half, depth: deep, lift } = TIERS[tier]!;
          return (
            <g key={name} transform={`translate(0 ${-depth * lift - lift * 6})`}>
              <Sailcloth
                tier={name}
                half={yard * half}
                depth={depth * deep}
                holes={holesIn(look.id, mast.name, tier, look.riggingLost * 6)}
              />
            </g>
          );
        })}
      <circle className="sea-mast" r={2.1} />
      <circle className="sea-top" r={0.9} />
    </g>
  );
}

export const Rig = memo(function Rig({ look, shape }: ShipPart): ReactNode {
  const trim = trimFor(look.wind, REACHES);
  const { lee } = trim;
  const { tiers, studding } = look.sail === null ? { tiers: 0, studding: false } : CANVAS[look.sail];
  const { half, masts } = shape;
  return (
    <g className="sea-rig">
      {masts.length > 1 && <line className="sea-spar" y1={-half * 0.86} y2={-half - half * 0.24} />}
      {tiers > 0 && masts.length > 1 && mastStands('fore', look.riggingLost) && (
        <g className="sea-sail sea-sail-jib">
          <Jib lines={shape} masts={masts} lee={lee} tack={-half * 1.22} />
        </g>
      )}
      <Masts
        {...look}
        {...trim}
        lines={shape}
        masts={masts}
        bare={look.spec.blockship}
        driver={() => tiers > 0}
        standing={(mast, i) => (
          <Standing mast={mast} look={look} trim={trim} tiers={tiers} studding={studding && i < 2} />
        )}
      />
    </g>
  );
});
