/** Orders being thought over: a draft for each open question, which are settled, and the sending of all at once. */
import { useMemo, useState } from 'react';
import { choices } from '../rules/answers.ts';
import type { Answer, AnswerTo, HexAsk } from '../rules/asks.ts';
import { defaultAnswer, faultIn } from './defaults.ts';
import type { Order, Props, Refusal } from './types.ts';

export interface Orders {
  readonly asks: readonly HexAsk[];
  /** The question on the table; null when nothing is to be ordered. */
  readonly current: HexAsk | null;
  readonly answer: Answer | null;
  readonly settled: ReadonlySet<string>;
  /** Plots already written for other ships than the one on the table. */
  readonly laid: readonly { readonly ship: string; readonly plot: string }[];
  readonly fault: Refusal | null;
  readonly busy: boolean;
  /** All orders are with the umpire and may still be changed. */
  readonly given: boolean;
  goTo(ask: string): void;
  change(answer: Answer): void;
  /** Settles the current question; after the last one everything is sent. */
  confirm(): void;
  sendAll(): void;
  reopen(): void;
}

type Wanted = Pick<Props, 'desk' | 'readOnly' | 'answer'>;

/** A question left alone is answered with its default, and a plot left unwritten lies still where it may. */
function standing(view: Wanted['desk']['view'], ask: HexAsk, draft: Answer): Answer {
  const answer = ask.kind === 'plot' && (draft as AnswerTo<'plot'>).plot === '' ? { plot: '0' } : draft;
  if (faultIn(view, ask, answer) === null) return answer;
  for (const choice of choices(view, ask)) return choice;
  return answer;
}

export function useOrders({ desk, readOnly, answer: give }: Wanted): Orders {
  const { view } = desk;
  const [drafts, setDrafts] = useState<Readonly<Record<string, Answer>>>({});
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [reopened, setReopened] = useState<number | null>(null);

  const asks = useMemo(() => (readOnly ? [] : desk.asks.map(({ ask }) => ask)), [desk.asks, readOnly]);
  const defaults = useMemo(
    () =>
      new Map(
        readOnly ? [] : desk.asks.map(({ ask, answer }) => [ask.id, answer ?? defaultAnswer(view, ask)]),
      ),
    [desk.asks, view, readOnly],
  );
  const given = asks.length > 0 && desk.asks.every(({ answer }) => answer !== null);
  const atWork = asks.length > 0 && (!given || reopened === desk.step);
  const draftOf = (ask: HexAsk): Answer => drafts[ask.id] ?? defaults.get(ask.id)!;
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

  return {
    asks,
    current,
    answer,
    settled,
    laid: asks.flatMap((ask) =>
      ask.kind === 'plot' && ask !== current && settled.has(ask.id)
        ? [{ ship: ask.ship, plot: (draftOf(ask) as AnswerTo<'plot'>).plot }]
        : [],
    ),
    fault,
    busy,
    given: given && !atWork,
    goTo: (id) => {
      setRefused(null);
      // Orders written out and found good stand when the captain turns to another ship.
      if (current !== null && drafts[current.id] !== undefined && fault === null)
        setSettled((all) => new Set([...all, current.id]));
      setCurrentId(id);
    },
    change: (next) => {
      if (current === null) return;
      setRefused(null);
      setDrafts((all) => ({ ...all, [current.id]: next }));
      setSettled((all) => new Set([...all].filter((id) => id !== current.id)));
    },
    confirm: () => {
      if (current === null || busy || fault !== null) return;
      const done = new Set([...settled, current.id]);
      setSettled(done);
      const next = asks.find(({ id }) => !done.has(id));
      if (next === undefined) void send(everything());
      else setCurrentId(next.id);
    },
    sendAll: () => {
      if (!busy) void send(everything());
    },
    reopen: () => setReopened(desk.step),
  };
}
