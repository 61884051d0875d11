/** Orders being thought over: a draft for each open question, and the sending of one when it is confirmed. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useMemo, useState } from 'react';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import type { Props, Refusal } from '../look/types.ts';
import { defaultAnswer, faultIn } from './defaults.ts';

export interface Orders {
  /** Open questions to this seat; empty while it may not order. */
  readonly asks: readonly TableAsk[];
  /** The question on the table; null when nothing is to be ordered. */
  readonly current: TableAsk | null;
  readonly answer: Answer | null;
  readonly fault: Refusal | null;
  readonly busy: boolean;
  /** All that was asked is answered; the umpire waits for others. */
  readonly given: boolean;
  goTo(ask: string): void;
  change(answer: Answer): void;
  /** Sends the draft, or another answer to the same question. */
  send(answer?: Answer): void;
  reopen(): void;
}

type Wanted = Pick<Props, 'desk' | 'readOnly' | 'answer'>;

export function useOrders({ desk, readOnly, answer: give }: Wanted): Orders {
  const { view } = desk;
  const [drafts, setDrafts] = useDrafted<Readonly<Record<string, Answer>>>('orders', {});
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly ask: string; readonly refusal: Refusal } | null>(null);
  const [busy, setBusy] = useState(false);
  const [reopened, setReopened] = useState<number | null>(null);

  const open = useMemo(() => (readOnly ? [] : desk.asks), [desk.asks, readOnly]);
  const given = open.length > 0 && open.every(({ answer }) => answer !== null);
  const waiting = reopened === desk.step ? open : open.filter(({ answer }) => answer === null);
  const entry = waiting.find(({ ask }) => ask.id === currentId) ?? waiting[0] ?? null;
  const current = entry?.ask ?? null;
  const standing = useMemo(
    () => (entry === null ? null : (entry.answer ?? defaultAnswer(view, entry.ask))),
    [entry, view],
  );
  const answer = current === null ? null : (drafts[current.id] ?? standing);
  const fault = useMemo(
    () => (current === null || answer === null ? null : faultIn(view, current, answer)),
    [view, current, answer],
  );

  const send = async (ask: TableAsk, order: Answer): Promise<void> => {
    setBusy(true);
    try {
      const refusal = await give([{ ask: ask.id, answer: order }]);
      setRefused(refusal === null ? null : { ask: ask.id, refusal });
      if (refusal === null) setReopened(null);
    } finally {
      setBusy(false);
    }
  };

  return {
    asks: waiting.map(({ ask }) => ask),
    current,
    answer,
    fault: fault ?? (refused !== null && refused.ask === current?.id ? refused.refusal : null),
    busy,
    given: given && reopened !== desk.step,
    goTo: (id) => {
      setRefused(null);
      setCurrentId(id);
    },
    change: (next) => {
      if (current === null) return;
      setRefused(null);
      setDrafts((all) => ({
        ...Object.fromEntries(Object.entries(all).filter(([id]) => waiting.some(({ ask }) => ask.id === id))),
        [current.id]: next,
      }));
    },
    send: (order = answer ?? undefined) => {
      if (current === null || order === undefined || busy) return;
      const barred = faultIn(view, current, order);
      if (barred !== null) setRefused({ ask: current.id, refusal: barred });
      else void send(current, order);
    },
    reopen: () => setReopened(desk.step),
  };
}
