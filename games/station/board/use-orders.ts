/** The question now open to this seat, its answer, and those that answer themselves. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, StationAsk } from '../rules/world/asks.ts';
import type { Props, Refusal, StationDesk } from './look/types.ts';
import { type Declined, declinedBy, isDeclined } from './panels/tasks/declined.ts';
import { trivialAnswer } from './trivial.ts';

export interface Orders {
  readonly ask: StationAsk | null;
  /** What has been given already and can still be changed. */
  readonly given: Answer | null;
  /** An answer is in and nothing else is open: it may be looked at again. */
  readonly settled: boolean;
  /** A word on what the board has answered by itself. */
  readonly toast: string;
  reopen(): void;
  give(answer: Answer): Promise<Refusal | null>;
}

const TOAST_MS = 3600;

export function useOrders(
  desk: StationDesk,
  { readOnly, answer }: Pick<Props, 'readOnly' | 'answer'>,
): Orders {
  const [reopened, setReopened] = useState<string | null>(null);
  const [toast, setToast] = useState('');
  const tried = useRef(new Set<string>());
  const declined = useRef<Declined | null>(null);
  const open = desk.asks.find((each) => each.answer === null);
  const again = desk.asks.find(({ ask }) => ask.id === reopened);
  const current = open ?? again ?? null;
  const newest = useRef({ answer, ask: current?.ask ?? null, view: desk.view });
  useEffect(() => {
    newest.current = { answer, ask: current?.ask ?? null, view: desk.view };
  });

  const give = useCallback(async (given: Answer): Promise<Refusal | null> => {
    const { ask, answer: send, view } = newest.current;
    if (ask === null) return null;
    const refusal = await send([{ ask: ask.id, answer: given }]);
    if (refusal !== null) return refusal;
    setReopened(null);
    declined.current = declinedBy(view, ask, given, declined.current);
    return refusal;
  }, []);

  const waiting = open?.ask ?? null;
  useEffect(() => {
    if (readOnly || waiting === null) return;
    const key = `${waiting.id}/${desk.step}`;
    if (tried.current.has(key)) return;
    const found = isDeclined(desk.view, waiting, declined.current)
      ? { answer: { tasks: [] }, words: '' }
      : trivialAnswer(desk.view, waiting);
    if (found === null) return;
    tried.current.add(key);
    setToast(found.words);
    void give(found.answer);
  }, [waiting, desk.view, desk.step, readOnly, give]);

  useEffect(() => {
    if (toast === '') return;
    const timer = window.setTimeout(() => setToast(''), TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [toast]);

  return {
    ask: current?.ask ?? null,
    given: current?.answer ?? null,
    settled: open === undefined && desk.asks.length > 0,
    toast,
    reopen: () => setReopened(desk.asks[0]?.ask.id ?? null),
    give,
  };
}
