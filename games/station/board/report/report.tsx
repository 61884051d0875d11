/** The after-action report of Station: Prestige, Orders, the ships, the Battles, and the luck of the dice. */

import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { BarChart } from '@weathergage/web/toolkit/graphs/bar-chart.tsx';
import { LineChart } from '@weathergage/web/toolkit/graphs/line-chart.tsx';
import { ReportSection } from '@weathergage/web/toolkit/report/report-section.tsx';
import { type ReactNode, useMemo } from 'react';
import { STATES } from '../../rules/module/vocabulary.ts';
import type { Station } from '../../rules/types.ts';
import { dateOf, sidesOf } from '../../rules/umpire/phase.ts';
import { SOURCES, type View } from '../../rules/world/state.ts';
import { marksOf } from '../look/side-mark.ts';
import { SOURCE_WORDS } from '../look/source-words.ts';
import { sideName, turnTitle } from '../look/words.ts';
import { BattleTable } from './battle-table.tsx';
import { checkWords, gunneryWords } from './fortune-words.ts';
import {
  battlesOf,
  bySource,
  type Frame,
  lostRun,
  luckRun,
  ordersOf,
  prestigeRun,
  statesRun,
  turnsPlayed,
} from './tally.ts';

const STATE_WORDS = { Ready: 'at sea', FittingOut: 'fitting out', InOrdinary: 'in ordinary' } as const;

export function Report({ frames }: ReportProps<Station>): ReactNode {
  const turns = useMemo(() => turnsPlayed(frames), [frames]);
  const battles = useMemo(() => battlesOf(frames), [frames]);
  const { view } = frames.at(-1)!.desk;
  const series = (of: (side: string) => readonly number[]) =>
    sidesOf(view).map((side) => ({
      label: sideName(view, side),
      colour: marksOf(view, side).colour,
      values: of(side),
    }));
  const byTurn = turnsInWords(view, turns);
  return (
    <>
      <ReportSection title="Prestige">
        <div className="report-grid">
          <LineChart
            title="Prestige, Turn by Turn"
            unit="points"
            {...byTurn}
            series={series((side) => prestigeRun(frames, turns, side))}
          />
          <SourceCharts view={view} series={series} />
        </div>
      </ReportSection>
      <ReportSection title="Orders">
        <BarChart
          title="Orders ended"
          unit="as far as they came to light"
          groupName="End"
          groups={['fulfilled', 'failed']}
          series={series((side) => {
            const { fulfilled, failed } = ordersOf(frames, side);
            return [fulfilled, failed];
          })}
        />
      </ReportSection>
      <ReportSection title="Ships">
        <div className="report-grid">
          <LineChart
            title="Ships lost"
            unit="sunk and taken, summed up"
            {...byTurn}
            series={series((side) => lostRun(frames, turns, side))}
          />
          <States frames={frames} turns={turns} />
        </div>
      </ReportSection>
      <ReportSection title="Battles">
        {battles.length === 0 ? <p>No Battle was fought.</p> : <BattleTable view={view} battles={battles} />}
      </ReportSection>
      <ReportSection title="Fortune">
        {sidesOf(view).map((side) => (
          <p key={side}>
            {gunneryWords(view, frames, side)} {checkWords(view, frames, side)}
          </p>
        ))}
        {battles.length > 0 && (
          <LineChart
            title="The guns against expectation"
            unit="damage beyond what was due, a ship counted as four"
            balance
            {...byTurn}
            series={series((side) => luckRun(frames, turns, side))}
          />
        )}
      </ReportSection>
    </>
  );
}

/** As the head of the page and the Turn's own report count them. */
const turnsInWords = (
  view: View,
  turns: readonly number[],
): { readonly at: readonly number[]; readonly atName: string; readonly labels: readonly string[] } => ({
  at: turns,
  atName: 'Turn',
  labels: turns.map((turn) => turnTitle(dateOf(view, turn))),
});

/** Gains and payments apart: bars do not go below nought. */
function SourceCharts({
  view,
  series,
}: {
  readonly view: View;
  series(
    of: (side: string) => readonly number[],
  ): { label: string; colour: string; values: readonly number[] }[];
}): ReactNode {
  const sums = new Map(sidesOf(view).map((side) => [side, bySource(view, side)]));
  const charts = (['won', 'lost'] as const).map((what) => ({
    what,
    used: SOURCES.filter(
      (source) => source !== 'start' && [...sums.values()].some((one) => (one.get(source)?.[what] ?? 0) > 0),
    ),
  }));
  return charts
    .filter(({ used }) => used.length > 0)
    .map(({ what, used }) => (
      <BarChart
        key={what}
        title={what === 'won' ? 'What it was won by' : 'What it was lost or spent on'}
        unit="points of Prestige"
        groupName="Source"
        groups={used.map((source) => SOURCE_WORDS[source])}
        series={series((side) => used.map((source) => sums.get(side)?.get(source)?.[what] ?? 0))}
      />
    ));
}

/** Of the sides whose displays the reader may see. */
function States({
  frames,
  turns,
}: {
  readonly frames: readonly Frame[];
  readonly turns: readonly number[];
}): ReactNode {
  const { view } = frames.at(-1)!.desk;
  return sidesOf(view).map((side) => {
    const states = statesRun(frames, turns, side);
    return states === null ? null : (
      <LineChart
        key={side}
        title={`Ships of ${sideName(view, side)}`}
        unit="by what they were fit for"
        {...turnsInWords(view, turns)}
        series={STATES.map((state) => ({ label: STATE_WORDS[state], values: states[state] }))}
      />
    );
  });
}
