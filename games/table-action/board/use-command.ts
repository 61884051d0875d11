/** What the confirming button does now: one answer, a whole move, or the orders of a division; with what it warns of. */
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { useState } from 'react';
import { actionChance } from '../attention/odds.ts';
import { projectMove } from '../attention/project.ts';
import { safePlan } from '../attention/steer.ts';
import { rerollsOf } from '../rules/aboard/special-actions.ts';
import type { Answer, MoveOrder, TableAsk } from '../rules/table/asks.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import type { Drill } from './fleet/drill.ts';
import { withPlan } from './fleet/drill.ts';
import { straysBy, strayWords } from './fleet/leaving.ts';
import { inchesText } from './look/chart-units.ts';
import { nameOf, percent } from './look/words.ts';
import type { DivisionWork } from './orders/use-division.ts';
import type { DrillWork } from './orders/use-drill.ts';
import type { Orders } from './orders/use-orders.ts';
import type { SegmentWork, WholeMove } from './orders/use-segment.ts';
import { type Confirm, confirmOf } from './panels/ask-panel.tsx';

/** An order that leads off the table: what is asked about it, and the way back. */
export interface Straying {
  readonly words: string;
  /** Null where she cannot help it any more. */
  readonly keep: (() => void) | null;
}

export interface Command {
  readonly words: string;
  /** The answer that is sent as it stands; null where only the drill begins. */
  readonly order: Answer | null;
  readonly drill: Drill | null;
  /** The lesser thing beside it: one segment, or one ship of the division. */
  readonly alone: Confirm | null;
  readonly straying: Straying | null;
}

interface Parts {
  readonly view: View;
  readonly orders: Orders;
  readonly segment: SegmentWork;
  readonly division: DivisionWork | null;
  readonly drill: Drill | null;
}

const withBest = (order: MoveOrder, { ask, shots }: WholeMove): MoveOrder => {
  const now = shots.filter(({ segment }) => segment === ask.segment).map(({ at, shot }) => ({ at, ...shot }));
  return now.length === 0 ? order : { ...order, shots: [...(order.shots ?? []), ...now] };
};

function wholeMove(parts: Parts, whole: WholeMove, order: MoveOrder, alone: Confirm): Command {
  const { view, segment, drill } = parts;
  const { ask, ship, plan, forecast, shots } = whole;
  const edge = straysBy(view, ship, forecast);
  const ordered = edge === null ? plan : { ...plan, offTable: true as const };
  const fires = shots.length + (order.shots?.length ?? 0) > 0 ? ', firing' : '';
  const last = ask.segment >= ask.segments;
  const sent = { ...withBest(order, whole), ...(last && segment.gunOrder === 'hold' ? { done: true } : {}) };
  const safe = safePlan(view, ship, plan);
  const out = edge !== null && straysBy(view, ship, projectMove(view, ship, safe)) === null;
  return {
    words: last
      ? `${alone.words.replace(', firing on the way', '')}${fires}`
      : `Whole move, ${inchesText(forecast.sailed)}${fires}`,
    order: sent,
    drill: withPlan(drill ?? { turn: view.turn, plans: [] }, ordered),
    alone: last ? null : { words: 'One segment', order: alone.order },
    straying:
      edge === null
        ? null
        : { words: strayWords([ship], edge), keep: out ? () => whole.lay(safe.legs) : null },
  };
}

function divisionCommand({ view }: Parts, division: DivisionWork, alone: Confirm): Command {
  const { planned, order } = division;
  const strays = planned.flatMap((each) => {
    const edge = straysBy(view, each.ship, each.forecast);
    return edge === null ? [] : [{ ...each, edge }];
  });
  const leaving = new Set(strays.map(({ ship }) => ship.id));
  return {
    words: `Order all ${countedWords(planned.length, 'ship')}`,
    order: null,
    drill: {
      turn: view.turn,
      plans: planned.map(({ plan }) => (leaving.has(plan.ship) ? { ...plan, offTable: true } : plan)),
    },
    alone: { ...alone, words: `Only ${alone.words.replace(/ acts/, '')}` },
    straying:
      strays.length === 0
        ? null
        : {
            words: strayWords(
              strays.map(({ ship }) => ship),
              strays[0]!.edge,
            ),
            keep: () =>
              division.change({
                legs: Object.fromEntries(Object.entries(order.legs).filter(([id]) => !leaving.has(id))),
              }),
          },
  };
}

/** To keep guns ready is a try: how often it comes off stands on the button. */
function readyWords(view: View, ask: TableAsk, answer: Answer): string | null {
  if (ask.kind !== 'fire' || !('do' in answer) || answer.do !== 'bears') return null;
  const chance = actionChance('fire-as-she-bears', rerollsOf(shipOf(view, ask.ship)));
  return `Keep guns ready (${percent(chance)} to succeed)`;
}

/** Null while nothing is asked. */
function commandOf(parts: Parts): Command | null {
  const { view, orders, segment, division } = parts;
  const { current, answer } = orders;
  if (current === null || answer === null) return null;
  const { guns, whole } = segment;
  const alone = confirmOf(current, answer, { on: guns.firing, at: guns.gunsAt }, (id) => nameOf(view, id));
  if (division !== null) return divisionCommand(parts, division, alone);
  const order = alone.order as MoveOrder;
  if (current.kind === 'segment' && whole !== null && order.do === 'move' && order.board === undefined)
    return wholeMove(parts, whole, order, alone);
  return {
    ...alone,
    words: readyWords(view, current, answer) ?? alone.words,
    drill: null,
    alone: null,
    straying: null,
  };
}

export interface CommandWork {
  readonly command: Command | null;
  /** Whether the question about the table’s edge is open. */
  readonly asking: boolean;
  give(): void;
  giveAlone(): void;
  /** Off the table it is. */
  giveAnyway(): void;
}

export function useCommand(parts: Omit<Parts, 'drill'>, work: DrillWork): CommandWork {
  const { orders } = parts;
  const [asked, setAsked] = useState<{ readonly id: string; readonly alone: boolean } | null>(null);
  const command = commandOf({ ...parts, drill: work.drill });
  const id = orders.current?.id ?? null;
  const straying = command?.straying ?? null;
  const asking = straying !== null && asked !== null && asked.id === id;
  const send = (alone: boolean): void => {
    if (command === null || orders.busy || id === null) return;
    setAsked(null);
    const order = alone ? (command.alone?.order ?? null) : command.order;
    if (order !== null) orders.send(order);
    if (!alone && command.drill !== null) work.begin(command.drill, order === null ? undefined : id);
  };
  const give = (alone: boolean): void => {
    if (straying === null || id === null) send(alone);
    else if (!asking) setAsked({ id, alone });
    else {
      straying.keep?.();
      setAsked(null);
    }
  };
  return {
    command,
    asking,
    give: () => give(false),
    giveAlone: () => give(true),
    giveAnyway: () => send(asked?.alone ?? false),
  };
}
