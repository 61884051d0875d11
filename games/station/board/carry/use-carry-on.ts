/** Carrying on until something happens: what can be answered as it stands is answered, until a wished stop comes. */
import type { SelfGiven } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { proposedAnswer } from '../../rules/attention/proposed.ts';
import { type Halt, haltOf, type Stop } from '../../rules/attention/stops.ts';
import type { Answer, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import type { Props } from '../look/types.ts';
import { keepStops, keptStops } from './wished-stops.ts';

interface Voyage {
  /** The view in which it began, the last step told by then, and the question that was answered by hand. */
  readonly since: View;
  readonly n: number;
  readonly from: string | null;
  /** Begun amid the Combats of a Battle: then the rest of them go as proposed. */
  readonly combats: boolean;
}

export interface CarryOn {
  /** Whether this question is answered without anybody. */
  carries(ask: StationAsk | null): boolean;
  /** Why it was carried on no further; until the next answer. */
  readonly halt: Halt | null;
  readonly stops: readonly Stop[];
  begin(): void;
  stop(): void;
  wish(stops: readonly Stop[]): void;
  answerFor(view: View, ask: StationAsk): SelfGiven<Answer> | null;
}

/** At a shared screen the board is put away between two persons; who carries on does so when he is back. */
const UNDER_WAY = new Map<string, Voyage>();

const belongsTo = ({ since }: Voyage, view: View): boolean =>
  since.scenario.id === view.scenario.id && since.asked <= view.asked && view.outcome === null;

export function useCarryOn(
  { desk, past, title, onFocus }: Pick<Props, 'desk' | 'past' | 'title' | 'onFocus'>,
  ask: StationAsk | null,
  /** The next Combat as the panel lays it ready. */
  nextCombat: (view: View, ask: StationAsk) => Answer | null,
): CarryOn {
  const key = `${title}/${desk.seat}`;
  const { view } = desk;
  const [voyage, setVoyage] = useState<Voyage | null>(() => {
    const kept = UNDER_WAY.get(key);
    return kept !== undefined && belongsTo(kept, view) ? kept : null;
  });
  const [halted, setHalted] = useState<{ readonly halt: Halt; readonly ask: string } | null>(null);
  const [stops, setStops] = useState(keptStops);
  const newest = useRef({ past, stops, view, ask, onFocus });
  useEffect(() => {
    newest.current = { past, stops, view, ask, onFocus };
  });

  const put = useCallback(
    (next: Voyage | null): void => {
      if (next === null) UNDER_WAY.delete(key);
      else UNDER_WAY.set(key, next);
      setVoyage(next);
    },
    [key],
  );

  const answerFor = useCallback(
    (now: View, asked: StationAsk): SelfGiven<Answer> | null => {
      if (voyage === null || voyage.from === asked.id) return null;
      const combat = voyage.combats && asked.kind === 'combat' ? nextCombat(now, asked) : null;
      if (combat !== null) return { answer: combat, words: '' };
      const told = newest.current.past.filter(({ n }) => n > voyage.n).flatMap((step) => step.told);
      const halt: Halt | null = belongsTo(voyage, now)
        ? haltOf({ since: voyage.since, now, told, ask: asked }, new Set(newest.current.stops))
        : { stop: 'asked', at: null };
      const answer = halt === null ? proposedAnswer(now, asked) : null;
      if (answer !== null && check(now, asked, answer) === null) return { answer, words: '' };
      const why: Halt = halt ?? { stop: 'asked', at: null };
      put(null);
      setHalted({ halt: why, ask: asked.id });
      if (why.at !== null) newest.current.onFocus(why.at);
      return null;
    },
    [voyage, put, nextCombat],
  );

  return {
    carries: (asked) => voyage !== null && asked?.id !== voyage.from,
    halt: halted !== null && halted.ask === ask?.id ? halted.halt : null,
    stops,
    begin: () => {
      const { past: steps, view: since, ask: from } = newest.current;
      put({
        since,
        n: steps.at(-1)?.n ?? 0,
        from: from?.id ?? null,
        combats: from?.kind === 'combat',
      });
    },
    stop: () => put(null),
    wish: (next) => {
      keepStops(next);
      setStops(next);
    },
    answerFor,
  };
}
