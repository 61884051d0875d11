/** Where the chart is looked at: all that fights until a hand has moved it, then only when a ship is out of sight. */

import type { Size } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { fights, isAfloat } from '../../rules/aboard/crippled.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Box, boxRound, degrees, INCH, onChart, outwards } from '../look/chart-units.ts';
import { seaOf } from './table-chart.tsx';
import { besidePanel, boxHolds, type Covered } from './use-sight.ts';

/** Round the ships that fight and the batteries that do, with a few inches of water; never more than the table. */
export function homeFor(table: Pick<Table, 'ships' | 'batteries' | 'size'>, acting: string | null): Box {
  const points = [
    ...table.ships.filter(fights).map((ship) => onChart(ship.at)),
    ...table.batteries.filter(({ state }) => state === 'fights').map((battery) => onChart(battery.at)),
  ];
  const mover = table.ships.find(({ id }) => id === acting);
  // Where she may be going must be in sight too.
  if (mover !== undefined) points.push(outwards(onChart(mover.at), degrees(mover.heading), 7 * INCH));
  const sea = seaOf(table);
  if (points.length === 0) return sea;
  const tight = boxRound(points, 5 * INCH);
  // Names stand beside their ships: broader than high.
  const box = { ...tight, x: tight.x - 3 * INCH, width: tight.width + 6 * INCH };
  // Two ships close together must not fill the window: some sea about them has to be seen.
  const least = 21 * INCH;
  const width = Math.max(box.width, least);
  const height = Math.max(box.height, least * 0.62);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

interface EyeWork {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  readonly table: Table;
  /** Where the ships were when the story began, too. */
  readonly before: Table | null;
  readonly size: Size;
  readonly covered: Covered;
  /** The ship whose order is asked for must be in sight. */
  readonly acting: string | null;
  readonly step: number;
}

export function useEye(work: EyeWork): { readonly home: Box; touched(): void } {
  const { root, stage, table, before, size, covered, acting, step } = work;
  const shown = before === null ? table : { ...table, ships: [...table.ships, ...before.ships] };
  const home = besidePanel(homeFor(shown, acting), size, covered);
  const seen = useRef(false);
  const handled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step or the room there is, not with every redraw
  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || size.width === 0 || stage.current === null) return;
    const from = stage.current.toStage({
      clientX: box.left + covered.left,
      clientY: box.top + covered.top / 2,
    });
    const to = stage.current.toStage({
      clientX: box.right - covered.right,
      clientY: box.bottom - covered.bottom,
    });
    const sight = { ...from, width: to.x - from.x, height: to.y - from.y };
    const ship = table.ships.find(({ id }) => id === acting);
    const lost = ship !== undefined && isAfloat(ship) && !boxHolds(sight, onChart(ship.at));
    if (!handled.current || lost) stage.current.fit(home, { instant: !seen.current });
    seen.current = true;
  }, [step, size, covered.right, covered.bottom, acting]);
  return {
    home,
    touched: () => {
      handled.current = true;
    },
  };
}
