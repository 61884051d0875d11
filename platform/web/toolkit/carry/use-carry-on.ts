/** Carrying on until something happens: what the game can answer by itself is answered, until a wished stop comes. */
import { ASKED, type CarryOn, type GameTypes, type Halt } from '@weathergage/kernel';
import type { Standing } from '@weathergage/kernel/protocol.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { useNoted } from '../notes.ts';
import { keepTicks, keptTicks } from './kept-ticks.ts';

interface Voyage<T extends GameTypes> {
  /** The view in which it began, the step, and the last number told by then. */
  readonly since: T['view'];
  readonly step: number;
  readonly n: number;
  /** What was asked then; `byHand` if it is answered by hand at the same time. */
  readonly asks: readonly T['ask'][];
  readonly byHand: boolean;
  readonly ticked: readonly string[];
  /** Questions answered so far. */
  readonly answered: number;
}

/** Why it went on no longer, and how many questions were answered until then. */
export interface Stopped {
  readonly halt: Halt;
  readonly answered: number;
}

export interface CarryWork {
  /** Questions are answered by themselves now: nobody need see them. */
  readonly carrying: boolean;
  /** Until the question at which it stopped is answered. */
  readonly stopped: Stopped | null;
  readonly ticked: readonly string[];
  tick(ticked: readonly string[]): void;
  /** `byHand`: what is asked now is being answered by hand, and it goes on from there. `also`: ticked for this time. */
  begin(how?: { readonly byHand?: boolean; readonly also?: readonly string[] }): void;
  stop(): void;
}

type Needed<T extends GameTypes> = Pick<
  BoardProps<T>,
  'desk' | 'past' | 'story' | 'readOnly' | 'answer' | 'onFocus' | 'byServer'
>;

interface CarryTask<T extends GameTypes> {
  /** For what is kept in the browser. */
  readonly game: string;
  readonly rules: CarryOn<T>;
  /** What has been settled on the board before, by ids that the game knows: it holds meanwhile. */
  readonly settled?: readonly string[];
}

const NONE = null;

export function useCarryOn<T extends GameTypes>(props: Needed<T>, task: CarryTask<T>): CarryWork {
  const { desk, past, story, readOnly } = props;
  // At a shared screen the board is put away between two persons; who carries on does so when he is back. Whoever loads
  // the page anew looks for himself first.
  const [voyage, setVoyage] = useNoted<Voyage<T> | null>('carry-on', NONE, true);
  const [stopped, setStopped] = useState<(Stopped & { readonly at: string }) | null>(null);
  const [ticked, setTicked] = useState(() => keptTicks(task.game, task.rules as unknown as CarryOn));
  const newest = useRef({ props, task, ticked, voyage });
  useEffect(() => {
    newest.current = { props, task, ticked, voyage };
  });
  const tried = useRef('');

  const owed = desk.asks.filter(({ answer }) => answer === null).map(({ ask }) => ask);
  const asked = owed.map(({ id }) => id).join(' ');
  const byHand = voyage?.byHand === true && owed.some(({ id }) => voyage.asks.some((was) => was.id === id));
  const carrying = voyage !== null && !byHand && desk.outcome === null;
  const halted = useCallback(
    (halt: Halt): void => {
      const { voyage: now, props: latest } = newest.current;
      setStopped({ halt, answered: now?.answered ?? 0, at: asksKey(latest.desk) });
      setVoyage(null);
      if (halt.at !== null) latest.onFocus(halt.at);
    },
    [setVoyage],
  );

  const { byServer } = props;
  const standing = byServer?.standing ?? null;
  const byPage = byServer === undefined;
  const due = carrying && byPage && !readOnly && story === null && owed.length > 0;

  // A server carries on for the seat, whether anybody looks or not; it is told so once what is answered by hand is given.
  const handOver = carrying && !byPage;
  useEffect(() => {
    const { voyage: now, props: latest, task: given } = newest.current;
    if (!handOver || now === null) return;
    setVoyage(null);
    void latest.byServer?.instruct([...now.ticked, ...(given.settled ?? [])]).then((refusal) => {
      if (refusal !== null) halted({ stop: ASKED, words: refusal.message.replace(/\.$/, ''), at: null });
    });
  }, [handOver, setVoyage, halted]);
  const goesOn = standing !== null && standing.halt === null;

  // A step was taken back to before it was said, or all is over.
  const gone = voyage !== null && (desk.step < voyage.step || desk.outcome !== null);
  useEffect(() => {
    if (gone) setVoyage(null);
  }, [gone, setVoyage]);

  const key = `${desk.step}/${asked}`;
  useEffect(() => {
    const { voyage: now } = newest.current;
    if (!due || gone || now === null || tried.current === key) return;
    tried.current = key;
    const found = nextFor(newest.current.props, newest.current.task, now);
    if ('halt' in found) {
      halted(found.halt);
      return;
    }
    const next = { ...now, answered: now.answered + found.orders.length };
    setVoyage(next);
    newest.current.voyage = next;
    void newest.current.props.answer(found.orders).then((refusal) => {
      if (refusal !== null) halted({ stop: ASKED, words: refusal.message.replace(/\.$/, ''), at: null });
    });
  }, [due, gone, key, halted, setVoyage]);

  const here = stopped !== null && stopped.at === asksKey(desk) && voyage === null ? stopped : null;
  return {
    carrying: (carrying && !gone) || goesOn,
    stopped: here ?? stoppedThere(standing),
    ticked,
    tick: (next) => {
      keepTicks(task.game, next);
      setTicked(next);
    },
    begin: ({ byHand: hand = false, also = [] } = {}) => {
      tried.current = '';
      setStopped(null);
      setVoyage({
        since: desk.view,
        step: desk.step,
        n: past.at(-1)?.n ?? 0,
        asks: owed,
        byHand: hand,
        ticked: [...ticked, ...also],
        answered: 0,
      });
    },
    stop: () => {
      setVoyage(null);
      if (goesOn) void byServer?.instruct(null);
    },
  };
}

/** Why the server went on no longer; it says so until he who was called has answered. */
const stoppedThere = (standing: Standing | null): Stopped | null =>
  standing === null || standing.halt === null ? null : { halt: standing.halt, answered: standing.answered };

const asksKey = ({ step, asks }: Needed<GameTypes>['desk']): string =>
  `${step}/${asks.map(({ ask }) => ask.id).join(' ')}`;

/** What is answered now to all that is asked, or why nothing is. */
function nextFor<T extends GameTypes>(
  { desk, past }: Needed<T>,
  { rules, settled = [] }: CarryTask<T>,
  { since, n, ticked }: Voyage<T>,
):
  | { readonly orders: readonly { readonly ask: string; readonly answer: T['answer'] }[] }
  | { readonly halt: Halt } {
  const asks = desk.asks.filter(({ answer }) => answer === null).map(({ ask }) => ask);
  const told = past.filter((step) => step.n > n).flatMap((step) => step.told);
  const carried = rules.carry({ since, now: desk.view, told, asks }, new Set([...ticked, ...settled]));
  if ('halt' in carried) return carried;
  return { orders: asks.map((ask, at) => ({ ask: ask.id, answer: carried.answers[at] as T['answer'] })) };
}
