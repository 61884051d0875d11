/** Orders that the page carries out by itself after one press, question by question, until they are done or stop. */
import { useLayoutEffect, useRef, useState } from 'react';
import { type Drill, drillStep, isDone, resumed } from '../fleet/drill.ts';
import type { Props } from '../look/types.ts';
import type { Orders } from './use-orders.ts';

export interface DrillWork {
  readonly drill: Drill | null;
  /** Why it stopped; null while it goes on. */
  readonly why: string | null;
  /** The page is answering: nobody is asked meanwhile. */
  readonly running: boolean;
  /** Begins; `answered` is the question that is being answered by hand at the same time. */
  begin(drill: Drill, answered?: string): void;
  carryOn(): void;
  stop(): void;
  drop(): void;
}

const OWN_KINDS: readonly string[] = ['activate', 'segment', 'fire'];

export function useDrill({ desk, past }: Pick<Props, 'desk' | 'past'>, orders: Orders): DrillWork {
  const [drill, setDrill] = useState<Drill | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  /** The question answered last, and the step up to which all that happened is known. */
  const handled = useRef<string | null>(null);
  const heard = useRef(0);
  const latest = past.at(-1)?.step ?? 0;
  const { current, busy, fault } = orders;
  const { view } = desk;

  useLayoutEffect(() => {
    if (drill !== null && isDone(view, drill)) {
      setDrill(null);
      setWhy(null);
      return;
    }
    if (drill === null || why !== null || current === null || busy) return;
    if (handled.current === current.id) {
      // The umpire would not have it: the captain must look.
      if (fault !== null) setWhy(fault.message);
      return;
    }
    const told = past.filter(({ step }) => step > heard.current).flatMap((step) => step.told);
    const next = drillStep(view, current, drill, told);
    switch (next.do) {
      case 'answer':
        handled.current = current.id;
        heard.current = latest;
        setDrill(next.drill);
        orders.send(next.answer);
        return;
      case 'stop':
        heard.current = latest;
        setWhy(next.why);
        return;
      case 'over':
        setDrill(null);
        return;
      case 'wait':
        return;
    }
  }, [drill, why, current, busy, fault, view, past, latest, orders]);

  return {
    drill,
    why,
    running:
      drill !== null &&
      why === null &&
      !isDone(view, drill) &&
      (current === null || OWN_KINDS.includes(current.kind)),
    begin: (next, answered) => {
      heard.current = latest;
      if (answered !== undefined) handled.current = answered;
      setWhy(null);
      setDrill(next);
    },
    carryOn: () => {
      heard.current = latest;
      handled.current = null;
      setDrill((was) => (was === null ? null : resumed(view, current, was)));
      setWhy(null);
    },
    stop: () => setWhy('Stopped by hand.'),
    drop: () => {
      setDrill(null);
      setWhy(null);
    },
  };
}
