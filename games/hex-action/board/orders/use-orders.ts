/** Orders being thought over: a draft for each open question, which are settled, and the sending of all at once. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isGunsForced, isIdle, isRoutine } from '../../attention/routine.ts';
import { choices } from '../../rules/answers.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { Draft } from '../fleet/plans.ts';
import type { Order, Props, Refusal } from '../look/types.ts';
import { defaultAnswer, faultIn } from './defaults.ts';

export interface Orders {
  readonly asks: readonly HexAsk[];
  /** The question on the table; null when nothing is to be ordered. */
  readonly current: HexAsk | null;
  readonly answer: Answer | null;
  readonly settled: ReadonlySet<string>;
  /** Every question with the answer as it stands. */
  readonly drafts: readonly Draft[];
  readonly fault: Refusal | null;
  readonly busy: boolean;
  /** All orders are with the umpire and may still be changed. */
  readonly given: boolean;
  goTo(ask: string): void;
  change(answer: Answer): void;
  /** Orders for several ships at once; they stand unless one of them is found wrong. */
  changeMany(drafts: readonly Draft[]): void;
  /** Settles the current question; after the last one everything is sent. */
  confirm(): void;
  sendAll(): void;
  reopen(): void;
  /** Whether questions that nothing hangs on answer themselves. */
  readonly passOver: boolean;
  setPassOver(on: boolean): void;
}

interface Wanted extends Pick<Props, 'desk' | 'readOnly' | 'answer' | 'past'> {
  /** Others wait at pages of their own, and see when this seat has answered. */
  readonly online: boolean;
}

/** Who commands fewer ships than these is asked everything that can be answered in two ways. */
const FLEET = 4;
const NOTHING: ReadonlySet<string> = new Set();

/** Where nothing is written she lies still; her notes stand. */
function written(ask: HexAsk, draft: Answer): Answer {
  if (ask.kind === 'plot') {
    const order = draft as AnswerTo<'plot'>;
    return order.plot === '' ? { ...order, plot: '0' } : order;
  }
  if (ask.kind !== 'orders') return draft;
  const given = draft as AnswerTo<'orders'>;
  return { ...given, orders: given.orders.map((order) => ({ ...order, plot: order.plot || '0' })) };
}

/** A question left alone is answered with its default, and a plot left unwritten lies still where it may. */
function standing(view: Wanted['desk']['view'], ask: HexAsk, draft: Answer): Answer {
  const answer = written(ask, draft);
  if (faultIn(view, ask, answer) === null) return answer;
  for (const choice of choices(view, ask)) return choice;
  return answer;
}

