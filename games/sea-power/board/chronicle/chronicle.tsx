/** The chronicle of the war by years: what each brought to either side, and where it came from. */
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useState } from 'react';
import { SIDES } from '../../data/nations.ts';
import type { View } from '../../rules/world/state.ts';
import { placeOfScore, SOURCE_WORDS, signed } from '../log/log-words.ts';
import { SideFlag } from '../look/side-mark.tsx';
import { leaderName } from '../look/words.ts';
import { PointsTrack } from './points-track.tsx';
import { type SourceSum, type YearOfPoints, yearsOf } from './years.ts';
import './chronicle.css';
import { CHRONICLE_WORDS as WORDS } from './chronicle-words.ts';

export function Chronicle({
  view,
  ledgerOpen,
}: {
  readonly view: View;
  readonly ledgerOpen: boolean;
}): ReactNode {
  const years = yearsOf(view).toReversed();
  return (
    <div className="spc-chronicle" data-testid="chronicle">
      <PointsTrack view={view} />
      {years.length === 0 && <p className="spc-quiet">{WORDS.nothing}</p>}
      <ol className="spc-years">
        {years.map((year, index) => (
          <Year key={year.year} year={year} open={ledgerOpen || index === 0} />
        ))}
      </ol>
      <Absent view={view} />
    </div>
  );
}

function Year({ year, open }: { readonly year: YearOfPoints; readonly open: boolean }): ReactNode {
  const [shown, setShown] = useState(open);
  return (
    <li className="spc-year">
      <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <b>{year.year}</b>
        {SIDES.map((side) => (
          <span key={side}>
            <SideFlag side={side} size={11} />
            {signed(year.gained[side])}
            <small>{signed(year.totals[side])}</small>
          </span>
        ))}
        <i aria-hidden="true">{shown ? '▾' : '▸'}</i>
      </button>
      {shown &&
        SIDES.map((side) =>
          year.sides[side].map((sum) => (
            <p key={`${side} ${sum.source}`} data-side={side}>
              <SideFlag side={side} size={10} /> <b>{signed(sum.points)}</b>{' '}
              {capital(SOURCE_WORDS[sum.source])}
              {placesOf(sum) !== '' && <span>: {placesOf(sum)}</span>}
            </p>
          )),
        )}
    </li>
  );
}

/** `Bay of Biscay 6, Iberian Basin 3`: each place with its points, those named twice added up. */
function placesOf({ scores }: SourceSum): string {
  const sums = new Map<string, number>();
  for (const score of scores) {
    const place = placeOfScore(score);
    if (place !== null) sums.set(place, (sums.get(place) ?? 0) + score.points);
  }
  return [...sums].map(([place, points]) => `${place} ${signed(points)}`).join(', ');
}

/** Leaders out of play: when they are back, and those who will not be. */
function Absent({ view }: { readonly view: View }): ReactNode {
  if (view.absent.length + view.dead.length === 0) return null;
  return (
    <section className="spc-absent">
      <h3>{WORDS.absent}</h3>
      {view.absent.map(({ leader, side, returns, why }) => (
        <p key={leader}>
          <SideFlag side={side} size={10} /> {WORDS.away(leaderName(leader), why, returns)}
        </p>
      ))}
      {view.dead.length > 0 && <p>{WORDS.killed(view.dead.map(leaderName))}</p>}
    </section>
  );
}
