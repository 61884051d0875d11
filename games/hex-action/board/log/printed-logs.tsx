/** Log sheets for the printer: everything that is known of a ship, and columns to write the next turns by hand. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { TableHead } from '@weathergage/web/toolkit/table-head.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ATTITUDES, MOVEMENT_ALLOWANCE } from '../../data/tables.ts';
import { FULL_SAIL_ALLOWANCE } from '../../data/tables-wind.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { CLASS_WORDS, notesOf, QUALITY_WORDS, sideName } from '../look/words.ts';
import { plightOf, squadronOf } from '../look/words-advanced.ts';
import { GunRows } from './log-advanced.tsx';
import { Boxes, Row } from './log-boxes.tsx';
import './print.css';

/** Lines for turns to come on one sheet. */
const TURNS = 16;

function Allowances({ ship }: { readonly ship: Ship }): ReactNode {
  const { battleSpeed, advanced } = ship.spec;
  const battle = MOVEMENT_ALLOWANCE.data[battleSpeed];
  const full = advanced === undefined ? null : FULL_SAIL_ALLOWANCE.data[advanced.fullSpeed];
  return (
    <table className="hx-sheet-wind">
      <TableHead columns={['Sails', ...ATTITUDES]} />
      <tbody>
        <tr>
          <th scope="row">Battle</th>
          {ATTITUDES.map((at) => (
            <td key={at}>{battle[at]}</td>
          ))}
        </tr>
        {full !== null && (
          <tr>
            <th scope="row">Full</th>
            {ATTITUDES.map((at) => (
              <td key={at}>{full[at]}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function PrintedLog({ ship, sea }: { readonly ship: Ship; readonly sea: Sea }): ReactNode {
  const { spec } = ship;
  const squadron = squadronOf(sea, ship.id);
  const columns = ['Turn', 'Move', 'Notes', 'Load L', 'Load R'];
  return (
    <article className="hx-sheet">
      <header>
        <h2>{spec.name}</h2>
        <p>
          {spec.nation}, {spec.rated} guns, {CLASS_WORDS[spec.class]}, {QUALITY_WORDS[ship.quality]};{' '}
          {sideName(sea, ship.side)}
          {squadron !== null && `, ${squadron.name}`}; turning {spec.turning}, {spec.points} points
        </p>
      </header>
      <div className="hx-sheet-body">
        <div>
          <Allowances ship={ship} />
          <dl>
            <Row name="Hull">
              <Boxes label="Hull" total={spec.hull} left={ship.hull} before={ship.hull} />
            </Row>
            {ship.sections.map((section) => (
              <Row key={section.no} name={`Crew ${section.no}`}>
                <Boxes
                  label={`Crew ${section.no}`}
                  total={section.total}
                  left={section.left}
                  before={section.left}
                />
              </Row>
            ))}
            <GunRows ship={ship} before={ship} />
            {spec.rigging.map((total, i) => (
              <Row key={i} name={`Rigging ${i + 1}`}>
                <Boxes
                  label={`Rigging ${i + 1}`}
                  total={total}
                  left={ship.rigging[i] ?? 0}
                  before={ship.rigging[i] ?? 0}
                />
              </Row>
            ))}
            {ship.advanced !== undefined && (
              <>
                <Row name="Anchors">
                  <Boxes
                    label="Anchors"
                    total={2}
                    left={ship.advanced.anchors}
                    before={ship.advanced.anchors}
                  />
                </Row>
                {ship.advanced.reloads !== null && (
                  <Row name="Reloads">
                    <Boxes
                      label="Reloads"
                      total={Math.max(30, ship.advanced.reloads)}
                      left={ship.advanced.reloads}
                      before={ship.advanced.reloads}
                    />
                  </Row>
                )}
              </>
            )}
            <Row name="Notes">{[...notesOf(sea, ship), ...plightOf(sea, ship)].join('; ') || '–'}</Row>
          </dl>
        </div>
        <table className="hx-sheet-moves">
          <TableHead columns={columns} />
          <tbody>
            {Array.from({ length: TURNS }, (_, i) => (
              <tr key={i}>
                <td>{sea.turn + i}</td>
                <td />
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

/** Buttons under a log; the sheets are made only for as long as the printer needs them. */
export function PrintLogs({ ship, sea }: { readonly ship: Ship; readonly sea: Sea }): ReactNode {
  const [sheets, setSheets] = useState<readonly Ship[]>([]);
  useEffect(() => {
    if (sheets.length === 0) return;
    const done = (): void => setSheets([]);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [sheets]);
  const squadron = sea.ships.filter((other) => other.seat === ship.seat && other.presence !== 'gone');
  return (
    <>
      <div className="hx-print-choice">
        <Button look="quiet" data-testid="print-log" onClick={() => setSheets([ship])}>
          Print this log
        </Button>
        {squadron.length > 1 && (
          <Button look="quiet" data-testid="print-all" onClick={() => setSheets(squadron)}>
            Print all {squadron.length}
          </Button>
        )}
      </div>
      {sheets.length > 0 && (
        <div className="hx-print">
          {sheets.map((each) => (
            <PrintedLog key={each.id} ship={each} sea={sea} />
          ))}
        </div>
      )}
    </>
  );
}
