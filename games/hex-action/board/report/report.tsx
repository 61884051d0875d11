/** The after-action report of Hex Action: ships over time, hits by range, the dice against expectation. */

import type { ReportProps } from '@weathergage/web/toolkit/contract.ts';
import { FightReport } from '@weathergage/web/toolkit/report/fight-report.tsx';
import { type ReactNode, useMemo } from 'react';
import type { End } from '../../rules/sea/advanced-log.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { HexAction } from '../../rules/types.ts';
import { nameOf, SURRENDER_WORDS, theSide } from '../look/words.ts';
import { momentsOf } from './moments.ts';
import { type Frame, SQUARES, shotsOf } from './tally.ts';

export function Report({ frames }: ReportProps<HexAction>): ReactNode {
  const shots = useMemo(() => shotsOf(frames), [frames]);
  const decisions = useMemo(() => momentsOf(frames), [frames]);
  const first = frames[0]!.desk.view;
  const last = frames.at(-1)!.desk.view;
  const farthest = Math.max(0, ...shots.map(({ range }) => range));
  return (
    <FightReport
      frames={frames}
      count={SQUARES}
      unit="squares left"
      shots={shots}
      decisions={decisions}
      rangeName="Range in hexes"
      ranges={Array.from({ length: farthest }, (_, index) => ({ range: index + 1, label: `${index + 1}` }))}
      remains={(ship) => {
        const before = first.ships.find(({ id }) => id === ship.id) ?? ship;
        return SQUARES.measures.map((each) => [SQUARES.left(ship, each), SQUARES.left(before, each)]);
      }}
      fateOf={(ship) => fateOf(last, ship)}
      theSide={(side) => theSide(first, side)}
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
