/** The after-action report of Hex Action: ships over time, hits by range, the dice against expectation. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { ShipLedger } from '@weathergage/web/toolkit/report/ship-ledger.tsx';
import { ShipReport } from '@weathergage/web/toolkit/report/ship-report.tsx';
import { turnEnds } from '@weathergage/web/toolkit/report/tally.ts';
import { type ReactNode, useMemo } from 'react';
import type { End } from '../../rules/sea/advanced-log.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { HexAction } from '../../rules/types.ts';
import { capital, nameOf, SURRENDER_WORDS, theSide } from '../look/words.ts';
import { momentsOf } from './moments.ts';
import { type Frame, left, MEASURES, shipRun, shotsOf, sideRun } from './tally.ts';

export function Report({ frames }: ReportProps<HexAction>): ReactNode {
  const ends = useMemo(() => turnEnds(frames), [frames]);
  const shots = useMemo(() => shotsOf(frames), [frames]);
  const decisions = useMemo(() => momentsOf(frames), [frames]);
  const first = frames[0]!.desk.view;
  const last = frames.at(-1)!.desk.view;
  const farthest = Math.max(0, ...shots.map(({ range }) => range));
  return (
    <ShipReport
      ledger={
        <ShipLedger
          measures={MEASURES}
          shots={shots}
          lines={last.ships.map((ship) => {
            const before = first.ships.find(({ id }) => id === ship.id) ?? ship;
            return {
              id: ship.id,
              name: ship.spec.name,
              mark: markOf(last, ship.owner),
              left: MEASURES.map((measure) => [left(ship, measure), left(before, measure)]),
              fate: fateOf(last, ship),
            };
          })}
        />
      }
      decisions={decisions}
      ends={ends}
      unit="squares left"
      measures={MEASURES.map((measure) => ({
        title: capital(measure),
        byShip: first.ships.map(({ id, owner, spec }) => ({
          label: spec.name,
          colour: markOf(first, owner).colour,
          values: shipRun(frames, ends, id, measure),
        })),
        bySide: first.sides.map(({ id, name }) => ({
          label: name,
          colour: markOf(first, id).colour,
          values: sideRun(frames, ends, id, measure),
        })),
      }))}
      shots={shots}
      sides={first.sides.map(({ id, name }) => ({
        id,
        name,
        inWords: capital(theSide(first, id)),
        colour: markOf(first, id).colour,
      }))}
      rangeName="Range in hexes"
      ranges={Array.from({ length: farthest }, (_, index) => ({ range: index + 1, label: `${index + 1}` }))}
    />
  );
}

const FATES: Readonly<Record<End, string>> = {
  left: 'left the waters',
  sunk: 'sunk',
  exploded: 'blown up',
  burnt: 'burnt',
  wrecked: 'wrecked',
};

function fateOf(sea: Frame['desk']['view'], ship: Ship): string {
  const end = ship.advanced?.end ?? null;
  if (end !== null) return FATES[end];
  if (ship.captured) return `taken by ${theSide(sea, ship.side)}`;
  if (ship.surrender !== null) return SURRENDER_WORDS[ship.surrender];
  if (ship.presence === 'gone') return FATES.left;
  if (ship.presence === 'due') return 'never came up';
  const held = sea.grapples.filter(({ a, b }) => a === ship.id || b === ship.id);
  if (held.length > 0)
    return `grappled to ${held.map(({ a, b }) => nameOf(sea, a === ship.id ? b : a)).join(' and ')}`;
  return 'under her own colours';
}
