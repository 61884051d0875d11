/** Orders written turns ahead (32.3): where a ship will be by then if nothing stops her and the wind holds. */
import type { Judgement } from '../../rules/sailing/course.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import type { PlotOrder } from '../../rules/sea/advanced-log.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

/** She as she would lie after carrying out one turn's order. */
export function shipAfter(sea: Sea, ship: Ship, { plot, sail, anchor }: PlotOrder): Ship {
  const { path, steps } = judgePlot(sea, ship, plot === '' ? '0' : plot);
  const end = path.at(-1) ?? ship;
  const stood = end.bow.q === ship.bow.q && end.bow.r === ship.bow.r;
  const moved: Ship = {
    ...ship,
    presence: 'afloat',
    bow: end.bow,
    heading: end.heading,
    lastPlot: plot,
    still: stood ? ship.still + 1 : 0,
    sinceTurn: /[LR]/.test(steps) ? 0 : ship.sinceTurn + 1,
  };
  const log = ship.advanced;
  if (log === undefined) return moved;
  const how = anchor === 'A' || anchor === 'AB' || anchor === 'AS' ? anchor : null;
  return {
    ...moved,
    advanced: {
      ...log,
      stood,
      endedOnTurn: /[LR]$/.test(steps),
      ...(sail === undefined ? {} : { sail: sail === 'FS' ? ('full' as const) : ('battle' as const) }),
      ...(how !== null
        ? { anchor: { how, state: 'holding' as const, turns: 0 } }
        : anchor === 'cut'
          ? { anchor: null }
          : {}),
    },
  };
}

export interface Ahead {
  readonly turn: number;
  readonly order: PlotOrder;
  /** She as she lies when that turn begins. */
  readonly ship: Ship;
  readonly judgement: Judgement;
}

/** What is already written for the turns before the first that is asked for, then the draft. */
export function aheadOf(
  sea: Sea,
  ship: Ship,
  turns: readonly number[],
  draft: readonly PlotOrder[],
): Ahead[] {
  const [first] = turns;
  if (first === undefined) return [];
  const written = (ship.advanced?.orders ?? []).slice(0, Math.max(0, first - sea.turn));
  const all = [...written, ...draft];
  let now = ship;
  return all.map((order, i) => {
    const turn = first - written.length + i;
    const ahead = {
      turn,
      order,
      ship: now,
      judgement: judgePlot(sea, now, order.plot === '' ? '0' : order.plot),
    };
    now = shipAfter(sea, now, order);
    return ahead;
  });
}

/** The part of it that is still being written. */
export const beingWritten = (ahead: readonly Ahead[], turns: readonly number[]): readonly Ahead[] =>
  ahead.slice(ahead.length - turns.length);
