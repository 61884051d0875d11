/** The after-action report of Table Action: ships over time, hits by range band, the dice against expectation. */
import { BarChart } from '@weathergage/web/toolkit/bar-chart.tsx';
import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { Chip } from '@weathergage/web/toolkit/controls.tsx';
import { LineChart } from '@weathergage/web/toolkit/line-chart.tsx';
import { luckWords } from '@weathergage/web/toolkit/luck.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { RANGES } from '../../data/words.ts';
import { AREAS } from '../../rules/ship.ts';
import type { TableAction } from '../../rules/types.ts';
import { markOf } from '../side-mark.tsx';
import { capital, counted, RANGE_WORDS, theSide } from '../words.ts';
import { Ledger } from './ledger.tsx';
import { momentsOf } from './moments.ts';
import {
  type Frame,
  fortuneOf,
  hitsAt,
  luckRun,
  type Moment,
  type Shot,
  shipRun,
  shotsOf,
  sideRun,
  turnEnds,
} from './tally.ts';
import './report.css';

/** More lines than this in one chart are a tangle: then it begins with the sides. */
const MANY_SHIPS = 4;

export function Report({ frames }: ReportProps<TableAction>): ReactNode {
  const ends = useMemo(() => turnEnds(frames), [frames]);
  const shots = useMemo(() => shotsOf(frames), [frames]);
  const moments = useMemo(() => momentsOf(frames), [frames]);
  return (
    <>
      <section className="report-section" aria-label="The ships">
        <h3>The ships</h3>
        <Ledger frames={frames} shots={shots} />
      </section>
      {moments.length > 0 && (
        <section className="report-section" aria-label="What decided it">
          <h3>What decided it</h3>
          <ol className="ta-moments">
            {moments.map(({ key, turn, text }) => (
              <li key={key}>
                <span className="ta-moment-turn">Turn {turn}</span> {text}
              </li>
            ))}
          </ol>
        </section>
      )}
      <Losses frames={frames} ends={ends} />
      <Gunnery frames={frames} ends={ends} shots={shots} />
    </>
  );
}

interface PartProps {
  readonly frames: readonly Frame[];
  readonly ends: readonly Moment[];
}

function Losses({ frames, ends }: PartProps): ReactNode {
  const { view } = frames[0]!.desk;
  const [byShip, setByShip] = useState(view.ships.length <= MANY_SHIPS);
  return (
    <section className="report-section" aria-label="Turn by turn">
      <h3>Turn by turn</h3>
      <div className="report-choice ta-report-choice" role="group" aria-label="Draw a line for">
        <Chip pressed={byShip} onPress={() => setByShip(true)}>
          By ship
        </Chip>
        <Chip pressed={!byShip} onPress={() => setByShip(false)}>
          By side
        </Chip>
      </div>
      {!byShip && <p>A side counts the ships that still fight for it.</p>}
      <div className="report-grid">
        {AREAS.map((area) => (
          <LineChart
            key={area}
            title={capital(area)}
            unit="points left"
            at={ends.map(({ turn }) => turn)}
            atName="After turn"
            series={
              byShip
                ? view.ships.map((ship) => ({
                    label: ship.spec.name,
                    colour: markOf(view, ship.owner).colour,
                    values: shipRun(frames, ends, ship.id, area),
                  }))
                : view.sides.map(({ id, name }) => ({
                    label: name,
                    colour: markOf(view, id).colour,
                    values: sideRun(frames, ends, id, area),
                  }))
            }
          />
        ))}
      </div>
    </section>
  );
}

function Gunnery({ frames, ends, shots }: PartProps & { readonly shots: readonly Shot[] }): ReactNode {
  const { view } = frames[0]!.desk;
  if (shots.length === 0)
    return (
      <section className="report-section" aria-label="Gunnery">
        <h3>Gunnery</h3>
        <p>Not a broadside was fired.</p>
      </section>
    );
  return (
    <section className="report-section" aria-label="Gunnery">
      <h3>Gunnery</h3>
      {view.sides.map(({ id }) => (
        <p key={id}>{gunneryWords(theSide(view, id), id, shots)}</p>
      ))}
      <div className="report-grid">
        <BarChart
          title="Hits by range"
          unit="hits of all kinds"
          groupName="Range band"
          groups={RANGES.map((range) => RANGE_WORDS[range])}
          series={view.sides.map(({ id, name }) => ({
            label: name,
            colour: markOf(view, id).colour,
            values: RANGES.map((range) => hitsAt(shots, id, range)),
          }))}
        />
        <LineChart
          title="The dice against expectation"
          unit="hits beyond what was due"
          balance
          at={ends.map(({ turn }) => turn)}
          atName="After turn"
          series={view.sides.map(({ id, name }) => ({
            label: name,
            colour: markOf(view, id).colour,
            values: luckRun(shots, ends, id),
          }))}
        />
      </div>
    </section>
  );
}

const tenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** "The Royal Navy fired 12 broadsides, 3 of them raking, for 31 hits; 27.5 were to be expected, …". */
function gunneryWords(name: string, side: string, shots: readonly Shot[]): string {
  const own = shots.filter((shot) => shot.side === side);
  if (own.length === 0) return `${capital(name)} did not fire.`;
  const rakes = own.filter(({ rake }) => rake).length;
  const raking = rakes === 0 ? '' : `, ${rakes} of them raking`;
  const fortune = fortuneOf(shots, side);
  return `${capital(name)} fired ${counted(own.length, 'broadside')}${raking}, for ${counted(fortune.hits, 'hit')}; ${tenths(fortune.expected)} were to be expected, give or take ${tenths(fortune.spread)}. The dice were ${luckWords(fortune)}.`;
}
