/** The question now open to this seat, its answer, and those that answer themselves. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import type { Props, Refusal, SeaDesk } from './look/types.ts';
import { portName, squadronName } from './look/words.ts';
import { proposedPlace } from './panels/stations.ts';
import { trivialAnswer } from './trivial.ts';

export interface Orders {
  readonly ask: SeaAsk | null;
  /** What has been given already and can still be changed. */
  readonly given: Answer | null;
  /** An answer is in and nothing else is open: it may be looked at again. */
  readonly settled: boolean;
  /** A word on what the board has answered by itself. */
  readonly toast: { readonly words: string; readonly on: boolean };
  reopen(): void;
  give(answer: Answer): Promise<Refusal | null>;
}

const TOAST_MS = 3600;

/** What a helper that was switched on answers; only placing has one. */
function helped(view: View, ask: SeaAsk, on: ReadonlySet<AskKind>): { answer: Answer; words: string } | null {
  if (ask.kind !== 'place' || !on.has('place')) return null;
  const answer = proposedPlace(view, ask);
  if (answer === null) return null;
  return { answer, words: `${squadronName(answer.squadron)} to ${portName(answer.port)}, as proposed.` };
}

export function useOrders(
  desk: SeaDesk,
  {
    readOnly,
    answer,
    autopilot,
  }: Pick<Props, 'readOnly' | 'answer'> & { readonly autopilot: ReadonlySet<AskKind> },
): Orders {
  const [reopened, setReopened] = useState<string | null>(null);
  const [toast, setToast] = useState({ words: '', on: false });
  const tried = useRef(new Set<string>());
  const open = desk.asks.find((each) => each.answer === null);
  const again = desk.asks.find(({ ask }) => ask.id === reopened);
  const current = open ?? again ?? null;

  const newest = useRef({ answer, ask: current?.ask ?? null });
  useEffect(() => {
    newest.current = { answer, ask: current?.ask ?? null };
  });

  const give = useCallback(async (given: Answer): Promise<Refusal | null> => {
    const { ask, answer: send } = newest.current;
    if (ask === null) return null;
    const refusal = await send([{ ask: ask.id, answer: given }]);
    if (refusal === null) setReopened(null);
    return refusal;
  }, []);

  const waiting = open?.ask ?? null;
  useEffect(() => {
    if (readOnly || waiting === null) return;
    const key = `${waiting.id}/${desk.step}`;
    if (tried.current.has(key)) return;
    const found = helped(desk.view, waiting, autopilot) ?? trivialAnswer(desk.view, waiting);
    if (found === null) return;
    tried.current.add(key);
    setToast({ words: found.words, on: true });
    void give(found.answer);
  }, [waiting, desk.view, desk.step, readOnly, autopilot, give]);

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
