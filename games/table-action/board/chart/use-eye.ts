/** Where the chart is looked at: still from turn to turn, unless what is asked about would be out of sight. */
import { windowFor, withinRim } from '@weathergage/web/toolkit/camera/free-rectangle.ts';
import { useFreeRectangle } from '@weathergage/web/toolkit/camera/use-free-rectangle.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Box, onChart } from '../look/chart-units.ts';
import { homeFor, mustMove, mustSee } from './sights.ts';

const RIM = 14;
/** Names stand beside their ships and keep their size: room for one to either side. */
const NAME = 72;
const withNames = (free: Box): Box => {
  const room = Math.min(NAME, free.width * 0.12);
  return { ...free, x: free.x + room, width: free.width - 2 * room };
};

/** The verdict stands at the foot of the window, and is none of the board’s. */
const VERDICT = 270;

export const SCALES = [0.04, 4] as const;

interface EyeWork {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  readonly table: Table;
  /** Where the ships were when the story began, too. */
  readonly before: Table | null;
  /** The match is over, and nothing is told any more. */
  readonly over: boolean;
  /** The ship whose order is asked for must be in sight. */
  readonly acting: string | null;
  readonly step: number;
}

export interface Eye {
  readonly home: Box;
  /** The hand has moved the chart: from then on the eye moves only for a ship that is asked about. */
  touched(): void;
  /** Brings a place of the table into the middle of what is free. */
  centre(place: Point): void;
}

export function useEye({ root, stage, table, before, over, acting, step }: EyeWork): Eye {
  const [home, setHome] = useState<Box>(() => homeFor(table, acting));
  const [sizes, setSizes] = useState(0);
  const fitted = useRef<number | null>(null);
  const handled = useRef(false);
  const measure = useFreeRectangle(root, () => setSizes((n) => n + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step or the room there is, not with every redraw
  useLayoutEffect(() => {
    const sight = measure();
    const [element, chart] = [root.current, stage.current];
    if (sight === null || element === null || chart === null) return;
    const open = over
      ? { ...sight.free, height: Math.min(sight.free.height, sight.size.height - VERDICT) }
      : sight.free;
    const free = withNames(withinRim(open, RIM));
    const shown = before === null ? table : { ...table, ships: [...table.ships, ...before.ships] };
    const wanted = homeFor(shown, acting);
    const goal = windowFor(wanted, sight.size, free, SCALES);
    setHome(goal);
    const box = element.getBoundingClientRect();
    const from = chart.toStage({ clientX: box.left + free.x, clientY: box.top + free.y });
    const to = chart.toStage({
      clientX: box.left + free.x + free.width,
      clientY: box.top + free.y + free.height,
    });
    const now = { ...from, width: to.x - from.x, height: to.y - from.y };
    const mover = table.ships.filter(({ id }) => id === acting).map((ship) => onChart(ship.at));
    const first = fitted.current === null;
    const resized = fitted.current !== sizes;
    const moves = handled.current
      ? mover.length > 0 && mustMove({ ...now }, now, mover)
      : first || (resized && before === null) || mustMove(now, wanted, mustSee(shown, acting));
    if (moves) chart.fit(goal, { instant: first || resized, margin: 0 });
    fitted.current = sizes;
  }, [step, acting, over, sizes]);

  return {
    home,
    touched: () => {
      handled.current = true;
    },
    centre: (place) => {
      const [sight, element, chart] = [measure(), root.current, stage.current];
      if (sight === null || element === null || chart === null) return;
      const box = element.getBoundingClientRect();
      const at = (x: number, y: number): Point =>
        chart.toStage({ clientX: box.left + x, clientY: box.top + y });
      const middle = at(sight.size.width / 2, sight.size.height / 2);
      const free = at(sight.free.x + sight.free.width / 2, sight.free.y + sight.free.height / 2);
      const { x, y } = onChart(place);
      chart.centreOn({ x: x + middle.x - free.x, y: y + middle.y - free.y });
    },
  };
}
