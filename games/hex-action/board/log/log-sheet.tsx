/** A ship's log: boxes that fill with a cross as damage comes, the newest marked; everything but the load is open. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { CLASS_WORDS, notesOf, QUALITY_WORDS, SURRENDER_WORDS, sideName } from '../look/words.ts';
import { plightOf } from '../look/words-advanced.ts';
import { AllowanceLines } from '../panels/allowance-lines.tsx';
import { AttitudeTable } from '../panels/attitude-table.tsx';
import { AdvancedRows, GunRows } from './log-advanced.tsx';
import { Boxes, Row } from './log-boxes.tsx';
import { PrintLogs } from './printed-logs.tsx';

interface LogSheetProps {
  readonly ship: Ship;
  /** The ship before the newest damage. */
  readonly before: Ship;
  readonly sea: Sea;
}

export function LogSheet({ ship, before, sea }: LogSheetProps): ReactNode {
  const { spec } = ship;
  const mark = markOf(sea, ship.side);
  const notes = [...notesOf(sea, ship), ...plightOf(sea, ship)];
  const own = ship.sections.filter((section) => section.from === ship.id && section.role !== 'prize');
  const aboard = ship.sections.filter((section) => !own.includes(section));
  const leftBefore = (no: number): number => before.sections.find((section) => section.no === no)?.left ?? 0;
  const men = ({ no, total, left }: Ship['sections'][number], label: string): ReactNode => (
    <Boxes label={label} total={total} left={left} before={leftBefore(no)} />
  );
  return (
    <section className="hx-log" data-testid="log-sheet" aria-label={`Log of ${spec.name}`}>
      <header>
        <EnsignIcon nation={spec.nation} />
        <div>
          <h2>{spec.name}</h2>
          <p className="hx-soft">
            {spec.rated} guns, {CLASS_WORDS[spec.class]}, {QUALITY_WORDS[ship.quality]}
          </p>
          <p className="hx-log-side">
            <i
              className="sea-side-dot hx-side-dot"
              data-shape={mark.shape}
              style={{ background: mark.colour }}
            />
            {sideName(sea, ship.side)}
            {ship.captured && `, taken from ${sideName(sea, ship.owner)}`}
            {ship.surrender !== null && !ship.captured && `, ${SURRENDER_WORDS[ship.surrender]}`}
          </p>
        </div>
      </header>
      <AttitudeTable sea={sea} ship={ship} now={attitude(ship.heading, sea.wind)} />
      {ship.advanced !== undefined && <AllowanceLines sea={sea} ship={ship} />}
      <dl>
        <Row name="Hull">
          <Boxes label="Hull" total={spec.hull} left={ship.hull} before={before.hull} />
        </Row>
        {own.map((section) => (
          <Row key={section.no} name={`${section.role === 'prisoner' ? 'Prisoners' : 'Crew'} ${section.no}`}>
            {men(section, `Crew section ${section.no}`)}
          </Row>
        ))}
        {aboard.map((section) => (
          <Row
            key={section.no}
            name={
              section.role === 'prize'
                ? 'Prize crew'
                : section.role === 'prisoner'
                  ? 'Prisoners'
                  : 'Came aboard'
            }
          >
            {men(section, `Men of ${section.from}`)}
          </Row>
        ))}
        <GunRows ship={ship} before={before} />
        {spec.rigging.map((total, i) => (
          <Row key={i} name={`Rigging ${i + 1}`}>
            <Boxes
              label={`Rigging section ${i + 1}`}
              total={total}
              left={ship.rigging[i] ?? 0}
              before={before.rigging[i] ?? 0}
            />
          </Row>
        ))}
        <AdvancedRows ship={ship} sea={sea} />
        <Row name="Notes">{notes.length === 0 ? <span className="hx-soft">–</span> : notes.join('; ')}</Row>
        <Row name="Last plot">
          {ship.lastPlot === null ? <span className="hx-soft">–</span> : <code>{ship.lastPlot}</code>}{' '}
          <RuleLink rule="7.2.1" />
        </Row>
      </dl>
      <PrintLogs ship={ship} sea={sea} />
    </section>
  );
}
