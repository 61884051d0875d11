/** The after-action report of Table Action: ships over time, hits by range band, the dice against expectation. */

import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { FightReport } from '@weathergage/web/toolkit/report/fight-report.tsx';
import { type ReactNode, useMemo } from 'react';
import { RANGES } from '../../data/words.ts';
import { AREAS, type Ship } from '../../rules/table/ship.ts';
import type { TableAction } from '../../rules/types.ts';
import { RANGE_WORDS, stateOf, theSide } from '../look/words.ts';
import { momentsOf } from './moments.ts';
import { type Frame, POINTS, shotsOf } from './tally.ts';

export function Report({ frames }: ReportProps<TableAction>): ReactNode {
  const shots = useMemo(() => shotsOf(frames), [frames]);
  const decisions = useMemo(() => momentsOf(frames), [frames]);
  const first = frames[0]!.desk.view;
  const last = frames.at(-1)!.desk.view;
  return (
    <FightReport
      frames={frames}
      count={POINTS}
      unit="points left"
      shots={shots}
      decisions={decisions}
      rangeName="Range band"
      ranges={RANGES.map((range) => ({ range, label: RANGE_WORDS[range] }))}
      remains={(ship) => AREAS.map((area) => [ship[area], ship.spec[area]])}
      fateOf={(ship) => fateOf(last, ship)}
      theSide={(side) => theSide(first, side)}
    />
  );
}

function fateOf(view: Frame['desk']['view'], ship: Ship): string {
  if (ship.fate === 'afloat' && ship.colours === 'prize') return `prize of ${theSide(view, ship.side)}`;
  const state = stateOf(ship);
  return state === '' || state === 'at anchor' ? 'under her own colours' : state;
}
