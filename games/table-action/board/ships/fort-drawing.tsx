/** A shore battery from above: a bastioned fort with its guns all round, its flag, and what the shot has done to it. */

import { Ensign } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { type Mark, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode } from 'react';
import type { Battery } from '../../rules/table/ship.ts';

const R = 40;

/** A star of bastions: points out, curtains in. */
const TRACE = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8 + Math.PI / 16;
  const reach = i % 4 < 2 ? R : R * 0.72;
  return `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`;
}).join('L');

const breaches = (battery: Battery): number => Math.round((1 - battery.fort / battery.fullFort) * 9);

interface FortProps {
  readonly battery: Battery;
  readonly mark: Mark;
}

export const FortDrawing = memo(function FortDrawing({ battery, mark }: FortProps): ReactNode {
  const guns = Math.max(4, Math.min(16, Math.round(battery.guns / 2)));
  return (
    <g className={`ta-fort ta-fort-${battery.state}`}>
      <path className="ta-fort-glacis" d={`M${TRACE}Z`} transform="scale(1.22)" />
      <path className="ta-fort-wall" d={`M${TRACE}Z`} style={{ stroke: mark.colour }} />
      <path className="ta-fort-yard" d={`M${TRACE}Z`} transform="scale(0.62)" />
      <rect className="ta-fort-house" x={-9} y={-6} width={18} height={12} />
      {battery.state === 'fights' &&
        Array.from({ length: guns }, (_, i) => (
          <rect
            key={i}
            className="sea-gun"
            x={-1.2}
            y={-R * 0.98}
            width={2.4}
            height={9}
            transform={`rotate(${(360 / guns) * i})`}
          />
        ))}
      {Array.from({ length: breaches(battery) }, (_, i) => {
        const turn = steady(battery.id, i) * 360;
        return (
          <path
            key={i}
            className="sea-scar"
            d="M-5 -4L0 -6L5 -3L4 3L-1 5L-6 2Z"
            transform={`rotate(${turn}) translate(0 ${-R * (0.7 + steady(i, battery.id) * 0.2)})`}
          />
        );
      })}
      {battery.state === 'fights' ? (
        <g transform="translate(0 -8)">
          <Ensign nation={battery.nation} height={15} />
          <g transform="translate(0 17)">
            <Streamer mark={mark} />
          </g>
          <path className="ta-flagstaff" d="M0 -1V28" />
        </g>
      ) : (
        <path className="ta-fort-down" d="M-12 -12L12 12M12 -12L-12 12" />
      )}
    </g>
  );
});
