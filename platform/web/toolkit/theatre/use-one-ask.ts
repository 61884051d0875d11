/**
 * For boards that put one question at a time: the one now open to this seat, its answer, and those that the board
 * answers by itself.
 */
import type { Desk, GameTypes, Refusal } from '@weathergage/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../contract.ts';

/** An answer that needs nobody, and what is said of it; without words it passes unnoticed. */
export interface SelfGiven<A> {
  readonly answer: A;
  readonly words: string;
}

export interface OneAsk<T extends GameTypes> {
  readonly ask: T['ask'] | null;
  /** What has been given already and can still be changed. */
  readonly given: T['answer'] | null;
  /** An answer is in and nothing else is open: it may be looked at again. */
  readonly settled: boolean;
  /** A word on what the board has answered by itself; it keeps its words while it fades. */
  readonly toast: { readonly words: string; readonly on: boolean };
  reopen(): void;
  give(answer: T['answer']): Promise<Refusal | null>;
}

interface AskWork<T extends GameTypes> extends Pick<BoardProps<T>, 'readOnly' | 'answer'> {
  /** Null leaves the question to the player. Another function may answer what the last one left. */
  byItself(view: T['view'], ask: T['ask']): SelfGiven<T['answer']> | null;
  /** The umpire has taken an answer. */
  onTaken?(view: T['view'], ask: T['ask'], answer: T['answer']): void;
}

const TOAST_MS = 3600;

export function useOneAsk<T extends GameTypes>(desk: Desk<T>, work: AskWork<T>): OneAsk<T> {
  const { readOnly, byItself } = work;
  const [reopened, setReopened] = useState<string | null>(null);
  const [toast, setToast] = useState({ words: '', on: false });
  const tried = useRef(new Set<string>());
  const open = desk.asks.find((each) => each.answer === null);
  const again = desk.asks.find(({ ask }) => ask.id === reopened);
  const current = open ?? again ?? null;

  const newest = useRef({ work, ask: current?.ask ?? null, view: desk.view });
  useEffect(() => {
    newest.current = { work, ask: current?.ask ?? null, view: desk.view };
  });

  const give = useCallback(async (given: T['answer']): Promise<Refusal | null> => {
    const { ask, view, work: now } = newest.current;
    if (ask === null) return null;
    const refusal = await now.answer([{ ask: ask.id, answer: given }]);
    if (refusal !== null) return refusal;
    setReopened(null);
    now.onTaken?.(view, ask, given);
    return null;
  }, []);

  const waiting = open?.ask ?? null;
  useEffect(() => {
    if (readOnly || waiting === null) return;
    const key = `${waiting.id}/${desk.step}`;
    if (tried.current.has(key)) return;
    const found = byItself(desk.view, waiting);
    if (found === null) return;
    tried.current.add(key);
    setToast({ words: found.words, on: found.words !== '' });
    void give(found.answer);
  }, [waiting, desk.view, desk.step, readOnly, byItself, give]);

  useEffect(() => {
    if (!toast.on) return;
    const timer = window.setTimeout(() => setToast({ ...toast, on: false }), TOAST_MS);
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
