/** Orders that the page carries out by itself after one press, question by question, until they are done or stop. */
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { useLayoutEffect, useRef } from 'react';
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

/** How far it has come: why it stands still, and the step up to which all that happened is known. */
interface Progress {
  readonly why: string | null;
  readonly heard: number;
}

const NO_DRILL = null;
/** Orders outlast a reload; whoever loads the page anew looks for himself before they go on. */
const LOADED_ANEW: Progress = { why: 'The page was loaded anew; the orders stand.', heard: 0 };

export function useDrill({ desk, past }: Pick<Props, 'desk' | 'past'>, orders: Orders): DrillWork {
  const [drill, setDrill] = useNoted<Drill | null>('drill', NO_DRILL);
  const [{ why, heard }, setProgress] = useNoted('drill-progress', LOADED_ANEW, true);
  /** The question answered last. */
  const handled = useRef<string | null>(null);
  const latest = past.at(-1)?.step ?? 0;
  const { current, busy, fault } = orders;
  const { view } = desk;

  useLayoutEffect(() => {
    if (drill !== null && isDone(view, drill)) {
      setDrill(null);
      return;
    }
    if (drill === null || why !== null || current === null || busy) return;
    if (handled.current === current.id) {
      // The umpire would not have it: the captain must look.
      if (fault !== null) setProgress({ why: fault.message, heard });
      return;
    }
    const told = past.filter(({ step }) => step > heard).flatMap((step) => step.told);
    const next = drillStep(view, current, drill, told);
    switch (next.do) {
      case 'answer':
        handled.current = current.id;
        setProgress({ why: null, heard: latest });
        setDrill(next.drill);
        orders.send(next.answer);
        return;
      case 'stop':
        setProgress({ why: next.why, heard: latest });
        return;
      case 'over':
        setDrill(null);
        return;
      case 'wait':
        return;
    }
  }, [drill, why, heard, current, busy, fault, view, past, latest, orders, setDrill, setProgress]);

  return {
    drill,
    why: drill === null ? null : why,
    running:
      drill !== null &&
      why === null &&
      !isDone(view, drill) &&
      (current === null || OWN_KINDS.includes(current.kind)),
    begin: (next, answered) => {
      setProgress({ why: null, heard: latest });
      if (answered !== undefined) handled.current = answered;
      setDrill(next);
    },
    carryOn: () => {
      setProgress({ why: null, heard: latest });
      handled.current = null;
      if (drill !== null) setDrill(resumed(view, current, drill));
    },
    stop: () => setProgress({ why: 'Stopped by hand.', heard }),
    drop: () => setDrill(null),
  };
}
