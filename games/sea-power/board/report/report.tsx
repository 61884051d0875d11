/** The after-action report of Sea Power: points by source and year, losses, battles, searches, and the luck of the dice. */

import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { BarChart } from '@weathergage/web/toolkit/graphs/bar-chart.tsx';
import { LineChart } from '@weathergage/web/toolkit/graphs/line-chart.tsx';

import { ReportSection } from '@weathergage/web/toolkit/report/report-section.tsx';
import { type ReactNode, useMemo } from 'react';
import { SIDES, type Side } from '../../data/nations.ts';
import type { SeaPower } from '../../rules/types.ts';
import { SOURCES, type Source } from '../../rules/world/score.ts';
import { PointsTrack } from '../chronicle/points-track.tsx';
import { sourcesOf } from '../chronicle/years.ts';
import { SOURCE_WORDS } from '../log/log-words.ts';
import { MARKS } from '../look/side-mark.tsx';
import { SIDE_NAMES } from '../look/words.ts';
import { BattleList } from './battle-list.tsx';
import { gunneryWords, searchWords } from './fortune-words.ts';
import { battlesOf, type Frame, lossesOf, luckRun, pointsRun, searchesOf, yearsPlayed } from './tally.ts';
import './report.css';
import { LEDGER_WORDS as WORDS } from './ledger-words.ts';

const seriesOf = <V,>(of: (side: Side) => V) =>
  SIDES.map((side) => ({ label: SIDE_NAMES[side], colour: MARKS[side].colour, values: of(side) }));

export function Report({ frames }: ReportProps<SeaPower>): ReactNode {
  const years = useMemo(() => yearsPlayed(frames), [frames]);
  const losses = useMemo(() => lossesOf(frames, years), [frames, years]);
  const battles = useMemo(() => battlesOf(frames), [frames]);
  const { view } = frames.at(-1)!.desk;
  const byYear = { at: years, atName: WORDS.year };
  return (
    <>
      <ReportSection title={WORDS.points}>
        <div className="spr-track">
          <PointsTrack view={view} />
        </div>
        <div className="report-grid">
          <LineChart
            title={WORDS.track}
            unit={WORDS.victoryPoints}
            {...byYear}
            series={seriesOf((side) => pointsRun(frames, years, side))}
          />
          <SourceChart frames={frames} />
        </div>
      </ReportSection>
      <ReportSection title={WORDS.ships}>
        <div className="report-grid">
          <LineChart
            title={WORDS.lost}
            unit={WORDS.lostUnit}
            {...byYear}
            series={seriesOf((side) => losses.sunk[side])}
          />
          <LineChart
            title={WORDS.disabled}
            unit={WORDS.disabledUnit}
            {...byYear}
            series={seriesOf((side) => losses.disabled[side])}
          />
        </div>
      </ReportSection>
      <ReportSection title={WORDS.battles}>
        {battles.length === 0 ? <p>{WORDS.noBattle}</p> : <BattleList battles={battles} />}
      </ReportSection>
      <Fortune frames={frames} years={years} />
    </>
  );
}

function SourceChart({ frames }: { readonly frames: readonly Frame[] }): ReactNode {
  const { view } = frames.at(-1)!.desk;
  const sums = (side: Side): ReadonlyMap<Source, number> =>
    new Map(sourcesOf(view, side).map(({ source, points }) => [source, points]));
  const bySide = { english: sums('english'), european: sums('european') };
  const used = SOURCES.filter((source) => SIDES.some((side) => (bySide[side].get(source) ?? 0) > 0));
  const lost = bySide.english.get('lost') ?? 0;
  return (
    <div>
      <BarChart
        title={WORDS.sources}
        unit={WORDS.victoryPoints}
        groupName={WORDS.source}
        groups={used.map((source) => SOURCE_WORDS[source])}
        series={seriesOf((side) => used.map((source) => bySide[side].get(source) ?? 0))}
      />
      {lost < 0 && <p className="spr-note">{WORDS.paid(-lost)}</p>}
    </div>
  );
}

/** Guns and searches: what fell, and what was due. */
function Fortune({
  frames,
  years,
}: {
  readonly frames: readonly Frame[];
  readonly years: readonly number[];
}): ReactNode {
  const searches = searchesOf(frames);
  return (
    <ReportSection title={WORDS.fortune}>
      {SIDES.map((side) => (
        <p key={side}>{gunneryWords(frames, side)}</p>
      ))}
      <p>{searchWords(searches)}</p>
      <div className="report-grid">
        <LineChart
          title={WORDS.dice}
          unit={WORDS.diceUnit}
          balance
          at={years}
          atName={WORDS.year}
          series={seriesOf((side) => luckRun(frames, years, side))}
        />
        {searches.contested > 0 && (
          <BarChart
            title={WORDS.searches}
            unit={WORDS.searchesUnit}
            groupName={WORDS.side}
            groups={[WORDS.contested]}
            series={seriesOf((side) => [searches.won[side]])}
          />
        )}
      </div>
    </ReportSection>
  );
}
