/**
 * For boards that put one question at a time: the one now open to this seat, its answer, and those that the board
 * answers by itself.
 */
import type { Desk, GameTypes, Refusal } from '@weathergage/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../contract.ts';

/** An answer that needs nobody, and what is said of it; without words it passes unnoticed. */
export interface SelfGiven<A> {
  readonly answer: A;
  readonly words: string;
}

export interface OneAsk<T extends GameTypes> {
  readonly ask: T['ask'] | null;
  /** The board is answering this one by itself: nobody need see it. */
  readonly bySelf: boolean;
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
  /** Nothing is answered yet: a story is being told. */
  readonly hold?: boolean;
  /** Null leaves the question to the player. Another function may answer what the last one left. */
  byItself(view: T['view'], ask: T['ask']): SelfGiven<T['answer']> | null;
  /** The umpire has taken an answer. */
  onTaken?(view: T['view'], ask: T['ask'], answer: T['answer']): void;
}

const TOAST_MS = 3600;

export function useOneAsk<T extends GameTypes>(desk: Desk<T>, work: AskWork<T>): OneAsk<T> {
  const { readOnly, byItself, hold = false } = work;
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
  const key = waiting === null ? '' : `${waiting.id}/${desk.step}`;
  /** What was given so and refused is the player's to answer. */
  const [refused, setRefused] = useState('');
  // While a story holds it back it is not put before anybody either: it would be gone again under his hand.
  const mayAnswer = !readOnly || hold;
  const found = useMemo(
    () => (mayAnswer && waiting !== null ? byItself(desk.view, waiting) : null),
    [waiting, desk.view, mayAnswer, byItself],
  );
  useEffect(() => {
    if (found === null || readOnly || hold || tried.current.has(key)) return;
    tried.current.add(key);
    setToast({ words: found.words, on: found.words !== '' });
    void give(found.answer).then((refusal) => {
      if (refusal !== null) setRefused(key);
    });
  }, [found, readOnly, hold, key, give]);

  useEffect(() => {
    if (!toast.on) return;
    const timer = window.setTimeout(() => setToast({ ...toast, on: false }), TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [toast]);

  return {
    ask: current?.ask ?? null,
    bySelf: found !== null && refused !== key,
    given: current?.answer ?? null,
    settled: open === undefined && desk.asks.length > 0,
    toast,
    reopen: () => setReopened(desk.asks[0]?.ask.id ?? null),
    give,
  };
}
