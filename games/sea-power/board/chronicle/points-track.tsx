/** The track of victory points: how far one side leads, what that would be worth, and where the points came from (8.5). */

import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../data/nations.ts';
import type { Open } from '../../rules/world/state.ts';
import { SOURCE_WORDS, signed } from '../log/log-words.ts';
import { MARKS, SideFlag } from '../look/side-mark.tsx';
import { SIDE_NAMES } from '../look/words.ts';
import { leadWords, MAJOR, MINOR } from './lead-words.ts';
import { sourcesOf } from './years.ts';
import './chronicle.css';
import { CHRONICLE_WORDS as WORDS } from './chronicle-words.ts';

/** The track reaches as far as a major victory and a little beyond. */
const REACH = 60;

export function PointsTrack({
  view,
}: {
  readonly view: Readonly<Pick<Open, 'points' | 'ledger'>>;
}): ReactNode {
  const lead = view.points.european - view.points.english;
  const at = (points: number): number => 150 + (Math.max(-REACH, Math.min(REACH, points)) / REACH) * 140;
  const ahead: Side = lead > 0 ? 'european' : 'english';
  return (
    <section className="spc-track" aria-label={WORDS.track} data-testid="points-track">
      <div className="spc-scores">
        {SIDES.map((side) => (
          <p key={side} data-side={side}>
            <SideFlag side={side} size={14} /> {SIDE_NAMES[side]} <b>{signed(view.points[side])}</b>
          </p>
        ))}
      </div>
      <svg viewBox="0 0 300 46" role="img" aria-label={leadWords(view.points)}>
        {(
          [
            [-REACH, -MAJOR, 'major'],
            [-MAJOR, -MINOR, 'minor'],
            [-MINOR, MINOR, 'draw'],
            [MINOR, MAJOR, 'minor'],
            [MAJOR, REACH, 'major'],
          ] as const
        ).map(([from, to, level]) => (
          <g key={from}>
            <rect
              className="spc-band"
              data-level={level}
              x={at(from)}
              width={at(to) - at(from)}
              y="12"
              height="12"
            />
            <text x={(at(from) + at(to)) / 2} y="40" textAnchor="middle">
              {WORDS.levels[level]}
            </text>
          </g>
        ))}
        {[-MAJOR, -MINOR, 0, MINOR, MAJOR].map((tick) => (
          <g key={tick}>
            <path className="spc-tick" d={`M${at(tick)} 10V26`} />
            <text className="spc-figure" x={at(tick)} y="8" textAnchor="middle">
              {Math.abs(tick)}
            </text>
          </g>
        ))}
        {lead !== 0 && (
          <rect
            x={Math.min(at(0), at(lead))}
            width={Math.abs(at(lead) - at(0))}
            y="15"
            height="6"
            fill={MARKS[ahead].colour}
          />
        )}
        <path className="spc-pin" d={`M${at(lead)} 27l-5 8h10Z`} fill={MARKS[ahead].colour} />
      </svg>
      <p className="spc-lead">
        {leadWords(view.points)} <RuleLink rule="8.5" />
      </p>
      {SIDES.map((side) => {
        const sources = sourcesOf(view, side);
        return (
          sources.length > 0 && (
            <p key={side} className="spc-sources">
              <SideFlag side={side} size={11} />
              {sources.map(({ source, points }) => (
                <span key={source}>
                  {capital(SOURCE_WORDS[source])} <b>{signed(points)}</b>
                </span>
              ))}
            </p>
          )
        );
      })}
    </section>
  );
}
