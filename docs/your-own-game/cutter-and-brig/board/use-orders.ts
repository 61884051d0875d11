/** Orders being thought over: a draft that the chart, the keys and the panel all change, and its sending. */
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { useState } from 'react';
import { isLandfall, isSame, type Square, squaresWhere } from '../rules/chart.ts';
import type { PlanAnswer, PlanAsk, SailAsk, View } from '../rules/types.ts';
import { reach } from '../rules/wind.ts';
import type { Props } from './look.ts';

type Send = () => ReturnType<Props['answer']>;

export interface Planning {
  readonly ask: PlanAsk;
  readonly plan: PlanAnswer;
  readonly landfalls: readonly Square[];
  change(plan: PlanAnswer): void;
  readonly send: Send;
}

export interface Sailing {
  readonly ask: SailAsk;
  readonly at: Square;
  readonly to: Square;
  readonly reach: readonly Square[];
  change(to: Square): void;
  readonly send: Send;
}

export interface Orders {
  readonly planning: Planning | null;
  readonly sailing: Sailing | null;
}

const ARROWS: Readonly<Record<string, Square>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The nearest of the squares on that side; what lies straight ahead is nearer than what lies aslant. */
export function nearestTowards(from: Square, { x, y }: Square, squares: readonly Square[]): Square | null {
  const measured = squares.flatMap((square) => {
    const [dx, dy] = [square.x - from.x, square.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return ahead > 0 ? [{ square, far: ahead + 2 * aside }] : [];
  });
  return measured.sort((a, b) => a.far - b.far)[0]?.square ?? null;
}

interface Drafts {
  readonly ask: string;
  readonly plan?: PlanAnswer;
  readonly to?: Square;
}

const planOf = ({ chart, coves }: View): PlanAnswer => ({
  landfall: squaresWhere(chart, isLandfall)[0]!,
  lights: coves[0]!.mark,
});

export function useOrders({ desk, readOnly, story, answer }: Props): Orders {
  const { view } = desk;
  const [drafts, setDrafts] = useState<Drafts>({ ask: '' });
  const open = readOnly || story !== null ? undefined : desk.asks.find((each) => each.answer === null)?.ask;
  const draft = drafts.ask === open?.id ? drafts : null;

  const planning: Planning | null =
    open?.kind !== 'plan'
      ? null
      : {
          ask: open,
          plan: draft?.plan ?? planOf(view),
          landfalls: squaresWhere(view.chart, isLandfall),
          change: (plan) => setDrafts({ ask: open.id, plan }),
          send: () => answer([{ ask: open.id, answer: draft?.plan ?? planOf(view) }]),
        };

  let sailing: Sailing | null = null;
  if (open?.kind === 'sail') {
    const { at } = view[open.ship]!;
    const to = draft?.to ?? at;
    sailing = {
      ask: open,
      at,
      to,
      reach: reach(view, open.ship, at),
      change: (square) => setDrafts({ ask: open.id, to: square }),
      send: () => answer([{ ask: open.id, answer: { to } }]),
    };
  }

  const steer = (key: string): boolean => {
    const [from, squares] =
      sailing !== null
        ? [sailing.to, sailing.reach]
        : planning !== null
          ? [planning.plan.landfall, planning.landfalls]
          : [null, []];
    const next = from === null ? null : nearestTowards(from, ARROWS[key]!, squares);
    if (next === null) return false;
    sailing?.change(next);
    planning?.change({ ...planning.plan, landfall: next });
    return true;
  };
  const nextCove = (): boolean => {
    if (planning === null) return false;
    const { coves } = view;
    const index = coves.findIndex(({ mark }) => mark === planning.plan.lights);
    planning.change({ ...planning.plan, lights: coves[(index + 1) % coves.length]!.mark });
    return true;
  };
  useKeys([
    {
      keys: Object.keys(ARROWS),
      label: 'Choose a square',
      group: 'Orders',
      run: ({ key }) => steer(key),
    },
    { keys: 'l', label: 'The lights in the next cove', group: 'Orders', run: nextCove },
    {
      keys: 'Escape',
      label: 'Lie to',
      group: 'Orders',
      run: () => sailing !== null && !isSame(sailing.to, sailing.at) && sailing.change(sailing.at),
    },
  ]);
  return { planning, sailing };
}
