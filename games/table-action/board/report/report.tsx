/** The after-action report of Table Action: ships over time, hits by range band, the dice against expectation. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { ShipLedger } from '@weathergage/web/toolkit/report/ship-ledger.tsx';
import { ShipReport } from '@weathergage/web/toolkit/report/ship-report.tsx';
import { turnEnds } from '@weathergage/web/toolkit/report/tally.ts';
import { type ReactNode, useMemo } from 'react';
import { RANGES } from '../../data/words.ts';
import { AREAS, type Ship } from '../../rules/table/ship.ts';
import type { TableAction } from '../../rules/types.ts';
import { capital, RANGE_WORDS, stateOf, theSide } from '../look/words.ts';
import { momentsOf } from './moments.ts';
import { type Frame, shipRun, shotsOf, sideRun } from './tally.ts';

export function Report({ frames }: ReportProps<TableAction>): ReactNode {
  const ends = useMemo(() => turnEnds(frames), [frames]);
  const shots = useMemo(() => shotsOf(frames), [frames]);
  const decisions = useMemo(() => momentsOf(frames), [frames]);
  const first = frames[0]!.desk.view;
  const last = frames.at(-1)!.desk.view;
  return (
    <ShipReport
      ledger={
        <ShipLedger
          measures={AREAS}
          shots={shots}
          lines={last.ships.map((ship) => ({
            id: ship.id,
            name: ship.spec.name,
            mark: markOf(last, ship.owner),
            left: AREAS.map((area) => [ship[area], ship.spec[area]]),
            fate: fateOf(last, ship),
          }))}
        />
      }
      decisions={decisions}
      ends={ends}
      unit="points left"
      measures={AREAS.map((area) => ({
        title: capital(area),
        byShip: first.ships.map(({ id, owner, spec }) => ({
          label: spec.name,
          colour: markOf(first, owner).colour,
          values: shipRun(frames, ends, id, area),
        })),
        bySide: first.sides.map(({ id, name }) => ({
          label: name,
          colour: markOf(first, id).colour,
          values: sideRun(frames, ends, id, area),
        })),
      }))}
      shots={shots}
      sides={first.sides.map(({ id, name }) => ({
        id,
        name,
        inWords: capital(theSide(first, id)),
        colour: markOf(first, id).colour,
      }))}
      rangeName="Range band"
      ranges={RANGES.map((range) => ({ range, label: RANGE_WORDS[range] }))}
    />
  );
}

function fateOf(view: Frame['desk']['view'], ship: Ship): string {
  if (ship.fate === 'afloat' && ship.colours === 'prize') return `prize of ${theSide(view, ship.side)}`;
  const state = stateOf(ship);
  return state === '' || state === 'at anchor' ? 'under her own colours' : state;
}
