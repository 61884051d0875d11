/** What the signs of the chart mean, on the chart itself. */
import type { ReactNode } from 'react';
import { TERMS } from '../look/terms.ts';

const WIND = 'var(--brass)';

const SIGNS: readonly { readonly sign: ReactNode; readonly words: string }[] = [
  {
    sign: <path className="st-cloth" d="M4 22V2H20V12H4" style={{ fill: 'var(--ink-soft)' }} />,
    words:
      'A flag is a Formation, face down: whose it is, no more. A number on it: sighted, so many Squadrons.',
  },
  {
    sign: (
      <>
        <circle className="st-port" cx="12" cy="12" r="10" style={{ fill: 'var(--ink)' }} />
        <path
          className="st-anchor"
          d="M12 6V18M8 9H16M6 14Q12 21 18 14"
          style={{ fill: 'none', stroke: 'var(--paper)' }}
        />
      </>
    ),
    words: 'A Port, in the colour of who has it; white is neutral. Larger are the great ones.',
  },
  {
    sign: (
      <>
        <circle className="st-roundel" cx="8" cy="12" r="6" />
        <circle className="st-small" cx="20" cy="12" r="3" />
      </>
    ),
    words: 'A Space: with the wind one step goes from large to large, against it the small ones count too.',
  },
  {
    sign: <circle className="st-roundel" cx="12" cy="12" r="9" style={{ strokeWidth: 3 }} />,
    words: 'A Strait: whoever passes is seen, and every Squadron is damaged by one.',
  },
  {
    sign: <rect className="st-legend-zone" x="1" y="5" width="22" height="14" rx="3" />,
    words: 'A Sea Zone, the open sea: one comes in at an edge, and out by the die.',
  },
  {
    sign: <path d="M1 12H23M9 7L14 12L9 17" style={{ fill: 'none', stroke: WIND, strokeWidth: 3 }} />,
    words: 'A Lane on which a wind blows now, along the arrows; each wind has its colour.',
  },
  {
    sign: <path d="M1 12H23" style={{ stroke: 'var(--ink)', strokeDasharray: '4 4', strokeWidth: 2 }} />,
    words: 'A Lane without wind: a leader must catch one.',
  },
  {
    sign: (
      <>
        <circle cx="12" cy="12" r="10" style={{ fill: '#2b3a4f', stroke: WIND, strokeWidth: 3 }} />
        <text x="12" y="16.5" textAnchor="middle" style={{ fill: '#fffaf0', font: '700 13px var(--sans)' }}>
          9
        </text>
      </>
    ),
    words: TERMS.gale,
  },
  {
    sign: (
      <text
        x="12"
        y="17"
        textAnchor="middle"
        style={{ fill: 'var(--brass-ink)', font: '600 14px var(--sans)' }}
      >
        6
      </text>
    ),
    words: 'A brass number: Movement Points to there, for the Formation or scout in hand.',
  },
  {
    sign: (
      <>
        <circle cx="12" cy="12" r="9" style={{ fill: 'var(--ink-soft)' }} />
        <text
          x="12"
          y="16.5"
          textAnchor="middle"
          style={{ fill: 'var(--paper)', font: '700 13px var(--sans)' }}
        >
          ?
        </text>
      </>
    ),
    words: 'A scout on station or following: its kind by a letter, once it is known.',
  },
];

const WORDS = ['impulse', 'SOL', 'SOL(D)', 'F', 'sails', 'pool', 'mess', 'column'] as const;

export const Legend = (): ReactNode => (
  <details className="st-legend" data-covers data-testid="legend">
    <summary>Legend</summary>
    <div className="st-legend-body" tabIndex={0} role="group" aria-label="Legend">
      <ul>
        {SIGNS.map(({ sign, words }) => (
          <li key={words}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {sign}
            </svg>
            <span>{words}</span>
          </li>
        ))}
        {WORDS.map((id) => (
          <li key={id}>
            <span>{TERMS[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  </details>
);