export function useOrders({ desk, readOnly, past, answer: give, online }: Wanted): Orders {
  const { view } = desk;
  const [changed, setChanged] = useDrafted<Readonly<Record<string, Answer>>>('orders', {});
  const [thought, setSettled] = useDrafted<ReadonlySet<string>>('settled', NOTHING);
  const [passOver, setPassOver] = useState(true);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [reopened, setReopened] = useState<number | null>(null);

  const asks = useMemo(() => (readOnly ? [] : desk.asks.map(({ ask }) => ask)), [desk.asks, readOnly]);
  const defaults = useMemo(() => {
    const told = past.flatMap((chapter) => chapter.told);
    return new Map(
      readOnly ? [] : desk.asks.map(({ ask, answer }) => [ask.id, answer ?? defaultAnswer(view, ask, told)]),
    );
  }, [desk.asks, view, readOnly, past]);
  const commands = useMemo(
    () => view.ships.filter((ship) => ship.seat === desk.seat && ship.presence !== 'gone').length,
    [view, desk.seat],
  );
  const routine = useMemo(() => {
    if (!passOver) return NOTHING;
    const isPassedOver = commands >= FLEET ? isRoutine : isGunsForced;
    return new Set(asks.filter((ask) => isPassedOver(view, ask)).map(({ id }) => id));
  }, [asks, view, passOver, commands]);
  const settled = useMemo(
    () =>
      routine.size === 0
        ? thought
        : new Set([...thought, ...[...routine].filter((id) => changed[id] === undefined)]),
    [thought, routine, changed],
  );
  const given = asks.length > 0 && desk.asks.every(({ answer }) => answer !== null);
  const atWork = asks.length > 0 && (!given || reopened === desk.step);
  const drafts = useMemo(
    () => asks.map((ask): Draft => ({ ask, answer: changed[ask.id] ?? defaults.get(ask.id)! })),
    [asks, changed, defaults],
  );
  /** Of questions long answered nothing need be kept. */
  const openOf = (all: Readonly<Record<string, Answer>>): Readonly<Record<string, Answer>> =>
    Object.fromEntries(asks.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
  const draftOf = (ask: HexAsk): Answer => changed[ask.id] ?? defaults.get(ask.id)!;
  const current = atWork
    ? (asks.find(({ id }) => id === currentId) ?? asks.find(({ id }) => !settled.has(id)) ?? asks[0]!)
    : null;
  const answer = current === null ? null : draftOf(current);
  const fault = current === null || answer === null ? null : (refused ?? faultIn(view, current, answer));

  const send = async (orders: readonly Order[]): Promise<void> => {
    setBusy(true);
    try {
      const refusal = await give(orders);
      setRefused(refusal);
      if (refusal === null) setReopened(null);
    } finally {
      setBusy(false);
    }
  };
  const everything = (): Order[] =>
    asks.map((ask) => ({ ask: ask.id, answer: standing(view, ask, draftOf(ask)) }));

  /** A written order that breaks a rule goes to nobody: it comes back to the table instead. */
  const sendSound = (): void => {
    const wrong = asks.find(
      (ask) => changed[ask.id] !== undefined && faultIn(view, ask, written(ask, draftOf(ask))) !== null,
    );
    if (wrong === undefined) void send(everything());
    else {
      setSettled((all) => new Set([...all].filter((id) => id !== wrong.id)));
      setCurrentId(wrong.id);
    }
  };

  // Nothing but routine: the captains see to it. What only this seat knows to have one answer goes with its next order; where
  // it has none to give, somebody presses: sent by itself it would come at once, and tell the enemy how her guns stand.
  const tellsNothing = !online || asks.every((ask) => isIdle(view, ask));
  const idle =
    atWork && !busy && reopened !== desk.step && asks.every(({ id }) => routine.has(id)) && tellsNothing;
  const seenTo = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that brings nothing else
  useEffect(() => {
    if (!idle || seenTo.current === desk.step) return;
    seenTo.current = desk.step;
    void send(everything());
  }, [idle, desk.step]);

  return {
    asks,
    current,
    answer,
    settled,
    drafts,
    fault,
    busy,
    given: given && !atWork,
    goTo: (id) => {
      setRefused(null);
      // Orders written out and found good stand when the captain turns to another ship.
      if (current !== null && changed[current.id] !== undefined && fault === null)
        setSettled((all) => new Set([...all, current.id]));
      setCurrentId(id);
    },
    change: (next) => {
      if (current === null) return;
      setRefused(null);
      setChanged((all) => ({ ...openOf(all), [current.id]: next }));
      setSettled((all) => new Set([...all].filter((id) => id !== current.id)));
    },
    changeMany: (many) => {
      setRefused(null);
      // The ship on the table stays there, whether she has her orders now or not.
      setCurrentId(current?.id ?? null);
      setChanged((all) => ({
        ...openOf(all),
        ...Object.fromEntries(many.map(({ ask, answer }) => [ask.id, answer])),
      }));
      const good = new Set(
        many.filter(({ ask, answer }) => faultIn(view, ask, answer) === null).map(({ ask }) => ask.id),
      );
      const touched = new Set(many.map(({ ask }) => ask.id));
      setSettled((all) => new Set([...[...all].filter((id) => !touched.has(id)), ...good]));
    },
    confirm: () => {
      if (current === null || busy || fault !== null) return;
      const done = new Set([...settled, current.id]);
      setSettled(done);
      const next = asks.find(({ id }) => !done.has(id));
      if (next === undefined) sendSound();
      else setCurrentId(next.id);
    },
    sendAll: () => {
      if (!busy) sendSound();
    },
    reopen: () => setReopened(desk.step),
    passOver,
    setPassOver,
  };
}
