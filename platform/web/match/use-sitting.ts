/** The match as one screen shows it: whose desk is open, which story is being told, what may be done. */
import { type Desk, GALLERY, type Refusal, type Seat } from '@weathergage/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Chair, SeatOrder, Table, TableNow } from '../tables/table.ts';
import type { GameBoard } from '../toolkit/contract.ts';
import type { Notes } from '../toolkit/notes.ts';
import { type HotSeatScreen, screenFor } from './hot-seat.ts';
import { type DeskScene, keepUp, sceneOf, type ToldUpTo, toldChapters } from './story.ts';

export interface Sitting {
  readonly now: TableNow;
  readonly screen: HotSeatScreen;
  /** Null while the curtain is closed or nothing has come yet: then there is nothing to draw. */
  readonly open: OpenDesk | null;
  /** What the open seat has told its board to remember. */
  readonly notes: Notes;
  takeSpyglass(): void;
}

export interface OpenDesk {
  readonly seat: Seat;
  /** The desk as it is now, whatever is being told. */
  readonly desk: Desk;
  readonly scene: DeskScene;
  readonly chapters: Chair['chapters'];
  readonly readOnly: boolean;
  onStoryTold(): void;
  answer(orders: readonly SeatOrder[]): Promise<Refusal | null>;
}

export const useTableNow = (table: Table): TableNow =>
  useSyncExternalStore(
    useCallback((listener) => table.subscribe(listener), [table]),
    () => table.now(),
  );

/** A screen belongs to one table: a new table must get a new component (a `key`), or a desk could outlive its match. */
export function useSitting(table: Table, board: Pick<GameBoard, 'asNoted'>): Sitting {
  const now = useTableNow(table);
  const [holder, setHolder] = useState<Seat | null>(null);
  const [noted, setNoted] = useState<Readonly<Record<Seat, Notes['all']>>>({});
  const [told, setTold] = useState<ToldUpTo>(() => keepUp({}, now.chairs));
  const upTo = keepUp(told, now.chairs);
  if (upTo !== told) setTold(upTo);

  const anyDesk = now.chairs.values().next().value?.desk;
  // What somebody has settled beforehand is given for him while another has the chart: he need not be called for it.
  const settled = new Map(
    now.persons.flatMap((person): [Seat, readonly SeatOrder[]][] => {
      const desk = now.chairs.get(person)?.desk;
      const notes = noted[person];
      if (desk === undefined || notes === undefined || now.persons.length < 2) return [];
      const orders = desk.asks.some(({ answer }) => answer === null) ? board.asNoted?.(desk, notes) : null;
      return orders ? [[person, orders]] : [];
    }),
  );
  const screen = screenOf(holder, now, anyDesk, settled);
  const { open: seat, curtain } = screen;
  const [due] = [...settled].filter(([person]) => person !== seat);
  const dueKey = due === undefined ? null : `${due[0]} ${due[1].map(({ ask }) => ask).join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same orders are given once
  useEffect(() => {
    if (due !== undefined) void table.answer(due[0], due[1]);
  }, [table, dueKey, anyDesk?.step]);

  const takeSpyglass = useCallback(() => setHolder(curtain), [curtain]);
  const chair = seat === null ? undefined : now.chairs.get(seat);
  const scene = chair && seat !== null ? sceneOf(chair, upTo[seat] ?? 0) : null;
  const telling = scene?.story?.n ?? null;
  const onStoryTold = useCallback(() => {
    if (seat === null || telling === null) return;
    // Friends at this screen have seen it, too.
    const seen = now.persons.filter((person) => isFriend(now, seat, person));
    setTold((was) => ({ ...was, ...Object.fromEntries([seat, ...seen].map((one) => [one, telling])) }));
  }, [now, seat, telling]);
  const note = useCallback(
    (key: string, value: unknown): void => {
      if (seat !== null) setNoted((all) => ({ ...all, [seat]: { ...all[seat], [key]: value } }));
    },
    [seat],
  );
  const all = seat === null ? undefined : noted[seat];
  const notes = useMemo((): Notes => ({ all: all ?? {}, note }), [all, note]);
  const answer = useCallback(
    (orders: readonly SeatOrder[]): Promise<Refusal | null> =>
      seat === null ? Promise.resolve(null) : table.answer(seat, orders),
    [table, seat],
  );

  if (seat === null || chair === undefined || scene === null)
    return { now, screen, open: null, notes, takeSpyglass };
  const readOnly = scene.story !== null || seat === GALLERY || chair.desk.outcome !== null;
  const chapters = toldChapters(chair, upTo[seat] ?? 0);
  return {
    now,
    screen,
    notes,
    takeSpyglass,
    open: { seat, desk: chair.desk, scene, chapters, readOnly, onStoryTold, answer },
  };
}

const sideOf = (now: TableNow, seat: Seat): string | undefined =>
  now.seats.find(({ id }) => id === seat)?.side;

const isFriend = (now: TableNow, a: Seat, b: Seat): boolean =>
  a === b || (sideOf(now, a) !== undefined && sideOf(now, a) === sideOf(now, b));

function screenOf(
  holder: Seat | null,
  now: TableNow,
  desk: Desk | undefined,
  settled: ReadonlyMap<Seat, unknown>,
): HotSeatScreen {
  if (now.persons.length === 0) return { open: GALLERY, curtain: null };
  const waitingFor = (desk?.waitingFor ?? []).filter((seat) => seat === holder || !settled.has(seat));
  return screenFor(holder, {
    persons: now.persons,
    waitingFor,
    over: now.status === 'over',
    isFriend: (a, b) => isFriend(now, a, b),
  });
}
