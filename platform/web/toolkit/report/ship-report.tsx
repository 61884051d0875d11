/** The report of a fight between ships: what became of each, what decided it, turn by turn, and the gunnery. */
import { type ReactNode, useState } from 'react';
import { Chip } from '../controls.tsx';
import { FIGURES } from '../figures.ts';
import { BarChart } from '../graphs/bar-chart.tsx';
import type { Series } from '../graphs/chart-frame.tsx';
import { LineChart } from '../graphs/line-chart.tsx';
import { luckWords } from '../luck.ts';

import { ReportSection } from './report-section.tsx';
import { type Decision, fortuneOf, hitsAt, luckRun, type Moment, type Shot } from './tally.ts';
import './ship-report.css';
import { SHIP_REPORT_WORDS as WORDS } from './ship-report-words.ts';

export interface Measured {
  readonly title: string;
  readonly byShip: readonly Series[];
  readonly bySide: readonly Series[];
}

export interface GunnerySide {
  readonly id: string;
  readonly name: string;
  /** As it stands at the head of a sentence: "The Royal Navy". */
  readonly inWords: string;
  readonly colour: string;
}

interface ShipReportProps<Range> {
  readonly ledger: ReactNode;
  readonly decisions: readonly Decision[];
  readonly ends: readonly Moment[];
  readonly measures: readonly Measured[];
  /** What the measures count: "squares left". */
  readonly unit: string;
  readonly shots: readonly Shot<Range>[];
  readonly sides: readonly GunnerySide[];
  readonly rangeName: string;
  readonly ranges: readonly { readonly range: Range; readonly label: string }[];
}

export function ShipReport<Range>(props: ShipReportProps<Range>): ReactNode {
  const { ledger, decisions } = props;
  return (
    <>
      <ReportSection title={WORDS.ships}>{ledger}</ReportSection>
      {decisions.length > 0 && (
        <ReportSection title={WORDS.decided}>
          <ol className="report-moments">
            {decisions.map(({ key, turn, text }) => (
              <li key={key}>
                <span className="report-moment-turn">{WORDS.turn(turn)}</span> {text}
              </li>
            ))}
          </ol>
        </ReportSection>
      )}
      <TurnByTurn {...props} />
      <Gunnery {...props} />
    </>
  );
}

/** More lines than this in one chart are a tangle: then it begins with the sides. */
const MANY_SHIPS = 4;

type TurnProps = Pick<ShipReportProps<unknown>, 'ends' | 'measures' | 'unit'>;

function TurnByTurn({ ends, measures, unit }: TurnProps): ReactNode {
  const [byShip, setByShip] = useState((measures[0]?.byShip.length ?? 0) <= MANY_SHIPS);
  return (
    <ReportSection title={WORDS.turns}>
      <div className="report-choice report-lines" role="group" aria-label={WORDS.lines}>
        <Chip pressed={byShip} onPress={() => setByShip(true)}>
          {WORDS.byShip}
        </Chip>
        <Chip pressed={!byShip} onPress={() => setByShip(false)}>
          {WORDS.bySide}
        </Chip>
      </div>
      {!byShip && <p>{WORDS.sideCounts}</p>}
      <div className="report-grid">
        {measures.map((measure) => (
          <LineChart
            key={measure.title}
            title={measure.title}
            unit={unit}
            at={ends.map(({ turn }) => turn)}
            atName={WORDS.afterTurn}
            series={byShip ? measure.byShip : measure.bySide}
          />
        ))}
      </div>
    </ReportSection>
  );
}

type GunneryProps<Range> = Pick<ShipReportProps<Range>, 'ends' | 'shots' | 'sides' | 'rangeName' | 'ranges'>;

function Gunnery<Range>({ ends, shots, sides, rangeName, ranges }: GunneryProps<Range>): ReactNode {
  if (shots.length === 0)
    return (
      <ReportSection title={WORDS.gunnery}>
        <p>{WORDS.noGunnery}</p>
      </ReportSection>
    );
  const seriesOf = (values: (side: string) => readonly number[]): Series[] =>
    sides.map(({ id, name, colour }) => ({ label: name, colour, values: values(id) }));
  return (
    <ReportSection title={WORDS.gunnery}>
      {sides.map((side) => (
        <p key={side.id}>{gunneryWords(side, shots)}</p>
      ))}
      <div className="report-grid">
        <BarChart
          title={WORDS.hitsByRange}
          unit={WORDS.hits}
          groupName={rangeName}
          groups={ranges.map(({ label }) => label)}
          series={seriesOf((side) => ranges.map(({ range }) => hitsAt(shots, side, range)))}
        />
        <LineChart
          title={WORDS.dice}
          unit={WORDS.beyond}
          balance
          at={ends.map(({ turn }) => turn)}
          atName={WORDS.afterTurn}
          series={seriesOf((side) => luckRun(shots, ends, side))}
        />
      </div>
    </ReportSection>
  );
}

/** "The Royal Navy fired 12 broadsides, 3 of them raking, for 31 hits; 27.5 were to be expected, …". */
export function gunneryWords({ id, inWords }: GunnerySide, shots: readonly Shot[]): string {
  const own = shots.filter((shot) => shot.side === id);
  if (own.length === 0) return WORDS.noFire(inWords);
  const rakes = own.filter(({ rake }) => rake).length;

  const fortune = fortuneOf(shots, id);
  const fired = WORDS.fired(inWords, own.length, rakes, fortune.hits);
  const due = WORDS.due(FIGURES.tenths(fortune.expected), FIGURES.tenths(fortune.spread));
  return WORDS.luck(fired, due, luckWords(fortune));
}
