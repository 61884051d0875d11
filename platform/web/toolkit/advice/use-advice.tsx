/** "What would a good officer do?": his order is laid as a draft that can be given, changed or put away again. */
import type { Advice, GameTypes } from '@weathergage/kernel';
import { lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { ADVICE_WORDS, KEY_GROUPS } from '../board-words.ts';
import { Button } from '../controls.tsx';
import { useKeys } from '../keys.ts';
import { AdviserContext } from './adviser.ts';

/** Comes over the wire when somebody asks. */
const AdviceNote = lazy(async () => ({ default: (await import('./advice-note.tsx')).AdviceNote }));

interface Laid<T extends GameTypes> {
  readonly ask: T['ask'];
  /** Null brings back what stood there before anybody had a say. */
  readonly answer: T['answer'] | null;
}

interface AdviceTask<T extends GameTypes> {
  readonly view: T['view'];
  readonly step: number;
  /** The question on the table, and its answer as it stands; null where the board does not know it. */
  readonly current: T['ask'] | null;
  readonly draft: T['answer'] | null;
  /** All that is asked at once: he thinks of the whole. */
  readonly asks: readonly T['ask'][];
  lay(orders: readonly Laid<T>[]): void;
  /** Where not every answer can be laid as a draft: whether this one can, and how it is given if it can't. */
  lays?(answer: T['answer']): boolean;
  give?(answer: T['answer']): void;
  /** He has been asked, perhaps by the key: what he says stands beside the question, which is to be seen. */
  onAsk?(): void;
}

export interface AdviceParts {
  /** Stands above the question. */
  readonly note: ReactNode;
  /** Stands in its foot. */
  readonly button: ReactNode;
}

type Heard<T extends GameTypes> =
  | { readonly moment: string; readonly is: 'thinking' | 'failed' }
  | {
      readonly moment: string;
      readonly is: 'told';
      readonly advice: readonly Advice<T>[];
      /** What stood there before, by question; those laid are in it. */
      readonly before: Readonly<Record<string, T['answer'] | null>>;
    };

const KEY = 'o';
const LABEL = ADVICE_WORDS.ask;

/** Null where nobody may be asked. */
export function useAdvice<T extends GameTypes>(task: AdviceTask<T>): AdviceParts | null {
  const adviser = useContext(AdviserContext);
  const [heard, setHeard] = useState<Heard<T> | null>(null);
  const { view, step, current, asks } = task;
  const moment = `${step}/${asks.map(({ id }) => id).join(' ')}`;
  const newest = useRef({ task, moment });
  newest.current = { task, moment };
  const now = heard?.moment === moment ? heard : null;

  /** Lays what is not laid yet, and remembers what was there. */
  const lay = (told: Extract<Heard<T>, { is: 'told' }>, wanted: readonly Advice<T>[]): void => {
    const { task: latest } = newest.current;
    const fresh = wanted.filter(
      ({ ask, answer }) => !(ask in told.before) && latest.lays?.(answer) !== false,
    );
    const orders = fresh.flatMap(({ ask: id, answer }) => {
      const ask = latest.asks.find((each) => each.id === id);
      return ask === undefined ? [] : [{ ask, answer }];
    });
    const kept = ({ id }: T['ask']): T['answer'] | null => (id === latest.current?.id ? latest.draft : null);
    setHeard({
      ...told,
      before: { ...told.before, ...Object.fromEntries(orders.map(({ ask }) => [ask.id, kept(ask)])) },
    });
    latest.lay(orders);
  };

  const ask = async (): Promise<void> => {
    if (adviser === null || current === null || now?.is === 'thinking') return;
    task.onAsk?.();
    if (now?.is === 'told') {
      lay(
        now,
        now.advice.filter((each) => each.ask === current.id),
      );
      return;
    }
    setHeard({ moment, is: 'thinking' });
    const still = (): boolean => newest.current.moment === moment;
    try {
      const advice = (await adviser.advise(view, asks)) as readonly Advice<T>[];
      if (!still()) return;
      const mine = advice.filter(
        (each) => each.ask === newest.current.task.current?.id && each.reasons.length > 0,
      );
      lay({ moment, is: 'told', advice, before: {} }, mine);
    } catch {
      if (still()) setHeard({ moment, is: 'failed' });
    }
  };

  const offered = adviser !== null && current !== null;
  useKeys(offered ? [{ keys: KEY, label: LABEL, group: KEY_GROUPS.orders, run: () => void ask() }] : []);
  if (!offered) return null;
  const told = now?.is === 'told' ? now : null;
  const mine = told?.advice.find((each) => each.ask === current.id) ?? null;
  const unlaid = told?.advice.filter((each) => !(each.ask in told.before)) ?? [];
  const laid = mine !== null && told !== null && mine.ask in told.before;
  const takeBack = (): void => {
    if (told === null || mine === null) return;
    const { [mine.ask]: was = null, ...rest } = told.before;
    setHeard({ ...told, before: rest });
    task.lay([{ ask: current, answer: was }]);
  };
  return {
    note: now !== null && (
      <Suspense fallback={null}>
        <AdviceNote
          state={now.is}
          advice={mine}
          laid={laid}
          lays={mine !== null && task.lays?.(mine.answer) !== false}
          onGive={() => mine !== null && task.give?.(mine.answer)}
          onLay={() => told !== null && mine !== null && lay(told, [mine])}
          onTakeBack={takeBack}
          all={told !== null && asks.length > 1 && unlaid.length > 0 ? unlaid.length : null}
          onLayAll={() => told !== null && lay(told, told.advice)}
          onClose={() => setHeard(null)}
        />
      </Suspense>
    ),
    button: (
      <Button
        look="quiet"
        shortcut={KEY}
        className="ask-frame-advice"
        data-testid="advice"
        disabled={now?.is === 'thinking'}
        onClick={() => void ask()}
      >
        {LABEL}
      </Button>
    ),
  };
}
