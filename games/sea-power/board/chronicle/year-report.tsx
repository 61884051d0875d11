/** The report of a year that has ended: it waits until it is read. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { useLanding } from '@weathergage/web/toolkit/landing.ts';
import type { ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import type { PastBattle } from '../battle/past-battles.ts';
import { SideFlag } from '../look/side-mark.tsx';
import { PointsTrack } from './points-track.tsx';
import type { NewsLine, YearNews } from './year-news.ts';
import './chronicle.css';
import { KEY_GROUPS } from '@weathergage/web/toolkit/board-words.ts';
import { CHRONICLE_WORDS as WORDS } from './chronicle-words.ts';

interface YearReportProps {
  readonly view: View;
  readonly news: YearNews;
  onPlace(place: string): void;
  onBattle(battle: PastBattle): void;
  onRead(): void;
}

export function YearReport({ view, news, onPlace, onBattle, onRead }: YearReportProps): ReactNode {
  useKeys([{ keys: 'Enter', label: WORDS.read, group: KEY_GROUPS.orders, run: onRead }]);
  const landing = useLanding<HTMLElement>(news.year);
  return (
    <section
      ref={landing}
      tabIndex={-1}
      className="theatre-page spc-report"
      data-testid="year-report"
      aria-label={WORDS.year(news.year)}
    >
      <h2>{WORDS.year(news.year)}</h2>
      <PointsTrack view={view} />
      {news.sections.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul className="plain-list">
            {lines.map((line, index) => (
              <Line key={index} line={line} onPlace={onPlace} onBattle={onBattle} />
            ))}
          </ul>
        </section>
      ))}
      <Button look="brass" shortcut="Enter" data-testid="year-read" onClick={onRead}>
        {WORDS.on(view.year)}
      </Button>
    </section>
  );
}

function Line({
  line: { text, side, place, grave, battle },
  onPlace,
  onBattle,
}: Pick<YearReportProps, 'onPlace' | 'onBattle'> & { readonly line: NewsLine }): ReactNode {
  const words = (
    <>
      {side !== null && <SideFlag side={side} size={11} />} {text}
    </>
  );
  return (
    <li data-grave={grave || undefined}>
      {place === null ? (
        <p>{words}</p>
      ) : (
        <button type="button" className="spc-place" onClick={() => onPlace(place)}>
          {words}
        </button>
      )}
      {battle !== undefined && (
        <Button look="quiet" onClick={() => onBattle(battle)}>
          {WORDS.again}
        </Button>
      )}
    </li>
  );
}
