/** The match as one screen shows it: whose desk is open, which story is being told, what may be done. */
import { type Desk, GALLERY, type Refusal, type Seat } from '@weathergage/kernel';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Chair, SeatOrder, Table, TableNow } from '../tables/table.ts';
import { type HotSeatScreen, screenFor } from './hot-seat.ts';
import { type DeskScene, keepUp, sceneOf, type ToldUpTo, toldChapters } from './story.ts';

export interface Sitting {
  readonly now: TableNow;
  readonly screen: HotSeatScreen;
  /** Null while the curtain is closed or nothing has come yet: then there is nothing to draw. */
  readonly open: OpenDesk | null;
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
export function useSitting(table: Table): Sitting {
  const now = useTableNow(table);
  const [holder, setHolder] = useState<Seat | null>(null);
  const [told, setTold] = useState<ToldUpTo>(() => keepUp({}, now.chairs));
  const upTo = keepUp(told, now.chairs);
  if (upTo !== told) setTold(upTo);

  const anyDesk = now.chairs.values().next().value?.desk;
  const screen = screenOf(holder, now, anyDesk);
  const { open: seat, curtain } = screen;

  const takeSpyglass = useCallback(() => setHolder(curtain), [curtain]);
  const chair = seat === null ? undefined : now.chairs.get(seat);
  const scene = chair && seat !== null ? sceneOf(chair, upTo[seat] ?? 0) : null;
  const telling = scene?.story?.n ?? null;
  const onStoryTold = useCallback(() => {
    if (seat !== null && telling !== null) setTold((was) => ({ ...was, [seat]: telling }));
  }, [seat, telling]);
  const answer = useCallback(
    (orders: readonly SeatOrder[]): Promise<Refusal | null> =>
      seat === null ? Promise.resolve(null) : table.answer(seat, orders),
    [table, seat],
  );

  if (seat === null || chair === undefined || scene === null)
    return { now, screen, open: null, takeSpyglass };
  const readOnly = scene.story !== null || seat === GALLERY || chair.desk.outcome !== null;
  const chapters = toldChapters(chair, upTo[seat] ?? 0);
  return {
    now,
    screen,
    takeSpyglass,
    open: { seat, desk: chair.desk, scene, chapters, readOnly, onStoryTold, answer },
  };
}

function screenOf(holder: Seat | null, now: TableNow, desk: Desk | undefined): HotSeatScreen {
  if (now.persons.length === 0) return { open: GALLERY, curtain: null };
  const waitingFor = desk?.waitingFor ?? [];
  return screenFor(holder, { persons: now.persons, waitingFor, over: now.status === 'over' });
}
